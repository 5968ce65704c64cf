// HP that somebody may lose, with the chance of each amount, in integers.
#pragma once

#include <cstdint>
#include <map>

namespace shiaiba::shinki {

/// In units of 10^-15.
using Chance = std::uint64_t;
inline constexpr Chance kCertain = 1'000'000'000'000'000;

/// `part` of `whole` things, of that chance; rounded down. No pack is so large that it could overflow.
constexpr Chance part_of(Chance chance, int part, int whole) {
    return chance * static_cast<Chance>(part) / static_cast<Chance>(whole);
}

struct Loss {
    std::map<int, Chance> chances = {};

    static Loss certain(int hp) { return {{{hp, kCertain}}}; }
    void add(int hp, Chance chance) {
        if (chance > 0) chances[hp] += chance;
    }
    /// The other one's amounts, `part` of `whole` times.
    void add(const Loss& other, int part, int whole) {
        for (const auto& [hp, chance] : other.chances) add(hp, part_of(chance, part, whole));
    }
    Chance at_least(int hp) const {
        Chance all = 0;
        for (auto at = chances.lower_bound(hp); at != chances.end(); ++at) all += at->second;
        return all;
    }
    /// In units of 10^-15 HP.
    std::uint64_t mean() const {
        std::uint64_t all = 0;
        for (const auto& [hp, chance] : chances) all += static_cast<std::uint64_t>(hp) * chance;
        return all;
    }
};

} // namespace shiaiba::shinki
