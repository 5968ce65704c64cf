// The forms of `shiaiba series`: shares with their intervals, lengths, what is left, witnesses; or a series for
// each value of one number.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/series/figures.hpp"
#include "analysis/series/shards.hpp"
#include "cli/args.hpp"
#include "core/system/match.hpp"

namespace shiaiba::cli {

/// A series that was fought, or as much of it as there is.
struct FoughtSeries {
    const Match& match;
    const SeriesSum& sum;
    SeriesFigures told;
    Lang lang;
};

/// `fight` is the command that fights one of them, up to its seed.
void print_series(const FoughtSeries& series, const std::string& fight);

/// What one step makes of a side's share of wins.
struct StepFought {
    Text label;
    Share share;
    Share change;
};
void print_steps(const FoughtSeries& series, Side side, const std::vector<StepFought>& steps);

// `shiaiba series --vary`: the same series for each value of one number.

/// Fights a series behind a bar that bears `what`.
SeriesSum fight_with_bar(const Match& match, const SeriesWish& wish, unsigned workers,
                         const std::string& what);

/// The variation that was fought in parts; answers with the exit code.
int print_varied(const SeriesShards& shards, const std::vector<SeriesSum>& sums, const Args& args,
                 Lang lang);

/// The variation of `--vary`, fought and told; answers with the exit code.
int run_vary(const Args& args, const Match& match, const SeriesWish& wish, unsigned workers,
             Lang lang);

} // namespace shiaiba::cli
