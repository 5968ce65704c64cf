// Plays up to the pending choice and asks what the system brought along.
#include "analysis/ahead.hpp"

#include "analysis/search.hpp"
#include "core/text/json.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba {

Planners live_planners_of(const Match& match) {
    Planners planners = planners_of(match);
    for (const Side side : kSides) {
        const int level = search_level(match.controllers[index(side)]);
        if (level > 0) planners.seat(side, opponent_of(*match.ruleset, level));
    }
    return planners;
}

Checked<Json> odds_ahead(const Match& match) {
    Json odds;
    const Played played = at_pending(
        match, [&](const Question& question) { odds = odds_of(*match.ruleset, question); });
    if (played.illegal) return illegal_decision(*played.illegal);
    return odds;
}

Checked<std::string> thought_of(const Match& match) {
    std::string thought;
    int level = 0;
    const Played played = at_pending(match, [&](const Question& question) {
        level = search_level(match.controllers[index(question.side())]);
        const Planner* const opponent = opponent_of(*match.ruleset, level);
        if (opponent == nullptr) return;
        thought = question.token(opponent->decide(question, nullptr));
    });
    if (played.illegal) return illegal_decision(*played.illegal);
    if (thought.empty() && level > 0) thought = played.pending->options[*searched(match, level)].id;
    return thought;
}

void think_on(Match& match) {
    while (true) {
        const auto thought = thought_of(match);
        if (!thought || thought->empty()) return;
        match.decisions.push_back(*thought);
    }
}

} // namespace shiaiba
