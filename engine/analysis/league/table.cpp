// Counts points and figures, and ranks entrants.
#include "analysis/league/table.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/system/league.hpp"

namespace shiaiba {
namespace {

void count(LeagueRow& row, Ending ending) {
    (ending == Ending::Win ? row.wins : ending == Ending::Draw ? row.draws : row.losses) += 1;
    row.points += static_cast<std::size_t>(ending);
}

/// The numbers that rank entrants, the most important first; each by entrant, higher is better.
using Keys = std::vector<std::vector<std::size_t>>;

/// Entrants by `keys`, best first; the roster's order decides between equal ones.
std::vector<std::size_t> ranked(const Keys& keys, std::size_t n) {
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < n; ++k) order.push_back(k);
    sort_entrants(order, [&](std::size_t x, std::size_t y) {
        for (const std::vector<std::size_t>& key : keys) {
            if (key[x] != key[y]) return key[x] > key[y];
        }
        return x < y;
    });
    return order;
}

/// Points from the games among entrants that are equal in all `keys` so far.
std::vector<std::size_t> direct_points(const Keys& keys, const std::vector<Score>& scores,
                                       std::size_t n) {
    const auto level = [&](std::size_t x, std::size_t y) {
        return std::all_of(keys.begin(), keys.end(),
                           [&](const auto& key) { return key[x] == key[y]; });
    };
    std::vector<std::size_t> direct(n);
    for (const Score& score : scores) {
        if (!level(score.a, score.b)) continue;
        direct[score.a] += static_cast<std::size_t>(score.ending);
        direct[score.b] += static_cast<std::size_t>(mirrored(score.ending));
    }
    return direct;
}

/// One number of each row.
std::vector<std::size_t> each(const std::vector<LeagueRow>& rows, std::size_t LeagueRow::*number) {
    std::vector<std::size_t> all;
    for (const LeagueRow& row : rows) all.push_back(row.*number);
    return all;
}

} // namespace

std::vector<LeagueRow> make_table(LeagueFormat format, const Entrants& entrants,
                                  const std::vector<Score>& scores,
                                  const FormatResult& result_of_format, const TieBreaks& ties) {
    std::vector<LeagueRow> rows(entrants.size());
    for (std::size_t k = 0; k < rows.size(); ++k) {
        rows[k].entrant = k;
        if (!result_of_format.stages.empty()) rows[k].stage = result_of_format.stages[k];
        if (!result_of_format.byes.empty()) rows[k].points = kWinPoints * result_of_format.byes[k];
        if (!result_of_format.ages.empty()) rows[k].age = result_of_format.ages[k];
    }
    for (const Score& score : scores) {
        count(rows[score.a], score.ending);
        count(rows[score.b], mirrored(score.ending));
    }
    for (const Score& score : scores) {
        rows[score.a].buchholz += rows[score.b].points;
        rows[score.b].buchholz += rows[score.a].points;
    }
    std::vector<Figures> all = figures(format, entrants, scores);
    for (std::size_t k = 0; k < rows.size(); ++k) rows[k].figures = all[k];

    Keys keys{each(rows, &LeagueRow::stage), each(rows, &LeagueRow::points)};
    for (const TieBreak tie : ties) {
        switch (tie) {
        case TieBreak::MoreWins: keys.push_back(each(rows, &LeagueRow::wins)); break;
        case TieBreak::Direct: keys.push_back(direct_points(keys, scores, rows.size())); break;
        case TieBreak::Buchholz: keys.push_back(each(rows, &LeagueRow::buchholz)); break;
        }
    }
    std::vector<LeagueRow> table;
    for (const std::size_t entrant : ranked(keys, rows.size())) table.push_back(rows[entrant]);
    return table;
}

void sort_entrants(std::vector<std::size_t>& entrants,
                   const std::function<bool(std::size_t, std::size_t)>& before) {
    std::sort(entrants.begin(), entrants.end(),
              [&](std::size_t x, std::size_t y) { return before(x, y); });
}

