// Output of `shiaiba series`: shares with their intervals, lengths, what is left, and fights worth
// a look; or a series for each value of one number.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/series/figures.hpp"
#include "analysis/series/question.hpp"
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

/// The steps of a what-if.
void print_steps(const SeriesAsked& asked, const std::vector<StepTold>& steps, Lang lang);

/// Prints a variation; returns the exit code.
int print_varied(const SeriesQuestion& question, const Args& args, Lang lang);

} // namespace shiaiba::cli
