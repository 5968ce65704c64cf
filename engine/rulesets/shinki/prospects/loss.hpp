// HP that somebody may lose, with the chance of each amount, in integers.
#pragma once

#include <cstdint>
#include <vector>

namespace shiaiba::shinki {

/// In units of 10^-15.
using Chance = std::uint64_t;
inline constexpr Chance kCertain = 1'000'000'000'000'000;

/// `part` of `whole` things, of that chance; rounded down. No pack is so large that it could overflow.
constexpr Chance part_of(Chance chance, int part, int whole) {
    return chance * static_cast<Chance>(part) / static_cast<Chance>(whole);
}

class Loss {
public:
    static Loss certain(int hp) {
        Loss loss;
        loss.add(hp, kCertain);
        return loss;
    }
    void add(int hp, Chance chance);
    /// The other one's amounts, `part` of `whole` times.
    void add(const Loss& other, int part, int whole);
    Chance at_least(int hp) const;
    /// In units of 10^-15 HP.
    std::uint64_t mean() const;
    /// The chance of each amount from 0 on.
    const std::vector<Chance>& chances() const { return chances_; }

private:
    std::vector<Chance> chances_;
};

} // namespace shiaiba::shinki
