#!/usr/bin/env bash
# clang-tidy over one text, unless it found nothing in the same before: scripts/lib/tidy.sh TEXT [OPTION…] -- OPTION…
#
# The options behind "--" are the compiler's. "The same" is the hash of the checks, the options and all that the text
# includes, headers of the system too. It is remembered in the user's cache, so that another clone knows it.
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

# included COMPILER-OPTION…: the text and what it includes, NUL after each.
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

# Where the compiler can't tell what the text includes, nothing is remembered.
known=$(identity "$@" 2>/dev/null) || known=''
[ -z "$known" ] || [ ! -e "$memory/$known" ] || exit 0
"$tidy" --quiet ${options[@]+"${options[@]}"} "$text" -- "$@"
[ -z "$known" ] || { mkdir -p "$memory" && : >"$memory/$known"; }
