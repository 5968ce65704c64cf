// Orders the options of each decision as in 13.3; those of `main` are ordered by
// default_actions.cpp.
#include "rulesets/sengen/plans/defaults.hpp"

#include <algorithm>
#include <bit>

#include "rulesets/sengen/plans/estimate.hpp"

namespace shiaiba::sengen {
namespace {

using Kind = TypedOption::Kind;

/// Spirit that a setup spell has to leave.
constexpr int kKeptSpirit = 4;

/// Takes a number. Numbers stand in a row, mostly in front, so its place is known without a search.
void number(Order& order, int n) {
    const TypedOption wanted = TypedOption::of_number(n);
    const TypedOptions& picks = order.picks();
    const auto guess = static_cast<std::size_t>(n - picks.front().n);
    if (guess < picks.size() && picks[guess] == wanted) {
        order.take(guess);
    } else {
        order.take(wanted);
    }
}

/// The largest number among the options.
int most_of(const TypedOptions& picks) {
    int most = 0;
    for (const TypedOption& pick : picks) {
        if (pick.kind == Kind::Number) most = std::max<int>(most, pick.n);
    }
    return most;
}

/// One function for each decision: it takes the default choice, then what follows it.
class Choices {
public:
    Choices(const Battle& battle, FighterId who, Order& order)
        : battle_(battle)
        , estimate_(battle, who)
        , who_(who)
        , picks_(order.picks())
        , order_(order) {}

    void turn_start() {
        if (self().dp <= self().dp_max / 3) order_.take(Kind::Deploy);
        if (order_.empty()) order_.take(Kind::Pass);
    }
    void rows() {
        order_.take(
            TypedOption(Kind::Rows, -1, Estimate::default_back(battle_, self().actor.side)));
    }
    void full_defence() { order_.take(self().dp <= 4 ? Kind::Yes : Kind::No); }

    void setup() {
        constexpr int kEnoughDp = 10;
        const bool casts =
            self().dp >= kEnoughDp && order_.take_first([&](const TypedOption& pick) {
                return pick.kind == Kind::Cast && !estimate_.stands(pick.which) &&
                       self().spirit - battle_.spell_cost(who_, pick.which, nullptr) >= kKeptSpirit;
            });
        if (!casts) order_.take(Kind::Pass);
    }

    void target() {
        const Action& action = *battle_.action();
        if (stops_at_target(battle_, who_)) order_.take(Kind::Stop);
        aimed_at_both();
        if (action.kind != Action::Kind::Spell) {
            targets([&](FighterId a, FighterId b) { return estimate_.by_dp(a, b); });
            return;
        }
        const Spell& spell = self().spell(action.place);
        if (spell.hostile() && spell.has(Op::Damage)) {
            targets([&](FighterId a, FighterId b) { return estimate_.by_hp(a, b); });
        } else if (spell.hostile()) {
            order_.take(TypedOption(Kind::Member, estimate_.weak()));
            targets([&](FighterId a, FighterId b) { return estimate_.by_dp(a, b); });
        } else if (spell.has(Op::Heal)) {
            const auto lost = [&](FighterId who) {
                return battle_.at(who).hp_max - battle_.at(who).hp;
            };
            targets([&](FighterId a, FighterId b) {
                return lost(a) != lost(b) ? lost(a) > lost(b) : a < b;
            });
        } else {
            const auto dp = [&](FighterId who) { return battle_.at(who).dp; };
            targets(
                [&](FighterId a, FighterId b) { return dp(a) != dp(b) ? dp(a) < dp(b) : a < b; });
        }
    }

    void dice() {
        const Action& action = *battle_.action();
        if (action.kind != Action::Kind::Spell) {
            const int dice = estimate_.approach_dice(action.target);
            number(order_, dice <= self().dp ? dice : self().dp);
            return;
        }
        const int need = self().spell(action.place).activation -
                         battle_.casting_base(who_, action.place, action.bonus);
        number(order_, std::min(least_dice(need, Odds::Approach), most_of(picks_)));
    }

    /// Of a spell on both sides only one side is meant: the others come behind stopping.
    void aimed_at_both() {
        const Action& action = *battle_.action();
        if (action.kind != Action::Kind::Spell) return;
        const Spell& spell = self().spell(action.place);
        if (spell.side != SpellSide::Both) return;
        for (const TypedOption& pick : picks_) {
            if (pick.kind == Kind::Member && battle_.enemies(who_, pick.which) != spell.hostile())
                taken_ |= 1U << pick.which;
        }
        const bool open = std::any_of(picks_.begin(), picks_.end(), [&](const TypedOption& pick) {
            return pick.kind == Kind::Member && (taken_ >> pick.which & 1U) == 0;
        });
        if (!open) order_.take(Kind::Stop);
    }

