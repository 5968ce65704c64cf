// Answers plans about a decision (tags, ranks and facts, 12.2), evaluates amounts and conditions of
// own lists (4.1), and asks the player.
#include "rulesets/shinki/plans/question.hpp"

#include <algorithm>

#include "rulesets/shinki/plans/estimate.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {
namespace {

using Kind = TypedOption::Kind;

int yes(bool holds) { return holds ? 0 : Question::kNoTag; }

} // namespace

std::size_t ShinkiQuestion::place(std::size_t option) const {
    if (places_.empty()) {
        Order order(picks_);
        default_order(battle_, point_, who_, order);
        places_ = order.places();
    }
    return places_[option];
}

std::size_t ShinkiQuestion::first(const OptionSet& left) const {
    Order order(picks_, left);
    default_order(battle_, point_, who_, order);
    return order.found();
}

bool ShinkiQuestion::pass(std::size_t option) const {
    const Kind kind = picks_[option].kind;
    return kind == Kind::End || kind == Kind::None || kind == Kind::Stop || kind == Kind::Skip ||
           kind == Kind::No;
}

bool ShinkiQuestion::skill_has(int place, int tag, int value) const {
    const Skill& skill = battle_.skill(place);
    const bool reaction = skill.timing == Timing::Reaction;
    switch (static_cast<Tag>(tag)) {
    case Tag::Skill: return place == value;
    case Tag::Timing: return reaction;
    case Tag::Kind:
        if (reaction) return false;
        switch (value) {
        case kAttackKind: return skill.attacks();
        case kCarnageKind: return skill.carnage;
        case kHealingKind: return skill.has(Op::Heal);
        case kDrawingKind: return skill.draws();
        case kSupportKind:
            return !skill.attacks() && !skill.carnage && !skill.has(Op::Heal) && !skill.draws();
        default: return false;
        }
    case Tag::Answer:
        if (!reaction) return false;
        if (value == kGuardAnswer) return skill.has(Op::Reduce);
        if (value == kCounterAnswer) return skill.has_anywhere(Op::Counter);
        return skill.has_anywhere(Op::Negate) || skill.has_anywhere(Op::StepOut);
    default: return false;
    }
}

bool ShinkiQuestion::has(std::size_t option, int tag, int value) const {
    const TypedOption& pick = picks_[option];
    if (value < 0) return false;
    if (pick.kind != Kind::Skill) return this->tag(option, tag) == value;
    const Skill& skill = battle_.skill(pick.skill);
    const Estimate estimate(battle_, who_);
    switch (static_cast<Tag>(tag)) {
    case Tag::Kills:
        return skill.attacks() && estimate.kills(skill, targets_of(battle_, who_, pick));
    case Tag::Enough: {
        const Action* const answered = battle_.answered();
        if (answered == nullptr || point_ != Point::React) return false;
        if (value == kGuardEnough) {
            return skill.has(Op::Reduce) && estimate.guard_is_enough(skill, *answered);
        }
        // A dodge has several ways to succeed; one of them is enough (12.2).
        return skill.has(Op::Negate) ||
               (skill.has_anywhere(Op::StepOut) && estimate.can_leave(*answered)) ||
               (skill.has_anywhere(Op::Negate) && estimate.can_win(*answered));
    }
    default: return skill_has(pick.skill, tag, value);
    }
}

