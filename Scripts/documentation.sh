#!/bin/sh
# Builds the DocC documentation of the libraries into .build/documentation; a broken link is an error.
set -eu
cd "$(dirname "$0")/.."
for target in DeepPress PressRecordings; do
  symbols="$PWD/.build/documentation/symbols-$target"
  rm -rf "$symbols"
  mkdir -p "$symbols"
  # Symbol graphs appear while compiling, so a build that is up to date has to start again.
  rm -rf ".build/documentation/scratch/debug/$target.build"
  swift build --target "$target" --scratch-path .build/documentation/scratch \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$symbols" >"$symbols.log" 2>&1 || {
    cat "$symbols.log" >&2
    exit 1
  }
  # Only this module's own symbols, not those of what it depends on.
  find "$symbols" -name '*.json' ! -name "$target.symbols.json" ! -name "$target@*" -delete
  docc convert "Sources/$target/$target.docc" --additional-symbol-graph-dir "$symbols" \
    --fallback-display-name "$target" --fallback-bundle-identifier "org.deeppress.$target" \
    --transform-for-static-hosting --warnings-as-errors --output-path ".build/documentation/$target.doccarchive" >/dev/null
  echo "documentation: .build/documentation/$target.doccarchive"
done
echo "To read it: python3 -m http.server -d .build/documentation/DeepPress.doccarchive"
echo "            and open http://localhost:8000/documentation/deeppress"
