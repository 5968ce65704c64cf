// Exact odds of every option of a decision point: to hit, to bring down, how much HP the exchange may cost.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/text/json_fwd.hpp"
#include "rulesets/rakuen/plans/question.hpp"
#include "rulesets/rakuen/plans/totals.hpp"
#include "rulesets/rakuen/sheet/state.hpp"

namespace shiaiba::rakuen {

// How much HP an exchange may cost: an exact distribution that ends at the HP there are.

class Distribution {
public:
    /// Damage beyond the HP counts as all of it.
    explicit Distribution(int hp = kMostHp) : hp_(hp) {}

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

/// What an exchange may come to.
struct ExchangeOdds {
    /// HP that the defender loses, and those that the attacker loses in turn.
    Distribution damage;
    Distribution back;
    /// The defender loses more HP than the attacker.
    Chance won = 0;
    /// Stun strikes.
    Chance stun = 0;
};

/// What an option may come to; docs/odds.md says under which answers.
struct OptionOdds : ExchangeOdds {
    /// IN that a charge gains; empty for everything else.
    std::vector<std::pair<int, Chance>> gain;
    /// Of an attack that may be guarded and evaded: the same if it is.
    struct Answered {
        ExchangeOdds guarded;
        ExchangeOdds evaded;
    };
    std::optional<Answered> answered;
};

OptionOdds option_odds(const RakuenQuestion& question, std::size_t option);

/// `Odds` of bindings/engine.d.ts; null where no exchange is decided.
Json odds_json(const RakuenQuestion& question);

} // namespace shiaiba::rakuen