    /// The default is the first weapon's largest size; then come all blows by weapon, the largest
    /// first.
    void melee() {
        for (std::size_t k = kSizes.size(); k-- > 0;) {
            if (order_.take(TypedOption(Kind::Strike, 0, kSizes[k]))) break;
        }
        for (std::size_t blade = 0; blade < self().blades.size() && !order_.done(); ++blade) {
            for (std::size_t k = kSizes.size(); k-- > 0;)
                order_.take(TypedOption(Kind::Strike, static_cast<int>(blade), kSizes[k]));
        }
        order_.take_all([](const TypedOption& pick) { return pick.kind == Kind::Deploy; });
        order_.take_all([](const TypedOption& pick) { return pick.kind == Kind::Clear; });
    }

    void danmaku() {
        constexpr int kRest = 4;
        const Action& action = *battle_.action();
        const int loss = Battle::loss_of(action, self());
        const int k = self().dp >= loss + kRest ? 0 : std::min(loss, self().graze / kGrazeOfDodge);
        if (order_.take(TypedOption(Kind::Dodge, -1, k))) return;
        if (self().hp <= Battle::damage_of(action, self()) && order_.take(Kind::Deploy)) return;
        if (!answers()) order_.take(Kind::Take);
    }

    void defence() {
        const Action& action = *battle_.action();
        const int evade = estimate_.dice(estimate_.evade_need(action), Odds::Fair);
        const int guard = estimate_.dice(estimate_.guard_need(action), Odds::Fair);
        if (!order_.take(TypedOption(Kind::Evade, -1, evade)) &&
            !order_.take(TypedOption(Kind::Guard, -1, guard)) && !answers() && !yields() &&
            !order_.take(Kind::Deploy) && !bombs() && !desperate())
            order_.take(Kind::None);
        rolls(Kind::Evade, evade);
        rolls(Kind::Guard, guard);
    }

    void intercept() {
        const Action& action = *battle_.action();
        const int guard = estimate_.dice(estimate_.guard_need(action), Odds::Fair);
        if (!order_.take(TypedOption(Kind::Guard, -1, guard))) order_.take(Kind::Pass);
        rolls(Kind::Guard, guard);
        rolls(Kind::Cover, estimate_.dice(action.total - self().cover_base(), Odds::Fair));
    }

    void boost() {
        constexpr int kWorthIt = 3;
        const Action& action = *battle_.action();
        const int lacks = battle_.short_of(action);
        const int most = most_of(picks_);
        if (lacks <= 0) {
            number(order_, 0);
        } else if (lacks <= most) {
            number(order_, lacks);
        } else {
            number(order_, most >= kWorthIt && battle_.at(action.target).deployed < 0 ? most : 0);
        }
    }

    void last() {
        constexpr int kWorthIt = 6;
        const int d = battle_.action()->final_damage;
        if (d >= kWorthIt && order_.take(Kind::Deploy)) return;
        if (d >= self().hp + self().barrier && self().deployed < 0 && order_.take(Kind::Bomb))
            return;
        order_.take(Kind::Accept);
    }

    void resist() { number(order_, most_of(picks_)); }
    void resist_boost() {
        constexpr int kWorthIt = 4;
        order_.take(battle_.action()->lacks <= kWorthIt ? Kind::Boost : Kind::Accept);
    }
    /// The member that lacks most DP gains them.
    void spoils() {
        const auto lacks = [&](FighterId who) {
            return battle_.at(who).dp_max - battle_.at(who).dp;
        };
        targets([&](FighterId a, FighterId b) {
            return lacks(a) != lacks(b) ? lacks(a) > lacks(b) : a < b;
        });
    }
    void shed() {
        order_.take_all([&](const TypedOption& pick) {
            return self().kind_of(self().statuses[static_cast<std::size_t>(pick.which)]).no_action;
        });
    }
    void absorb() {
        constexpr int kLeft = 10;
        int n = 0;
        while (self().spirit + n < self().spirit_max / 2 &&
               self().graze - kGrazeOfSpirit * n >= kLeft) {
            ++n;
        }
        number(order_, n);
    }

private:
    const Fighter& self() const { return estimate_.self(); }