int ShinkiQuestion::tag(std::size_t option, int tag) const {
    const TypedOption& pick = picks_[option];
    switch (static_cast<Tag>(tag)) {
    case Tag::Skill: return pick.kind == Kind::Skill ? pick.skill : kNoTag;
    case Tag::Action:
        if (pick.kind == Kind::Wait) return kWaitAction;
        if (pick.kind == Kind::Calm) return kCalmAction;
        return pick.kind == Kind::Release ? kReleaseAction : kNoTag;
    case Tag::Way: {
        if (pick.kind != Kind::Step && pick.kind != Kind::ColumnAt) return kNoTag;
        const Estimate estimate(battle_, who_);
        const FighterId near = estimate.near();
        if (near == kNobody) return kNoTag;
        const int own = battle_.at(who_).column;
        const int to = pick.kind == Kind::Step ? own + pick.what : pick.what;
        const int now = estimate.distance_to(near);
        const int then = distance(to, battle_.at(near).column);
        return then == now ? kNoTag : then < now ? kCloser : kAway;
    }
    case Tag::Finish:
        return yes(pick.kind == Kind::Finish ||
                   (pick.kind == Kind::Yes && point_ == Point::Finish));
    default:
        for (int value = 0; value < kSupportKind + 1 && pick.kind == Kind::Skill; ++value) {
            if (has(option, tag, value)) return value;
        }
        return kNoTag;
    }
}

int ShinkiQuestion::rank(std::size_t option, int tag, int value) const {
    const TypedOption& pick = picks_[option];
    if (static_cast<Tag>(tag) == Tag::CardRank) {
        if (pick.kind != Kind::CardOf) return kNoTag;
        return value == kHighestCard ? pick.what : -pick.what;
    }
    if (static_cast<Tag>(tag) != Tag::Target || pick.kind != Kind::Skill) return kNoTag;
    int best = kNoTag;
    for (const FighterId target : targets_of(battle_, who_, pick)) {
        if (!battle_.enemies(who_, target)) return kNoTag;
        const int hp = battle_.at(target).hp();
        const int apart = distance(battle_.at(who_).column, battle_.at(target).column);
        const int worth = value == kNearest ? -apart : value == kWeakestTarget ? -hp : hp;
        best = std::max(best, worth);
    }
    return best;
}

std::optional<int> ShinkiQuestion::reserve(std::size_t option, int resource, int, int) const {
    const TypedOption& pick = picks_[option];
    if (pick.kind != Kind::Skill) return std::nullopt;
    const Cost& cost = battle_.skill(pick.skill).cost;
    const Owner& own = battle_.owner_of(who_);
    if (static_cast<Resource>(resource) == Resource::Kihaku) {
        return cost.kihaku > 0 ? std::optional(own.kihaku.size() - cost.kihaku) : std::nullopt;
    }
    const bool pays = cost.hand > 0 && !battle_.at(who_).mob();
    return pays ? std::optional(own.hand.size() - cost.hand) : std::nullopt;
}

bool ShinkiQuestion::source(int tag, int value) const {
    return battle_.paid() != nullptr && value >= 0 && skill_has(battle_.paid()->skill, tag, value);
}

// -- The facts that plans compare (12.2), as they stand when the question is asked

namespace {

/// The facts that everybody sees: of one member, of another one, and of the battle.
struct Seen {
    const Battle& battle;
    FighterId self;
    FighterId other;

