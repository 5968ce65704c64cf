// The default order of options for each decision (12.3). (2) to (11) are the numbers of the rules
// for `command` there.
#include "rulesets/shinki/plans/question.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "rulesets/shinki/plans/estimate.hpp"

namespace shiaiba::shinki {
namespace {

using Kind = TypedOption::Kind;

void take_step(Order& order, int way) { order.take(TypedOption::of_step(way)); }
void take_skill(Order& order, int skill) {
    if (skill >= 0) order.take(TypedOption::of_skill(skill));
}

class Commands {
public:
    Commands(const Battle& battle, FighterId who, Order& order)
        : battle_(battle)
        , estimate_(battle, who)
        , who_(who)
        , picks_(order.picks())
        , order_(order) {}

    void order() {
        const FighterId near = estimate_.near();
        take_skill(order_, kShine);
        if (battle_.may_act()) {
            if (!order_.done()) heal();
            if (!order_.done() && battle_.may_move()) go_where_it_pays();
            if (!order_.done()) attack();
            if (battle_.may_move() && near != kNobody) approach(near);
            order_.take(Kind::Wait);
        } else {
            if (!order_.done()) prepare();
            if (!order_.done() && near != kNobody) keep_away(near);
            order_.take(Kind::End);
        }
        if (!order_.done() && near != kNobody) rest_with(estimate_.back_from(near));
    }

private:
    const Skill* skill_of(const TypedOption& pick) const {
        return pick.kind == Kind::Skill ? &battle_.skill(pick.skill) : nullptr;
    }

    // (2)
    void heal() {
        constexpr int kHurt = 12;
        std::size_t best = picks_.size();
        int least = 0;
        for (std::size_t k = 0; k < picks_.size(); ++k) {
            const Skill* const skill = skill_of(picks_[k]);
            if (skill == nullptr || skill->timing != Timing::Action || skill->aim == Aim::Enemy ||
                skill->aim == Aim::Both || !skill->has(Op::Heal)) {
                continue;
            }
            for (const FighterId target : targets_of(battle_, who_, picks_[k])) {
                const Fighter& one = battle_.at(target);
                if (one.damage < kHurt || one.hp() > one.max_hp / 2) continue;
                if (best != picks_.size() && one.hp() >= least) continue;
                best = k;
                least = one.hp();
            }
        }
        order_.take(best);
    }

    // (3): the value of a column counts double, so that half a point can be taken off for a column
    // two steps away.
    void go_where_it_pays() {
        const int here = estimate_.self().column;
        const int now = estimate_.best_attack(here);
        const int dash = estimate_.dash();
        int best = -1;
        int to = 0;
        for (int column = std::max(1, here - 2); column <= std::min(kColumns, here + 2); ++column) {
            const int apart = distance(column, here);
            if (apart == 0 || (apart == 2 && dash < 0)) continue;
            const int from_there = estimate_.best_attack(column);
            if (from_there <= now + 2) continue;
            const int worth = 2 * from_there - (apart == 2 ? 1 : 0);
            if (worth <= best) continue;
            best = worth;
            to = column;
        }
        if (best < 0) return;
        if (distance(to, here) == 1) {
            take_step(order_, to - here);
        } else {
            take_skill(order_, dash);
        }
    }

    // (4)
    void attack() {
        struct Attack {
            std::size_t place;
            int potential;
            int least_hp;
        };
        const auto better = [](const Attack& a, const Attack& b) {
            if (a.potential != b.potential) return a.potential > b.potential;
            return a.least_hp < b.least_hp;
        };
        std::array<Attack, kMostOptions> attacks;
        std::size_t size = 0;
        for (std::size_t k = 0; k < picks_.size(); ++k) {
            const Skill* const skill = skill_of(picks_[k]);
            if (skill == nullptr || !skill->attacks()) continue;
            const auto targets = targets_of(battle_, who_, picks_[k]);
            int least = kMostOpenHp;
            for (const FighterId target : targets) least = std::min(least, battle_.at(target).hp());
            const Attack found{k, estimate_.potential(*skill, targets), least};
            std::size_t at = size++;
            for (; at > 0 && better(found, attacks[at - 1]); --at) attacks[at] = attacks[at - 1];
            attacks[at] = found;
        }
        for (std::size_t k = 0; k < size; ++k) order_.take(attacks[k].place);
    }

