# shellcheck shell=bash disable=SC2154
# The modules that checks compile against, made once for each platform. `check.sh` reads this file in and sets the
# variables: here, usr, frontend, platform, toolkit, triple, base, suffix, name, cache.

# The toolchain's own modules: their text for Linux, compiled without bodies for an Apple target. It takes seconds, and
# doesn't depend on the declarations here.
stage_toolchain() {
  local folder=$1 module source text options
  mkdir -p "$folder/text"
  for module in Swift SwiftOnoneSupport _Concurrency _RegexParser _StringProcessing Synchronization Observation; do
    source=$(find "$usr/lib/swift/linux/$module.swiftmodule" -name '*.swiftinterface' ! -name '*private*' | head -n 1)
    text=$folder/text/$module.swiftinterface
    {
      sed -E -e "/^\/\/ swift-module-flags:/{s/-target [^ ]+/-target $triple$base$suffix/;s/-disable-objc-interop//g;" \
        -e 's/ -static / /;s/$/ -disable-availability-checking -experimental-skip-all-function-bodies/;}' \
        -e 's/@backDeployed\([^)]*\)//' -e '/^(@_exported )?import Glibc$/d' "$source"
      if [[ $module == Swift ]]; then cat "$here/Swift.additions"; fi
    } > "$text"
    options=(-module-name "$module")
    if [[ $module == Swift ]]; then options+=(-parse-stdlib); fi
    mkdir "$folder/$module.swiftmodule"
    "$frontend" -compile-module-from-interface "${options[@]}" -o "$folder/$module.swiftmodule/$name.swiftmodule" \
      -target "$triple$base$suffix" -sdk "$cache/sdk" -resource-dir "$cache/resource" -I "$folder" \
      -module-cache-path "$folder/modules" -enable-objc-interop -Xcc -ffreestanding "$text" || return
  done
}

# The Swift halves of the frameworks, each a file or a folder of files, with their abbreviations expanded.
stage_frameworks() {
  local folder=$1 path module version
  version=$("$frontend" --version 2>&1 | sed -n 's/.*\(Swift version\)/\1/p' | head -n 1)
  for path in "$here"/swift/*; do
    module=$(basename "$path" .swiftinterface)
    case $module in
      UIKit | AppKit) [[ $module == "$toolkit" ]] || continue ;;
      Cocoa) [[ $toolkit == AppKit ]] || continue ;;
      abbreviations) continue ;;
    esac
    mkdir -p "$folder/$module.swiftmodule"
    {
      echo '// swift-interface-format-version: 1.0'
      echo "// swift-compiler-version: $version"
      echo "// swift-module-flags: -target $triple$base$suffix -enable-library-evolution -swift-version 5" \
        "-module-name $module -disable-availability-checking"
      find "$path" -type f -print0 | LC_ALL=C sort -z | xargs -0 cat |
        sed -E -f "$here/swift/abbreviations" -e "s/PLATFORM_TOOLKIT/$toolkit/"
    } > "$folder/$module.swiftmodule/$name.swiftinterface"
  done
}

# The toolkits of one platform, in a folder.
stage_toolkits() {
  local folder=$1
  mkdir -p "$folder/swift" "$folder/made" "$folder/sdk" "$folder/resource"
  # Not the toolchain's own resources: among them are Linux's headers and modules.
  ln -s "$usr/lib/swift/shims" "$folder/resource/shims"
  ln -s "$(readlink -f "$usr/lib/swift/clang")" "$folder/resource/clang"
  cp -r "$here/headers" "$folder/headers"
  cat "$here/headers/maps/$platform.modulemap" > "$folder/headers/module.modulemap"
  if [[ $toolkit != none ]]; then
    cat "$here/headers/maps/common.modulemap" >> "$folder/headers/module.modulemap"
    stage_frameworks "$folder/swift"
  fi
}
