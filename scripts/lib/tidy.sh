#!/usr/bin/env bash
# clang-tidy over one text, unless it found nothing in the same before: scripts/lib/tidy.sh PRESET TEXT OPTION…
#
# "The same" is the hash of the checks, the options and all that the text includes, headers of the system too. It is
# remembered in the user's cache, so that another clone knows it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/scripts/lib/needs.sh"
cd "$root"

preset=$1 text=$2
shift 2
tidy=$(find_llvm14 clang-tidy)
memory=${XDG_CACHE_HOME:-$HOME/.cache}/shiaiba/tidy

# included [OPTION…]: what the text includes, a name a line. The options for the compiler are the checker's.
included() {
    "$(find_fuzz_clang)" -std=c++20 -M -Iengine -I. -I"build/$preset/texts" -isystem "build/$preset/headers" \
        "${@#--extra-arg=}" "$text" | sed -e 's/^[^ ]*: //' -e 's/\\$//' | tr -s ' ' '\n' | sed -n '/./p' | sort -u
}
# The name of what is about to be checked. The text itself only lists the files of a folder, by their full names.
identity() {
    local compiler=() option
    for option in "$@"; do
        case $option in --extra-arg=*) compiler+=("$option") ;; esac
    done
    {
        "$tidy" --version
        printf '%s\n' "$@"
        sha256 .clang-tidy
        included ${compiler[@]+"${compiler[@]}"} | sed "\\|^$text\$|d" | tr '\n' '\0' |
            if have sha256sum; then xargs -0 sha256sum; else xargs -0 shasum -a 256; fi | sed "s|$root/||"
    } | if have sha256sum; then sha256sum; else shasum -a 256; fi | cut -c 1-64
}

# Where the compiler can't tell what the text includes, nothing is remembered.
known=$(identity "$@" 2>/dev/null) || known=''
[ -z "$known" ] || [ ! -e "$memory/$known" ] || exit 0
"$tidy" --quiet -p "build/$preset" "$@" "$text"
[ -z "$known" ] || { mkdir -p "$memory" && : >"$memory/$known"; }
