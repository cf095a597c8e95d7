#!/bin/sh
# Installs the Debian packages named on the command line that are missing: as root, or through sudo.
# Where neither is possible it says what to install and fails.
set -eu
missing=
for package in "$@"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ]; then
  root=
elif command -v sudo >/dev/null 2>&1; then
  root=sudo
else
  echo "setup: please install, as root:$missing" >&2
  exit 1
fi
echo "setup: installing$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 1' HUP INT TERM
# shellcheck disable=SC2086 # names of packages hold no blanks
{
  $root apt-get -q -o DPkg::Lock::Timeout=120 update
  $root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120 install --no-install-recommends $missing
} >"$log" 2>&1 || {
  cat "$log" >&2
  exit 1
}