    // (5)
    void approach(FighterId near) {
        const int apart = estimate_.distance_to(near);
        if (apart <= 1) return;
        const int dash = apart >= 3 ? estimate_.dash() : -1;
        if (dash >= 0) {
            take_skill(order_, dash);
        } else {
            take_step(order_, estimate_.way_to(near));
        }
    }

    // (7) to (10)
    void prepare() {
        const Fighter& self = estimate_.self();
        const int hand = estimate_.hand();
        const auto first = [&](const auto& fits) {
            for (std::size_t k = 0; k < picks_.size(); ++k) {
                const Skill* const skill = skill_of(picks_[k]);
                if (skill != nullptr && skill->timing == Timing::Move && fits(*skill, picks_[k])) {
                    order_.take(k);
                    return;
                }
            }
        };
        if (!self.mob()) {
            first([](const Skill& skill, const TypedOption&) {
                return skill.draws() && skill.cost.hp == 0;
            });
        }
        if (!self.mob() && hand <= 2 && self.hp() > 16) {
            first([](const Skill& skill, const TypedOption&) {
                return skill.draws() && skill.cost.hp > 0;
            });
        }
        if (battle_.owner_of(who_).kihaku.size() >= 4) {
            first([&](const Skill& skill, const TypedOption& pick) {
                if (skill.aim != Aim::Enemy) return false;
                const Fighter& target = battle_.at(targets_of(battle_, who_, pick).front());
                return std::any_of(skill.effects.begin(), skill.effects.end(),
                                   [&](const Effect& effect) {
                                       return effect.op == Op::Status && !effect.to_self &&
                                              (effect.statuses & ~target.statuses) != 0;
                                   });
            });
        }
        if (hand >= 4) {
            first([&](const Skill&, const TypedOption& pick) {
                return pick.skill == kLiaison && pick.who != kNobody &&
                       battle_.owner_of(pick.who).hand.size() <= 1;
            });
        }
    }

    // (11)
    void keep_away(FighterId near) {
        int least = kColumns;
        for (const int place : estimate_.self().skills) {
            const Skill& skill = battle_.skill(place);
            if (skill.is_default || !skill.attacks()) continue;
            least = std::min(least, skill.least);
        }
        if (least == kColumns || least < 2 || estimate_.distance_to(near) >= least) return;
        take_step(order_, estimate_.back_from(near));
    }

    /// The other options in the order of the list, except that the step away from the nearest enemy
    /// comes before the other step.
    void rest_with(int back) {
        for (std::size_t k = 0; k < picks_.size(); ++k) {
            if (picks_[k].kind == Kind::Step) take_step(order_, back);
            if (picks_[k].kind != Kind::Finish) order_.take(k);
        }
    }

