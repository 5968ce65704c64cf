#!/usr/bin/env bash
# Slurm on one machine: scripts/lib/soak-slurm.sh, of scripts/soak. Starts Debian's munge, slurmctld and slurmd with a
# configuration of its own, and has a league of 1,024 fought by an array job; its table must have the bytes of one run.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/scripts/lib/needs.sh"
source "$root/scripts/lib/install.sh"

{ have sbatch && [ -x /usr/sbin/slurmctld ]; } || { can_apt && apt_install slurm-wlm munge; } ||
    fail 'Slurm is missing: apt-get install slurm-wlm munge.'
[ "$(id -u)" = 0 ] || fail 'Slurm starts as root only.'
