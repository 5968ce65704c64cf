// Computes the figures of a series from its tally.
#include "analysis/series/figures.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace shiaiba {
namespace {

/// A value and the number of fights that had it; lists ascend by value.
using Count = std::pair<int, std::uint64_t>;

int median_of(const std::vector<Count>& counts) {
    std::uint64_t all = 0;
    for (const Count& count : counts) all += count.second;
    std::uint64_t passed = 0;
    for (const auto& [value, fights] : counts) {
        passed += fights;
        if (passed * 2 >= all) return value;
    }
    return 0;
}

/// Values must not be below 0.
Spread spread_of(const std::vector<Count>& counts) {
    if (counts.empty()) return {};
    std::uint64_t sum = 0;
    std::uint64_t all = 0;
    for (const auto& [value, fights] : counts) {
        sum += static_cast<std::uint64_t>(value) * fights;
        all += fights;
    }
    return {counts.front().first, median_of(counts), (sum * 100 + all / 2) / all,
            counts.back().first};
}

void read_lengths(const SeriesTally& tally, SeriesFigures& out) {
    std::vector<Count> counts;
    for (const SeriesEnding& ending : tally.endings) {
        const int rounds = ending.first.rounds;
        if (counts.empty() || counts.back().first != rounds) {
            counts.emplace_back(rounds, 0);
            out.lengths.push_back({rounds, {}});
        }
        counts.back().second += ending.fights;
        const Side winner = ending.first.winner;
        out.lengths.back().wins[winner == Side::None ? 2 : index(winner)] += ending.fights;
    }
    out.rounds = spread_of(counts);
}

void read_left(const SeriesTally& tally, SeriesFigures& out) {
    out.left_counts = tally.left;
    out.left_counts.resize(std::max(kSides.size(), tally.left.size()));
    out.left = std::vector<Spread>(out.left_counts.size());
    for (std::size_t k = 0; k < out.left.size(); ++k) {
        std::vector<Count> counts;
        for (const SeriesLeft& entry : out.left_counts[k]) {
            counts.emplace_back(entry.left, entry.fights);
        }
        out.left[k] = spread_of(counts);
    }
}

/// Keeps `fight` if its measure is smaller, or equal with a lower number.
void keep(std::optional<SeriesFight>& best, const SeriesFight& fight,
          int (*measure)(const SeriesFight&)) {
    const bool better = !best || measure(fight) < measure(*best) ||
                        (measure(fight) == measure(*best) && fight.i < best->i);
    if (better) best = fight;
}

int length(const SeriesFight& fight) { return fight.rounds; }
int margin(const SeriesFight& fight) {
    return fight.winner == Side::A ? fight.lead() : -fight.lead();
}
/// Measures nothing: the lowest number wins.
int nothing(const SeriesFight&) { return 0; }

void read_median(const SeriesTally& tally, SeriesFigures& out) {
    std::vector<const SeriesEnding*> middle;
    for (const SeriesEnding& ending : tally.endings) {
        if (ending.first.rounds == out.rounds.median) middle.push_back(&ending);
    }
    std::sort(middle.begin(), middle.end(), [](const SeriesEnding* x, const SeriesEnding* y) {
        return x->first.lead() < y->first.lead();
    });
    std::vector<Count> leads;
    leads.reserve(middle.size());
    for (const SeriesEnding* ending : middle) {
        leads.emplace_back(ending->first.lead(), ending->fights);
    }
    const int lead = median_of(leads);
    for (const SeriesEnding* ending : middle) {
        if (ending->first.lead() == lead) keep(out.median, ending->first, nothing);
    }
}

void read_witnesses(const SeriesTally& tally, SeriesFigures& out) {
    for (const SeriesEnding& ending : tally.endings) {
        const SeriesFight& fight = ending.first;
        if (fight.winner == Side::None) continue;
        keep(out.shortest_win[index(fight.winner)], fight, length);
        keep(out.closest_loss[index(other(fight.winner))], fight, margin);
    }
}

} // namespace

SeriesFigures figures(const SeriesTally& tally, bool exact) {
    SeriesFigures out;
    out.fights = tally.fights;
    out.wins = wins_of(tally);
    const auto share = exact ? exact_share : wilson;
    for (std::size_t k = 0; k < out.shares.size(); ++k) {
        out.shares[k] = share(out.wins[k], out.fights);
    }
    read_lengths(tally, out);
    read_left(tally, out);
    const std::size_t members = (out.left.size() - kSides.size()) / kMemberLists;
    for (std::size_t k = 0; k < members; ++k) out.out.push_back(share(out.out_of(k), out.fights));
    read_median(tally, out);
    read_witnesses(tally, out);
    return out;
}

} // namespace shiaiba
