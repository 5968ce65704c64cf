#!/usr/bin/env bash
# Two hosts on one machine: scripts/lib/soak-hosts.sh, of scripts/soak. A league of 1,024 is shared by two sshd on the
# loopback. One is killed in the middle, the other one goes on; it is killed too, so that parts are missing; then both
# are back, and what is missing is fought. The table must have the bytes of one run.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/scripts/lib/needs.sh"
source "$root/scripts/lib/install.sh"

[ -x /usr/sbin/sshd ] || { can_apt && apt_install openssh-server openssh-client; } ||
    fail 'sshd is missing: apt-get install openssh-server.'
folder=$(mktemp -d "${TMPDIR:-/tmp}/shiaiba.XXXXXX")
# tree PID: it and all that came of it, children last.
tree() {
    local child
    echo "$1"
    for child in $(ps -o pid= --ppid "$1"); do tree "$child"; done
}
# kill_host NAME: as if its power was cut.
kill_host() {
    local pid
    pid=$(cat "$folder/$1.pid" 2>/dev/null) || return 0
    # shellcheck disable=SC2046 # numbers
    kill -9 $(tree "$pid") 2>/dev/null || true
    rm -f "$folder/$1.pid"
}
trap 'kill_host alpha; kill_host beta; rm -rf "$folder"' EXIT

ssh-keygen -q -t ed25519 -N '' -f "$folder/host"
ssh-keygen -q -t ed25519 -N '' -f "$folder/key"
port_of() { case $1 in alpha) echo 22101 ;; beta) echo 22102 ;; esac }
# start_host NAME
start_host() {
    cat >"$folder/$1.conf" <<CONF
Port $(port_of "$1")
ListenAddress 127.0.0.1
HostKey $folder/host
AuthorizedKeysFile $folder/key.pub
StrictModes no
UsePAM no
PasswordAuthentication no
PidFile none
CONF
    # Root's sshd wants a folder that a service would make.
    [ "$(id -u)" != 0 ] || mkdir -p /run/sshd
    setsid /usr/sbin/sshd -D -f "$folder/$1.conf" -E "$folder/$1.log" &
    echo $! >"$folder/$1.pid"
    disown
    until ssh -F "$folder/config" "$1" true 2>/dev/null; do sleep 0.2; done
}
for name in alpha beta; do
    cat >>"$folder/config" <<CONF
Host $name
    HostName 127.0.0.1
    Port $(port_of "$name")
    User $(id -un)
    IdentityFile $folder/key
    IdentitiesOnly yes
    UserKnownHostsFile $folder/known
    StrictHostKeyChecking accept-new
    ConnectTimeout 5
CONF
done
start_host alpha
start_host beta

# Everybody's numbers and tactic are another mixture.
{
    for ((k = 0; k < 1024; k++)); do
        speed=$((5 + k % 23)) wit=$((5 + k / 23 % 23))
        printf '%s{"system":"rakuen","name":"%d","POW":%d,"SPD":%d,"WIZ":%d,"tactic":"%s"}' "$([ $k = 0 ] && echo '[' || echo ,)" \
            "$k" $((60 - speed - wit)) $speed $wit "$([ $((k % 2)) = 0 ] && echo 堅実 || echo 要塞)"
    done
    echo ']'
} >"$folder/roster.json"
quietly "$root/scripts/build" --native
"$root/build/bin/shiaiba" league rakuen "$folder/roster.json" --csv >"$folder/once.csv"

# asked: shares the league out.
asked() {
    "$root/scripts/many" --on 1/alpha,1/beta --ssh "ssh -F $folder/config" --parts 64 --in "$folder/asked" -- \
        league rakuen "$folder/roster.json" --csv
}
# done_by HOST: parts that it has fought by now.
done_by() { awk -v host="$1" '$2 ~ host && $7 == 0' "$folder/asked/joblog" 2>/dev/null | wc -l; }
asked >"$folder/first.csv" &
asking=$!
until [ "$(done_by beta)" -ge 3 ]; do sleep 0.2; done
kill_host beta
say "beta is dead; $(done_by alpha) parts are alpha's, $(done_by beta) were beta's."
until [ "$(done_by alpha)" -ge 20 ]; do sleep 0.2; done
kill_host alpha
status=0
wait "$asking" || status=$?
before=$(done_by .)
say "alpha is dead too; $before of 64 parts are there, and scripts/many ended with $status."
[ "$status" = 3 ] || fail 'It should have said that parts are missing.'
start_host alpha
start_host beta
asked >"$folder/shared.csv"
say "Both are back: $(done_by alpha) parts are alpha's in the end, $(done_by beta) beta's."
[ "$(($(done_by .)))" = 64 ] || fail 'A part was fought twice.'
cmp "$folder/once.csv" "$folder/shared.csv" || fail 'The league on two hosts is another one.'
say 'The league on two hosts has the bytes of the one on one machine.'
