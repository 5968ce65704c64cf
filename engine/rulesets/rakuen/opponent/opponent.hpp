// Computer opponents of らくえん模擬戦: they look through one exchange by the exact odds of its
// dice, and decide by the value of what follows ([rakuen 21], docs/opponent.md).
#pragma once

#include <memory>

#include "core/fight/decisions.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/opponent/responses.hpp"
#include "rulesets/rakuen/plans/totals.hpp"

namespace shiaiba::rakuen {

class Lookahead final : public After {
public:
    /// Looks through the exchange at hand; `evaluator` values the position behind it. Values are
    /// computed at every `step`-th HP, with straight lines between.
    Lookahead(const Evaluator& evaluator, int step) : evaluator_(evaluator), step_(step) {}

    Value settled(State state, Side winner, Side attacker) const override;
    int step() const override { return step_; }

    /// The value of a position before an attack phase, to the attacker, if no skills are declared.
    Value position(const State& state) const;
    /// The value of an attack before its dice, or of a charge.
    Value declared(const State& state, const Move& move) const;
    /// The value after the dice if the move's skill, or none, is used and the attacker then does
    /// its best.
    Value used(const State& state, const Attack& attack, const Move& move) const;

private:
    struct Values;
    Value of_charge(const State& state) const;
    /// The value of an attack: the dice so far are in `attack`, those to come are `totals`.
    Value of_rolls(const State& state, const Attack& attack, const Totals& totals) const;
    Value now(const State& state, const Attack& attack) const;
    std::unique_ptr<Responses> answers(State state, Attack attack, int most) const;
    void best_answers(const State& state, const Attack& attack, Values& values) const;
    void best_with_skills(const State& state, const Attack& attack, Values& values) const;

    const Evaluator& evaluator_;
    int step_;
};

// The opponents by level, as planners ([rakuen 21]).

/// Level 1 (weak) to 3 (strong). Each decision is fixed work; docs/opponent.md says how much, and
/// how well they do.
const Planner* opponent(int level);

} // namespace shiaiba::rakuen
