#!/usr/bin/env bash
# Runs one stage of scripts/test: scripts/lib/stage.sh NAME. What it prints is kept in build/test/NAME.log, what it
# returned and how many seconds it took in build/test/NAME.end.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
begin=$(date +%s) status=0
bash "$root/scripts/lib/stages.sh" "$1" 2>&1 </dev/null | tee "$root/build/test/$1.log" || status=$?
echo "$status $(($(date +%s) - begin))" >"$root/build/test/$1.end"
