// How much HP an exchange may cost: an exact distribution that ends at the HP there are.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "rulesets/rakuen/fight/state.hpp"
#include "rulesets/rakuen/odds/chance.hpp"

namespace shiaiba::rakuen {

class Damage {
public:
    /// Damage beyond the HP counts as all of it.
    explicit Damage(int hp = kMostHp) : hp_(hp) {}

    void add(int damage, Chance chance) {
        chances_[static_cast<std::size_t>(std::clamp(damage, 0, hp_))] += chance;
    }
    Chance at(int damage) const { return chances_[static_cast<std::size_t>(damage)]; }
    int hp() const { return hp_; }

    Chance whole() const {
        Chance sum = 0;
        for (const Chance chance : chances_) sum += chance;
        return sum;
    }
    /// Any HP at all.
    Chance hit() const { return whole() - chances_[0]; }
    /// All HP.
    Chance down() const { return at(hp_); }
    /// In units of 10^-15 HP.
    Chance mean() const {
        Chance sum = 0;
        for (int damage = 1; damage <= hp_; ++damage) {
            sum += at(damage) / 1000 * static_cast<Chance>(damage);
        }
        return sum;
    }

private:
    int hp_;
    std::array<Chance, kMostHp + 1> chances_{};
};

} // namespace shiaiba::rakuen