    std::optional<int> fact(int number, int argument) const;
};

std::optional<int> Seen::fact(int number, int argument) const {
    const FighterId whose = opponents(argument) ? other : self;
    const int which = which_one(argument);
    const auto of_one = [&](const auto& read) -> std::optional<int> {
        return whose == kNobody ? std::nullopt : std::optional<int>(read(battle.at(whose)));
    };
    const auto where = [](bool known, const auto& read) -> std::optional<int> {
        return known ? std::optional<int>(read()) : std::nullopt;
    };
    const auto count = [&](bool of_enemies) {
        int all = 0;
        for (FighterId one = 0; one < battle.members(); ++one) {
            if (one != self && !battle.at(one).down && battle.enemies(self, one) == of_enemies)
                ++all;
        }
        return all;
    };
    switch (static_cast<Fact>(number)) {
    case Fact::Hp: return of_one([](const Fighter& one) { return one.hp(); });
    case Fact::MaxHp: return of_one([](const Fighter& one) { return one.max_hp; });
    case Fact::LostHp: return of_one([](const Fighter& one) { return one.max_hp - one.hp(); });
    case Fact::Fatal: return of_one([](const Fighter& one) { return one.fatal; });
    case Fact::Hand:
        return of_one([&](const Fighter& one) {
            return one.mob() ? 0 : std::min(60, battle.owner_of(whose).hand.size());
        });
    case Fact::Kihaku:
        return of_one([&](const Fighter&) { return battle.owner_of(whose).kihaku.size(); });
    case Fact::Column: return of_one([](const Fighter& one) { return one.column; });
    case Fact::Has:
        if (which < 0) return std::nullopt;
        return of_one(
            [&](const Fighter& one) { return one.has(static_cast<Status>(which)) ? 1 : 0; });
    case Fact::Round: return battle.round();
    case Fact::FatalNext: return battle.round() >= kFirstFatalRound ? battle.round() : 0;
    case Fact::Allies: return count(false);
    case Fact::Enemies: return count(true);
    case Fact::Distance:
        return where(other != kNobody, [&] { return Estimate(battle, self).distance_to(other); });
    case Fact::Weakest: {
        int least = -1;
        for (FighterId one = 0; one < battle.members(); ++one) {
            if (!battle.enemies(self, one) || battle.at(one).down) continue;
            if (least < 0 || battle.at(one).hp() < least) least = battle.at(one).hp();
        }
        return where(least >= 0, [&] { return least; });
    }
    default: return std::nullopt;
    }
}

} // namespace

FighterId ShinkiQuestion::opponent() const {
    if (battle_.answering() == who_) return battle_.answered()->user;
    return Estimate(battle_, who_).near();
}

bool ShinkiQuestion::uses_skills() const {
    return point_ == Point::Command || point_ == Point::React || point_ == Point::RoundEnd ||
           point_ == Point::Timed;
}

bool ShinkiQuestion::usable_here(int place) const {
    const Timing timing = battle_.skill(place).timing;
    const bool here = point_ == Point::Command
                          ? (timing == Timing::Move && battle_.may_move()) ||
                                (timing == Timing::Action && battle_.may_act())
                          : timing == (point_ == Point::React   ? Timing::Reaction
                                       : point_ == Point::Timed ? battle_.timing()
                                                                : Timing::RoundEnd);
    return here && battle_.usable(who_, place, timing);
}

std::optional<int> ShinkiQuestion::fact(int number, int argument) const {
    const auto fact = static_cast<Fact>(number);
    const Estimate estimate(battle_, who_);
    const int which = which_one(argument);
    const bool commands = point_ == Point::Command;
    // Known while a skill is answered, and while the reaction is paid.
    const Action* const answered =
        point_ == Point::React || point_ == Point::Pay ? battle_.answered() : nullptr;

    const auto where = [](bool known, const auto& read) -> std::optional<int> {
        return known ? std::optional<int>(read()) : std::nullopt;
    };
    switch (fact) {
    case Fact::Highest:
        return estimate.hand() == 0 ? 0 : value_of(battle_.owner_of(who_).hand.highest());
    case Fact::HandSum:
        return estimate.hand() == 0 ? 0 : std::min(500, battle_.owner_of(who_).hand.sum());
    case Fact::CanAct: return where(commands, [&] { return battle_.may_act() ? 1 : 0; });
    case Fact::CanMove: return where(commands, [&] { return battle_.may_move() ? 1 : 0; });
    case Fact::CanUse: {
        const auto& skills = battle_.at(who_).skills;
        if (std::find(skills.begin(), skills.end(), which) == skills.end()) return 0;
        return where(uses_skills(), [&] { return usable_here(which) ? 1 : 0; });
    }
    case Fact::CanUseKind:
        return where(uses_skills(), [&] {
            const auto& skills = battle_.at(who_).skills;
            return std::any_of(skills.begin(), skills.end(), [&](int place) {
                return skill_has(place, static_cast<int>(Tag::Kind), which) && usable_here(place);
            });
        });
    case Fact::CanOverride: return battle_.could_override(who_) ? 1 : 0;
    case Fact::Best:
        return where(commands,
                     [&] { return std::min(500, estimate.best_attack(battle_.at(who_).column)); });
    case Fact::CanKill:
        return where(commands, [&] {
            for (std::size_t k = 0; k < picks_.size(); ++k) {
                if (has(k, static_cast<int>(Tag::Kills), 0)) return 1;
            }
            return 0;
        });
    case Fact::Incoming:
        return where(answered != nullptr,
                     [&] { return std::min(kMostOpenHp, estimate.incoming(*answered)); });
    case Fact::Lethal:
        return where(answered != nullptr,
                     [&] { return estimate.lethal(estimate.incoming(*answered)) ? 1 : 0; });
    case Fact::Carnage:
        return where(answered != nullptr,
                     [&] { return battle_.skill(answered->skill).carnage ? 1 : 0; });
    case Fact::Is:
        return where(answered != nullptr, [&] { return answered->skill == which ? 1 : 0; });
    default: break;
    }
    const bool of_two = opponents(argument) || fact == Fact::Distance;
    return Seen{battle_, who_, of_two ? opponent() : kNobody}.fact(number, argument);
}

