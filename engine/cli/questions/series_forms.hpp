// Output of `shiaiba series`: shares with their intervals, lengths, what is left, and fights worth
// a look; or a series for each value of one number.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/series/figures.hpp"
#include "analysis/series/shards.hpp"
#include "cli/args.hpp"
#include "core/system/match.hpp"

namespace shiaiba::cli {

/// A series, as far as it was fought.
struct FoughtSeries {
    const Match& match;
    const SeriesSum& sum;
    SeriesFigures told;
    Lang lang;
};

/// `fight`: the command that plays one of the fights, apart from its seed.
void print_series(const FoughtSeries& series, const std::string& fight);

/// The change that one step makes to a side's share of wins.
struct StepFought {
    Text label;
    Share share;
    Share change;
};
void print_steps(const FoughtSeries& series, Side side, const std::vector<StepFought>& steps);

// `shiaiba series --vary`: a series for each value of one number.

/// Fights a series with a bar labelled `what`.
SeriesSum fight_with_bar(const Match& match, const SeriesWish& wish, unsigned workers,
                         const std::string& what);

/// Prints a variation that was fought in parts; returns the exit code.
int print_varied(const SeriesShards& shards, const std::vector<SeriesSum>& sums, const Args& args,
                 Lang lang);

/// Fights the variation of `--vary` and prints it; returns the exit code.
int run_vary(const Args& args, const Match& match, const SeriesWish& wish, unsigned workers,
             Lang lang);

} // namespace shiaiba::cli
