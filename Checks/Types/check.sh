#!/usr/bin/env bash
# Type-checks Swift for Apple's toolkits where there are none. README.md beside this script says what that is worth.
set -euo pipefail

usage() {
  cat <<'TEXT'
usage: check.sh [options] FILE.swift|FOLDER…

  --platform NAME     ios (the default), catalyst, macos; or watchos, tvos, visionos, where every toolkit is empty
  --min VERSION       oldest system to run on (default: iOS 13, Catalyst 13.1, macOS 11, watchOS 7, tvOS 14, visionOS 1)
  --dep NAME=FOLDER   build FOLDER first, as module NAME; repeat it in the order of dependency
  --module NAME       name of the checked module (default: Checked)
  --example           what is never used is no mistake
  --resources         the module has a bundle of resources: Bundle.module
  --symbols FOLDER    also write the module's symbol graph there, for documentation
  --empty             fail unless the module declares nothing on this platform
TEXT
}

fail() {
  echo "check.sh: $1" >&2
  exit 2
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
platform=ios min='' symbols='' module=Checked resources=0 example=0 empty=0
deps=() inputs=()
while (($#)); do
  case $1 in
    --platform | --min | --dep | --module | --symbols) (($# > 1)) || fail "$1 needs a value" ;;&
    --platform) platform=$2 && shift ;;
    --min) min=$2 && shift ;;
    --dep) deps+=("$2") && shift ;;
    --module) module=$2 && shift ;;
    --symbols) symbols=$2 && shift ;;
    --example) example=1 ;;
    --resources) resources=1 ;;
    --empty) empty=1 ;;
    -h | --help) usage && exit ;;
    -*) fail "unknown option $1; see --help" ;;
    *) inputs+=("$1") ;;
  esac
  shift
done
((${#inputs[@]})) || { usage >&2 && exit 2; }

# base is the oldest system that the modules are made for; they serve every newer one.
suffix=
case $platform in
  ios) triple=arm64-apple-ios base=13.0 toolkit=UIKit ;;
  catalyst) triple=arm64-apple-ios base=13.1 toolkit=UIKit suffix=-macabi ;;
  macos) triple=arm64-apple-macos base=11.0 toolkit=AppKit ;;
  watchos) triple=arm64-apple-watchos base=7.0 toolkit=none ;;
  tvos) triple=arm64-apple-tvos base=14.0 toolkit=none ;;
  visionos) triple=arm64-apple-xros base=1.0 toolkit=none ;;
  *) fail "unknown platform $platform" ;;
esac
name=$triple$suffix

swiftc=$(command -v swiftc) || fail 'no swiftc on PATH'
usr=$(cd "$(dirname "$(readlink -f "$swiftc")")/.." && pwd)
frontend=$usr/bin/swift-frontend
[[ -x $frontend ]] || fail 'no swift-frontend beside swiftc'

