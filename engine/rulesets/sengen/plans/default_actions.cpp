// Orders the options of `main` as in 13.3: the first rule of its list that applies and is legal,
// then the rest. The numbers of the list stand at the functions.
#include <algorithm>

#include "rulesets/sengen/plans/defaults.hpp"
#include "rulesets/sengen/plans/estimate.hpp"

namespace shiaiba::sengen {
namespace {

using Kind = TypedOption::Kind;

constexpr int kEnoughSpirit = 4;

class Actions {
public:
    Actions(const Battle& battle, FighterId who, Order& order)
        : battle_(battle)
        , estimate_(battle, who)
        , who_(who)
        , self_(battle.at(who))
        , weak_(battle.at(estimate_.weak()))
        , reaches_(estimate_.reaches_any())
        , order_(order) {}

    void order() {
        // 6, w7: a member that takes no action passes.
        if (order_.take(Kind::Pass)) return;
        if (battle_.spent() != nullptr) {
            spent();
        } else if (!cards() && !close_in() && !break_through() && !mass_or_heal() && !hinder() &&
                   !aimed() && !homing(4) && !danmaku(5) && !spare_shot()) {
            order_.take(Kind::Wait);
        }
        if (!order_.done()) rest();
    }

private:
    /// After a consume card was chosen: its action alone.
    void spent() {
        for (std::size_t k = kSizes.size(); k-- > 0;) {
            if (shot(kSizes[k])) return;
        }
        home(1);
        danmaku(0);
        order_.take(Kind::Cast);
    }

    bool shot(int size) {
        for (const int place : estimate_.by_shot()) {
            if (order_.take(TypedOption(Kind::Shot, place, size))) return true;
        }
        return false;
    }
    bool home(int raises) {
        for (const int place : estimate_.by_homing()) {
            for (int r = std::min(raises, battle_.raises(self_)); r >= 0; --r) {
                if (order_.take(TypedOption(Kind::Homing, place, r))) return true;
            }
        }
        return false;
    }

    // 1
    bool cards() { return (weak_.dp <= 8 || self_.dp <= 4) && order_.take(Kind::Use); }
    // 2
    bool close_in() {
        if (self_.sheet->at(Ability::Mtrain) == 0 || !reaches_) return false;
        const int dice = estimate_.approach_dice(estimate_.weak());
        return dice <= self_.dp - 3 &&
               (weak_.dp <= 12 || self_.dp >= self_.dp_max - 2 || self_.bullets.empty()) &&
               order_.take(Kind::Approach);
    }
    // 3
    bool break_through() {
        const int loss = battle_.danmaku_loss(who_, nullptr);
        int all = 0;
        int helpless = 0;
        for (FighterId who = 0; who < battle_.members(); ++who) {
            const Fighter& one = battle_.at(who);
            if (!battle_.enemies(who_, who) || one.out()) continue;
            ++all;
            helpless += one.dp < loss - one.graze / kGrazeOfDodge ? 1 : 0;
        }
        return 2 * helpless >= all && danmaku(0);
    }

    template <class Fits>
    bool first_spell(const Fits& fits) {
        return order_.take_first([&](const TypedOption& pick) {
            if (pick.kind != Kind::Cast) return false;
            const int left = self_.spirit - battle_.spell_cost(who_, pick.which, nullptr);
            return left >= kEnoughSpirit && !estimate_.stands(pick.which) &&
                   fits(self_.spell(pick.which));
        });
    }
    // 4
    bool mass_or_heal() {
        constexpr int kLost = 12;
        return self_.dp >= 8 && first_spell([&](const Spell& spell) {
                   if (spell.hostile())
                       return spell.has(Op::Damage) && battle_.most_targets(who_, spell) >= 2;
                   if (!spell.has(Op::Heal)) return false;
                   for (FighterId who = 0; who < battle_.members(); ++who) {
                       const Fighter& one = battle_.at(who);
                       if (battle_.legal_target(who_, spell, who) && one.hp_max - one.hp >= kLost)
                           return true;
                   }
                   return false;
               });
    }
    // 5
    bool hinder() {
        return battle_.turn() % 2 == 1 && self_.dp >= 8 && weak_.dp >= 8 &&
               weak_.statuses.empty() && self_.casts == 0 && first_spell([](const Spell& spell) {
                   return spell.hostile() && !spell.has(Op::Damage);
               });
    }
    // 6
    bool aimed() {
        if (!reaches_ || (weak_.dp > 7 && 5 * self_.dp < 3 * self_.dp_max)) return false;
        if (self_.dp >= 10 || (weak_.dp <= 3 && self_.dp >= 6)) return shot(6);
        return self_.dp >= 5 && shot(3);
    }
    // 7
    bool homing(int least) {
        constexpr int kPlenty = 12;
        return self_.dp >= least && home(self_.dp >= kPlenty ? battle_.raises(self_) : 0);
    }
    // 8
    bool danmaku(int least) {
        if (self_.dp < least) return false;
        for (const int place : estimate_.by_danmaku()) {
            if (order_.take(TypedOption(Kind::Danmaku, place))) return true;
        }
        return false;
    }
    // 9
    bool spare_shot() { return self_.dp >= 3 && shot(3); }

    void rest() {
        for (const int place : estimate_.by_danmaku())
            order_.take(TypedOption(Kind::Danmaku, place));
        for (const int place : estimate_.by_shot()) {
            for (std::size_t k = kSizes.size(); k-- > 0;)
                order_.take(TypedOption(Kind::Shot, place, kSizes[k]));
        }
        for (const int place : estimate_.by_homing()) {
            for (int r = battle_.raises(self_); r >= 0; --r)
                order_.take(TypedOption(Kind::Homing, place, r));
        }
    }

    const Battle& battle_;
    Estimate estimate_;
    FighterId who_;
    const Fighter& self_;
    const Fighter& weak_;
    bool reaches_;
    Order& order_;
};

} // namespace

void order_actions(const Battle& battle, FighterId who, Order& order) {
    Actions(battle, who, order).order();
}

} // namespace shiaiba::sengen
