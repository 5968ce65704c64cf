// Counts points and ranks.
#include "analysis/league/table.hpp"

#include "analysis/league/order.hpp"

namespace shiaiba {
namespace {

void count(LeagueRow& row, Ending ending) {
    (ending == Ending::Win ? row.wins : ending == Ending::Draw ? row.draws : row.losses) += 1;
    row.points += static_cast<std::size_t>(ending);
}

/// Ranks `x` before (positive) or behind `y` by all that comes before their own games.
int lead(const LeagueRow& x, const LeagueRow& y) {
    for (const auto figure : {&LeagueRow::stage, &LeagueRow::points, &LeagueRow::wins}) {
        if (x.*figure != y.*figure) return x.*figure > y.*figure ? 1 : -1;
    }
    return 0;
}

/// Points from the games among those who are level in everything before; `order` is by that.
std::vector<std::size_t> direct_points(const std::vector<LeagueRow>& rows,
                                       const std::vector<std::size_t>& order,
                                       const std::vector<Score>& scores) {
    std::vector<std::size_t> tier(rows.size());
    for (std::size_t k = 1; k < order.size(); ++k) {
        const bool level = lead(rows[order[k - 1]], rows[order[k]]) == 0;
        tier[order[k]] = tier[order[k - 1]] + (level ? 0U : 1U);
    }
    std::vector<std::size_t> direct(rows.size());
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
    std::vector<LeagueRow> rows(field.size());
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        order.push_back(k);
        rows[k].entrant = k;
        if (!course.stages.empty()) rows[k].stage = course.stages[k];
        if (!course.byes.empty()) rows[k].points = kWinPoints * course.byes[k];
        if (!course.ages.empty()) rows[k].age = course.ages[k];
    }
    for (const Score& score : scores) {
        count(rows[score.a], score.ending);
        count(rows[score.b], mirrored(score.ending));
    }
    std::vector<Figures> all = figures(format, field, scores);
    for (std::size_t k = 0; k < rows.size(); ++k) rows[k].figures = all[k];

    std::vector<std::size_t> direct(rows.size());
    const auto before = [&](std::size_t x, std::size_t y) {
        const int gap = lead(rows[x], rows[y]);
        if (gap != 0) return gap > 0;
        return direct[x] != direct[y] ? direct[x] > direct[y] : x < y;
    };
    sort_entrants(order, before);
    direct = direct_points(rows, order, scores);
    sort_entrants(order, before);
    std::vector<LeagueRow> table;
    for (const std::size_t entrant : order) table.push_back(rows[entrant]);
    return table;
}

} // namespace shiaiba
