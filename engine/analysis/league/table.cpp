// Counts points and ranks.
#include "analysis/league/table.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace shiaiba {
namespace {

void count(LeagueRow& row, Ending ending) {
    (ending == Ending::Win ? row.wins : ending == Ending::Draw ? row.draws : row.losses) += 1;
    row.points += static_cast<std::size_t>(ending);
}

auto before_direct(const LeagueRow& row) { return std::tie(row.stage, row.points, row.wins); }

/// Points from the games among those who are equal in everything before.
std::vector<std::size_t> direct_points(const std::vector<LeagueRow>& ranked,
                                       const std::vector<Score>& scores) {
    std::vector<std::size_t> tier(ranked.size());
    std::size_t number = 0;
    for (std::size_t k = 0; k < ranked.size(); ++k) {
        if (k > 0 && before_direct(ranked[k]) != before_direct(ranked[k - 1])) ++number;
        tier[ranked[k].entrant] = number;
    }
    std::vector<std::size_t> direct(ranked.size());
    for (const Score& score : scores) {
        if (tier[score.a] != tier[score.b]) continue;
        direct[score.a] += static_cast<std::size_t>(score.ending);
        direct[score.b] += static_cast<std::size_t>(mirrored(score.ending));
    }
    return direct;
}

} // namespace

std::vector<LeagueRow> make_table(LeagueFormat format, const Field& field,
                                  const std::vector<Score>& scores, const Course& course) {
    std::vector<LeagueRow> table(field.size());
    for (std::size_t k = 0; k < table.size(); ++k) {
        table[k].entrant = k;
        if (!course.stages.empty()) table[k].stage = course.stages[k];
        if (!course.byes.empty()) table[k].points = kWinPoints * course.byes[k];
        if (!course.ages.empty()) table[k].age = course.ages[k];
    }
    for (const Score& score : scores) {
        count(table[score.a], score.ending);
        count(table[score.b], mirrored(score.ending));
    }
    std::vector<Figures> all = figures(format, field, scores);
    for (std::size_t k = 0; k < table.size(); ++k) table[k].figures = all[k];

    std::stable_sort(table.begin(), table.end(), [](const LeagueRow& x, const LeagueRow& y) {
        return before_direct(x) > before_direct(y);
    });
    const std::vector<std::size_t> direct = direct_points(table, scores);
    std::stable_sort(table.begin(), table.end(), [&](const LeagueRow& x, const LeagueRow& y) {
        return std::make_pair(before_direct(x), direct[x.entrant]) >
               std::make_pair(before_direct(y), direct[y.entrant]);
    });
    return table;
}

} // namespace shiaiba
