// Counts fights and joins counts.
#include "analysis/series/part.hpp"

#include <algorithm>
#include <cstddef>

namespace shiaiba {
namespace {

template <class Entry>
bool before(const Entry& x, const Entry& y) {
    return x.key() < y.key();
}

/// Joins neighbours with the same key.
template <class Entry>
void collapse(std::vector<Entry>& sorted) {
    std::size_t kept = 0;
    for (std::size_t k = 0; k < sorted.size(); ++k) {
        if (kept > 0 && sorted[kept - 1].key() == sorted[k].key()) {
            sorted[kept - 1].join(sorted[k]);
        } else {
            sorted[kept++] = sorted[k];
        }
    }
    sorted.erase(sorted.begin() + static_cast<std::ptrdiff_t>(kept), sorted.end());
}

template <class Entry>
void gather_list(std::vector<Entry>& list) {
    std::sort(list.begin(), list.end(), before<Entry>);
    collapse(list);
}

template <class Entry>
void join_lists(std::vector<Entry>& list, const std::vector<Entry>& more) {
    const auto middle = static_cast<std::ptrdiff_t>(list.size());
    list.insert(list.end(), more.begin(), more.end());
    std::inplace_merge(list.begin(), list.begin() + middle, list.end(), before<Entry>);
    collapse(list);
}

} // namespace

std::uint64_t SeriesEnding::key() const {
    const auto rounds = static_cast<std::uint64_t>(first.rounds);
    const int winner_from_0 = static_cast<int>(first.winner) + 1;
    const int lead_from_0 = first.lead() + (1 << 30);
    const auto winner = static_cast<std::uint64_t>(winner_from_0);
    const auto lead = static_cast<std::uint64_t>(lead_from_0);
    return rounds << 34 | winner << 32 | lead;
}

void SeriesEnding::join(const SeriesEnding& more) {
    fights += more.fights;
    if (more.first.i < first.i) first = more.first;
}

void SeriesTally::add(const SeriesFight& fight, const std::vector<Outcome::OfMember>& members) {
    ++fights;
    endings.push_back({fight});
    left.resize(list_of(members.size(), kMemberLeft));
    auto list = left.begin();
    const auto count = [&](int value) { (list++)->push_back({value}); };
    for (const int rest : fight.left) count(rest);
    for (const Outcome::OfMember& member : members) {
        count(member.left);
        count(member.out ? 1 : 0);
        count(member.lasting);
    }
}

void SeriesTally::gather() {
    gather_list(endings);
    for (std::vector<SeriesLeft>& list : left) gather_list(list);
}

void SeriesTally::join(const SeriesTally& more) {
    fights += more.fights;
    join_lists(endings, more.endings);
    left.resize(std::max(left.size(), more.left.size()));
    for (std::size_t k = 0; k < more.left.size(); ++k) join_lists(left[k], more.left[k]);
}

} // namespace shiaiba
