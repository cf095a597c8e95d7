#!/bin/sh
# Builds the core as Embedded Swift: an object for iOS, and a WebAssembly module that is played and must import nothing.
set -eu
cd "$(dirname "$0")/.."
out=.build/embedded
mkdir -p "$out"
sources=$(find Sources/DeepPress -name '*.swift' | sort)
flags='-enable-experimental-feature Embedded -wmo -Osize -parse-as-library -warnings-as-errors -package-name deeppress'

# shellcheck disable=SC2086 # no blanks in names, by rule
swiftc -target arm64-apple-ios18.0 $flags -module-name DeepPress -c $sources -o "$out/DeepPress-ios.o"
echo "embedded: DeepPress for arm64-apple-ios18.0, $(wc -c <"$out/DeepPress-ios.o") bytes of object"

# shellcheck disable=SC2086
swiftc -target wasm32-unknown-none-wasm $flags -module-name DeepPress -c $sources -o "$out/DeepPress-wasm.o"
# shellcheck disable=SC2086
swiftc -target wasm32-unknown-none-wasm $flags -module-name Probe $sources Scripts/embedded/Probe.swift \
  -Xfrontend -disable-stack-protector -Xclang-linker -nostdlib \
  -Xlinker --no-entry -Xlinker --gc-sections -Xlinker --strip-all -o "$out/probe.wasm"
echo "embedded: DeepPress for wasm32-unknown-none-wasm, $(wc -c <"$out/probe.wasm") bytes of module, not optimised"

if llvm-objdump -h "$out/probe.wasm" | grep -q ' IMPORT '; then
  echo "embedded: the module has imports; a type in the core needs the heap or a library" >&2
  exit 1
fi
# Began, changed, ended: 1, 2, 3.
played=$(wasmkit run "$out/probe.wasm" play)
if [ "$played" != "[WasmTypes.Value.i32(123)]" ]; then
  echo "embedded: a hard press in WebAssembly came to $played, not to began, changed, ended (123)" >&2
  exit 1
fi
echo "embedded: a hard press in WebAssembly: began, changed, ended"
