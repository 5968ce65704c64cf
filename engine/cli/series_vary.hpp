// `shiaiba series --vary`: the same series for each value of one number.
#pragma once

#include <string>
#include <vector>

#include "analysis/series/shards.hpp"
#include "cli/args.hpp"
#include "core/system/match.hpp"

namespace shiaiba::cli {

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
