#!/usr/bin/env bash
# The stages of scripts/test, one function each: scripts/lib/stages.sh NAME runs one.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/scripts/lib/needs.sh"
source "$root/scripts/lib/cmake.sh"
cd "$root"

# cpp_files FOLDER…: names of the C++ files, with NUL after each.
cpp_files() { find "$@" -type f \( -name '*.cpp' -o -name '*.hpp' \) -print0; }

stage_shell() {
    # shellcheck disable=SC2046 # no script has a space in its name
    shellcheck $(find scripts .ci -type f -not -name '*.*') scripts/lib/*.sh
    local script
    for script in scripts/[a-z]*; do
        [ -f "$script" ] || continue
        "$script" --help >/dev/null || fail "$script --help fails"
    done
}

# Checks the arrows of docs/design.md: each line has a room and what it may include besides itself. No system
# includes another.
stage_layers() {
    local room allowed wrong=0
    while read -r room allowed; do
        grep -rnE '^#include "' "engine/$room" | grep -vE "#include \"($room${allowed:+|$allowed})/" && wrong=1
    done <<'ARROWS'
core
rulesets core
share core
analysis core|rulesets|share
cli core|rulesets|share|analysis
ARROWS
    for room in engine/rulesets/*/; do
        room=rulesets/$(basename "$room")
        grep -rnE '^#include "rulesets/[^"/]+/' "engine/$room" | grep -vF "#include \"$room/" && wrong=1
    done
    # Inside a system includes go down as well: each line has a room, and what it may include of its own
    # system. Records play the system as a whole, so they may include its header.
    while read -r room allowed; do
        grep -rnE '^#include "rulesets/[a-z]+/' engine/rulesets/*/"$room" |
            grep -vE "#include \"rulesets/[a-z]+/($room/${allowed:+|$allowed})" && wrong=1
    done <<'FLOORS'
sheet
fight sheet/
kernel sheet/|fight/
plans sheet/|fight/
odds sheet/|fight/|plans/
opponent sheet/|fight/|plans/|odds/
record sheet/|fight/|plans/|[a-z]+\.hpp"
words sheet/|fight/|plans/|odds/
FLOORS
    # Every room of a system must be in that list.
    find engine/rulesets -mindepth 3 -name '*.?pp' | cut -d / -f 3-4 | sort -u |
        grep -vE '/(sheet|fight|kernel|plans|odds|opponent|record|words)$' && wrong=1
    [ "$wrong" = 0 ] || fail 'These includes are not allowed.'
    # Only its own folder and systems.def name a system; code that all systems share names none.
    grep -rnwE "$(sed -n 's/^SYSTEM(\([a-z]*\),.*/\1/p' engine/rulesets/systems.def | paste -sd '|')" \
        engine/core engine/share engine/analysis engine/cli engine/rulesets/*.?pp CMakeLists.txt scripts/cmake \
        bindings --include='*.?pp' --include='*.txt' --include='*.cmake' &&
        fail 'No system is named there.'
    return 0
}

stage_format() {
    cpp_files engine bindings tests | xargs -0 "$(find_llvm14 clang-format)" --dry-run -Werror
}

# tidy OPTION… -- COMPILER-OPTION… < names, NUL after each: checks those of the files that have changed.
tidy() {
    xargs -0 -P "$(cores)" -I '{}' scripts/lib/tidy.sh '{}' "$@" -std=c++20 -Iengine -I. \
        -isystem build/native-release/_deps/nlohmann_json-src/include 2>&1 |
        sed '/^[0-9]* warnings\{0,1\} .*generated\.$/d'
}
stage_tidy() {
    # Configuring writes the texts that are included, and finds or fetches the libraries' headers.
    quietly cmake_configure native-release
    quietly cmake_configure wasm-release
    # The longest files come first, so that no core waits long for another one.
    find engine -name '*.cpp' -printf '%s %p\0' | sort -znr | cut -zd ' ' -f 2- |
        tidy -- -Ibuild/native-release/texts
    # The bindings need Emscripten's headers; those of an emsdk are too new for clang-tidy 14.
    local sysroot=/usr/share/emscripten/cache/sysroot
    [ ! -d "$sysroot" ] || find bindings -name '*.cpp' -print0 |
        tidy -- --target=wasm32-unknown-emscripten --sysroot="$sysroot" \
            -isystem"$sysroot/include/compat" -isystem build/wasm-release/headers
}

stage_eslint() { npm run --silent lint; }
stage_prettier() { npm run --silent format:check; }
stage_types() { npm run --silent typecheck; }

# The tests under sanitizers leave out the fights of kernels and signature: stage_program has those.
stage_engine() {
    cmake_configure_debug
    cmake_build native-debug shiaiba_tests
    cmake_test native-debug
}
# same_as FILE COMMAND…: fails unless the command prints the content of the file.
same_as() {
    local file=$1
    shift
    "$@" | diff -u "$file" - ||
        fail "It comes out otherwise than $file says. If that is meant, the commit says why."
}
stage_program() {
    scripts/build --native
    same_as tests/golden/signature.txt build/bin/shiaiba bench --signature
    # Compares the border signature: values first, then sentences.
    same_as tests/golden/border.txt build/bin/shiaiba bench --border
    build/bin/shiaiba bench --fast
}
stage_modules() {
    scripts/build --native --wasm
    npm run --silent test:parity
}
stage_native() {
    cmake_configure native-release
    cmake_build native-release
    cmake_test native-release
}
stage_package() {
    scripts/build --native --package
    npm run --silent test:package
}
stage_unit() {
    scripts/build --wasm
    npm run --silent test:unit
}
stage_page() {
    scripts/build --web
    npm run --silent sizes
}
stage_web() {
    # Fights the hill that the page shows, through .ci/hill, since GitHub's machine reads this stage's output.
    .ci/hill
    scripts/build --web
    # The tests' game with parties and secrets; no page of the site has it.
    cmake_build wasm-release engine_of_tests
    cmake_build wasm-release analysis_of_tests
    CHROMIUM=$(find_headless_chromium) npm run --silent test:web
}
stage_start() { scripts/start --check; }
stage_fuzz() { scripts/fuzz all 10; }
stage_hostile() { scripts/fuzz all 120; }

"stage_$1"
