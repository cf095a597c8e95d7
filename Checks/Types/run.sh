#!/usr/bin/env bash
# Type-checks everything of this package that is written for Apple's toolkits, after checking the check.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/../.." || exit 2
passed=0 failed=0

# One line for each check; what went wrong follows it.
say() { # name, problems
  if [[ -z $2 ]]; then
    passed=$((passed + 1)) && echo "ok      $1"
  else
    failed=$((failed + 1)) && printf 'FAILED  %s\n%s\n' "$1" "$2"
  fi
}

check() { # name, arguments for check.sh
  local output
  if output=$("$here/check.sh" "${@:2}" 2>&1); then
    say "$1" ''
  else
    say "$1" "${output:-check.sh said nothing}"
  fi
}

# A control: each line that ends in `// error: TEXT`, or follows such a comment, is refused with TEXT, and no other is.
control() { # file, what the check said of it
  say "$1" "$(awk -v file="$1" '
    NR == FNR {
      if (match($0, /\/\/ error: /)) {
        wanted[/^ *\/\/ error: / ? FNR + 1 : FNR] = substr($0, RSTART + RLENGTH)
        any = 1
      }
      next
    }
    index($0, file ":") == 1 && / (error|warning): / {
      split(substr($0, length(file) + 2), place, ":")
      line = place[1] + 0
      if (!(line in wanted)) print "unexpected: " $0
      else if (index($0, wanted[line])) seen[line] = 1
      else other[line] = ", but: " $0
    }
    END {
      if (!any) print "no line is marked"
      for (line in wanted)
        if (!(line in seen)) print "line " line " is not refused with \"" wanted[line] "\"" other[line]
    }
  ' "$1" <(printf '%s\n' "$2"))"
}

# An Apple source file lies whole within one `#if canImport(…)` without an `#else`, so that elsewhere it is empty.
unwrapped() { # files; prints those that don't
  local file
  for file; do
    awk -v file="$file" '
      /^[ \t]*(\/\/.*)?$/ { next }
      over { bad = "something follows its #endif" }
      /^[ \t]*#if/ { if (!depth++ && !/^#if .*canImport\(/) bad = "its #if asks no canImport" }
      !depth { bad = "line " FNR " is outside any #if"; exit }
      /^[ \t]*#else/ && depth == 1 { bad = "its #if has a second arm" }
      /^[ \t]*#endif/ { if (!--depth) over = 1 }
      END {
        if (!bad && !over) bad = "no #if holds it"
        if (bad) print file ": " bad
      }
    ' "$file"
  done
}

# What modules depend on.
# shellcheck disable=SC2034 # the lists are named below
{
  none=()
  core=(--dep DeepPress=Sources/DeepPress)
  cocoa=("${core[@]}" --dep DeepPressCocoa=Sources/DeepPressCocoa)
  uikit=("${cocoa[@]}" --dep DeepPressUIKit=Sources/DeepPressUIKit)
  appkit=("${cocoa[@]}" --dep DeepPressAppKit=Sources/DeepPressAppKit)
  swiftui=("${uikit[@]}" --dep DeepPressSwiftUI=Sources/DeepPressSwiftUI)
}

# The code blocks of documents that are written for a toolkit, with what they take for granted.
blocks() { # toolkit, documents
  local name=${1,,} folder status options=()
  case $1 in
    AppKit) options=(--platform macos) ;;
    SwiftUI) options=(--min 14.0) ;; # deepPressPulse's
  esac
  folder=$(mktemp -d)
  awk -v module="DeepPress$1" -v folder="$folder" -f "$here/blocks/extract.awk" "${@:2}"
  declare -n dependencies=$name
  if [[ -e $folder/1.swift ]]; then
    "$here/check.sh" --example ${options[@]+"${options[@]}"} "${dependencies[@]}" "$here/blocks/$name" "$folder" && status=0 || status=1
  else
    echo 'no block' && status=1
  fi
  rm -r "$folder"
  return $status
}

