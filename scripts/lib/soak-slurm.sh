#!/usr/bin/env bash
# Slurm on one machine: scripts/lib/soak-slurm.sh, of scripts/soak. Starts Debian's munged, slurmctld and slurmd with a
# configuration of its own, as root, and has a league fought by the array job of scripts/lib/slurm.sh. The table must
# have the bytes of one run.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/scripts/lib/needs.sh"
source "$root/scripts/lib/install.sh"

{ [ -x /usr/sbin/slurmctld ] && [ -x /usr/sbin/munged ]; } || { can_apt && apt_install slurm-wlm munge; } ||
    fail 'Slurm is missing: apt-get install slurm-wlm munge.'
[ "$(id -u)" = 0 ] || fail 'Slurm starts as root only.'
source "$root/scripts/lib/soak-league.sh"

mkdir -p "$folder/state" "$folder/spool"
chmod 711 "$folder"
head -c 1024 /dev/urandom >"$folder/munge.key"
chmod 600 "$folder/munge.key"
export SLURM_CONF=$folder/slurm.conf
cat >"$SLURM_CONF" <<CONF
ClusterName=soak
SlurmctldHost=$(hostname)(127.0.0.1)
SlurmctldPort=22111
SlurmdPort=22112
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.own
SlurmdPidFile=$folder/slurmd.own
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
NodeName=$(hostname) NodeAddr=127.0.0.1 CPUs=$(cores) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
begin munged /usr/sbin/munged --foreground --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" \
    --pid-file="$folder/munged.own" --seed-file="$folder/munge.seed"
begin slurmctld /usr/sbin/slurmctld -D
begin slurmd /usr/sbin/slurmd -D
tries=100
until [ "$(sinfo -h -o %t 2>/dev/null)" = idle ]; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || fail "Slurm does not start: $(tail -n 5 "$folder"/munged.out "$folder"/slurm*.out)"
    sleep 0.2
done

"$root/build/bin/shiaiba" league shinki "$roster" --question >"$folder/question.json"
# array TASKS: fights these of 32 parts, and waits.
array() {
    sbatch --wait --array="$1" --output="$folder/job-%a.out" "$root/scripts/lib/slurm.sh" \
        "$root/build/bin/shiaiba" "$folder/question.json" "$folder/parts" 32
}
array 1-20
status=0
"$root/build/bin/shiaiba" merge "$folder"/parts/*.part --lang en || status=$?
[ "$status" = 1 ] || fail 'It should have said that parts are missing.'
array 1-32
"$root/build/bin/shiaiba" merge "$folder"/parts/*.part --csv >"$folder/shared.csv"
same "$folder/shared.csv" 'of an array job of Slurm'
