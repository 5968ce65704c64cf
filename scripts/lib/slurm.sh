#!/usr/bin/env bash
# Array job for Slurm: each task fights one part of a question, on machines that share this folder.
#
#   scripts/shiaiba league shiden roster.txt --question >question.json
#   sbatch --array=1-64 scripts/lib/slurm.sh build/bin/shiaiba question.json parts 64
#   scripts/shiaiba merge parts/*.part
#
# The arguments: program, question, folder of the parts, how many there are. A part that is there already is left
# alone, so that the same array, or --array=7,9, goes on with what is missing.
#SBATCH --job-name=shiaiba
#SBATCH --cpus-per-task=1
set -euo pipefail

program=$1 question=$2 folder=$3 of=$4
part=$folder/$SLURM_ARRAY_TASK_ID.part
[ ! -s "$part" ] || exit 0
mkdir -p "$folder"
# Written under another name first, so that only a whole part has the part's name.
"$program" part "$question" --shard "$SLURM_ARRAY_TASK_ID/$of" --workers "${SLURM_CPUS_PER_TASK:-1}" >"$part.new"
mv "$part.new" "$part"
