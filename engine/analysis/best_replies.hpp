// Best replies to one strategy after another: what its builds don't win against is kept, so that the
// next strategy that holds them needs no second sweep.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <vector>

#include "analysis/certify.hpp"

namespace shiaiba {

class BestReplies {
public:
    BestReplies(const FastPath& fast, const Sets& field);

    /// The best reply for every pair of items in the first two places, by number. Empty: `go_on`
    /// answered false.
    std::vector<Reply> to(const Strategy& strategy, const std::function<bool()>& go_on);

private:
    /// A box without its first place.
    using Rest = std::array<std::uint32_t, kMostPlaces - 1>;
    /// By item in the first place: the builds that beat one, and that draw with it.
    struct NotWon {
        std::vector<std::vector<Rest>> lost;
        std::vector<std::vector<Rest>> drawn;
    };
    NotWon sweep(BuildNumber build) const;
    std::vector<Reply> price(std::size_t item, const Strategy& strategy) const;

    const FastPath& fast_;
    Sets field_;
    std::map<BuildNumber, NotWon> kept_;
};

} // namespace shiaiba
