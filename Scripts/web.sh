#!/bin/sh
# Builds the engine as a WebAssembly module and puts it into the minified script: build/web/deeppress.min.js.
set -eu
cd "$(dirname "$0")/.."
work=.build/web
out=build/web
rm -rf "$work"
mkdir -p "$work/Sources" "$out"

# A module is loaded more often than it is hurried: without the hints that write the hot path out in several places.
for folder in DeepPress DeepPressWeb; do
  (cd Sources && find "$folder" -name '*.swift' ! -name 'ForceScale*' ! -name FallbackChoice.swift) | while read -r file; do
    mkdir -p "$work/Sources/$(dirname "$file")"
    case $file in
      */Row.swift) cp "Sources/$file" "$work/Sources/$file" ;;
      *) sed -e '/^ *@inline(__always)$/d' -e 's/@inline(__always) //' "Sources/$file" >"$work/Sources/$file" ;;
    esac
  done
done
# shellcheck disable=SC2046 # no blanks in names, by rule
swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -Xllvm -sil-disable-pass=loop-unroll \
  -warnings-as-errors -module-name Web -package-name deeppress $(find "$work/Sources" -name '*.swift' | sort) \
  -Xfrontend -disable-stack-protector -Xclang-linker -nostdlib -Xclang-linker --no-wasm-opt \
  -Xlinker --no-entry -Xlinker --gc-sections -Xlinker --strip-all -Xlinker -z -Xlinker stack-size=32768 \
  -o "$work/plain.wasm"
wasm-opt -Oz --converge --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
  --enable-nontrapping-float-to-int --strip-debug --strip-producers --strip-target-features \
  "$work/plain.wasm" -o "$work/deeppress.wasm"

# Names of the module's exports, and of properties that nobody outside sees.
echo '{"advance":"a","deadline":"d","frame":"f","numbers":"n","reset":"r","sample":"s"}' >"$work/names.json"
esbuild Web/deeppress.js --minify --format=esm --target=es2022 --log-level=warning \
  --mangle-props='^(counts|measures|place|settings|staged|advance|deadline|frame|numbers|reset|sample)$' \
  --mangle-cache="$work/names.json" --outfile="$work/script.js"
python3 - "$work" "$out" <<'PYTHON'
import base64, gzip, pathlib, sys, zlib
work, out = map(pathlib.Path, sys.argv[1:])
module = (work / "deeppress.wasm").read_bytes()
packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
packed = base64.b64encode(packer.compress(module) + packer.flush()).decode().rstrip("=")
script = (work / "script.js").read_text()
assert script.count('"WASM"') == 1
text = script.replace('"WASM"', f'"{packed}"').encode()
(out / "deeppress.min.js").write_bytes(text)
print(f"web: module {len(module)} bytes, packed {len(packed)}; script {len(script) - 6};"
      f" together {len(text)}, gzipped {len(gzip.compress(text, 9, mtime=0))}")
PYTHON
cp Web/deeppress.d.ts "$out/deeppress.d.ts"

# The page, with all that it needs in one file.
esbuild Web/page/page.js --bundle --minify --format=esm --target=es2022 --log-level=warning \
  --alias:deeppress="./$out/deeppress.min.js" --outfile="$work/page.js"
esbuild Web/page/page.css --minify --target=chrome108,firefox110,safari16 --log-level=warning --outfile="$work/page.css"
python3 - "$work" "$out" <<'PYTHON'
import pathlib, sys, urllib.parse
work, out = map(pathlib.Path, sys.argv[1:])
source = pathlib.Path("Web/page")
page = (source / "index.html").read_text()
parts = {
    '<script type="module" src="page.js"></script>': f'<script type="module">{(work / "page.js").read_text()}</script>',
    '<link rel="stylesheet" href="page.css">': f'<style>{(work / "page.css").read_text()}</style>',
    'href="icon.svg"': f'href="data:image/svg+xml,{urllib.parse.quote((source / "icon.svg").read_text().strip())}"',
}
for old, new in parts.items():
    assert page.count(old) == 1, old
    page = page.replace(old, new)
(out / "index.html").write_text(page)
print(f"web: page {len(page.encode())} bytes")
PYTHON
cp Web/page/manifest.webmanifest Web/page/icon.svg "$out"
cp Web/package.json Web/README.md "$out"
