// Plays or counts a league, and makes its table.
#include "analysis/league/league.hpp"

#include <algorithm>
#include <utility>

#include "analysis/league/arena.hpp"
#include "analysis/league/matchups.hpp"
#include "analysis/league/table.hpp"
#include "core/system/league.hpp"

namespace shiaiba {
namespace {

FormatResult play(LeagueFormat format, Arena& arena, int rounds) {
    switch (format) {
    case LeagueFormat::Single: return play_single(arena);
    case LeagueFormat::DoubleElim: return play_double_elimination(arena);
    case LeagueFormat::Swiss: return play_swiss(arena, rounds);
    default: return play_hill(arena);
    }
}

} // namespace

Entrants entrants_of(const LeagueRequest& request) {
    Entrants entrants;
    std::vector<std::string> names{""};
    for (const Entrant& entrant : request.entrants) {
        auto found = std::find(names.begin(), names.end(), entrant.group);
        if (found == names.end()) found = names.insert(names.end(), entrant.group);
        entrants.groups.push_back(static_cast<std::size_t>(found - names.begin()));
        entrants.until.push_back(entrant.until);
    }
    return entrants;
}

League play_league(LeagueFormat format, const Entrants& entrants, int rounds, const Result& result,
                   const TieBreaks& ties) {
    Arena arena(entrants, result);
    FormatResult result_of_format = play(format, arena, rounds);
    League league;
    league.format = format;
    league.ties = ties;
    league.table = make_table(format, entrants, arena.scores(), result_of_format, ties);
    league.rounds = std::move(result_of_format.rounds);
    return league;
}

League count_league(LeagueFormat format, const Entrants& entrants, std::vector<std::string> rows,
                    const TieBreaks& ties) {
    std::vector<Score> scores;
    for (std::size_t a = 0; a < rows.size(); ++a) {
        // In a single round robin the cells below the diagonal are the same games again.
        for (std::size_t b = format == LeagueFormat::Double ? 0 : a + 1; b < rows.size(); ++b) {
            const char cell = rows[a][b];
            if (cell == kNoGame || cell == kNotYet) continue;
            scores.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                              cell == 'W'   ? Ending::Win
                              : cell == 'L' ? Ending::Loss
                                            : Ending::Draw});
        }
    }
    League league;
    league.format = format;
    league.ties = ties;
    league.table = make_table(format, entrants, scores, {}, ties);
    league.rows = std::move(rows);
    return league;
}

League play_league(const LeagueRequest& request) {
    if (is_round_robin(request.format)) {
        const auto question = LeagueQuestion::make(request);
        const FightRange all{0, (*question)->fights()};
        (*question)->take({all}, (*question)->fight(all));
        return (*question)->counted();
    }
    const Result result = [&](std::size_t a, std::size_t b, std::size_t before) {
        return play_game(request, a, b, before);
    };
    return play_league(request.format, entrants_of(request), request.rounds, result, request.ties);
}

League count_league(const LeagueRequest& request, std::vector<std::string> rows) {
    return count_league(request.format, entrants_of(request), std::move(rows), request.ties);
}

} // namespace shiaiba
