// The matching of pairs, and the Swiss system that uses it: entrants with equal points meet, and no
// two meet again, least of all twice running, while there is another way.
#include "analysis/league/swiss.hpp"

#include <algorithm>
#include <numeric>
#include <string>

#include "analysis/league/arena.hpp"
#include "analysis/league/table.hpp"

namespace shiaiba {

Matching::Matching(std::size_t n, std::vector<bool> edges)
    : n_(n), edges_(std::move(edges)), mates_(n, kNobody), fixed_(n) {
    for (std::size_t a = 0; a < n; ++a) {
        for (std::size_t b = a + 1; b < n && mates_[a] == kNobody; ++b) {
            if (!edge(a, b) || mates_[b] != kNobody) continue;
            mates_[a] = b;
            mates_[b] = a;
        }
    }
    for (std::size_t a = 0; a < n; ++a) {
        if (mates_[a] == kNobody) augment(a);
    }
}

std::size_t Matching::pairs() const {
    std::size_t paired = 0;
    for (const std::size_t mate : mates_) paired += mate != kNobody ? 1 : 0;
    return paired / 2;
}

void Matching::part(std::size_t a) {
    if (mates_[a] == kNobody) return;
    mates_[mates_[a]] = kNobody;
    mates_[a] = kNobody;
}

bool Matching::fix(std::size_t a, std::size_t b) {
    if (!edge(a, b) || fixed_[a] || fixed_[b]) return false;
    fixed_[a] = fixed_[b] = true;
    if (mates_[a] == b) return true;
    const std::size_t left_a = mates_[a];
    const std::size_t left_b = mates_[b];
    part(a);
    part(b);
    const bool mended =
        left_a == kNobody || left_b == kNobody || augment(left_a) || augment(left_b);
    if (mended) {
        mates_[a] = b;
        mates_[b] = a;
        return true;
    }
    fixed_[a] = fixed_[b] = false;
    mates_[a] = left_a;
    mates_[left_a] = a;
    mates_[b] = left_b;
    mates_[left_b] = b;
    return false;
}

std::size_t Matching::common_base(std::size_t a, std::size_t b) const {
    std::vector<bool> above(n_);
    for (;;) {
        a = bases_[a];
        above[a] = true;
        if (mates_[a] == kNobody) break;
        a = parents_[mates_[a]];
    }
    for (;;) {
        b = bases_[b];
        if (above[b]) return b;
        b = parents_[mates_[b]];
    }
}

void Matching::mark(std::size_t from, std::size_t base, std::size_t child) {
    while (bases_[from] != base) {
        in_blossom_[bases_[from]] = true;
        in_blossom_[bases_[mates_[from]]] = true;
        parents_[from] = child;
        child = mates_[from];
        from = parents_[mates_[from]];
    }
}

bool Matching::augment(std::size_t root) {
    parents_.assign(n_, kNobody);
    bases_.resize(n_);
    std::iota(bases_.begin(), bases_.end(), std::size_t{0});
    std::vector<bool> seen(n_);
    seen[root] = true;
    std::vector<std::size_t> queue{root};
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const std::size_t v = queue[at];
        for (std::size_t to = 0; to < n_; ++to) {
            if (!edge(v, to) || fixed_[to]) continue;
            if (bases_[v] == bases_[to] || mates_[v] == to) continue;
            const bool odd_cycle =
                to == root || (mates_[to] != kNobody && parents_[mates_[to]] != kNobody);
            if (odd_cycle) {
                const std::size_t base = common_base(v, to);
                in_blossom_.assign(n_, false);
                mark(v, base, to);
                mark(to, base, v);
                for (std::size_t k = 0; k < n_; ++k) {
                    if (!in_blossom_[bases_[k]]) continue;
                    bases_[k] = base;
                    if (!seen[k]) queue.push_back(k);
                    seen[k] = true;
                }
            } else if (parents_[to] == kNobody) {
                parents_[to] = v;
                if (mates_[to] != kNobody) {
                    seen[mates_[to]] = true;
                    queue.push_back(mates_[to]);
                    continue;
                }
                for (std::size_t end = to; end != kNobody;) {
                    const std::size_t before = parents_[end];
                    const std::size_t next = mates_[before];
                    mates_[end] = before;
                    mates_[before] = end;
                    end = next;
                }
                return true;
            }
        }
    }
    return false;
}

// The Swiss system. An entrant that has left is not paired any more.

namespace {

/// Most wishes of a round that may fail; after that any partner that leaves no more entrants over
/// will do. This bounds the work where groups leave hardly a choice.
constexpr int kMostRefusals = 200;

class Swiss {
public:
    explicit Swiss(Arena& arena)
        : arena_(arena)
        , points_(arena.entrants().size())
        , met_last_(arena.entrants().size(), Matching::kNobody) {
        result_of_format_.stages.resize(points_.size());
        result_of_format_.byes.resize(points_.size());
    }

    void play_round(int number) {
        order_.clear();
        for (std::size_t k = 0; k < points_.size(); ++k) {
            if (arena_.entrants().plays(k, number)) order_.push_back(k);
        }
        n_ = order_.size();
        if (n_ < 2) return;
        sort_entrants(order_, [&](std::size_t x, std::size_t y) {
            return points_[x] != points_[y] ? points_[x] > points_[y] : x < y;
        });
        const std::string n = std::to_string(number);
        LeagueRound round{{"第" + n + "回戦", "Round " + n}, {}};
        const std::vector<std::size_t> partners = pair_up();
        met_last_.assign(points_.size(), Matching::kNobody);
        for (std::size_t x = 0; x < n_; ++x) {
            if (partners[x] >= n_) continue;
            met_last_[order_[x]] = order_[partners[x]];
            if (partners[x] < x) continue;
            round.games.push_back(arena_.meet(order_[x], order_[partners[x]]));
            const LeagueGame& game = round.games.back();
            const Side winner = game.outcome->winner;
            points_[game.a] += winner == Side::A ? 2 : winner == Side::None ? 1 : 0;
            points_[*game.b] += winner == Side::B ? 2 : winner == Side::None ? 1 : 0;
        }
        for (std::size_t x = 0; x < n_; ++x) {
            if (partners[x] < n_) continue;
            round.games.push_back(Arena::bye(order_[x]));
            points_[order_[x]] += 2;
            ++result_of_format_.byes[order_[x]];
        }
        result_of_format_.rounds.push_back(std::move(round));
    }

