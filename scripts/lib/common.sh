# Shared by all scripts: places, messages, help, quiet runs. Sourced, never run. Works in Bash 3.2.
# shellcheck shell=bash
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# A node fetched by scripts/setup comes before the system's, which is too old then.
PATH="$root/build/tools/node/bin:$PATH"
export PATH

say() { printf '%s\n' "$*"; }
warn() { printf '%s\n' "$*" >&2; }
fail() {
    warn "$@"
    exit 1
}
# usage_error MESSAGE: ends the script because of a wrong command line.
usage_error() {
    warn "$(basename "$0"): $1 (--help says more)"
    exit 2
}
have() { command -v "$1" >/dev/null 2>&1; }
# is_system NAME: whether a name can be a system's: small letters only, which are safe in command lines and addresses.
is_system() {
    local LC_ALL=C
    case $1 in *[!a-z]* | '') return 1 ;; esac
}

# show_help: prints the comment at the top of the script, which is its help.
show_help() { sed -n -e '1d' -e '/^#/!q' -e 's/^# \{0,1\}//p' "$0"; }
# answer_help ARG…: answers --help at any place of the command line, before anything else happens.
answer_help() {
    local arg
    for arg in "$@"; do
        case $arg in -h | --help)
            show_help
            exit 0
            ;;
        esac
    done
}

cores() { getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }

# sha256 FILE…: one line "hash  name" per file.
sha256() {
    if have sha256sum; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# quietly COMMAND…: runs a command; its output is shown (on stderr) only if it fails.
quietly() {
    local log status=0
    log=$(mktemp "${TMPDIR:-/tmp}/shiaiba.XXXXXX")
    "$@" >"$log" 2>&1 </dev/null || status=$?
    [ "$status" = 0 ] || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

# at_least 3.25.1 3.24: whether the first version is not older than the second.
at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1)" = "$2" ]; }
