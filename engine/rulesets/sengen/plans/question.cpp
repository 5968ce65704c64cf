// Answers plans about a question: its options as small integers, the facts that plans compare
// (13.2), and the amounts and conditions of own data (5.4).
#include "rulesets/sengen/plans/question.hpp"

#include <algorithm>
#include <bit>

#include "rulesets/sengen/plans/defaults.hpp"
#include "rulesets/sengen/plans/estimate.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

using Kind = TypedOption::Kind;

static_assert(kMostPicks <= kMostOptions);

int action_of(Kind kind) {
    switch (kind) {
    case Kind::Danmaku: return kDanmakuAction;
    case Kind::Shot: return kShotAction;
    case Kind::Homing: return kHomingAction;
    case Kind::Approach: return kApproachAction;
    case Kind::Cast: return kCastAction;
    case Kind::Use: return kCardAction;
    case Kind::Wait: return kWaitAction;
    case Kind::Deploy: return kDeployAction;
    case Kind::Clear: return kClearAction;
    case Kind::Dismiss: return kDismissAction;
    case Kind::Yes: return kDefendAction;
    case Kind::Strike: return kStrikeAction;
    default: return Question::kNoTag;
    }
}

int answer_of(Kind kind) {
    switch (kind) {
    case Kind::Dodge: return kDodgeAnswer;
    case Kind::Take: return kTakeAnswer;
    case Kind::Bomb: return kBombAnswer;
    case Kind::Deploy: return kDeployAnswer;
    case Kind::Clear: return kClearAnswer;
    case Kind::Evade: return kEvadeAnswer;
    case Kind::Guard: return kGuardAnswer;
    case Kind::Yield: return kYieldAnswer;
    case Kind::Cover: return kCoverAnswer;
    default: return Question::kNoTag;
    }
}

bool names_card(Kind kind) {
    return kind == Kind::Use || kind == Kind::Deploy || kind == Kind::Clear || kind == Kind::Bomb;
}
bool fires(Kind kind) {
    return kind == Kind::Danmaku || kind == Kind::Shot || kind == Kind::Homing;
}

} // namespace

std::size_t SengenQuestion::place(std::size_t option) const {
    if (places_.empty()) {
        Order order(picks_);
        default_order(battle_, point_, who_, order);
        places_ = order.places();
    }
    return places_[option];
}

std::size_t SengenQuestion::first(const OptionSet& left) const {
    Order order(picks_, left);
    default_order(battle_, point_, who_, order);
    return order.found();
}

int SengenQuestion::kind() const {
    if (point_ == Point::Target && stops_at_target(battle_, who_)) return -1;
    return static_cast<int>(point_);
}

bool SengenQuestion::pass(std::size_t option) const { return does_nothing(point_, picks_[option]); }

int SengenQuestion::tag(std::size_t option, int tag) const {
    const TypedOption& pick = picks_[option];
    const Fighter& one = battle_.at(who_);
    const auto where = [](bool known, int value) { return known ? value : kNoTag; };
    switch (static_cast<Tag>(tag)) {
    case Tag::Action: return action_of(pick.kind);
    case Tag::Source:
        if (!fires(pick.kind)) return kNoTag;
        return source_name(one.bullets[static_cast<std::size_t>(pick.which)].source);
    case Tag::Size: return where(pick.kind == Kind::Shot || pick.kind == Kind::Strike, pick.n);
    case Tag::Raises: return where(pick.kind == Kind::Homing, pick.n);
    case Tag::Spell:
        if (pick.kind != Kind::Cast) return kNoTag;
        return one.sheet->spells[static_cast<std::size_t>(pick.which)];
    case Tag::Card:
        if (!names_card(pick.kind)) return kNoTag;
        return one.sheet->cards[static_cast<std::size_t>(pick.which)].card;
    case Tag::Weapon:
        if (pick.kind != Kind::Strike) return kNoTag;
        return one.blades[static_cast<std::size_t>(pick.which)].weapon;
    case Tag::Answer: return answer_of(pick.kind);
    case Tag::Odds:
        for (const int odds : {kEvenOdds, kFairOdds, kSafeOdds, kAllDice}) {
            if (odds_dice(pick, odds) == pick.n) return odds;
        }
        return kNoTag;
    case Tag::Row:
        for (const int row : {kWoundedRow, kNobodyRow, kManyRow, kFirstPlace, kLastPlace}) {
            if (has(option, tag, row)) return row;
        }
        return kNoTag;
    case Tag::Target:
    case Tag::Dice:
    case Tag::Boost: break;
    }
    return kNoTag;
}

