// The list: a line for every system that has odds and opponents.
#include "rulesets/lookahead.hpp"

#include "core/json.hpp"
#include "rulesets/rakuen/odds/option_odds.hpp"
#include "rulesets/rakuen/opponent/opponent.hpp"
#include "rulesets/rakuen/rakuen.hpp"

namespace shiaiba {
namespace {

struct Ahead {
    const Ruleset& ruleset;
    const Planner* (*opponent)(int level);
    Json (*odds)(const Question& question);
};

const Ahead* ahead_of(const Ruleset& ruleset) {
    static const Ahead all[] = {
        {rakuen::ruleset(), &rakuen::opponent,
         [](const Question& question) {
             return rakuen::odds_json(static_cast<const rakuen::RakuenQuestion&>(question));
         }},
    };
    for (const Ahead& one : all) {
        if (&one.ruleset == &ruleset) return &one;
    }
    return nullptr;
}

} // namespace

const Planner* opponent_of(const Ruleset& ruleset, int level) {
    const Ahead* const ahead = ahead_of(ruleset);
    const bool known = level >= 1 && level <= ruleset.identity().opponents;
    return ahead == nullptr || !known ? nullptr : ahead->opponent(level);
}

Json odds_of(const Ruleset& ruleset, const Question& question) {
    const Ahead* const ahead = ahead_of(ruleset);
    return ahead == nullptr ? Json::array() : ahead->odds(question);
}

} // namespace shiaiba
