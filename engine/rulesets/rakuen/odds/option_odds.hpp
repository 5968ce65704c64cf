// Exact odds of every option of a decision point: to hit, to bring down, what the damage may be.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/text/json_fwd.hpp"
#include "rulesets/rakuen/odds/damage.hpp"
#include "rulesets/rakuen/plans/question.hpp"

namespace shiaiba::rakuen {

/// What an exchange may come to.
struct ExchangeOdds {
    /// HP that the defender loses, and those that the attacker loses in turn.
    Damage damage;
    Damage back;
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
