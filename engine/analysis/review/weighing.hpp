// How often a side wins after an option, as far as it could know where it was asked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/series/wilson.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// The share of fights that are won, in 1/10,000; exact where every case behind the option was played.
struct Chances {
    Share share;
    bool exact = false;
    /// Of each sampled fight: was it won? Of exact ones empty.
    std::vector<bool> won = {};
};

/// A match that waits, and everything that is the same whatever is decided there.
class Weighing {
public:
    /// `match` must wait for a decision, and outlive this.
    explicit Weighing(const Match& match);

    const Choice& asked() const { return *played_.pending; }
    /// The option that the strong opponent takes there.
    std::size_t advised() const;
    /// Of the option; every option meets the same chance.
    Chances chances(std::size_t option) const;
    /// Fights that are played on where cases are too many.
    std::uint64_t fights() const { return fights_; }

private:
    std::optional<Share> exact(std::size_t option) const;

    const Match& match_;
    Played played_;
    Planners players_;
    std::uint64_t seed_;
    std::uint64_t fights_;
};

/// What the second option gains over the first.
Share gained(const Chances& first, const Chances& second);

} // namespace shiaiba