// -- Amounts and conditions of own lists (4.1), evaluated when the effect happens

namespace {

class EffectFacts {
public:
    EffectFacts(const Battle& of, const Effect& what, FighterId who, FighterId whom,
                const Used& cards)
        : battle_(of), effect_(what), user_(who), target_(whom), used_(cards) {}

    std::optional<int> fact(int number, int argument) const {
        switch (number) {
        case static_cast<int>(ListFact::UsedSum): return used_.sum;
        case static_cast<int>(ListFact::UsedHighest): return used_.largest;
        case static_cast<int>(ListFact::UsedCards): return used_.cards;
        case static_cast<int>(ListFact::UsedSuit):
            return (used_.suits >> static_cast<unsigned>(which_one(argument)) & 1U) != 0 ? 1 : 0;
        default: break;
        }
        switch (static_cast<Fact>(number)) {
        case Fact::Incoming: return of_answered([&] { return std::min(kMostOpenHp, incoming()); });
        case Fact::Lethal:
            return of_answered([&] { return Estimate(battle_, user_).lethal(incoming()) ? 1 : 0; });
        case Fact::Carnage:
            return of_answered([&] { return battle_.skill(answered()->skill).carnage ? 1 : 0; });
        default: break;
        }
        const FighterId other = answered() != nullptr ? answered()->user : target_;
        return Seen{battle_, user_, other}.fact(number, argument);
    }

private:
    const Action* answered() const { return effect_.answers ? battle_.answered() : nullptr; }
    int incoming() const { return Estimate(battle_, user_).incoming(*answered()); }
    template <class Read>
    std::optional<int> of_answered(const Read& read) const {
        return answered() != nullptr ? std::optional<int>(read()) : std::nullopt;
    }

    const Battle& battle_;
    const Effect& effect_;
    FighterId user_;
    FighterId target_;
    const Used& used_;
};

} // namespace

int Battle::said_number(const Effect& effect, FighterId user, FighterId target, const Used& used,
                        int least, int most) const {
    const EffectFacts facts(*this, effect, user, target, used);
    // An amount with an unknown fact is 0 (4.1).
    return plan::value_of(effect.said, facts, least, most).value_or(0);
}

bool Battle::said_holds(const Effect& effect, FighterId user, FighterId target,
                        const Used& used) const {
    const EffectFacts facts(*this, effect, user, target, used);
    return plan::truth_of(*effect.said_when, facts).value_or(false);
}

std::vector<int> Battle::said_facts(const Effect& effect, FighterId user, FighterId target,
                                    const Used& used) const {
    if (effect.said.empty() || !verbose()) return {};
    return plan::facts_of(effect.said, EffectFacts(*this, effect, user, target, used));
}

std::size_t Battle::ask(Point point, FighterId who, const TypedOptions& picks) {
    return context_.choose(ShinkiQuestion(*this, point, who, picks));
}

} // namespace shiaiba::shinki
