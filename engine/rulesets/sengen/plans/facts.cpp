// 13.2: the facts that plans compare, as they are when a question is asked.
#include <algorithm>

#include "rulesets/sengen/plans/estimate.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "rulesets/sengen/plans/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

// Numbers beyond a fact's range count as its end.
constexpr int kMostPoints = 60;
constexpr int kMostTotal = 150;
constexpr int kLeastNeed = -50;
constexpr int kMostExpected = 200;
constexpr int kMostLoss = 30;
constexpr int kMostHit = 300;

} // namespace

// 13.1
Who SengenQuestion::opponent(Who self) const {
    const Action* const action = battle_.action();
    if (action != nullptr && self != action->by) return action->by;
    if (action != nullptr && (point_ == Point::Boost || point_ == Point::Melee))
        return action->target;
    return Estimate(battle_, self).weak();
}

/// Is something answered, so that it may be spoken of?
bool SengenQuestion::answers() const {
    switch (point_) {
    case Point::Danmaku:
    case Point::Defence:
    case Point::Intercept:
    case Point::Last:
    case Point::Resist:
    case Point::ResistBoost: return true;
    default: return false;
    }
}

std::optional<int> SengenQuestion::number_of(Who whose, int fact) const {
    if (whose == kNobody) return std::nullopt;
    const Fighter& one = battle_.at(whose);
    const auto points = [](int n) { return std::min(n, kMostPoints); };
    switch (static_cast<Fact>(fact)) {
    case Fact::Hp: return points(one.hp);
    case Fact::MaxHp: return points(one.hp_max);
    case Fact::LostHp: return points(one.hp_max - one.hp);
    case Fact::HpPercent: return 100 * one.hp / one.hp_max;
    case Fact::Dp: return points(one.dp);
    case Fact::MaxDp: return points(one.dp_max);
    case Fact::Graze: return one.graze;
    case Fact::Spirit: return points(one.spirit);
    case Fact::CardHp: return one.deployed < 0 ? 0 : points(one.card_hp);
    case Fact::Deploys: return battle_.cards_left(whose, true);
    case Fact::Consumes: return battle_.cards_left(whose, false);
    case Fact::Deployed: return one.deployed >= 0 ? 1 : 0;
    default: return one.back ? 1 : 0;
    }
}

std::optional<int> SengenQuestion::fact(int number, int argument) const {
    const auto fact = static_cast<Fact>(number);
    const Who self = point_ == Point::Rows ? Estimate::most_wounded(battle_, side()) : who_;
    const Estimate estimate(battle_, self);
    const Action* const action = battle_.action();
    const bool answered = answers();
    const bool rolled = answered && action->attacks();
    const bool boosts = point_ == Point::Boost;
    const auto where = [](bool known, const auto& read) -> std::optional<int> {
        return known ? std::optional<int>(read()) : std::nullopt;
    };
    switch (fact) {
    case Fact::Has: {
        const Who whose = opponents(argument) ? opponent(self) : self;
        const int which = which_one(argument);
        if (whose == kNobody || which < 0 || which >= kStatuses) return std::nullopt;
        return battle_.at(whose).has(static_cast<Status>(which)) ? 1 : 0;
    }
    case Fact::Turn: return battle_.turn();
    case Fact::Allies: return battle_.standing(side()) - 1;
    case Fact::Enemies: return battle_.standing(other(side()));
    case Fact::ApproachDice: {
        const Who weak = estimate.weak();
        return where(weak != kNobody, [&] { return estimate.approach_dice(weak); });
    }
    case Fact::Incoming:
        return where(answered,
                     [&] { return static_cast<int>(action->kind) == which_one(argument); });
    case Fact::Total:
        if (point_ == Point::Resist || point_ == Point::ResistBoost)
            return std::min(action->need, kMostTotal);
        return where(rolled, [&] { return std::clamp(action->total, 0, kMostTotal); });
    case Fact::Need:
        if (point_ == Point::Defence)
            return std::clamp(estimate.evade_need(*action), kLeastNeed, kMostTotal);
        return where(point_ == Point::Resist, [&] {
            return std::clamp(estimate.resist_need(*action), kLeastNeed, kMostTotal);
        });
    case Fact::Expected:
        return where(answered, [&] { return std::min(estimate.expected(*action), kMostExpected); });
    case Fact::EvadeDice:
        return where(point_ == Point::Defence,
                     [&] { return least_dice(estimate.evade_need(*action), Odds::Fair); });
    case Fact::EvadeChance:
        return where(point_ == Point::Defence, [&] {
            const int dp = estimate.self().dp;
            return dp == 0 ? 0 : chance(dp, estimate.evade_need(*action)).in_ten_thousand();
        });
    case Fact::Lethal: return where(answered, [&] { return estimate.lethal(*action) ? 1 : 0; });
    case Fact::Loss:
        return where(point_ == Point::Danmaku, [&] {
            return std::min(Battle::loss_of(*action, estimate.self()), kMostLoss);
        });
    case Fact::Hit:
        return where(boosts || point_ == Point::Last, [&] {
            return std::clamp(boosts ? action->rolled_damage : action->final_damage, 0, kMostHit);
        });
    case Fact::HitLethal:
        if (boosts) return battle_.short_of(*action) <= 0 ? 1 : 0;
        return where(point_ == Point::Last, [&] {
            const Fighter& one = estimate.self();
            return action->final_damage >= one.behind_card() + one.barrier ? 1 : 0;
        });
    default: return number_of(opponents(argument) ? opponent(self) : self, number);
    }
}

} // namespace shiaiba::sengen
