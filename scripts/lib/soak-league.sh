# The league that scripts/soak has shared out in several ways: its folder, its entrants, its table as one run prints it.
# Sourced after common.sh.
# shellcheck shell=bash disable=SC2154

folder=$(mktemp -d "${TMPDIR:-/tmp}/shiaiba.XXXXXX")
# tree PID: prints the process and all its descendants, children last.
tree() {
    local child
    echo "$1"
    for child in $(ps -o pid= --ppid "$1"); do tree "$child"; done
}
# begin NAME COMMAND…: starts a service, which ends with the script.
begin() {
    local name=$1
    shift
    setsid "$@" >"$folder/$name.out" 2>&1 &
    echo $! >"$folder/$name.pid"
    disown
}
# cut_off NAME: kills a service with all its descendants, as if the power was cut.
cut_off() {
    local pid
    pid=$(cat "$folder/$1.pid" 2>/dev/null) || return 0
    # shellcheck disable=SC2046 # numbers
    kill -9 $(tree "$pid") 2>/dev/null || true
    rm -f "$folder/$1.pid"
}
end_all() {
    local file
    for file in "$folder"/*.pid; do cut_off "$(basename "$file" .pid)"; done
    rm -rf "$folder"
}
trap end_all EXIT

# As many entrants as a league takes: parties of one to four, each another mixture of three members.
roster=$folder/roster.json
members=('{"points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"}'
    '{"points":{"hp":4,"speed":2},"skills":["hoshi","kagenui","engoku","iatsu","shuen"],"tactic":"間合い"}'
    '{"points":{"hp":3,"speed":3},"skills":["teppeki","kagami","sosei","kagenui","tentsui"],"tactic":"堅守"}')
{
    between='['
    for ((k = 0; k < 1024; k++)); do
        party=${members[$((k % 3))]}
        for ((more = k % 4; more > 0; more--)); do party=$party,${members[$((k / 4 / more % 3))]}; done
        printf '%s{"system":"shinki","name":"%d","members":[%s]}\n' "$between" "$k" "$party"
        between=,
    done
    echo ']'
} >"$roster"
quietly "$root/scripts/build" --native
say "A league of 1,024 on one machine:"
time "$root/build/bin/shiaiba" league shinki "$roster" --csv >"$folder/once.csv"

# same FILE WHERE: checks that the table has the bytes of one run's table.
same() {
    cmp "$folder/once.csv" "$1" || fail "The league $2 is another one."
    say "The league $2 has the bytes of the one on one machine."
}
