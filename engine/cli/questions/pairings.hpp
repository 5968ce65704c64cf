// The crosstable of series on the command line (`shiaiba league --series`).
#pragma once

#include "analysis/league/pairings.hpp"
#include "cli/args.hpp"

namespace shiaiba::cli {

/// Fights as many games of every two as `--series` says, or a part of them, and prints what they
/// came to; returns the exit code.
int run_pairings(const LeagueRequest& league, const Args& args);
/// Prints as `--json`, or else as a table in `--lang`; returns the exit code.
int print_pairings(const PairingsQuestion& question, const Args& args);

} // namespace shiaiba::cli
