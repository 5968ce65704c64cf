// Bindings `league`, `gameSeed` and `leagueLink` (analysis.d.ts).
#include <emscripten/bind.h>

#include <string>

#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "bindings/link_json.hpp"
#include "core/system/league.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Checks the request, a league or a roster, and answers with `answer`.
template <class Answer>
std::string for_entrants(const std::string& text, const Answer& answer) {
    const auto json = parse_json(text);
    const auto request =
        json ? check_league(all_systems(), *json) : Checked<LeagueRequest>(json.problems());
    if (request) return answer(*request);
    return failed("illegalLeague", {"この大会は開けません。", "This league can't be held."},
                  request.problems());
}

/// The same for a league alone: the entrants of a roster don't play.
template <class Answer>
std::string for_league(const std::string& text, const Answer& answer) {
    return for_entrants(text, [&](const LeagueRequest& request) {
        if (!request.roster) return answer(request);
        return failed("illegalLeague",
                      {"名簿だけの大会は開けません。", "A roster is no league yet."});
    });
}

std::string game_seed_text(const std::string& text, double a, double b) {
    return for_league(text, [&](const LeagueRequest& request) {
        const auto last = static_cast<double>(request.entrants.size() - 1);
        if (!is_count(a, last) || !is_count(b, last)) {
            return failed("badPart", {"この部分はありません。", "There is no such part."});
        }
        return ok(Json(std::to_string(
            game_seed(request.seed, static_cast<std::size_t>(a), static_cast<std::size_t>(b), 0))));
    });
}

std::string league(const std::string& text) {
    return for_league(text, [](const LeagueRequest& request) {
        return ok(league_report(request, play_league(request)));
    });
}

std::string league_link(const std::string& text, const std::string& options) {
    return for_entrants(text,
                        [&](const LeagueRequest& request) { return made_link(request, options); });
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_league) {
    emscripten::function("league", &league);
    emscripten::function("gameSeed", &game_seed_text);
    emscripten::function("leagueLink", &league_link);
}

} // namespace shiaiba::bindings