// APS, PWIN, NPP, Vote and KNNPBI in whole numbers: fractions have a common denominator and are
// rounded once, so that they are the same on every machine.

namespace {

using Number = std::int64_t;

constexpr std::size_t kNeighbours = 5;
/// Divisible by 1, 2, 3, 4 and 5: by any number of neighbours, and by the width of any reach.
constexpr Number kCommon = 60;

/// n / d in hundredths of a percent, rounded half away from zero; absent for d = 0, else d > 0.
Percent percent(Number n, Number d) {
    if (d == 0) return std::nullopt;
    const Number scaled = (n < 0 ? -n : n) * 10'000;
    const Number rounded = (2 * scaled + d) / (2 * d);
    return static_cast<int>(n < 0 ? -rounded : rounded);
}

/// Half points and games of each entrant against each other one.
class CrossTable {
public:
    CrossTable(std::size_t n, const std::vector<Score>& scores)
        : n_(n), halves_(n * n), games_(n * n), sums_(n), counts_(n) {
        for (const Score& score : scores) {
            add(score.a, score.b, score.ending);
            add(score.b, score.a, mirrored(score.ending));
        }
    }

    std::size_t size() const { return n_; }
    /// Number of games between the two.
    Number games(std::size_t a, std::size_t b) const { return games_[a * n_ + b]; }
    /// Half points of `a` against `b`, out of 2 · games(a, b).
    Number halves(std::size_t a, std::size_t b) const { return halves_[a * n_ + b]; }
    Number sum(std::size_t a) const { return sums_[a]; }
    Number count(std::size_t a) const { return counts_[a]; }

private:
    void add(std::size_t a, std::size_t b, Ending ending) {
        halves_[a * n_ + b] =
            static_cast<std::uint8_t>(halves_[a * n_ + b] + static_cast<std::uint8_t>(ending));
        ++games_[a * n_ + b];
        sums_[a] += static_cast<Number>(ending);
        ++counts_[a];
    }

