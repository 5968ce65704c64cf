# Counts the tests of a stage, from the last lines that Catch2, Vitest and Playwright print.
# shellcheck shell=bash

# count_tests LOG STATUS: prints "PASSED FAILED". A stage whose output holds no counts is one test itself.
count_tests() {
    sed "s/$(printf '\033')\[[0-9;]*m//g" "$1" | awk -v status="$2" '
        # Catch2: "All tests passed (9 assertions in 2 test cases)", or "test cases: 3 | 2 passed | 1 failed"
        /All tests passed \(/ { for (i = 1; i <= NF; i++) if ($i == "in") passed += $(i + 1) }
        # Vitest: "Tests  1 failed | 45 passed (46)"; Playwright: "  45 passed (1.2m)", "  1 failed"
        /test cases:/ || /^ *Tests  / || /^ +[0-9]+ (passed|failed|flaky|did not run)( \(|$)/ {
            for (i = 1; i < NF; i++) {
                if ($(i + 1) ~ /^passed/) passed += $i
                if ($(i + 1) ~ /^(failed|flaky|did)/) failed += $i
            }
        }
        END {
            if (status != 0 && !failed) failed = 1
            if (!passed && !failed) passed = 1
            print passed + 0, failed + 0
        }'
}
