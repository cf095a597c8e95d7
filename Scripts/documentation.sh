#!/bin/sh
# Builds the DocC documentation of the libraries into .build/documentation; a broken link is an error.
set -eu
cd "$(dirname "$0")/.."

convert() { # module, its symbols
  # Only this module's own symbols, not those of what it depends on.
  find "$2" -name '*.json' ! -name "$1.symbols.json" ! -name "$1@*" -delete
  docc convert "Sources/$1/$1.docc" --additional-symbol-graph-dir "$2" \
    --fallback-display-name "$1" --fallback-bundle-identifier "org.deeppress.$1" \
    --transform-for-static-hosting --warnings-as-errors --output-path ".build/documentation/$1.doccarchive" >/dev/null
  echo "documentation: .build/documentation/$1.doccarchive"
}

symbols() { # module; prints an empty folder
  rm -rf "$PWD/.build/documentation/symbols-$1"
  mkdir -p "$PWD/.build/documentation/symbols-$1"
  echo "$PWD/.build/documentation/symbols-$1"
}

for target in DeepPress PressRecordings; do
  symbols=$(symbols "$target")
  # Symbol graphs appear while compiling, so a build that is up to date has to start again.
  rm -rf ".build/documentation/scratch/debug/$target.build"
  swift build --target "$target" --scratch-path .build/documentation/scratch \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$symbols" >"$symbols.log" 2>&1 || {
    cat "$symbols.log" >&2
    exit 1
  }
  convert "$target" "$symbols"
done

# Apple's modules are empty here; their symbols come from the type check.
apple() { # module, platform, further dependency
  symbols=$(symbols "$1")
  Checks/Types/check.sh --platform "$2" --dep DeepPress=Sources/DeepPress --dep DeepPressCocoa=Sources/DeepPressCocoa \
    ${3:+--dep "$3=Sources/$3"} --module "$1" --symbols "$symbols" "Sources/$1"
  convert "$1" "$symbols"
}
apple DeepPressUIKit ios
apple DeepPressAppKit macos
apple DeepPressSwiftUI ios DeepPressUIKit

echo "To read it: python3 -m http.server -d .build/documentation/DeepPress.doccarchive"
echo "            and open http://localhost:8000/documentation/deeppress"