# What was made is kept: a folder for each toolchain and for each state of the declarations, in both one for a platform.
# shellcheck source=stage.sh
. "$here/stage.sh"
store=$(cd "$here/../.." && pwd)/.build/types
mark() { cksum | tr ' ' -; }
keep() { # what makes it, its folder: made in place, since the modules remember where they were made
  [[ ! -e $2/ready ]] || return 0
  mkdir -p "$2"
  (
    flock 9
    [[ ! -e $2/ready ]] || exit 0
    # What a run that was stopped left.
    find "$2" -mindepth 1 -delete
    "$1" "$2" && touch "$2/ready"
  ) 9> "$2.lock" || exit 1
  # What older states left is of no more use, though a run of theirs may not have ended yet.
  find "$store" -mindepth 1 -maxdepth 1 -name "$(basename "${2%/*}" | cut -d- -f1)-*" -mmin +60 ! -path "${2%/*}" \
    -exec rm -rf {} +
}
version=$({ "$frontend" --version 2>&1 && cat "$here"/{check.sh,stage.sh,Swift.additions}; } | mark)
state=$({ echo "$version" && find "$here"/{swift,headers} -type f -print0 | LC_ALL=C sort -z | xargs -0 cat; } | mark)
toolchain=$store/toolchain-$version/$platform
cache=$store/toolkits-$state/$platform
keep stage_toolkits "$cache"
# What is empty needs no standard library, and that one takes seconds to make.
if ((empty)); then
  library=(-parse-stdlib -disable-implicit-concurrency-module-import -disable-implicit-string-processing-module-import)
else
  keep stage_toolchain "$toolchain"
  library=(-I "$toolchain")
fi

swift_files() { # files and folders, to a list of files
  local path
  for path; do
    if [[ -d $path ]]; then find "$path" -name '*.swift' ! -path '*/.build/*' | LC_ALL=C sort; else echo "$path"; fi
  done
}

# Warnings are errors: even in Swift 6 mode some violations of isolation are only warned of where the declaration is
# Objective-C's. What is merely deprecated stays allowed, for old systems need it.
flags=(-target "$triple${min:-$base}$suffix" -sdk "$cache/sdk" -resource-dir "$cache/resource" -swift-version 6
  "${library[@]}" -module-cache-path "$cache/modules" -I "$cache/swift" -I "$cache/headers" -package-name deeppress
  -plugin-path "$usr/lib/swift/host/plugins" -enable-objc-interop -Xcc -ffreestanding
  -warnings-as-errors -Wwarning DeprecatedDeclaration)

# Dependencies are kept under a mark of what they are made from.
chain=${flags[*]}
for dep in ${deps[@]+"${deps[@]}"}; do
  dependency=${dep%%=*}
  [[ $dep == *=* && -e ${dep#*=} ]] || fail "--dep takes NAME=FOLDER, and there is no ${dep#*=}"
  mapfile -t files < <(swift_files "${dep#*=}")
  ((${#files[@]})) || fail "no Swift files in ${dep#*=}"
  chain=$({ echo "$chain $dependency" && cat "${files[@]}"; } | mark)
  made=$cache/made/$chain
  if [[ ! -d $made ]]; then
    fresh=$(mktemp -d "$cache/made/fresh.XXXXXX")
    "$frontend" -emit-module -module-name "$dependency" -o "$fresh/$dependency.swiftmodule" -parse-as-library \
      -experimental-skip-non-inlinable-function-bodies "${flags[@]}" "${files[@]}" || { rm -rf "$fresh" && exit 1; }
    mv -T "$fresh" "$made" 2>/dev/null || rm -rf "$fresh"
  fi
  flags+=(-I "$made")
done

mapfile -t files < <(swift_files "${inputs[@]}")
((${#files[@]})) || fail 'no Swift files given'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
lower() { # as far as SIL, since initialisation and data races are only checked there
  "$frontend" -emit-sil -module-name "$module" -o "$1" -parse-as-library "${flags[@]}" "${@:2}"
}
if ((resources)); then
  # The package manager writes this accessor; what it holds doesn't matter to a type.
  echo 'import class Foundation.Bundle
extension Foundation.Bundle { static let module = Bundle.main }' > "$work/resource_bundle_accessor.swift"
  files+=("$work/resource_bundle_accessor.swift")
fi
if ((example)); then
  # No option spares the warnings of what isn't used: all others are looked for.
  lower "$work/module.sil" -no-warnings-as-errors "${files[@]}" 2> "$work/said" && status=0 || status=1
  sed '/: warning: .*\[#no-usage\]$/d' "$work/said" >&2
  if grep ': warning: ' "$work/said" | grep -qvE '#no-usage|#DeprecatedDeclaration'; then status=1; fi
  exit $status
fi
lower "$work/module.sil" "${files[@]}"
if ((empty)); then
  touch "$work/nothing.swift"
  lower "$work/nothing.sil" "$work/nothing.swift"
  # Comments name the files.
  cmp -s <(grep -v '^//' "$work/nothing.sil") <(grep -v '^//' "$work/module.sil") || {
    echo "check.sh: $module declares something for $platform" >&2
    exit 1
  }
fi
if [[ -n $symbols ]]; then
  mkdir -p "$symbols"
  "$frontend" -emit-module -module-name "$module" -o "$work/$module.swiftmodule" -parse-as-library \
    -emit-symbol-graph -emit-symbol-graph-dir "$symbols" -symbol-graph-skip-synthesized-members \
    "${flags[@]}" "${files[@]}"
fi
