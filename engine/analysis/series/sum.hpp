// A series as its parts come in, in any order: what is whole, what is ahead, and when it is enough.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "analysis/series/part.hpp"
#include "analysis/series/wilson.hpp"

namespace shiaiba {

/// Fights after which the width is looked at.
inline constexpr std::uint64_t kSeriesChunk = 1'000;

struct SeriesWish {
    /// 1 to kMostSeriesFights.
    std::uint64_t fights = 10'000;
    /// Enough once no interval is wider, in 1/10,000; 0: never.
    int width = 0;
};

/// Wins of A, wins of B, draws.
using Wins = std::array<std::uint64_t, 3>;
Wins wins_of(const SeriesTally& tally);

class SeriesSum {
public:
    explicit SeriesSum(const SeriesWish& wish) : wish_(wish) {}

    /// Parts lie within one chunk, or are what an earlier sum was whole of and come before all
    /// others. False where it is neither, or has fights that were there already or don't belong.
    /// Once all is complete, what else comes is not wanted, and is not counted.
    bool take(SeriesPart part);

    enum class End { None, Fights, Width };
    /// Why it is complete. The width counts only where fights 0 … 1000k − 1 are all there, so
    /// that the answer hangs neither on the order of parts nor on who fights them.
    End end() const { return end_; }
    const SeriesWish& wish() const { return wish_; }

    /// Fights 0 … end − 1, in whole chunks.
    const SeriesPart& whole() const { return whole_; }
    /// Beyond them, ascending, apart from each other; none once it is complete.
    const std::vector<SeriesPart>& ahead() const { return ahead_; }
    /// Everything that came in.
    SeriesTally everything() const;
    std::uint64_t fights() const;
    /// Fights that are missing before the last one there is, as first and last.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gaps() const;

private:
    void advance();
    void judge();
    /// Where the chunk of fight `i` ends.
    std::uint64_t chunk_end(std::uint64_t i) const;

    SeriesWish wish_;
    SeriesPart whole_;
    std::vector<SeriesPart> ahead_;
    End end_ = End::None;
};

} // namespace shiaiba
