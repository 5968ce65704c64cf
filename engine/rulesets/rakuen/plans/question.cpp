// Answers the questions of plans about a decision point: tags, ranks and facts, each computed only
// when a plan asks.
#include "rulesets/rakuen/plans/question.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/fight/question.hpp"
#include "rulesets/rakuen/fight/battle.hpp"
#include "rulesets/rakuen/fight/consent.hpp"
#include "rulesets/rakuen/plans/totals.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr int kChances = 10'000;

/// Steps between two faces on the ring 1-2-…-9-0-1.
int ring_distance(Pair pair) {
    const int way = std::abs(pair.red - pair.blue);
    return std::min(way, 10 - way);
}

Pair shifted(Pair pair, const Shift& shift) {
    int& face = shift.blue ? pair.blue : pair.red;
    face = stepped(face, shift.step);
    return pair;
}

bool holds(const Move& move, Tag tag, int value) {
    switch (tag) {
    case Tag::Action: return value == static_cast<int>(move.action);
    case Tag::Ability: return value == static_cast<int>(move.ability);
    case Tag::With:
        if (value == kNoSkill) return move.skills.empty();
        return value >= 0 && value < static_cast<int>(kSkills) &&
               move.skills.has(skill_at(static_cast<std::size_t>(value)));
    case Tag::Rank:
    case Tag::Shift:
    case Tag::Skills: break;
    }
    return false;
}

} // namespace

int RakuenQuestion::tag(std::size_t option, int tag) const {
    const Move& move = moves_[option];
    switch (static_cast<Tag>(tag)) {
    case Tag::Action: return static_cast<int>(move.action);
    case Tag::Ability:
        return move.ability == Ability::None ? kNoTag : static_cast<int>(move.ability);
    case Tag::Skills: return move.skills.size();
    default: return kNoTag;
    }
}

bool RakuenQuestion::has(std::size_t option, int tag, int value) const {
    return holds(moves_[option], static_cast<Tag>(tag), value);
}

void RakuenQuestion::narrow(int tag, int value, OptionSet& left) const {
    const auto keep = [&](const auto& fits) {
        left.keep([&](std::size_t k) { return fits(moves_[k]); });
    };
    switch (static_cast<Tag>(tag)) {
    case Tag::Action: {
        const auto action = static_cast<rakuen::Action>(value);
        return keep([=](const Move& move) { return move.action == action; });
    }
    default:
        return keep([=](const Move& move) { return holds(move, static_cast<Tag>(tag), value); });
    }
}

int RakuenQuestion::rank(std::size_t option, int tag, int value) const {
    const Move& move = moves_[option];
    if (static_cast<Tag>(tag) == Tag::Shift) {
        if (move.shift.step == 0) return kNoTag;
        const Pair pair = shifted(attack_.last, move.shift);
        if (!pair.is_double()) return kNoTag;
        return 4 * pair.sum() + (move.shift.blue ? 0 : 2) + (move.shift.step > 0 ? 1 : 0);
    }
    if (static_cast<Tag>(tag) != Tag::Rank || move.ability == Ability::None) return kNoTag;
    const int tie = static_cast<int>(kAbilities) - 1 - static_cast<int>(move.ability);
    switch (static_cast<Rank>(value)) {
    case Rank::Best: return 3 * margin(me(), foe(), move.ability) + tie;
    case Rank::Strong: return 3 * me().ability(move.ability) + tie;
    case Rank::Weak: return -3 * foe().ability(move.ability) + tie;
    }
    return kNoTag;
}

std::optional<int> RakuenQuestion::fact(int fact, int argument) const {
    const auto which = which_one(argument);
    const auto asked = static_cast<Fact>(fact);
    switch (asked) {
    case Fact::Turn: return state_.turn;
    case Fact::First:
    case Fact::Second:
        if (state_.first == Side::None) return std::nullopt;
        return (state_.first == side_) == (asked == Fact::First) ? 1 : 0;
    case Fact::HpDifference: return me().hp - foe().hp;
    case Fact::Margin:
        if (which < 0 || which >= static_cast<int>(kAbilities)) return std::nullopt;
        return margin(me(), foe(), static_cast<Ability>(which));
    case Fact::CanInvisible:
    case Fact::Can:
        if (point_ != Point::Attack && point_ != Point::After) return std::nullopt;
        return can(asked, which) ? 1 : 0;
    case Fact::DiceTotal:
    case Fact::DiceGap:
        if (point_ != Point::After) return std::nullopt;
        return asked == Fact::DiceTotal ? attack_.total : ring_distance(attack_.last);
    case Fact::IncomingAttack:
    case Fact::IncomingHit:
    case Fact::IncomingCritical:
    case Fact::IncomingInvisible:
    case Fact::IncomingStun:
    case Fact::IncomingSeal: return fact_of_attack(asked);
    case Fact::EvadeChance:
    case Fact::GuardLoss:
    case Fact::EvadeLoss:
    case Fact::GuardCost:
    case Fact::Left:
    case Fact::Rolled: return fact_of_defence(asked);
    default: return fact_of_fighter(asked, opponents(argument) ? other(side_) : side_, which);
    }
}

