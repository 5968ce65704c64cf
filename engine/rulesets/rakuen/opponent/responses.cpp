// Values each of the defender's responses by exact odds.
#include "rulesets/rakuen/opponent/responses.hpp"

#include <algorithm>
#include <utility>

#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/plans/totals.hpp"

namespace shiaiba::rakuen {
namespace {

State evading(State state, SkillSet skills) {
    choose_evade(state, skills);
    return state;
}
State guarding(State state, SkillSet skills) {
    choose_guard(state, skills);
    return state;
}
Attack with(Attack attack, bool critical) {
    attack.critical = critical;
    return attack;
}
/// The attack with a hit value against which a declared カウンター brings IN.
Attack well_aimed(Attack attack) {
    attack.hv = kSureHit;
    return attack;
}

Weight evade_weight(int hit_value) { return weight(evade_chance(hit_value)); }

/// Larger sums of a chain are so rare that they count as this one.
constexpr int kMostChain = 60;

} // namespace

Ending::Ending(const After& after, const State& state, const Attack& attack, const Answer& answer,
               Varied varied)
    : after_(after), state_(state), attack_(attack), answer_(answer), varied_(varied) {
    const Side side = varied == Varied::Damage ? other(state.attacker) : state.attacker;
    most_ = state.of(side).hp - 1;
    known_.fill(kUnknown);
}

Value Ending::exact(int hp) {
    Value& known = known_[static_cast<std::size_t>(hp)];
    if (known == kUnknown) {
        State state = state_;
        Answer answer = answer_;
        (varied_ == Varied::Damage ? answer.damage : answer.back) = hp;
        if (varied_ == Varied::Damage && answer.throws_back) answer.back = hp / 2;
        const Side winner = settle(state, attack_, answer);
        known = after_.settled(state, winner, state_.attacker);
    }
    return known;
}

Value Ending::at(int hp) {
    if (hp > most_) return varied_ == Varied::Damage ? kWon : 0;
    const int low = hp - hp % after_.step();
    if (low == hp || hp == most_) return exact(hp);
    const int high = std::min(low + after_.step(), most_);
    return exact(low) + (exact(high) - exact(low)) * (hp - low) / (high - low);
}

NoResponse::NoResponse(const After& after, State state, Attack attack)
    : without_dice_(attack.av), ending_([&] {
        const Answer answer = skipped(state, attack);
        return Ending(after, state, attack, answer);
    }()) {}

Value NoResponse::best(int total, bool /*critical*/) { return ending_.at(without_dice_ + total); }

PlainAnswers::Guards PlainAnswers::guards(const After& after, const State& state, Attack attack,
                                          bool critical) {
    attack = with(attack, critical);
    const auto ending = [&](SkillSet skills, bool doubled) {
        return Ending(after, guarding(state, skills), attack,
                      guarded(state, attack, skills, doubled));
    };
    return {{ending({}, false), ending({}, true)},
            {ending(Skill::Riposte, false), ending(Skill::Riposte, true)}};
}

PlainAnswers::PlainAnswers(const After& after, const State& state, const Attack& attack)
    : foe_(state.of(other(state.attacker)))
    , attack_(attack)
    , may_counter_(guard_skill_legal(state, attack, Skill::Counter))
    , may_riposte_(guard_skill_legal(state, attack, Skill::Riposte))
    , evaded_(after, evading(state, {}), attack, evaded(attack, {}, true))
    , failed_(after, evading(state, {}), attack, evaded(attack, {}, false))
    , countered_(after, evading(state, Skill::Counter), attack, countered(attack),
                 Ending::Varied::Back)
    , countered_with_in_(after, evading(state, Skill::Counter), attack,
                         evaded(well_aimed(attack), Skill::Counter, true), Ending::Varied::Back)
    , failed_counter_(after, evading(state, Skill::Counter), attack,
                      evaded(attack, Skill::Counter, false))
    , guards_{guards(after, state, attack, false), guards(after, state, attack, true)} {}

Value PlainAnswers::pass() { return evaded_.at(0); }

Value PlainAnswers::counter(const Attack& announced) { return countered_.at(announced.av / 2); }

Value PlainAnswers::evade(const Attack& announced) {
    Value success = pass();
    if (may_counter_) success = std::min(success, counter(announced));
    return mixed(evade_weight(announced.hv), success, failed_.at(announced.av));
}

Value PlainAnswers::evade_with_counter(const Attack& announced) {
    Ending& success = announced.hv >= kCounterHit ? countered_with_in_ : countered_;
    return mixed(evade_weight(announced.hv), success.at(announced.av / 2),
                 failed_counter_.at(announced.av));
}

Value PlainAnswers::with_die(const Attack& announced, Endings& endings, SkillSet skills) {
    const int damage = damage_left(announced, foe_, 0);
    if (!guard_die(announced, skills)) return endings[0].at(damage);
    return mixed(weight(kGuardDouble), endings[1].at(damage), endings[0].at(damage));
}

Value PlainAnswers::guard(const Attack& announced) {
    return with_die(announced, guards_[announced.critical].plain, {});
}

Value PlainAnswers::guard_with_riposte(const Attack& announced) {
    return with_die(announced, guards_[announced.critical].riposte, Skill::Riposte);
}

Value PlainAnswers::best(int total, bool critical) {
    Attack announced = with(attack_, critical);
    announced.av += total;
    if (!announced.has(Skill::Half) && !announced.has(Skill::Surehit)) announced.hv += total;
    Value value = std::min(guard(announced), evade(announced));
    if (may_counter_) value = std::min(value, evade_with_counter(announced));
    if (may_riposte_) value = std::min(value, guard_with_riposte(announced));
    return value;
}

namespace {

/// The values of rolling a die with its free chain, by damage left; `next`: the values behind it,
/// by whether a double was seen.
std::vector<Value> rolled(const std::array<std::vector<Value>, 2>& next, bool doubled) {
    const Totals& die = plain_totals();
    const std::vector<Value>& same = next[doubled];
    const std::vector<Value>& other = next[1];
    std::vector<Value> value(same.size());
    for (std::size_t left = 0; left < value.size(); ++left) {
        Weight rest = kSure;
        std::int64_t sum = 0;
        for (std::size_t total = die.least(); total <= kMostChain; ++total) {
            const std::size_t then = left > total ? left - total : 0;
            const Weight without = weight(die.at(false, total));
            const Weight with = weight(die.at(true, total));
            sum += without * same[then] + with * other[then];
            rest -= without + with;
        }
        value[left] = static_cast<Value>((sum + rest * other[0]) / kSure);
    }
    return value;
}

} // namespace

InvisibleGuard invisible_guard(const After& after, const State& state, const Attack& attack,
                               SkillSet skills, bool doubled, int most) {
    // More paid dice than this are worth no more.
    constexpr int kMostDice = 8;
    const int cost = die_cost(skills);
    const auto size = static_cast<std::size_t>(most) + 1;
    std::array<std::vector<Value>, 2> next;
    std::vector<Value> roll;
    const Fighter& foe = state.of(other(state.attacker));
    for (int paid = std::min(foe.in / cost, kMostDice); paid >= 0; --paid) {
        State here = state;
        here.of(other(state.attacker)).in -= cost * paid;
        std::array<std::vector<Value>, 2> now;
        for (const bool seen : {false, true}) {
            if (paid == 0 && seen != doubled) continue;
            Ending stop(after, here, attack, guarded_invisibly(here, attack, skills, 0, seen));
            now[seen].resize(size);
            for (int left = 0; left <= most; ++left) {
                now[seen][static_cast<std::size_t>(left)] = stop.at(left);
            }
            if (next[0].empty()) continue;
            roll = rolled(next, seen);
            for (std::size_t left = 0; left < size; ++left) {
                now[seen][left] = std::min(now[seen][left], roll[left]);
            }
        }
        next = std::move(now);
    }
    return {std::move(next[doubled]), std::move(roll)};
}

InvisibleAnswers::InvisibleAnswers(const After& after, const State& state, const Attack& attack,
                                   int most)
    : without_dice_(attack.av), ability_(state.of(other(state.attacker)).ability(attack.ability)) {
    const int most_left = std::max(0, attack.av + most - ability_);
    for (const bool critical : {false, true}) {
        const Attack announced = with(attack, critical);
        const auto by_guard = [&](SkillSet skills) {
            State guarding = state;
            choose_iguard(guarding, skills);
            return invisible_guard(after, guarding, announced, skills, false, most_left).now;
        };
        worth_[critical] = by_guard({});
        if (!guard_skill_legal(state, attack, Skill::Ironwall)) continue;
        const std::vector<Value> ironwall = by_guard(Skill::Ironwall);
        for (std::size_t left = 0; left < ironwall.size(); ++left) {
            worth_[critical][left] = std::min(worth_[critical][left], ironwall[left]);
        }
    }
}

Value InvisibleAnswers::best(int total, bool critical) {
    return worth_[critical]
                 [static_cast<std::size_t>(std::max(0, without_dice_ + total - ability_))];
}

} // namespace shiaiba::rakuen