    std::size_t n_;
    std::vector<std::uint8_t> halves_;
    std::vector<std::uint8_t> games_;
    std::vector<Number> sums_;
    std::vector<Number> counts_;
};

Percent aps(const CrossTable& table, std::size_t a) {
    return percent(table.sum(a), 2 * table.count(a));
}

Percent pwin(const CrossTable& table, std::size_t a) {
    Number won = 0;
    Number met = 0;
    for (std::size_t b = 0; b < table.size(); ++b) {
        const Number games = table.games(a, b);
        met += games > 0 ? 1 : 0;
        won += table.halves(a, b) > games ? 1 : 0;
    }
    return percent(won, met);
}

/// Fewest and most half points that any entrant made against one opponent.
struct Reach {
    Number least;
    Number most;
};
std::vector<Reach> reaches(const CrossTable& table) {
    std::vector<Reach> all(table.size(), {kCommon, -1});
    for (std::size_t a = 0; a < table.size(); ++a) {
        for (std::size_t b = 0; b < table.size(); ++b) {
            if (table.games(a, b) == 0) continue;
            all[b].least = std::min(all[b].least, table.halves(a, b));
            all[b].most = std::max(all[b].most, table.halves(a, b));
        }
    }
    return all;
}

void npp_and_vote(const CrossTable& table, const std::vector<Reach>& reach, std::size_t a,
                  Figures& out) {
    Number met = 0;
    Number best = 0;
    Number normal = 0;
    for (std::size_t b = 0; b < table.size(); ++b) {
        if (table.games(a, b) == 0) continue;
        ++met;
        const Number width = reach[b].most - reach[b].least;
        best += table.halves(a, b) == reach[b].most ? 1 : 0;
        // The width is at most 4 half points, from two games, and so divides kCommon.
        normal +=
            width == 0 ? kCommon / 2 : (table.halves(a, b) - reach[b].least) * (kCommon / width);
    }
    out.npp = percent(normal, met * kCommon);
    out.vote = percent(best, met);
}

/// The `wanted` entrants nearest to `a` in APS, nearest first, in the roster's order where equally
/// near.
std::vector<std::size_t> nearest(const CrossTable& table, std::size_t a, std::size_t wanted) {
    std::vector<std::size_t> others;
    std::vector<Number> far(table.size());
    for (std::size_t k = 0; k < table.size(); ++k) {
        if (k == a || table.count(k) == 0) continue;
        others.push_back(k);
        const Number distance = table.sum(k) * table.count(a) - table.sum(a) * table.count(k);
        far[k] = distance < 0 ? -distance : distance;
    }
    wanted = std::min(wanted, others.size());
    // Compares far[k] / count(k), without dividing.
    std::partial_sort(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(wanted),
                      others.end(), [&](std::size_t x, std::size_t y) {
                          const Number left = far[x] * table.count(y);
                          const Number right = far[y] * table.count(x);
                          return left != right ? left < right : x < y;
                      });
    others.resize(wanted);
    return others;
}

/// Mean over the opponents of how much more it made than its neighbours did. Neighbours are
/// entrants that met the same opponent; an opponent without any is left out.
Percent knnpbi(const CrossTable& table, const Entrants& entrants, std::size_t biggest_group,
               std::size_t a) {
    const std::vector<std::size_t> near = nearest(table, a, kNeighbours + 1 + biggest_group);
    // All members of a group share the same neighbours: entrants outside the group.
    std::vector<std::vector<std::size_t>> of_group(table.size() + 1);
    Number sum = 0;
    Number opponents = 0;
    Number games = 0;
    for (std::size_t b = 0; b < table.size(); ++b) {
        if (table.games(a, b) == 0) continue;
        const std::size_t group = entrants.groups[b];
        std::vector<std::size_t>& neighbours = of_group[group];
        if (group == 0) neighbours.clear();
        if (neighbours.empty()) {
            for (const std::size_t k : near) {
                if (neighbours.size() == kNeighbours) break;
                if (!entrants.mates(k, b)) neighbours.push_back(k);
            }
        }
        if (neighbours.empty()) continue;
        Number theirs = 0;
        for (const std::size_t k : neighbours) theirs += table.halves(k, b);
        sum += kCommon * table.halves(a, b) -
               kCommon / static_cast<Number>(neighbours.size()) * theirs;
        games = table.games(a, b);
        ++opponents;
    }
    return percent(sum, opponents * kCommon * 2 * games);
}

} // namespace

std::vector<Figures> figures(LeagueFormat format, const Entrants& entrants,
                             const std::vector<Score>& scores) {
    const std::size_t n = entrants.size();
    const CrossTable table(n, scores);
    std::vector<Figures> all(n);
    for (std::size_t a = 0; a < n; ++a) {
        all[a].aps = aps(table, a);
        all[a].pwin = pwin(table, a);
    }
    // NPP, Vote and KNNPBI compare entrants against the same opponents, so all pairs must have been
    // played.
    std::size_t pairs = 0;
    std::vector<std::size_t> sizes(n + 1);
    for (std::size_t a = 0; a < n; ++a) {
        ++sizes[entrants.groups[a]];
        for (std::size_t b = a + 1; b < n; ++b) pairs += entrants.mates(a, b) ? 0U : 1U;
    }
    const std::size_t games = format == LeagueFormat::Double ? 2 : 1;
    if (!is_round_robin(format) || scores.size() != games * pairs) return all;
    sizes[0] = 0;
    const std::size_t biggest = *std::max_element(sizes.begin(), sizes.end());
    const std::vector<Reach> reach = reaches(table);
    for (std::size_t a = 0; a < n; ++a) {
        npp_and_vote(table, reach, a, all[a]);
        all[a].knnpbi = knnpbi(table, entrants, biggest, a);
    }
    return all;
}

} // namespace shiaiba