bool SengenQuestion::has(std::size_t option, int tag, int value) const {
    const TypedOption& pick = picks_[option];
    if (value < 0) return false;
    switch (static_cast<Tag>(tag)) {
    case Tag::Answer:
        if (value == kPlainDodge) return pick.kind == Kind::Dodge && pick.n == 0;
        if (value == kGrazeDodge) return pick.kind == Kind::Dodge && pick.n > 0;
        return answer_of(pick.kind) == value;
    case Tag::Odds: return pick.n > 0 && odds_dice(pick, value) == pick.n;
    case Tag::Row:
        if (value == kFirstPlace) return pick.kind == Kind::First;
        if (value == kLastPlace) return pick.kind == Kind::Last;
        if (pick.kind != Kind::Rows) return false;
        if (value == kNobodyRow) return pick.n == 0;
        if (value == kWoundedRow) return pick.n == Estimate::wounded_back(battle_, side());
        return std::popcount(static_cast<unsigned>(pick.n)) == battle_.standing(side()) / 2;
    default: return this->tag(option, tag) == value;
    }
}

// Most plans are about an action, and the lists of `main` are long: its words are compared at once.
void SengenQuestion::narrow(int tag, int value, OptionSet& left) const {
    if (static_cast<Tag>(tag) == Tag::Action && value >= 0) {
        left.keep([&](std::size_t k) { return action_of(picks_[k].kind) == value; });
    } else {
        left.keep([&](std::size_t k) { return has(k, tag, value); });
    }
}

int SengenQuestion::odds_dice(const TypedOption& pick, int odds) const {
    if (pick.kind != Kind::Evade && pick.kind != Kind::Guard) return 0;
    if (odds == kAllDice) return battle_.at(who_).dp;
    const Estimate estimate(battle_, who_);
    const Action& action = *battle_.action();
    const int need =
        pick.kind == Kind::Evade ? estimate.evade_need(action) : estimate.guard_need(action);
    return estimate.dice(need, odds == kEvenOdds   ? Odds::Even
                               : odds == kFairOdds ? Odds::Fair
                                                   : Odds::Safe);
}

int SengenQuestion::rank(std::size_t option, int tag, int value) const {
    const TypedOption& pick = picks_[option];
    switch (static_cast<Tag>(tag)) {
    case Tag::Target:
        if (pick.kind != Kind::Member) return kNoTag;
        return value == kWeakTarget ? -battle_.at(pick.which).dp : -battle_.at(pick.which).hp;
    case Tag::Dice:
        if (pick.kind != Kind::Number) return kNoTag;
        return value == kManyDice ? pick.n : -pick.n;
    case Tag::Boost:
        if (pick.kind != Kind::Number || point_ != Point::Boost) return kNoTag;
        if (value == kFullBoost) return pick.n;
        return pick.n == battle_.short_of(*battle_.action()) ? 0 : kNoTag;
    default: return kNoTag;
    }
}

/// DP that the option takes at once; gains are not counted (13.2, `keep`).
int SengenQuestion::dp_cost(const TypedOption& pick) const {
    const Action* const action = battle_.action();
    const Card* const spent = battle_.spent();
    const bool is_free = (spent != nullptr && spent->bonus.free_dp) ||
                         (action != nullptr && action->by == who_ && action->is_free());
    switch (pick.kind) {
    case Kind::Danmaku: return is_free ? 0 : kDanmakuCost;
    case Kind::Shot:
    case Kind::Strike: return is_free ? 0 : pick.n;
    case Kind::Homing: return is_free ? 0 : homing_cost(pick.n);
    case Kind::Approach: return spent != nullptr && spent->bonus.skip_approach ? 0 : 1;
    case Kind::Cast: return 1;
    case Kind::Evade:
    case Kind::Guard:
    case Kind::Cover: return pick.n;
    case Kind::Number: return point_ == Point::Dice || point_ == Point::Resist ? pick.n : 0;
    default: return 0;
    }
}

std::optional<int> SengenQuestion::reserve(std::size_t option, int resource, int, int) const {
    const TypedOption& pick = picks_[option];
    const Fighter& one = battle_.at(who_);
    switch (static_cast<Resource>(resource)) {
    case Resource::Dp: return one.dp - dp_cost(pick);
    case Resource::Spirit:
        if (pick.kind != Kind::Cast) return one.spirit;
        return one.spirit - battle_.spell_cost(who_, pick.which, spent_bonus());
    case Resource::Graze: break;
    }
    int price = 0;
    if (pick.kind == Kind::Dodge) price = kGrazeOfDodge * pick.n;
    if (pick.kind == Kind::Boost) price = kGrazeOfResist * battle_.action()->lacks;
    if (pick.kind == Kind::Number && point_ == Point::Boost)
        price = battle_.action()->boost_price() * pick.n;
    if (pick.kind == Kind::Number && point_ == Point::Absorb) price = kGrazeOfSpirit * pick.n;
    return one.graze - price;
}

