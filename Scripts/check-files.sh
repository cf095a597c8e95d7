#!/bin/sh
# Checks what is installed beside the binary, and what other programs are to read: $1 is the deeppress binary.
set -eu
cd "$(dirname "$0")/.."
deeppress=$1
work=$(mktemp -d)
# Debian's own, which python3-yaml belongs to, whatever else is first on the path.
python=/usr/bin/python3
[ -x "$python" ] || python=python3
trap 'rm -rf "$work"' EXIT

echo "files: the man page, the completions, the samples"
mandoc -T lint -W warning Documentation/deeppress.1
bash -n Completions/deeppress.bash
zsh -n Completions/_deeppress
fish -n Completions/deeppress.fish
"$python" Scripts/make-samples.py --check

echo "files: every option, profile and knob of the help is in the man page and in each completion"
for word in $("$deeppress" replay --help | sed -n 's/^  *\(-., \)\{0,1\}--\([a-z-]*\).*/\2/p; s/^  \([a-z][a-z-]*\)  .*/\1/p'); do
  for file in Documentation/deeppress.1 Completions/deeppress.bash Completions/_deeppress Completions/deeppress.fish; do
    grep -q -- "$word" "$file" || { echo "files: $file lacks $word" >&2; exit 1; }
  done
done

echo "files: PyYAML reads what convert writes, and the plot is XML"
for sample in Samples/*.evemu; do
  "$deeppress" convert "$sample" "$work/sample.yml"
  "$deeppress" convert "$work/sample.yml" "$work/sample.evemu"
  "$deeppress" convert "$work/sample.evemu" "$work/again.yml"
  cmp "$work/sample.yml" "$work/again.yml"
  "$python" -c 'import sys, yaml; assert yaml.safe_load(open(sys.argv[1]))["version"] == 1' "$work/sample.yml"
done
"$deeppress" replay Samples/*.evemu Samples/*.yml Samples/*.csv --plot "$work/plot.svg" >/dev/null 2>&1
xmllint --noout "$work/plot.svg"
"$deeppress" replay Samples/force-touchpad.evemu --plot "$work/press.svg" >/dev/null 2>&1
cmp "$work/press.svg" Documentation/press.svg || { echo "files: draw Documentation/press.svg again" >&2; exit 1; }
