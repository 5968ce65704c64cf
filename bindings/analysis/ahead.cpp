// Bindings `odds`, `think` and `planned`: odds of the pending options, and the decision of a computer
// opponent or of plans.
#include "analysis/search.hpp"

#include <emscripten/bind.h>

#include <string>

#include "bindings/match_json.hpp"

namespace shiaiba::bindings {
namespace {

template <class Answer>
std::string asked(const std::string& text, Checked<Answer> (*ask)(const Match&)) {
    const auto match = given_match(text);
    if (!match) return no_match(match.problems());
    const auto answer = ask(*match);
    return answer ? ok(Json(*answer)) : no_decision(answer.problems());
}

std::string odds(const std::string& match) { return asked(match, &odds_ahead); }
std::string think(const std::string& match) { return asked(match, &thought_of); }
std::string planned(const std::string& match) { return asked(match, &planned_of); }

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_ahead) {
    emscripten::function("odds", &odds);
    emscripten::function("think", &think);
    emscripten::function("planned", &planned);
}

} // namespace shiaiba::bindings
