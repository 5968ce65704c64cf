// Bindings `matchups`, `pairings`, `gameSeed`, `league` and `leagueLink` (analysis.d.ts).
#include <emscripten/bind.h>

#include <algorithm>
#include <string>
#include <utility>

#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "bindings/link_json.hpp"
#include "core/system/league.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Room for 1,024 quoted rows of 1,024 letters.
constexpr std::size_t kMostRowsBytes = 1 << 21;

/// Checks the request, a league or a roster, and answers with `answer`.
template <class Answer>
std::string for_entrants(const std::string& text, const Answer& answer) {
    const auto json = parse_json(text);
    const auto request =
        json ? check_league(all_rulesets(), *json) : Checked<LeagueRequest>(json.problems());
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

std::string matchups(const std::string& text, int from, int to) {
    return for_league(text, [&](const LeagueRequest& request) {
        const Matchups games(request);
        const int last = std::min(to, static_cast<int>(request.entrants.size()));
        Json rows = Json::array();
        for (int row = std::max(from, 0); row < last; ++row) {
            rows.push_back(games.row(static_cast<std::size_t>(row), 0, request.entrants.size()));
        }
        return ok(JsonObject().add("from", std::max(from, 0)).add("rows", std::move(rows)));
    });
}

/// Most games of one part: a second or two of work.
constexpr double kMostGames = 100'000;

std::string pairings(const std::string& text, double from, double to, double first, double games) {
    return for_league(text, [&](const LeagueRequest& request) {
        const std::size_t n = request.entrants.size();
        const std::size_t pairs = n * (n - 1) / 2;
        const auto all = static_cast<double>(pairs);
        const bool fits = is_count(from, all) && is_count(to, all) && from <= to &&
                          is_count(first, kMostSeriesFights) && is_count(games, kMostGames) &&
                          (to - from) * games <= kMostGames;
        if (!fits) {
            return failed("badPart", {"この部分はありません。", "There is no such part."});
        }
        Json wins = Json::array();
        Json losses = Json::array();
        std::size_t pair = 0;
        for (std::size_t a = 0; a < n; ++a) {
            for (std::size_t b = a + 1; b < n; ++b, ++pair) {
                if (static_cast<double>(pair) < from || static_cast<double>(pair) >= to) continue;
                Wins won{};
                if (!are_mates(request, a, b)) {
                    won = play_series(request, a, b, static_cast<std::uint64_t>(first),
                                      static_cast<std::uint64_t>(games));
                }
                wins.push_back(won[0]);
                losses.push_back(won[1]);
            }
        }
        return ok(JsonObject().add("wins", std::move(wins)).add("losses", std::move(losses)));
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

/// Puts the rows of `matchups` into `games`, so that nothing has to be fought.
Problems take_rows(const std::string& text, std::size_t n, GameRows& games) {
    const auto json = parse_json(text, kMostRowsBytes);
    if (!json) return json.problems();
    if (!json->is_array() || json->size() != n) {
        return {problem_at(
            "", "badRows",
            {"行は出場者の数だけ並べてください。", "There must be as many rows as entrants."})};
    }
    Problems problems;
    for (std::size_t k = 0; k < n; ++k) {
        const Json& row = (*json)[k];
        const bool text_of_n = row.is_string() && row.get_ref<const std::string&>().size() == n;
        const std::string_view endings =
            text_of_n ? std::string_view(row.get_ref<const std::string&>()) : std::string_view();
        if (text_of_n && games.take_row(k, endings.substr(games.begin(k)))) continue;
        problems.push_back(problem_at(
            "/" + std::to_string(k), "badRow",
            {"この行は matchups のものではありません。", "This is no row of \"matchups\"."}));
    }
    return problems;
}

std::string league(const std::string& text, const std::string& rows) {
    return for_league(text, [&](const LeagueRequest& request) {
        if (!is_round_robin(request.format)) {
            return ok(league_report(request, play_league(request)));
        }
        GameRows games(request);
        const Problems problems = take_rows(rows, request.entrants.size(), games);
        if (!problems.empty()) {
            return failed("badRows", {"結果の行が合いません。", "The rows of results don't fit."},
                          problems);
        }
        return ok(league_report(request, count_league(request, games.rows())));
    });
}

std::string league_link(const std::string& text, const std::string& options) {
    return for_entrants(text,
                        [&](const LeagueRequest& request) { return made_link(request, options); });
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_league) {
    emscripten::function("matchups", &matchups);
    emscripten::function("pairings", &pairings);
    emscripten::function("gameSeed", &game_seed_text);
    emscripten::function("league", &league);
    emscripten::function("leagueLink", &league_link);
}

} // namespace shiaiba::bindings
