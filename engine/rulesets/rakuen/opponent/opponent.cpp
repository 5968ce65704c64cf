// Decides each kind of question by the worth of what follows.
#include "rulesets/rakuen/opponent/opponent.hpp"

#include <algorithm>

#include "rulesets/rakuen/opponent/lookahead.hpp"
#include "rulesets/rakuen/plans/question.hpp"

namespace shiaiba::rakuen {
namespace {

/// The worths of one question's options, to the attacker.
class Options {
public:
    Options(const RakuenQuestion& question, const Lookahead& look)
        : question_(question), look_(look), state_(question.state()), attack_(question.attack()) {}

    std::size_t best() const {
        const bool attacks =
            question_.side() == state_.attacker || question_.point() == Point::Order;
        std::size_t best = 0;
        Worth most = 0;
        for (std::size_t k = 0; k < question_.size(); ++k) {
            const Worth worth =
                attacks ? of(question_.moves()[k]) : kWon - of(question_.moves()[k]);
            if (k > 0 && worth <= most) continue;
            most = worth;
            best = k;
        }
        return best;
    }

private:
    Worth of(const Move& move) const {
        switch (question_.point()) {
        case Point::Order: return of_order(move);
        case Point::Attack: return look_.declared(state_, move);
        case Point::After: return look_.used(state_, attack_, move);
        case Point::Defend: return of_defence(move);
        case Point::Counter: return of_counter(move);
        case Point::InvisibleGuard: return of_invisible_guard(move);
        case Point::InvisibleDie: return of_die(move);
        }
        return 0;
    }

    Worth of_order(const Move& move) const {
        State state = state_;
        const bool first = move.action == Action::First;
        state.attacker = first ? question_.side() : other(question_.side());
        // What the first attack is worth only the fitted judge knows.
        const Worth worth = Lookahead(fitted_judge(), look_.step()).position(state);
        return first ? worth : kWon - worth;
    }

    Worth of_defence(const Move& move) const {
        PlainAnswers answers(look_, state_, attack_);
        const bool with_skill = !move.skills.empty();
        if (move.action == Action::Evade) {
            return with_skill ? answers.evade_with_counter(attack_) : answers.evade(attack_);
        }
        return with_skill ? answers.guard_with_riposte(attack_) : answers.guard(attack_);
    }

    Worth of_counter(const Move& move) const {
        State state = state_;
        pay(state_, state.of(question_.side()), move.skills);
        const Answer answer = move.skills.empty() ? evaded(attack_, {}, true) : countered(attack_);
        const Side winner = settle(state, attack_, answer);
        return look_.settled(state, winner, state_.attacker);
    }

    Worth of_invisible_guard(const Move& move) const {
        State state = state_;
        choose_iguard(state, move.skills);
        const int left = damage_left(attack_, state_.of(question_.side()), 0);
        return invisible_guard(look_, state, attack_, move.skills, false, left).now.back();
    }

    Worth of_die(const Move& move) const {
        const Answer& so_far = question_.answer();
        const SkillSet skills = so_far.skills;
        if (move.action == Action::Roll) {
            const int left = damage_left(attack_, state_.of(question_.side()), so_far.total);
            return invisible_guard(look_, state_, attack_, skills, so_far.doubled, left)
                .roll.back();
        }
        State state = state_;
        const Answer answer =
            guarded_invisibly(state, attack_, skills, so_far.total, so_far.doubled);
        const Side winner = settle(state, attack_, answer);
        return look_.settled(state, winner, state_.attacker);
    }

    const RakuenQuestion& question_;
    const Lookahead& look_;
    const State& state_;
    const Attack& attack_;
};

class Opponent final : public Planner {
public:
    explicit Opponent(const Judge& judge) : judge_(judge) {}

    std::size_t decide(const Question& question, plan::Account* /*account*/) const override {
        constexpr int kStep = 4;
        return Options(static_cast<const RakuenQuestion&>(question), Lookahead(judge_, kStep))
            .best();
    }

private:
    const Judge& judge_;
};

} // namespace

const Planner* opponent(int level) {
    static const Opponent weak(hp_judge());
    static const Opponent middle(formula_judge());
    static const Opponent strong(fitted_judge());
    return level <= 1 ? &weak : level == 2 ? &middle : &strong;
}

} // namespace shiaiba::rakuen
