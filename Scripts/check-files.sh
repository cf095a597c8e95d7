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
manual=Documentation/deeppress.1 bash=Completions/deeppress.bash zsh=Completions/_deeppress fish=Completions/deeppress.fish

# Fails unless standard input has a line of a pattern: $1 is what it is for, $2 the file that it is from.
need() {
  grep -Eq -- "$3" || {
    echo "files: $2 lacks $1" >&2
    exit 1
  }
}

# Fails for an empty list, which would check nothing: $1 is what should be listed.
some() {
  [ -n "$2" ] || {
    echo "files: the help lists no $1" >&2
    exit 1
  }
}

# What the completions say of a command: $1 is the command.
in_manual() { awk -v start=".Cm $1" '$0 == start { on = 1 } on && /^\.(Nm|Sh)/ { exit } on' "$manual"; }
in_bash() { awk -v start="      $1)" 'index($0, start) == 1 { on = 1 } on; on && /;;/ { exit }' "$bash"; }
in_zsh() { awk -v start="_deeppress_$1() {" '$0 == start { on = 1 } on; on && /^}/ { exit }' "$zsh"; }
in_fish() {
  case $1 in convert) shared=any ;; *) shared='any|reading' ;; esac
  grep -E "^ *complete -c deeppress( -n \\\$($1|$shared))? -[sl]" "$fish"
}

for command in replay info convert; do
  "$deeppress" "$command" --help >"$work/help-$command"
  options=$(sed -n 's/^  *\(-., \)\{0,1\}--\([a-z-]*\).*/\2/p' "$work/help-$command")
  some "options of $command" "$options"
  for option in $options; do
    name="--$option of $command"
    letter=$(sed -n "s/^  *-\(.\), --$option .*/\1/p" "$work/help-$command")
    need "$name" "$manual" "^\.It .*Fl -$option( |\$)" <"$manual"
    [ "$option" = help ] || in_manual "$command" | need "$name" "$manual" " Fl (-$option${letter:+|$letter})( |\$)"
    in_bash "$command" | need "$name" "$bash" "(^|[ '])--$option([ ']|\$)"
    in_zsh "$command" | need "$name" "$zsh" "['{,]--$option[}[]"
    in_fish "$command" | need "$name" "$fish" " -l $option( |\$)"
  done
done

profiles=$(sed -n '/^Profiles:/,/^$/s/^  \([a-z-]*\) .*/\1/p' "$work/help-replay")
knobs=$(sed -n '/^Knobs/,/^$/s/^  \([a-z-]*\) .*/\1/p' "$work/help-replay")
some profiles "$profiles"
some knobs "$knobs"
for profile in $profiles; do
  need "the profile $profile" "$manual" "^\.It Cm $profile\$" <"$manual"
  # Descriptions name profiles too; these are the lists to choose from.
  grep -A 1 -e '--profile)' "$bash" | need "the profile $profile" "$bash" "[' ]$profile[' ]"
  grep ':profile:(' "$zsh" | need "the profile $profile" "$zsh" "[( ]$profile[) ]"
  grep -A 1 -e '-l profile' "$fish" | need "the profile $profile" "$fish" "[' ]$profile[' ]"
done
for knob in $knobs; do
  need "the knob $knob" "$manual" "^\.It Cm $knob\$" <"$manual"
  need "the knob $knob" "$bash" "[\" ]$knob=([\" ]|\$)" <"$bash"
  need "the knob $knob" "$zsh" "^ *'$knob:" <"$zsh"
  need "the knob $knob" "$fish" "^ *$knob= " <"$fish"
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