    FormatResult take() { return std::move(result_of_format_); }

private:
    /// Partners by place in order_; a partner beyond the last place is a bye.
    std::vector<std::size_t> pair_up() const {
        Matching matching = fewest_rematches();
        std::vector<std::size_t> partners(n_ + 1, Matching::kNobody);
        int refusals = 0;
        const auto grant = [&](std::size_t x, const std::vector<std::size_t>& wishes) {
            for (const std::size_t y : wishes) {
                if (refusals >= kMostRefusals) break;
                if (partners[y] != Matching::kNobody || !matching.edge(x, y)) continue;
                if (matching.fix(x, y)) break;
                ++refusals;
            }
            const std::size_t y = matching.mate(x);
            if (y == Matching::kNobody) return;
            matching.fix(x, y);
            partners[x] = y;
            partners[y] = x;
        };
        if (n_ % 2 == 1) grant(n_, sitters());
        for (std::size_t x = 0; x < n_; ++x) {
            if (partners[x] == Matching::kNobody) grant(x, wish_list(x, partners));
        }
        return partners;
    }

    /// A matching with the largest possible number of pairs; among these with the lowest limit on
    /// meetings of the same two; among these, if possible, one in which no two meet twice running.
    Matching fewest_rematches() const {
        int most = 0;
        for (const std::size_t a : order_) {
            for (const std::size_t b : order_) most = std::max(most, arena_.times_met(a, b));
        }
        const std::size_t pairs = graph(most, true).pairs();
        for (int met = 0; met <= most; ++met) {
            for (const bool again : {false, true}) {
                Matching matching = graph(met, again);
                if (matching.pairs() == pairs) return matching;
            }
        }
        return graph(most, true);
    }

    /// A matching over the places of order_, followed by the bye of an odd round. Two may be paired
    /// unless they are of one group, have met more than `met` times or, unless `again`, met in the
    /// last round.
    Matching graph(int met, bool again) const {
        const std::size_t size = n_ + n_ % 2;
        std::vector<bool> edges(size * size);
        for (std::size_t x = 0; x < size; ++x) {
            for (std::size_t y = 0; y < size; ++y) {
                const bool bye = x == n_ || y == n_;
                edges[x * size + y] = bye ? x != y : may_meet(order_[x], order_[y], met, again);
            }
        }
        return {size, std::move(edges)};
    }
    bool may_meet(std::size_t a, std::size_t b, int met, bool again) const {
        return !arena_.entrants().mates(a, b) && arena_.times_met(a, b) <= met &&
               (again || met_last_[a] != b);
    }

    /// Order in which entrants are asked to sit out an odd round: fewest byes first, then last in
    /// the order.
    std::vector<std::size_t> sitters() const {
        std::vector<std::size_t> list;
        for (std::size_t x = n_; x-- > 0;) list.push_back(x);
        sort_entrants(list, [&](std::size_t x, std::size_t y) {
            const std::size_t left = result_of_format_.byes[order_[x]];
            const std::size_t right = result_of_format_.byes[order_[y]];
            return left != right ? left < right : x > y;
        });
        return list;
    }

    /// Order in which partners are tried: with equal points first the lower half, then the upper
    /// half from below; then entrants with fewer points. Those that it has met more often come
    /// after all others.
    std::vector<std::size_t> wish_list(std::size_t x,
                                       const std::vector<std::size_t>& partners) const {
        std::vector<std::size_t> equal;
        std::vector<std::size_t> fewer;
        for (std::size_t y = x + 1; y < n_; ++y) {
            if (partners[y] != Matching::kNobody) continue;
            (points_[order_[y]] == points_[order_[x]] ? equal : fewer).push_back(y);
        }
        std::vector<std::size_t> all;
        // `x` itself is in the upper half.
        const std::size_t half = equal.empty() ? 0 : (equal.size() - 1) / 2;
        for (std::size_t k = half; k < equal.size(); ++k) all.push_back(equal[k]);
        for (std::size_t k = half; k-- > 0;) all.push_back(equal[k]);
        all.insert(all.end(), fewer.begin(), fewer.end());
        std::stable_sort(all.begin(), all.end(), [&](std::size_t left, std::size_t right) {
            return arena_.times_met(order_[x], order_[left]) <
                   arena_.times_met(order_[x], order_[right]);
        });
        return all;
    }

    Arena& arena_;
    std::vector<std::size_t> points_;
    /// The opponent of each entrant in the last round; kNobody: it sat out.
    std::vector<std::size_t> met_last_;
    /// The entrants of the round, best first, and their number.
    std::vector<std::size_t> order_;
    std::size_t n_ = 0;
    FormatResult result_of_format_;
};

} // namespace

FormatResult play_swiss(Arena& arena, int rounds) {
    int wanted = rounds;
    if (rounds == 0) {
        while (std::size_t{1} << wanted < arena.entrants().size()) ++wanted;
    }
    Swiss swiss(arena);
    for (int number = 1; number <= wanted; ++number) swiss.play_round(number);
    return swiss.take();
}

} // namespace shiaiba
