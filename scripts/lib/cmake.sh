# Functions that call CMake for the scripts: one preset, some targets, every core. Sourced after needs.sh.
# shellcheck shell=bash disable=SC2154

# cmake_configure PRESET [-D…]: configures once; after that ninja notices what changed.
cmake_configure() {
    local preset=$1
    shift
    [ -e "$root/build/$preset/build.ninja" ] || (cd "$root" && cmake --preset "$preset" "$@")
}
# name_python: names Python's interpreter for Emscripten, whose compiler is a Python script, started for every file. A
# shim in front of the interpreter (pyenv's) looks for it anew each time, for half a second.
name_python() {
    [ -n "${EMSDK_PYTHON:-}" ] || EMSDK_PYTHON=$(python3 -c 'import sys; print(sys.executable)')
    export EMSDK_PYTHON
}
# cmake_build PRESET [TARGET…]: builds these targets, or all of them.
cmake_build() {
    local preset=$1
    shift
    [ $# = 0 ] || set -- --target "$@"
    [ "$preset" != wasm-release ] || name_python
    (cd "$root" && cmake --build --preset "$preset" -j "$(cores)" "$@")
}
cmake_test() { (cd "$root" && ctest --preset "$1"); }

# cmake_configure_debug: configures the sanitized build, with a clang that has libFuzzer if there is one.
cmake_configure_debug() {
    if fuzz_clang_ok; then
        cmake_configure native-debug -DCMAKE_CXX_COMPILER="$(find_fuzz_clang)"
    else
        cmake_configure native-debug
    fi
}

# install_file FROM TO: copies a file only if it differs, so that what is built from it stays up to date.
install_file() {
    cmp -s "$1" "$2" || { mkdir -p "$(dirname "$2")" && cp "$1" "$2"; }
}
