// The computer opponents of らくえん: they look one exchange through by the exact odds of its dice, and decide by the
// value of what follows ([rakuen 21]).
#pragma once

#include <memory>

#include "core/fight/decisions.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/opponent/responses.hpp"
#include "rulesets/rakuen/plans/totals.hpp"

namespace shiaiba::rakuen {

class Lookahead final : public After {
public:
    /// Through the exchange at hand; what then stands, the evaluator says. HP in steps of `step`.
    Lookahead(const Evaluator& evaluator, int step) : evaluator_(evaluator), step_(step) {}

    Value settled(State state, Side winner, Side attacker) const override;
    int step() const override { return step_; }

    /// Of a position before an attack phase, to the attacker; without skills declared.
    Value position(const State& state) const;
    /// Of an attack before its dice, or of a charge.
    Value declared(const State& state, const Move& move) const;
    /// After the dice, with one more skill or none, and then as well as possible.
    Value used(const State& state, const Attack& attack, const Move& move) const;

private:
    struct Values;
    Value of_charge(const State& state) const;
    /// Of an attack whose dice so far are in it and whose other dice are `totals`.
    Value of_rolls(const State& state, const Attack& attack, const Totals& totals) const;
    Value now(const State& state, const Attack& attack) const;
    std::unique_ptr<Responses> answers(State state, Attack attack, int most) const;
    void best_answers(const State& state, const Attack& attack, Values& values) const;
    void best_with_skills(const State& state, const Attack& attack, Values& values) const;

    const Evaluator& evaluator_;
    int step_;
};

// The computer opponents of らくえん: one more source of decisions, by looking ahead ([rakuen 21]).

/// Level 1 (weak) to 3 (strong). Fixed work; docs/opponent.md says how much, and how well they do.
const Planner* opponent(int level);

} // namespace shiaiba::rakuen
