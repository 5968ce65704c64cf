// Every way to share out the points of a system whose builds are shares of points.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba {

/// Most ways that are taken on.
inline constexpr std::size_t kMostHeatCells = 10'000;

/// The shares that the system's form asks for.
struct SharesForm {
    struct Part {
        std::string key;
        Text name;
        int least = 0;
    };
    std::vector<Part> parts;
    int total = 0;
};
/// A field of the form with ready-made tactics.
struct TacticForm {
    std::string key;
    /// Ids of the presets, in the order of the form; none where the system has no such field.
    std::vector<std::string> presets;
};
/// Without parts where the system's builds are no shares.
SharesForm shares_form(const Ruleset& ruleset);
TacticForm tactic_form(const Ruleset& ruleset);

using Shares = std::vector<int>;
/// Ascending by the first part, then the second …; empty where there are more than kMostHeatCells.
std::vector<Shares> share_outs(const SharesForm& form);

} // namespace shiaiba
