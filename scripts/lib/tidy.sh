#!/usr/bin/env bash
# scripts/lib/tidy.sh FILE [OPTION…] -- OPTION…: runs clang-tidy on a file, unless it found nothing in the same before.
#
# The options behind "--" are the compiler's. "The same": equal hash of the checks, the options, the file and all its
# includes, system headers too. The hash is remembered in the user's cache, so that another clone knows it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/scripts/lib/needs.sh"
cd "$root"

text=$1
shift
options=()
while [ "$1" != -- ]; do
    options+=("$1")
    shift
done
shift
tidy=$(find_llvm14 clang-tidy)
memory=${XDG_CACHE_HOME:-$HOME/.cache}/shiaiba/tidy

# included COMPILER-OPTION…: names of the file and of its includes, with NUL after each.
included() {
    "$(find_fuzz_clang)" "$@" -M "$text" | sed -e 's/^[^ ]*: //' -e 's/\\$//' | tr -s ' ' '\n' |
        sed -e '/^$/d' | sort -u | tr '\n' '\0'
}
hashes() { if have sha256sum; then xargs -0 sha256sum; else xargs -0 shasum -a 256; fi; }
identity() {
    {
        "$tidy" --version
        printf '%s\n' ${options[@]+"${options[@]}"} "$@"
        sha256 .clang-tidy
        included "$@" | hashes | sed "s|$root/||"
    } | if have sha256sum; then sha256sum; else shasum -a 256; fi | cut -c 1-64
}

# If the compiler can't list the includes, nothing is remembered.
known=$(identity "$@" 2>/dev/null) || known=''
[ -z "$known" ] || [ ! -e "$memory/$known" ] || exit 0
"$tidy" --quiet ${options[@]+"${options[@]}"} "$text" -- "$@"
[ -z "$known" ] || { mkdir -p "$memory" && : >"$memory/$known"; }
