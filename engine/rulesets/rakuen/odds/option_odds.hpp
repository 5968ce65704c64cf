// Odds of every option of a decision point, exact: the chance to hit and to bring down, and how
// much HP the exchange may cost (docs/odds.md).
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

// How much HP an exchange may cost: an exact distribution, up to all HP that the fighter has.

class Distribution {
public:
    /// Damage beyond `hp` counts as `hp`.
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
    /// The chance that any HP are lost.
    Chance hit() const { return whole() - chances_[0]; }
    /// The chance that all HP are lost.
    Chance down() const { return at(hp_); }
    /// The mean, in units of 10^-15 HP.
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

/// The odds of an exchange.
struct ExchangeOdds {
    /// HP that the defender loses, and HP that the attacker loses in turn.
    Distribution damage;
    Distribution back;
    /// The chance that the defender loses more HP than the attacker.
    Chance won = 0;
    /// The chance that a stun strikes.
    Chance stun = 0;
};

/// The odds of an option; docs/odds.md says which answers they assume.
struct OptionOdds : ExchangeOdds {
    /// The amounts of IN that a charge may gain, with their chances; empty for everything else.
    std::vector<std::pair<int, Chance>> gain;
    /// For an attack that may be guarded and evaded: the odds under each answer.
    struct Answered {
        ExchangeOdds guarded;
        ExchangeOdds evaded;
    };
    std::optional<Answered> answered;
};

OptionOdds option_odds(const RakuenQuestion& question, std::size_t option);

/// `Odds` of bindings/types/decision.d.ts; null where no exchange is decided.
Json odds_json(const RakuenQuestion& question);

} // namespace shiaiba::rakuen
