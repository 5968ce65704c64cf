// Reads a match, and writes the refusals of matches that can't be played.
#include "bindings/match_json.hpp"

#include "rulesets/registry.hpp"

namespace shiaiba::bindings {

Checked<Match> given_match(const std::string& text, const CheckedSides& sides) {
    const auto json = parse_json(text);
    return json ? check_match(all_systems(), *json, sides) : Checked<Match>(json.problems());
}

std::string no_match(const Problems& problems) {
    return failed("illegalBuild", {"この二人では仕合えません。", "These two can't fight."},
                  problems);
}

std::string no_decision(const Problems& problems) {
    return failed("illegalDecision",
                  {"記録された決定が規則に合いません。", "A recorded decision is not legal."},
                  problems);
}

std::string refused(const Played& played) {
    const Problems problems = not_played(played);
    if (problems.empty()) return {};
    return played.illegal
               ? no_decision(problems)
               : failed("illegalDecision",
                        {"書かれた出目が規則に合いません。", "A written roll can't have fallen."},
                        problems);
}

} // namespace shiaiba::bindings
