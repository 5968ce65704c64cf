// Whom `shiaiba bench` lets fight by their plans, and with whom computer opponents think.
#pragma once

#include <string>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba::cli {

/// Parties of one size under the same settings, each of which meets each.
struct Lineup {
    std::string name;
    Settings settings;
    std::vector<Party> parties;
};

/// In a duel the samples with every preset of the form's tactics, under each of the settings that the system is
/// measured with. Where sides are parties, the samples of one member: alone, three and six of them together.
std::vector<Lineup> lineups(const Ruleset& ruleset);

} // namespace shiaiba::cli