std::optional<int> RakuenQuestion::fact_of_fighter(Fact fact, Side who, int which) const {
    const Fighter& fighter = state_.of(who);
    switch (fact) {
    case Fact::Hp: return fighter.hp;
    case Fact::MaxHp: return kMostHp;
    case Fact::LostHp: return kMostHp - fighter.hp;
    case Fact::In: return fighter.in;
    case Fact::Sp: return fighter.sp;
    case Fact::Evades: return fighter.evades;
    case Fact::Guards: return fighter.guards;
    case Fact::Pow: return fighter.ability(Ability::Pow);
    case Fact::Spd: return fighter.ability(Ability::Spd);
    case Fact::Wiz: return fighter.ability(Ability::Wiz);
    case Fact::Last: return static_cast<int>(fighter.last);
    case Fact::Stunned: return fighter.stunned ? 1 : 0;
    case Fact::Recoil: return fighter.recoil ? 1 : 0;
    case Fact::Sealed: return fighter.sealed ? 1 : 0;
    case Fact::Used:
        if (which < 0 || which >= static_cast<int>(kSkills)) return std::nullopt;
        return fighter.used.has(skill_at(static_cast<std::size_t>(which))) ? 1 : 0;
    case Fact::Forced: return fighter.sealed ? 0 : forced_doubles(fighter, state_.of(other(who)));
    default: return std::nullopt;
    }
}

/// Before the values are announced, they are those that the attack would have now.
std::optional<int> RakuenQuestion::fact_of_attack(Fact fact) const {
    if (point_ == Point::Order || point_ == Point::Attack) return std::nullopt;
    const bool own = point_ == Point::After;
    const SkillSet skills = attack_.skills();
    switch (fact) {
    case Fact::IncomingAttack:
        return own ? attack_value_without_dice(me(), attack_.ability, skills, state_.turned) +
                         attack_.total
                   : attack_.av;
    case Fact::IncomingHit: return own ? hit_value(me(), skills, attack_.total) : attack_.hv;
    case Fact::IncomingCritical: return attack_.critical ? 1 : 0;
    case Fact::IncomingInvisible: return attack_.invisible() ? 1 : 0;
    case Fact::IncomingStun: return skills.has(Skill::Stun) ? 1 : 0;
    case Fact::IncomingSeal: return skills.has(Skill::Seal) ? 1 : 0;
    default: return std::nullopt;
    }
}

std::optional<int> RakuenQuestion::fact_of_defence(Fact fact) const {
    if (point_ == Point::Defend) {
        const int loss = damage_left(attack_, me(), 0);
        switch (fact) {
        case Fact::EvadeChance: return evade_ten_thousandths(attack_.hv);
        case Fact::GuardLoss: return loss;
        case Fact::EvadeLoss: {
            const std::int64_t miss = kChances - evade_ten_thousandths(attack_.hv);
            return static_cast<int>(miss * attack_.av / kChances);
        }
        case Fact::GuardCost: return loss + (attack_.critical ? 10 : 0);
        default: return std::nullopt;
        }
    }
    if (point_ == Point::InvisibleGuard || point_ == Point::InvisibleDie) {
        if (fact == Fact::Left) return damage_left(attack_, me(), answer_.total);
        if (fact == Fact::Rolled) return answer_.rolls;
    }
    return std::nullopt;
}

bool RakuenQuestion::can(Fact fact, int which) const {
    const Tag tag = fact == Fact::Can ? Tag::With : Tag::Action;
    const int value = fact == Fact::Can ? which : static_cast<int>(rakuen::Action::Invisible);
    for (std::size_t k = 0; k < moves_.size(); ++k) {
        if (holds(moves_[k], tag, value)) return true;
    }
    return false;
}

std::optional<std::size_t> RakuenQuestion::beyond(std::string_view written) const {
    return beyond_moves(point_, state_, moves_, written);
}

std::size_t Battle::ask(Point point, Side side) {
    return context_.choose(RakuenQuestion(point, side, state_, attack_, answer_, moves_));
}

} // namespace shiaiba::rakuen
