// Puts parts in order.
#include "analysis/series/sum.hpp"

#include <algorithm>
#include <iterator>

namespace shiaiba {

Wins wins_of(const SeriesTally& tally) {
    Wins wins{};
    for (const SeriesEnding& ending : tally.endings) {
        const Side winner = ending.first.winner;
        wins[winner == Side::None ? 2 : index(winner)] += ending.fights;
    }
    return wins;
}

std::uint64_t SeriesSum::chunk_end(std::uint64_t i) const {
    return std::min(wish_.fights, i - i % kSeriesChunk + kSeriesChunk);
}

bool SeriesSum::take(SeriesPart part) {
    if (part.tally.fights == 0) return false;
    if (end_ != End::None) return true;
    if (part.end() > wish_.fights) return false;
    if (part.end() > chunk_end(part.from)) {
        const bool begins =
            part.from == 0 && part.end() == chunk_end(part.end() - 1) && fights() == 0;
        if (!begins) return false;
        whole_ = std::move(part);
        judge();
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

/// Joins what touches within a chunk, and moves whole chunks from the front.
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

} // namespace shiaiba
