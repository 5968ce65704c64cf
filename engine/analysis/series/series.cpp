// Counts fights, joins parts of a series, and shares the fights out among threads.
#include "analysis/series/series.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "analysis/search.hpp"
#include "analysis/simulate.hpp"
#include "rulesets/capabilities.hpp"

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

// The sum of a series: puts parts in order.

Wins wins_of(const SeriesTally& tally) {
    Wins wins{};
    for (const SeriesEnding& ending : tally.endings) {
        const Side winner = ending.first.winner;
        wins[winner == Side::None ? 2 : index(winner)] += ending.fights;
    }
    return wins;
}

std::uint64_t SeriesSum::chunk_end(std::uint64_t i) const {
    return std::min(wish_.fights, series_chunk_end(i));
}

bool SeriesSum::take(SeriesPart part) {
    if (part.tally.fights == 0) return false;
    if (end_ != End::None) return true;
    if (part.end() > wish_.fights) return false;
    if (part.end() > chunk_end(part.from)) {
        const bool begins = part.from == 0 && part.end() == chunk_end(part.end() - 1) &&
                            whole_.tally.fights == 0 &&
                            (ahead_.empty() || part.end() <= ahead_.front().from);
        if (!begins) return false;
        whole_ = std::move(part);
        judge();
        advance();
        return true;
    }
    const auto next = std::find_if(ahead_.begin(), ahead_.end(), [&](const SeriesPart& other) {
        return other.from >= part.from;
    });
    const std::uint64_t begin = next == ahead_.begin() ? whole_.end() : std::prev(next)->end();
    if (part.from < begin || (next != ahead_.end() && part.end() > next->from)) return false;
    ahead_.insert(next, std::move(part));
    advance();
    return true;
}

/// Joins parts that touch within a chunk, and moves complete chunks from the front into whole_.
void SeriesSum::advance() {
    for (std::size_t k = 0; k + 1 < ahead_.size();) {
        const bool touch = ahead_[k].end() == ahead_[k + 1].from;
        if (!touch || ahead_[k].end() == chunk_end(ahead_[k].from)) {
            ++k;
            continue;
        }
        ahead_[k].tally.join(ahead_[k + 1].tally);
        ahead_.erase(ahead_.begin() + static_cast<std::ptrdiff_t>(k) + 1);
    }
    while (end_ == End::None && !ahead_.empty()) {
        const SeriesPart& next = ahead_.front();
        if (next.from != whole_.end() || next.end() != chunk_end(next.from)) return;
        whole_.tally.join(next.tally);
        ahead_.erase(ahead_.begin());
        judge();
    }
}

void SeriesSum::judge() {
    if (whole_.end() == wish_.fights) end_ = End::Fights;
    if (wish_.width > 0) {
        const Wins wins = wins_of(whole_.tally);
        const bool narrow = std::all_of(wins.begin(), wins.end(), [&](std::uint64_t part) {
            return wilson(part, whole_.end()).width() <= wish_.width;
        });
        if (narrow) end_ = End::Width;
    }
    if (end_ != End::None) ahead_.clear();
}

SeriesTally SeriesSum::everything() const {
    SeriesTally all = whole_.tally;
    for (const SeriesPart& part : ahead_) all.join(part.tally);
    return all;
}

std::uint64_t SeriesSum::fights() const {
    std::uint64_t sum = whole_.tally.fights;
    for (const SeriesPart& part : ahead_) sum += part.tally.fights;
    return sum;
}

std::vector<std::pair<std::uint64_t, std::uint64_t>> SeriesSum::gaps() const {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> all;
    std::uint64_t end = whole_.end();
    for (const SeriesPart& part : ahead_) {
        if (part.from > end) all.emplace_back(end, part.from - 1);
        end = part.end();
    }
    return all;
}

// Fights a series.

namespace {

/// Whether a search controls a side of a system without an opponent of its own at that level.
bool lacks_opponent(const Match& match) {
    bool lacks = false;
    for (const Controller controller : match.controllers) {
        const int level = search_level(controller);
        lacks = lacks || (level > 0 && opponent_of(*match.system, level) == nullptr);
    }
    return lacks;
}

} // namespace

FightBySeed fight_of(const Match& match) {
    if (lacks_opponent(match)) {
        return [&match](std::uint64_t seed) { return fight_searched(match, seed); };
    }
    return [&match, planners = live_planners_of(match)](std::uint64_t seed) {
        return simulate(*match.system, match.settings, match.parties(), planners, seed);
    };
}

SeriesPart fight_part(const FightBySeed& fight, std::uint64_t base, std::uint64_t from,
                      std::uint64_t count) {
    SeriesPart part{from, {}};
    for (std::uint64_t i = from; i < from + count; ++i) {
        const Outcome outcome = fight(SplitMix64::output(base, i));
        part.tally.add({i, outcome.winner, outcome.rounds, outcome.left}, outcome.members);
    }
    part.tally.gather();
    return part;
}

} // namespace shiaiba