    /// Takes the members that can be chosen, in the order of `less`.
    template <class Less>
    void targets(const Less& less) {
        while (!order_.done()) {
            FighterId best = kNobody;
            for (const TypedOption& pick : picks_) {
                const bool open = pick.kind == Kind::Member && (taken_ >> pick.which & 1U) == 0;
                if (open && (best == kNobody || less(pick.which, best))) best = pick.which;
            }
            if (best == kNobody) return;
            taken_ |= 1U << best;
            order_.take(TypedOption(Kind::Member, best));
        }
    }

    /// Takes the roll with `dice` dice, or with all DP if that is 0; then the others ascending.
    void rolls(Kind kind, int dice) {
        if (order_.done()) return;
        order_.take(TypedOption(kind, -1, dice > 0 ? dice : self().dp));
        order_.take_all([&](const TypedOption& pick) { return pick.kind == kind; });
    }

    /// The first spell in answer that leaves enough spirit.
    bool answers() {
        return order_.take_first([&](const TypedOption& pick) {
            return pick.kind == Kind::Cast &&
                   self().spirit - battle_.spell_cost(who_, pick.which, nullptr) >= kKeptSpirit;
        });
    }
    bool yields() {
        constexpr int kHelper = 5;
        for (FighterId ally = 0; ally < battle_.members(); ++ally) {
            if (battle_.at(ally).dp >= kHelper && battle_.could_step_in(*battle_.action(), ally))
                return order_.take(Kind::Yield);
        }
        return false;
    }
    bool bombs() {
        return self().deployed < 0 && 4 * estimate_.expected(*battle_.action()) >= 3 * self().hp &&
               order_.take(Kind::Bomb);
    }
    bool desperate() {
        constexpr int kSomeHope = 30;
        const int dp = self().dp;
        const int need = estimate_.evade_need(*battle_.action());
        return (chance(dp, need).at_least(kSomeHope) &&
                order_.take(TypedOption(Kind::Evade, -1, dp))) ||
               order_.take(TypedOption(Kind::Guard, -1, std::min(2, dp)));
    }

    const Battle& battle_;
    Estimate estimate_;
    FighterId who_;
    const TypedOptions& picks_;
    Order& order_;
    unsigned taken_ = 0;
};

} // namespace

bool does_nothing(Point point, const TypedOption& pick) {
    switch (pick.kind) {
    case Kind::Pass:
    case Kind::Stop:
    case Kind::No:
    case Kind::Abandon:
    case Kind::None:
    case Kind::Accept: return true;
    case Kind::Number:
        return pick.n == 0 &&
               (point == Point::Boost || point == Point::Resist || point == Point::Absorb);
    default: return false;
    }
}

bool stops_at_target(const Battle& battle, FighterId who) {
    const Action& action = *battle.action();
    if (action.kind != Action::Kind::Homing || action.targets == 0 || action.bonus != nullptr)
        return false;
    const int most = std::max(1, (battle.at(who).dp - 2) / 2);
    return action.size > 0 || std::popcount(action.targets) >= most;
}

void default_order(const Battle& battle, Point point, FighterId who, Order& order) {
    Choices choices(battle, who, order);
    switch (point) {
    case Point::TurnStart: choices.turn_start(); break;
    case Point::Rows: choices.rows(); break;
    case Point::Initiative: number(order, battle.at(who).dp); break;
    case Point::Side:
    case Point::Order:
    case Point::Yielding:
    case Point::Rouse: break;
    case Point::FullDefence: choices.full_defence(); break;
    case Point::Setup:
    case Point::TurnEnd: choices.setup(); break;
    case Point::Main: order_actions(battle, who, order); break;
    case Point::Target: choices.target(); break;
    case Point::Dice: choices.dice(); break;
    case Point::Melee: choices.melee(); break;
    case Point::Danmaku: choices.danmaku(); break;
    case Point::Defence: choices.defence(); break;
    case Point::Intercept: choices.intercept(); break;
    case Point::Boost: choices.boost(); break;
    case Point::Last: choices.last(); break;
    case Point::Resist: choices.resist(); break;
    case Point::ResistBoost: choices.resist_boost(); break;
    case Point::Absorb: choices.absorb(); break;
    case Point::Spoils: choices.spoils(); break;
    case Point::Shed: choices.shed(); break;
    }
    order.take_all([&](const TypedOption& pick) { return !does_nothing(point, pick); });
    order.take_the_rest();
}

} // namespace shiaiba::sengen
