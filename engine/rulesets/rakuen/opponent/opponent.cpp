// Looks through every declaration with the defender's best answer, and decides each kind of
// question by the value of what follows.
#include "rulesets/rakuen/opponent/opponent.hpp"

#include <algorithm>

#include "rulesets/rakuen/plans/question.hpp"

namespace shiaiba::rakuen {
namespace {

/// Sums of dice further above the smallest one count as this far above it, which is far beyond the
/// mean of any attack: invisible, plain.
constexpr std::size_t kReach = 250;
constexpr std::size_t kPlainReach = 60;
constexpr int kMostTurns = 1000;

Side foe_of(const State& state) { return other(state.attacker); }

} // namespace

/// The best value for every sum of dice, by whether the attack is critical.
struct Lookahead::Values {
    std::size_t least;
    std::size_t most;
    /// The sum of the dice that are rolled already.
    int before;
    bool critical;
    std::array<std::vector<Value>, 2> best;

    Values(const Attack& attack, const Totals& totals)
        : least(totals.least())
        , most(std::min(totals.most(), least + (attack.invisible() ? kReach : kPlainReach)))
        , before(attack.total)
        , critical(attack.critical) {
        for (auto& values : best) values.assign(most - least + 1, 0);
    }
};

Value Lookahead::settled(State state, Side winner, Side attacker) const {
    if (winner != Side::None) return winner == attacker ? kWon : 0;
    while (skip_attack(state)) {
    }
    if (state.turn > kMostTurns) return kWon / 2;
    const Value value = evaluator_.value(state);
    return state.attacker == attacker ? value : kWon - value;
}

Value Lookahead::position(const State& state) const {
    Moves moves;
    attack_moves(state, kAllAbilities, moves);
    Value best = 0;
    for (std::size_t k = 0; k < moves.size() && moves[k].skills.empty(); ++k) {
        best = std::max(best, declared(state, moves[k]));
    }
    return best;
}

Value Lookahead::declared(const State& state, const Move& move) const {
    if (move.action == Action::Charge) return of_charge(state);
    State paid = state;
    pay(state, paid.of(state.attacker), move.skills);
    Attack attack;
    attack.action = move.action;
    attack.ability = move.ability;
    attack.pre = move.skills;
    const int forced = forced_doubles(state.of(state.attacker), state.of(foe_of(state)));
    return of_rolls(paid, attack, attack.invisible() ? invisible_totals(forced) : plain_totals());
}

Value Lookahead::of_charge(const State& state) const {
    std::int64_t sum = 0;
    Weight rest = kSure;
    for (int gain = 2; gain <= 6; ++gain) {
        State charged = state;
        pay(state, charged.of(state.attacker), Skill::Charge);
        charge(charged, gain);
        const Weight chance = gain == 6 ? rest : weight(charge_chance(gain));
        rest -= chance;
        sum += chance * settled(charged, Side::None, state.attacker);
    }
    return static_cast<Value>(sum / kSure);
}

Value Lookahead::of_rolls(const State& state, const Attack& attack, const Totals& totals) const {
    Values values(attack, totals);
    best_with_skills(state, attack, values);
    std::int64_t sum = 0;
    Weight rest = kSure;
    for (std::size_t total = values.least; total <= values.most; ++total) {
        for (const bool with_double : {false, true}) {
            const Weight chance = weight(totals.at(with_double, total));
            sum += chance * values.best[values.critical || with_double][total - values.least];
            rest -= chance;
        }
    }
    return static_cast<Value>((sum + rest * values.best[1].back()) / kSure);
}

Value Lookahead::used(const State& state, const Attack& attack, const Move& move) const {
    if (move.action == Action::Pass) {
        const int sum = attack.total;
        Attack rest = attack;
        rest.total = 0;
        return answers(state, rest, sum)->best(sum, attack.critical);
    }
    State paid = state;
    pay(state, paid.of(state.attacker), move.skills);
    Attack next = attack;
    next.post |= move.skills;
    if (move.shift.step != 0) {
        int& face = move.shift.blue ? next.last.blue : next.last.red;
        next.total -= next.last.sum();
        face = stepped(face, move.shift.step);
        next.total += next.last.sum();
        if (next.last.is_double()) {
            next.critical = true;
            return of_rolls(paid, next, plain_totals());
        }
    }
    return now(paid, next);
}

/// The value after the dice, with the best of the skills that may still be used, or none.
Value Lookahead::now(const State& state, const Attack& attack) const {
    Moves moves;
    after_moves(state, attack, moves);
    Value best = 0;
    for (std::size_t k = 0; k < moves.size(); ++k) {
        best = std::max(best, used(state, attack, moves[k]));
    }
    return best;
}

std::unique_ptr<Responses> Lookahead::answers(State state, Attack attack, int most) const {
    announce(state, attack);
    if (guard_is_skipped(state, attack)) return std::make_unique<NoResponse>(*this, state, attack);
    if (!attack.invisible()) return std::make_unique<PlainAnswers>(*this, state, attack);
    return std::make_unique<InvisibleAnswers>(*this, state, attack, most);
}

void Lookahead::best_answers(const State& state, const Attack& attack, Values& values) const {
    Attack rest = attack;
    rest.total = 0;
    const int most = values.before + static_cast<int>(values.most);
    const std::unique_ptr<Responses> answer = answers(state, rest, most);
    for (std::size_t total = values.least; total <= values.most; ++total) {
        for (const bool critical : {false, true}) {
            if (values.critical && !critical) continue;
            Value& best = values.best[critical][total - values.least];
            best = std::max(best, answer->best(values.before + static_cast<int>(total), critical));
        }
    }
}

/// Tries every set of skills that may follow the dice; シフト is weighed only once they lie there.
void Lookahead::best_with_skills(const State& state, const Attack& attack, Values& values) const {
    best_answers(state, attack, values);
    Moves moves;
    after_moves(state, attack, moves);
    for (std::size_t k = 1; k < moves.size(); ++k) {
        const SkillSet skills = moves[k].skills;
        // Two skills are tried in one order only, the table's.
        const SkillSet before = attack.post.without(Skill::Shift);
        const bool in_order = before.bits() < skills.bits();
        if (moves[k].shift.step != 0 || !in_order) continue;
        State paid = state;
        pay(state, paid.of(state.attacker), skills);
        Attack next = attack;
        next.post |= skills;
        best_with_skills(paid, next, values);
    }
}

// Decides each kind of question by the value of what follows.

namespace {

/// The values of a question's options to the attacker.
class Options {
public:
    Options(const RakuenQuestion& question, const Lookahead& look)
        : question_(question), look_(look), state_(question.state()), attack_(question.attack()) {}

