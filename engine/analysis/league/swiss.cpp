// The Swiss system: as many points meet as many points, nobody meets anybody twice while there is
// another way.
#include <string>
#include <utility>

#include "analysis/league/matching.hpp"
#include "analysis/league/order.hpp"
#include "analysis/league/plays.hpp"

namespace shiaiba {
namespace {

/// Wishes of a round that may fail; from then on any partner that leaves nobody over will do. It
/// bounds the work where groups leave hardly a choice.
constexpr int kMostRefusals = 200;

class Swiss {
public:
    explicit Swiss(Arena& arena) : arena_(arena), n_(arena.field().size()), points_(n_) {
        course_.stages.resize(n_);
        course_.byes.resize(n_);
        for (std::size_t k = 0; k < n_; ++k) order_.push_back(k);
    }

    void play_round(std::size_t number) {
        sort_entrants(order_, [&](std::size_t x, std::size_t y) {
            return points_[x] != points_[y] ? points_[x] > points_[y] : x < y;
        });
        const std::string n = std::to_string(number);
        LeagueRound round{{"第" + n + "回戦", "Round " + n}, {}};
        const std::vector<std::size_t> partners = pair_up();
        for (std::size_t x = 0; x < n_; ++x) {
            if (partners[x] >= n_ || partners[x] < x) continue;
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
            ++course_.byes[order_[x]];
        }
        course_.rounds.push_back(std::move(round));
    }

    Course take() { return std::move(course_); }

private:
    /// Partners by place in the order; beyond the last place is a bye.
    std::vector<std::size_t> pair_up() const {
        Matching fresh = graph(false);
        Matching again = graph(true);
        Matching& matching = again.pairs() > fresh.pairs() ? again : fresh;
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

    /// Over places of the order, and the bye of an odd round behind them: nobody meets its group,
    /// nor, without `again`, whom it has met.
    Matching graph(bool again) const {
        const std::size_t size = n_ + n_ % 2;
        std::vector<bool> edges(size * size);
        for (std::size_t x = 0; x < size; ++x) {
            for (std::size_t y = 0; y < size; ++y) {
                const bool bye = x == n_ || y == n_;
                edges[x * size + y] = bye ? x != y : may_meet(order_[x], order_[y], again);
            }
        }
        return {size, std::move(edges)};
    }
    bool may_meet(std::size_t a, std::size_t b, bool again) const {
        return !arena_.field().mates(a, b) && (again || !arena_.have_met(a, b));
    }

    /// Who sits out an odd round: the last one with the fewest byes.
    std::vector<std::size_t> sitters() const {
        std::vector<std::size_t> list;
        for (std::size_t x = n_; x-- > 0;) list.push_back(x);
        sort_entrants(list, [&](std::size_t x, std::size_t y) {
            const std::size_t left = course_.byes[order_[x]];
            const std::size_t right = course_.byes[order_[y]];
            return left != right ? left < right : x > y;
        });
        return list;
    }

    /// First the lower half of those with as many points, then the upper half from below, then those
    /// with fewer points in order; whom it has met comes behind all others.
    std::vector<std::size_t> wish_list(std::size_t x,
                                       const std::vector<std::size_t>& partners) const {
        std::vector<std::size_t> equal;
        std::vector<std::size_t> fewer;
        for (std::size_t y = x + 1; y < n_; ++y) {
            if (partners[y] != Matching::kNobody) continue;
            (points_[order_[y]] == points_[order_[x]] ? equal : fewer).push_back(y);
        }
        std::vector<std::size_t> all;
        // With `x` itself in the upper half.
        const std::size_t half = equal.empty() ? 0 : (equal.size() - 1) / 2;
        for (std::size_t k = half; k < equal.size(); ++k) all.push_back(equal[k]);
        for (std::size_t k = half; k-- > 0;) all.push_back(equal[k]);
        all.insert(all.end(), fewer.begin(), fewer.end());
        std::vector<std::size_t> list;
        for (const bool met : {false, true}) {
            for (const std::size_t y : all) {
                if (arena_.have_met(order_[x], order_[y]) == met) list.push_back(y);
            }
        }
        return list;
    }

    Arena& arena_;
    std::size_t n_;
    std::vector<std::size_t> points_;
    /// Entrants, best first.
    std::vector<std::size_t> order_;
    Course course_;
};

} // namespace

Course play_swiss(Arena& arena, int rounds) {
    std::size_t wanted = static_cast<std::size_t>(rounds);
    if (rounds == 0) {
        while (std::size_t{1} << wanted < arena.field().size()) ++wanted;
    }
    Swiss swiss(arena);
    for (std::size_t number = 1; number <= wanted; ++number) swiss.play_round(number);
    return swiss.take();
}

} // namespace shiaiba