// 13.2: the facts that plans compare.

namespace {

// Numbers beyond a fact's range count as its end.
constexpr int kMostPoints = 999;
constexpr int kMostTotal = 150;
constexpr int kLeastNeed = -50;
constexpr int kMostExpected = 200;
constexpr int kMostLoss = 30;
constexpr int kMostHit = 300;

/// A fact about one member.
std::optional<int> number_of(const Battle& battle, FighterId whose, int fact) {
    if (whose == kNobody) return std::nullopt;
    const Fighter& one = battle.at(whose);
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
    case Fact::Deploys: return battle.cards_left(whose, true);
    case Fact::Consumes: return battle.cards_left(whose, false);
    case Fact::Deployed: return one.deployed >= 0 ? 1 : 0;
    default: return one.back ? 1 : 0;
    }
}

} // namespace

// 13.1
FighterId SengenQuestion::opponent(FighterId self) const {
    const Action* const action = battle_.action();
    if (action != nullptr && self != action->by) return action->by;
    if (action != nullptr && (point_ == Point::Boost || point_ == Point::Melee))
        return action->target;
    return Estimate(battle_, self).weak();
}

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

std::optional<int> SengenQuestion::fact(int number, int argument) const {
    const auto fact = static_cast<Fact>(number);
    const FighterId self = point_ == Point::Rows ? Estimate::most_wounded(battle_, side()) : who_;
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
        const FighterId whose = opponents(argument) ? opponent(self) : self;
        const int which = which_one(argument);
        const auto known = static_cast<int>(battle_.data().statuses.size());
        if (whose == kNobody || which < 0 || which >= known) return std::nullopt;
        return battle_.at(whose).has(static_cast<Status>(which)) ? 1 : 0;
    }
    case Fact::Turn: return battle_.turn();
    case Fact::Allies: return battle_.standing(side()) - 1;
    case Fact::Enemies: return battle_.standing(other(side()));
    case Fact::ApproachDice: {
        const FighterId weak = estimate.weak();
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
        return where(answered, [&] {
            // An ally reckons with the damage that the attacked member would take.
            const bool helps = point_ == Point::Intercept;
            const Estimate of(battle_, helps ? action->target : self);
            return std::min(of.expected(*action), kMostExpected);
        });
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
    default: return number_of(battle_, opponents(argument) ? opponent(self) : self, number);
    }
}

// 5.4: amounts and conditions of own data, in the words of plans, while a spell takes effect.

namespace {

/// The facts that they know: of the caster (“I”), of the target (the opponent), and of the battle.
struct SpellFacts {
    const Battle& battle;
    FighterId by;
    FighterId target;
    const Spell& spell;

    std::optional<int> fact(int number, int argument) const {
        const Fighter& one = battle.at(by);
        const FighterId whose = opponents(argument) ? target : by;
        const int which = which_one(argument);
        if (number == static_cast<int>(DataFact::Level)) return one.sheet->at(spell.ability);
        if (number == static_cast<int>(DataFact::Foe)) return battle.enemies(by, target) ? 1 : 0;
        if (number == static_cast<int>(DataFact::Characteristic)) {
            return one.at(stat_of(*one.sheet, spell.ability));
        }
        switch (static_cast<Fact>(number)) {
        case Fact::Turn: return battle.turn();
        case Fact::Allies: return battle.standing(one.actor.side) - 1;
        case Fact::Enemies: return battle.standing(other(one.actor.side));
        case Fact::Has: {
            const auto known = static_cast<int>(battle.data().statuses.size());
            if (which < 0 || which >= known) return std::nullopt;
            return battle.at(whose).has(static_cast<Status>(which)) ? 1 : 0;
        }
        default: return number_of(battle, whose, number);
        }
    }
};

} // namespace

int Battle::said(const plan::Amount& amount, FighterId by, FighterId target, const Spell& spell,
                 int least, int most) const {
    return plan::value_of(amount, SpellFacts{*this, by, target, spell}, least, most).value_or(0);
}

bool Battle::said_holds(const Effect& effect, FighterId by, FighterId target,
                        const Spell& spell) const {
    const SpellFacts facts{*this, by, target, spell};
    return plan::truth_of(*effect.when, facts).value_or(false);
}

std::vector<int> Battle::said_facts(const plan::Amount& amount, FighterId by, FighterId target,
                                    const Spell& spell) const {
    return plan::facts_of(amount, SpellFacts{*this, by, target, spell});
}

std::size_t Battle::ask(Point point, FighterId who, const TypedOptions& picks) {
    return context_.choose(SengenQuestion(*this, point, who, picks));
}

} // namespace shiaiba::sengen