    const Battle& battle_;
    Estimate estimate_;
    FighterId who_;
    const TypedOptions& picks_;
    Order& order_;
};

void reactions(const Battle& battle, FighterId who, Order& order) {
    const TypedOptions& picks = order.picks();
    const Estimate estimate(battle, who);
    const Action& answered = *battle.answered();
    const int incoming = estimate.incoming(answered);
    const bool lethal = estimate.lethal(incoming);
    const bool no_hand = !estimate.self().mob() && estimate.hand() == 0;
    if (!battle.enemies(who, answered.user) || incoming <= 0 || (incoming < 4 && !lethal) ||
        no_hand) {
        order.take(Kind::None);
        return;
    }
    const int apart = estimate.distance_to(answered.user);
    const bool for_ally = battle.shielded() != who;
    const auto all = [&](const auto& fits) {
        for (std::size_t k = 0; k < picks.size(); ++k) {
            if (picks[k].kind == Kind::Skill && fits(battle.skill(picks[k].skill))) order.take(k);
        }
    };
    if (for_ally) all([](const Skill& skill) { return skill.has(Op::Negate); });
    if (incoming >= 6 && estimate.can_win(answered)) {
        all([](const Skill& skill) { return skill.contests; });
    }
    if (incoming <= 6 && !lethal) {
        all([&](const Skill& skill) {
            return skill.any_anywhere([&](const Effect& effect) {
                return effect.op == Op::Counter && effect.least <= apart && apart <= effect.most;
            });
        });
    }
    if (incoming >= 8 && estimate.can_leave(answered)) {
        all([](const Skill& skill) { return skill.has_anywhere(Op::StepOut); });
    }
    take_skill(order, kGuard);
    all([](const Skill& skill) { return skill.has(Op::Reduce); });
    order.take(Kind::None);
}

void payments(const Battle& battle, FighterId who, Order& order) {
    const TypedOptions& picks = order.picks();
    const Estimate estimate(battle, who);
    const Action& paid = *battle.paid();
    const Skill& skill = battle.skill(paid.skill);
    const Action* const answered = skill.timing == Timing::Reaction ? battle.answered() : nullptr;
    const bool may_stop = picks.back().kind == Kind::Stop;
    if (may_stop && !Estimate::pays_more(skill, paid.used, battle.owner_of(who).hand))
        order.take(Kind::Stop);
    order.take({Kind::CardOf, -1, kNobody,
                static_cast<std::int8_t>(
                    estimate.next_card(skill, answered, paid.used, battle.owner_of(who).hand))});
    if (!Estimate::pays_low(skill)) {
        for (std::size_t k = picks.size(); k-- > 0;) order.take(k);
    }
}

void columns(const Battle& battle, FighterId who, Order& order) {
    const TypedOptions& picks = order.picks();
    const Estimate estimate(battle, who);
    const FighterId near = estimate.near();
    std::size_t best = 0;
    std::pair<int, int> worth{-1, 0};
    for (std::size_t k = 0; k < picks.size(); ++k) {
        const int column = picks[k].what;
        const int apart = near == kNobody ? 0 : distance(column, battle.at(near).column);
        const std::pair<int, int> now{estimate.best_attack(column), -apart};
        if (now <= worth) continue;
        worth = now;
        best = k;
    }
    order.take(best);
}

void at_round_end(const Battle& battle, FighterId who, Order& order) {
    const TypedOptions& picks = order.picks();
    constexpr int kHurt = 5;
    for (std::size_t k = 0; k < picks.size(); ++k) {
        if (picks[k].kind != Kind::Skill) continue;
        bool hurt = false;
        for (const FighterId target : targets_of(battle, who, picks[k]))
            hurt = hurt || battle.at(target).damage >= kHurt;
        if (battle.skill(picks[k].skill).has(Op::Heal) && !hurt) continue;
        order.take(k);
        return;
    }
    order.take(Kind::Skip);
}

/// Further targets: of a skill with damage the enemies first, of another one's own side; those of
/// the other side come behind stopping.
void further_targets(const Battle& battle, FighterId who, Order& order) {
    const TypedOptions& picks = order.picks();
    const bool harms = battle.skill(battle.aiming()->skill).has(Op::Damage);
    for (std::size_t k = 0; k < picks.size(); ++k) {
        if (picks[k].kind == Kind::Member && battle.enemies(who, picks[k].who) == harms)
            order.take(k);
    }
    order.take(Kind::Stop);
}

void sidesteps(const Battle& battle, FighterId who, Order& order) {
    const Estimate estimate(battle, who);
    const Action& answered = *battle.answered();
    const int back = estimate.back_from(answered.user);
    for (const int way : {back, -back}) {
        if (estimate.leaves(answered, way)) take_step(order, way);
    }
    take_step(order, back);
}

} // namespace

Members targets_of(const Battle& battle, FighterId user, const TypedOption& pick) {
    if (pick.who != kNobody) return pick.who;
    if (pick.kind != Kind::Skill) return {};
    return battle.targets_of(user, battle.skill(pick.skill));
}

void default_order(const Battle& battle, Point point, FighterId who, Order& order) {
    switch (point) {
    case Point::Command: Commands(battle, who, order).order(); break;
    case Point::React: reactions(battle, who, order); break;
    case Point::Pay: payments(battle, who, order); break;
    case Point::Column: columns(battle, who, order); break;
    case Point::RoundEnd:
    case Point::Timed: at_round_end(battle, who, order); break;
    case Point::Target: further_targets(battle, who, order); break;
    case Point::Sidestep: sidesteps(battle, who, order); break;
    case Point::Give: order.take(Kind::Stop); break;
    case Point::Overflow: order.take(TypedOption::of_card(battle.owner_of(who).kihaku[0])); break;
    case Point::Finish: order.take(Kind::No); break;
    default: break;
    }
    // Killing a fallen enemy in the own turn (7.9) stands behind everything.
    order.take_all([](const TypedOption& pick) { return pick.kind != Kind::Finish; });
    order.take_the_rest();
}

} // namespace shiaiba::shinki