    std::size_t best() const {
        const bool attacks =
            question_.side() == state_.attacker || question_.point() == Point::Order;
        std::size_t best = 0;
        Value most = 0;
        for (std::size_t k = 0; k < question_.size(); ++k) {
            const Value value =
                attacks ? of(question_.moves()[k]) : kWon - of(question_.moves()[k]);
            if (k > 0 && value <= most) continue;
            most = value;
            best = k;
        }
        return best;
    }

private:
    Value of(const Move& move) const {
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

    Value of_order(const Move& move) const {
        State state = state_;
        const bool first = move.action == Action::First;
        state.attacker = first ? question_.side() : other(question_.side());
        // Every level asks the fitted evaluator here, because only it knows what the first attack
        // is worth.
        const Value value = Lookahead(fitted_evaluator(), look_.step()).position(state);
        return first ? value : kWon - value;
    }

    Value of_defence(const Move& move) const {
        PlainAnswers answers(look_, state_, attack_);
        const bool with_skill = !move.skills.empty();
        if (move.action == Action::Evade) {
            return with_skill ? answers.evade_with_counter(attack_) : answers.evade(attack_);
        }
        return with_skill ? answers.guard_with_riposte(attack_) : answers.guard(attack_);
    }

    Value of_counter(const Move& move) const {
        State state = state_;
        pay(state_, state.of(question_.side()), move.skills);
        const Answer answer = move.skills.empty() ? evaded(attack_, {}, true) : countered(attack_);
        const Side winner = settle(state, attack_, answer);
        return look_.settled(state, winner, state_.attacker);
    }

    Value of_invisible_guard(const Move& move) const {
        State state = state_;
        choose_iguard(state, move.skills);
        const int left = damage_left(attack_, state_.of(question_.side()), 0);
        return invisible_guard(look_, state, attack_, move.skills, false, left).now.back();
    }

    Value of_die(const Move& move) const {
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
    explicit Opponent(const Evaluator& evaluator) : evaluator_(evaluator) {}

    std::size_t decide(const Question& question, plan::Account* /*account*/) const override {
        // Values change little from one HP to the next (docs/opponent.md).
        constexpr int kStep = 4;
        return Options(static_cast<const RakuenQuestion&>(question), Lookahead(evaluator_, kStep))
            .best();
    }

private:
    const Evaluator& evaluator_;
};

} // namespace

const Planner* opponent(int level) {
    static const Opponent weak(hp_evaluator());
    static const Opponent middle(formula_evaluator());
    static const Opponent strong(fitted_evaluator());
    return level <= 1 ? &weak : level == 2 ? &middle : &strong;
}

} // namespace shiaiba::rakuen
