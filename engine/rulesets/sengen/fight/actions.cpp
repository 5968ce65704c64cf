// 8: the main action: what may be chosen, and where each choice leads.
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::array<Attack, 4> kInListOrder{Attack::Danmaku, Attack::Shot, Attack::Homing,
                                             Attack::Melee};

bool enough(int cost, int dp, const Bonus* bonus) {
    return (bonus != nullptr && bonus->free_dp) || cost <= dp;
}

constexpr Skill skill_for(Attack attack) {
    switch (attack) {
    case Attack::Shot: return Skill::Shot;
    case Attack::Homing: return Skill::Homing;
    case Attack::Danmaku: return Skill::Danmaku;
    case Attack::Melee: break;
    }
    return Skill::Melee;
}

} // namespace

bool Battle::may_attack(Who who, Attack attack, const Bonus* bonus, int dp) const {
    const Fighter& one = at(who);
    if (one.at(skill_for(attack)) == 0) return false;
    const auto any_bullets = [&](bool homing) {
        return std::any_of(one.bullets.begin(), one.bullets.end(),
                           [&](const Bullets& each) { return !homing || each.homes; });
    };
    switch (attack) {
    case Attack::Danmaku: return any_bullets(false) && enough(kDanmakuCost, dp, bonus);
    case Attack::Homing: return any_bullets(true) && enough(kHomingCost, dp, bonus);
    case Attack::Shot:
        if (!any_bullets(false) || !enough(kSizes.front(), dp, bonus)) return false;
        break;
    case Attack::Melee:
        // An approach without a roll costs nothing, but the blow behind it does [sengen R 14].
        if (bonus != nullptr && bonus->skip_approach ? !enough(kSizes.front(), dp, bonus) : dp < 1)
            return false;
        break;
    }
    const bool ignores = bonus != nullptr && bonus->ignore_rows;
    for (Who target = 0; target < members(); ++target) {
        if (reachable(who, target, ignores)) return true;
    }
    return false;
}

void Battle::list_attacks(Who who, Attack attack, const Bonus* bonus, Picks& picks) const {
    const Fighter& one = at(who);
    if (!may_attack(who, attack, bonus, one.dp)) return;
    if (attack == Attack::Melee) {
        picks.emplace_back(Pick::Kind::Approach);
        return;
    }
    for (std::size_t k = 0; k < one.bullets.size(); ++k) {
        const int place = static_cast<int>(k);
        if (attack == Attack::Danmaku) {
            picks.emplace_back(Pick::Kind::Danmaku, place);
        } else if (attack == Attack::Shot) {
            for (const int size : kSizes) {
                if (enough(size, one.dp, bonus)) picks.emplace_back(Pick::Kind::Shot, place, size);
            }
        } else if (one.bullets[k].homes) {
            for (int r = 0; r <= raises(one) && enough(homing_cost(r), one.dp, bonus); ++r) {
                picks.emplace_back(Pick::Kind::Homing, place, r);
            }
        }
    }
}

void Battle::list_actions(Who who, Picks& picks) const {
    const Fighter& one = at(who);
    for (const Attack attack : kInListOrder) list_attacks(who, attack, nullptr, picks);
    for (std::size_t k = 0; k < one.sheet->spells.size(); ++k) {
        const int spell = static_cast<int>(k);
        if (castable(who, spell, SpellTiming::Main)) picks.emplace_back(Pick::Kind::Cast, spell);
    }
    for (std::size_t k = 0; k < one.sheet->cards.size(); ++k) {
        const int place = static_cast<int>(k);
        if (may_consume(who, place)) picks.emplace_back(Pick::Kind::Use, place);
    }
    picks.emplace_back(Pick::Kind::Wait);
    list_free(who, picks);
    if (one.graze >= kGrazeOfSpirit && one.spirit < one.spirit_max)
        picks.emplace_back(Pick::Kind::Absorb);
}

/// The DP that it brings may pay for it [sengen R 26].
bool Battle::may_consume(Who who, int place) const {
    const Fighter& one = at(who);
    const Card& card = one.sheet->card(static_cast<std::size_t>(place));
    if (card.deploys || !may_use(who, place)) return false;
    const int dp = std::min(one.dp_max, one.dp + half_up(one.dp_max));
    return may_attack(who, card.action, &card.bonus, dp);
}

// 6, w2: free options are asked again.
void Battle::main(Who who) {
    while (true) {
        picks_.clear();
        list_actions(who, picks_);
        const auto pick = choose(Point::Main, who, picks_);
        if (!pick) return;
        if (pick->kind == Pick::Kind::Absorb) {
            absorb(who, 1);
        } else if (pick->kind == Pick::Kind::Use) {
            consume(who, pick->which);
            return;
        } else if (!take_free(who, *pick)) {
            act(who, *pick, nullptr);
            return;
        }
    }
}

// 8.9
void Battle::consume(Who who, int place) {
    const Card& card = at(who).sheet->card(static_cast<std::size_t>(place));
    use_card(who, place, "action");
    gain(who, half_up(at(who).dp_max), "card");
    picks_.clear();
    list_attacks(who, card.action, &card.bonus, picks_);
    spent_ = &card;
    const auto pick = choose(Point::Main, who, picks_);
    if (pick) act(who, *pick, &card.bonus);
    spent_ = nullptr;
}

void Battle::act(Who who, const Pick& pick, const Bonus* bonus) {
    Action action;
    action.by = who;
    action.place = pick.which;
    action.size = pick.n;
    action.bonus = bonus;
    action_ = &action;
    switch (pick.kind) {
    case Pick::Kind::Danmaku: danmaku(action); break;
    case Pick::Kind::Shot: shoot(action); break;
    case Pick::Kind::Homing: home(action); break;
    case Pick::Kind::Approach: approach(action); break;
    case Pick::Kind::Cast: cast(action); break;
    default:
        fighter(who).waited = true;
        tell("wait", "8.5", at(who).actor);
        break;
    }
    action_ = nullptr;
    strokes_.clear();
    check_victory();
}

// One after another [sengen R 50]; returns whether the battle goes on.
bool Battle::choose_targets(Action& action, int most) {
    for (int chosen = 0; chosen < most; ++chosen) {
        const bool homing = action.kind == Action::Kind::Homing && !action.is_free();
        if (homing && homing_cost(action.size) * (chosen + 1) > at(action.by).dp) break;
        picks_.clear();
        for (Who target = 0; target < members(); ++target) {
            if (!action.is(action.targets, target) && may_aim(action, target))
                picks_.emplace_back(Pick::Kind::Member, target);
        }
        if (picks_.empty()) break;
        if (chosen > 0) picks_.emplace_back(Pick::Kind::Stop);
        const auto pick = choose(Point::Target, action.by, picks_);
        if (!pick) return false;
        if (pick->kind == Pick::Kind::Stop) break;
        action.targets |= 1U << pick->which;
    }
    return true;
}

bool Battle::may_aim(const Action& action, Who target) const {
    switch (action.kind) {
    case Action::Kind::Spell:
        return legal_target(action.by, at(action.by).spell(action.place), target);
    case Action::Kind::Homing: return reachable(action.by, target, true);
    default: return reachable(action.by, target, action.ignores_rows());
    }
}

} // namespace shiaiba::sengen