echo 'The check itself'
for file in Checks/Types/controls/wrapping/*.swift; do
  if [[ -n $(unwrapped "$file") ]]; then say "$file" ''; else say "$file" 'is not refused'; fi
done
for file in Checks/Types/controls/{ios,catalyst,macos,watchos}/*.swift; do
  control "$file" "$("$here/check.sh" --platform "$(basename "$(dirname "$file")")" "$file" 2>&1)"
done
for file in Checks/Types/controls/blocks/*; do
  control "$file" "$(for toolkit in UIKit AppKit SwiftUI; do blocks "$toolkit" "$file" 2>&1; done)"
done
check 'samples of UIKit, iOS 13' Checks/Types/samples/{ios,both}
check 'samples of UIKit, Catalyst 13.1' --platform catalyst Checks/Types/samples/{ios,both}
check 'samples of UIKit, iOS 26' --min 26.0 Checks/Types/samples/{ios,both}
check 'samples of AppKit, macOS 11' --platform macos Checks/Types/samples/{macos,both}
check 'samples of AppKit, macOS 26' --platform macos --min 26.0 Checks/Types/samples/{macos,both}

echo
echo 'The package'
target() { # module, where it is compiled as PLATFORM=DEPENDENCIES…, then `empty` and where it is empty
  local module=$1 platform option='' where
  shift
  [[ -d Sources/$module ]] || return 0
  mapfile -t files < <(find "Sources/$module" -name '*.swift' | LC_ALL=C sort)
  say "$module, each file whole within its #if" "$(unwrapped "${files[@]}")"
  for where; do
    if [[ $where == empty ]]; then option=--empty && continue; fi
    platform=${where%%=*}
    declare -n dependencies=${where#*=}
    check "$module, $platform${option:+ (empty)}" --platform "$platform" ${option:+"$option"} \
      "${dependencies[@]}" --module "$module" "Sources/$module"
  done
}

minimum() { # manifest, system: the version it names
  sed -nE "s/.*\\.$2\\((\\.v|\")([0-9_.]+).*/\\2/p" "$1" | head -n 1 | tr _ .
}
say "Package.swift names check.sh's minimums" \
  "$([[ $(minimum Package.swift iOS) == 13 && $(minimum Package.swift macOS) == 11 ]] || echo 'it names others')"

# The core has no toolkit, but bodies that may use what an old system's standard library lacks.
for platform in ios macos watchos; do
  check "DeepPress, $platform" --platform "$platform" --module DeepPress Sources/DeepPress
done
target DeepPressCocoa ios=core catalyst=core macos=core empty watchos=none tvos=none visionos=none
target DeepPressUIKit ios=cocoa catalyst=cocoa empty watchos=none tvos=none visionos=none macos=none
target DeepPressAppKit macos=cocoa empty catalyst=none ios=none watchos=none
target DeepPressSwiftUI ios=uikit catalyst=uikit macos=appkit empty watchos=none tvos=none visionos=none

# The apps: each for the minimum that its manifest names.
for app in Examples/*.swiftpm; do
  [[ -d $app ]] || continue
  system=$(minimum "$app/Package.swift" iOS)
  options=(--min "${system:-unnamed}")
  grep -q 'resources:' "$app/Package.swift" && options+=(--resources)
  check "$(basename "$app"), iOS $system" "${options[@]}" "${uikit[@]}" \
    --dep DeepPressSwiftUI=Sources/DeepPressSwiftUI --module "$(basename "$app" .swiftpm)" "$app/Sources"
done

# What readers copy.
mapfile -t documents < <(grep -rlE '^ *(/// )?```swift' README.md Sources/DeepPress* | LC_ALL=C sort)
for toolkit in UIKit AppKit SwiftUI; do
  problems=$(blocks "$toolkit" "${documents[@]}" 2>&1) && problems=
  say "code blocks for $toolkit" "$problems"
done

echo
echo "$passed passed, $failed failed"
((failed == 0))
