// Prints a series of fights: shares with their intervals, lengths, what is left, witnesses.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/series/figures.hpp"
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

} // namespace shiaiba::cli
