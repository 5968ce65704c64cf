// Sets the table for a fight without players.
#include "analysis/unattended.hpp"

#include "core/fight/decisions.hpp"

namespace shiaiba {

Outcome fight_unattended(const Ruleset& ruleset, const Settings& settings, const Sides& sides,
                         const Planners& planners, std::uint64_t seed) {
    Dice dice(seed);
    // Not the dice's stream, or a roll would tell what is decided.
    RandomDecisions decisions(SplitMix64(~seed).next());
    Log log(Log::Listen::Nothing);
    Table table(dice, decisions, log, planners);
    return ruleset.fight(settings, sides, table);
}

} // namespace shiaiba
