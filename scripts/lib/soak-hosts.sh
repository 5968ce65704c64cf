#!/usr/bin/env bash
# scripts/lib/soak-hosts.sh, run by scripts/soak: has two hosts, sshd twice on the loopback, share a league.
# One is killed in the middle, the other one goes on; it is killed too, so that parts are missing; then both are back,
# and what is missing is fought. The table must have the bytes of one run.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/scripts/lib/needs.sh"
source "$root/scripts/lib/install.sh"

[ -x /usr/sbin/sshd ] || { can_apt && apt_install openssh-server openssh-client; } ||
    fail 'sshd is missing: apt-get install openssh-server.'
source "$root/scripts/lib/soak-league.sh"

ssh-keygen -q -t ed25519 -N '' -f "$folder/host"
ssh-keygen -q -t ed25519 -N '' -f "$folder/key"
# Root's sshd wants this folder, which a service would make.
[ "$(id -u)" != 0 ] || mkdir -p /run/sshd
port=22100
for host in alpha beta; do
    port=$((port + 1))
    cat >"$folder/$host.conf" <<CONF
Port $port
ListenAddress 127.0.0.1
HostKey $folder/host
AuthorizedKeysFile $folder/key.pub
StrictModes no
UsePAM no
PasswordAuthentication no
PidFile none
CONF
    cat >>"$folder/config" <<CONF
Host $host
    HostName 127.0.0.1
    Port $port
    User $(id -un)
    IdentityFile $folder/key
    IdentitiesOnly yes
    UserKnownHostsFile $folder/known
    StrictHostKeyChecking accept-new
    ConnectTimeout 5
    LogLevel ERROR
CONF
done
# start HOST: starts a host and waits until it answers.
start() {
    local tries=50
    begin "$1" /usr/sbin/sshd -D -e -f "$folder/$1.conf"
    until ssh -F "$folder/config" "$1" true 2>/dev/null; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "$1 does not answer: $(cat "$folder/$1.out")"
        sleep 0.2
    done
}
start alpha
start beta

# asked: has the hosts share the league.
asked() {
    "$root/scripts/many" --on 1/alpha,1/beta --ssh "ssh -F $folder/config" --parts 64 --in "$folder/asked" -- \
        league shinki "$roster" --csv
}
# done_by HOST: number of parts that the host has fought by now; "." counts all hosts.
done_by() { awk -v host="$1" '$2 ~ host && $7 == "0"' "$folder/asked/joblog" 2>/dev/null | wc -l; }
# wait_for HOST N: waits until the host has fought N parts; fails if the run ends before.
wait_for() {
    while [ "$(done_by "$1")" -lt "$2" ]; do
        kill -0 "$asking" 2>/dev/null || fail "It ended before $1 had fought $2 parts."
        sleep 0.1
    done
}
asked >"$folder/first.csv" &
asking=$!
wait_for beta 3
cut_off beta
say "beta is dead: it had fought $(done_by beta) parts, alpha $(done_by alpha) by now."
wait_for alpha 20
cut_off alpha
status=0
wait "$asking" || status=$?
say "alpha is dead, too: $(done_by .) of 64 parts are there, and scripts/many ended with $status."
[ "$status" = 3 ] || fail 'It should have said that parts are missing.'
start alpha
start beta
asked >"$folder/shared.csv"
say "Both are back: in the end alpha has fought $(done_by alpha) parts, beta $(done_by beta)."
[ "$(done_by .)" = 64 ] || fail 'A part was fought twice.'
same "$folder/shared.csv" 'on two hosts'
