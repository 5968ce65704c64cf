# Checks for what the project needs of the machine. Sourced after common.sh.
# shellcheck shell=bash disable=SC2154

cmake_ok() { have cmake && at_least "$(cmake --version | sed -n '1s/[^0-9]*//p')" 3.24; }
cxx_ok() { have c++ || have g++ || have clang++; }
# node_ok: whether node has a version that Vite supports.
node_ok() {
    have npm && have node && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);'
}
emscripten_ok() {
    have emcc || [ -e "${EMSCRIPTEN_ROOT:-}/emcc" ] || [ -e "${EMSDK:-}/upstream/emscripten/emcc" ]
}
# header_ok catch2/catch.hpp: whether the system has a C++ header; where it hasn't, CMake downloads the library.
header_ok() { [ -e "/usr/include/$1" ] || [ -e "/usr/local/include/$1" ]; }
catch2_ok() { header_ok catch2/catch.hpp || header_ok catch2/catch_all.hpp; }
# parallel_ok: asks for GNU parallel, since moreutils has another program of that name.
parallel_ok() { have parallel && parallel --version 2>/dev/null | grep -q '^GNU parallel'; }
font_ok() { fc-list :lang=ja 2>/dev/null | grep -q .; }

# find_fuzz_clang: the clang whose libFuzzer builds the fuzzers.
find_fuzz_clang() { command -v clang++-14 || command -v clang++; }
fuzz_clang_ok() {
    local clang
    clang=$(find_fuzz_clang) || return 1
    ls "$("$clang" -print-resource-dir)"/lib/*/libclang_rt.fuzzer*.a >/dev/null 2>&1
}
# version_14 PROGRAM: format and checks differ between versions of clang's tools; the project uses 14.
version_14() { have "$1" && "$1" --version | grep -q 'version 14\.'; }
find_llvm14() {
    if version_14 "$1-14"; then echo "$1-14"; elif version_14 "$1"; then echo "$1"; else return 1; fi
}

# find_chromium: $CHROMIUM, the system's Chromium, or the one that Playwright installed.
find_chromium() {
    local name path
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome-stable google-chrome chromium-headless-shell \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
        /Applications/Chromium.app/Contents/MacOS/Chromium; do
        path=$(command -v "$name" 2>/dev/null) || continue
        # Ubuntu's command of that name only says that the browser is a snap.
        if [ "$(head -c 2 "$path")" != '#!' ] || ! grep -q 'snap install' "$path"; then
            echo "$path"
            return
        fi
    done
    path=$(cd "$root" && node -p "require('playwright-core').chromium.executablePath()" 2>/dev/null) || return 1
    [ -x "$path" ] && echo "$path"
}
chromium_ok() { find_chromium >/dev/null; }
# find_headless_chromium: the browser without its window's parts, which runs the tests in a fifth less time; else
# any Chromium.
find_headless_chromium() {
    if [ -z "${CHROMIUM:-}" ] && have chromium-headless-shell; then
        command -v chromium-headless-shell
    else
        find_chromium
    fi
}
# The two other browsers in which the page is tested.
firefox_ok() { have firefox-esr || have firefox; }
webkit_ok() { have WebKitWebDriver && have Xvfb; }
