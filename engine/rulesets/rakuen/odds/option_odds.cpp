// Exact odds of every option: the dice that may come, run through the same arithmetic as the battle.
#include "rulesets/rakuen/odds/option_odds.hpp"

#include <utility>

#include "rulesets/rakuen/odds/course.hpp"
#include "rulesets/rakuen/odds/totals.hpp"

namespace shiaiba::rakuen {
namespace {

/// How a defender who may guard and evade answers.
enum class Answers { Better, Guard, Evade };

/// Adds what comes of attacks and answers to the odds of one option.
class Course {
public:
    Course(const State& state, ExchangeOdds& odds, Answers answers = Answers::Better)
        : state_(state)
        , own_(state.of(state.attacker))
        , foe_(state.of(other(state.attacker)))
        , odds_(odds)
        , answers_(answers) {
        odds.damage = Damage(foe_.hp);
        odds.back = Damage(own_.hp);
    }

    /// An attack whose dice come to `attack.total`, with all its skills.
    void attack(Attack attack, Chance chance) {
        if (chance == 0) return;
        attack.av = attack_value_without_dice(own_, attack.ability, attack.skills()) + attack.total;
        attack.hv = hit_value(own_, attack.skills(), attack.total);
        if (guard_is_skipped(state_, attack)) {
            Answer answer;
            answer.damage = attack.av;
            add(attack, answer, chance);
        } else if (attack.invisible()) {
            invisible_guard(attack, {}, chance);
        } else if (answers_ == Answers::Evade ||
                   (answers_ == Answers::Better && evading_is_better(attack))) {
            evade(attack, {}, chance);
        } else {
            guard(attack, {}, chance);
        }
    }

    /// An attack whose dice still have to be rolled.
    void attack(Attack attack, const Totals& totals) {
        const int before = attack.total;
        const bool critical = attack.critical;
        for (std::size_t sum = totals.least(); sum <= totals.most(); ++sum) {
            attack.total = before + static_cast<int>(sum);
            for (const bool with_double : {false, true}) {
                attack.critical = critical || with_double;
                this->attack(attack, totals.at(with_double, sum));
            }
        }
    }

    void evade(const Attack& attack, SkillSet skills, Chance chance) {
        const Chance success = both(chance, evade_chance(attack.hv));
        add(attack, evaded(attack, skills, true), success);
        add(attack, evaded(attack, skills, false), chance - success);
    }

    void guard(const Attack& attack, SkillSet skills, Chance chance) {
        const Chance doubled = guard_die(attack, skills) ? both(chance, kGuardDouble) : 0;
        add(attack, guarded(state_, attack, skills, true), doubled);
        add(attack, guarded(state_, attack, skills, false), chance - doubled);
    }

    /// With every die that the IN pays for.
    void invisible_guard(const Attack& attack, SkillSet skills, Chance chance) {
        invisible_guard(attack, Answer{}, skills, guard_dice(foe_.in / die_cost(skills)), chance);
    }

    /// With dice that come on top of those that were rolled already.
    void invisible_guard(const Attack& attack, const Answer& rolled, SkillSet skills,
                         const Totals& totals, Chance chance) {
        for (std::size_t sum = totals.least(); sum <= totals.most(); ++sum) {
            const int reduction = rolled.total + static_cast<int>(sum);
            for (const bool with_double : {false, true}) {
                add(attack,
                    guarded_invisibly(state_, attack, skills, reduction,
                                      rolled.doubled || with_double),
                    both(chance, totals.at(with_double, sum)));
            }
        }
    }

    void add(const Attack& attack, const Answer& answer, Chance chance) {
        const int damage = std::min(answer.damage, foe_.hp);
        int back = 0;
        odds_.damage.add(damage, chance);
        if (damage < foe_.hp) {
            if (answer.stun) odds_.stun += chance;
            if (answer.throws_back) back = std::min(answer.back, own_.hp);
            if (attack.has(Skill::Trump)) back = own_.hp; // [rakuen 13.9]
            if (back > 0) odds_.back.add(back, chance);
        }
        if (damage > back) odds_.won += chance;
    }

private:
    /// It costs fewer HP in the mean; where both cost the same, players guard.
    bool evading_is_better(const Attack& attack) const {
        const auto lost = [&](int damage) {
            return static_cast<Chance>(std::min(damage, foe_.hp));
        };
        const Chance by_evading =
            both(kCertain - evade_chance(attack.hv), kCertain / 1000) * lost(attack.av);
        return by_evading < kCertain / 1000 * lost(damage_left(attack, foe_, 0));
    }

    /// The same for every sum of the attack: made once.
    const Totals& guard_dice(int paid) {
        if (paid != paid_) {
            dice_ = guard_totals(paid);
            paid_ = paid;
        }
        return dice_;
    }

    const State& state_;
    const Fighter& own_;
    const Fighter& foe_;
    ExchangeOdds& odds_;
    Answers answers_;
    int paid_ = 0;
    Totals dice_ = guard_totals(0);
};

/// Runs an attack under the better answer, and where the answer is open under each of the two.
template <class Run>
void under_each_answer(const State& state, const Attack& attack, OptionOdds& odds, const Run& run) {
    run(Course(state, odds));
    if (attack.invisible() || guard_is_skipped(state, attack)) return;
    OptionOdds::Answered& answered = odds.answered.emplace();
    run(Course(state, answered.guarded, Answers::Guard));
    run(Course(state, answered.evaded, Answers::Evade));
}

void attack_odds(const RakuenQuestion& question, const Move& move, OptionOdds& odds) {
    const State& before = question.state();
    if (move.action == Action::Charge) {
        odds.damage = Damage(before.of(other(before.attacker)).hp);
        for (int gain = 2; charge_chance(gain) > kCertain / 1'000'000'000; ++gain) {
            odds.gain.emplace_back(gain, charge_chance(gain));
        }
        return;
    }
    Attack attack;
    attack.action = move.action;
    attack.ability = move.ability;
    attack.pre = move.skills;
    const Totals& totals = attack.invisible()
                               ? invisible_totals(forced_doubles(before.of(before.attacker),
                                                                 before.of(other(before.attacker))))
                               : plain_totals();
    under_each_answer(before, attack, odds, [&](Course course) { course.attack(attack, totals); });
}

void after_odds(const RakuenQuestion& question, const Move& move, OptionOdds& odds) {
    Attack attack = question.attack();
    attack.post |= move.skills;
    bool chains = false;
    if (move.shift.step != 0) {
        const int before = attack.last.sum();
        int& face = move.shift.blue ? attack.last.blue : attack.last.red;
        face = stepped(face, move.shift.step);
        attack.total += attack.last.sum() - before;
        chains = attack.last.is_double();
        attack.critical = attack.critical || chains;
    }
    under_each_answer(question.state(), attack, odds, [&](Course course) {
        if (chains) {
            course.attack(attack, plain_totals());
        } else {
            course.attack(attack, kCertain);
        }
    });
}

} // namespace

OptionOdds option_odds(const RakuenQuestion& question, std::size_t option) {
    OptionOdds odds;
    const Move& move = question.moves()[option];
    const State& state = question.state();
    const Attack& attack = question.attack();
    switch (question.point()) {
    case Point::Order: break;
    case Point::Attack: attack_odds(question, move, odds); break;
    case Point::After: after_odds(question, move, odds); break;
    case Point::Defend:
        if (move.action == Action::Evade) {
            Course(state, odds).evade(attack, move.skills, kCertain);
        } else {
            Course(state, odds).guard(attack, move.skills, kCertain);
        }
        break;
    case Point::Counter:
        Course(state, odds)
            .add(attack, move.skills.empty() ? evaded(attack, {}, true) : countered(attack),
                 kCertain);
        break;
    case Point::InvisibleGuard:
        Course(state, odds).invisible_guard(attack, move.skills, kCertain);
        break;
    case Point::InvisibleDie:
        Course(state, odds)
            .invisible_guard(attack, question.answer(), question.answer().skills,
                             move.action == Action::Roll ? plain_totals() : guard_totals(0),
                             kCertain);
        break;
    }
    return odds;
}

} // namespace shiaiba::rakuen
