// Lists the options of a main action and carries it out (8, 8.9); asks for decisions (9) and rolls
// dice (10). Links count the options, so their order is frozen.
#include <bit>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {
namespace {

/// The attacks in the order of the options of `main` (9).
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
    case Attack::Melee:
    case Attack::Spell:
    case Attack::Clear: break;
    }
    return Skill::Melee;
}

} // namespace

bool Battle::may_attack(FighterId who, Attack attack, const Bonus* bonus, int dp) const {
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
    case Attack::Spell:
    case Attack::Clear: return false;
    case Attack::Melee:
        // An approach without a roll costs nothing, but the blow behind it does [sengen R 14].
        if (bonus != nullptr && bonus->skip_approach ? !enough(kSizes.front(), dp, bonus) : dp < 1)
            return false;
        break;
    }
    const bool ignores = bonus != nullptr && bonus->ignore_rows;
    for (FighterId target = 0; target < members(); ++target) {
        if (reachable(who, target, ignores)) return true;
    }
    return false;
}

void Battle::list_attacks(FighterId who, Attack attack, const Bonus* bonus,
                          TypedOptions& picks) const {
    const Fighter& one = at(who);
    if (!may_attack(who, attack, bonus, one.dp)) return;
    if (attack == Attack::Melee) {
        picks.emplace_back(TypedOption::Kind::Approach);
        return;
    }
    for (std::size_t k = 0; k < one.bullets.size(); ++k) {
        const int place = static_cast<int>(k);
        if (attack == Attack::Danmaku) {
            picks.emplace_back(TypedOption::Kind::Danmaku, place);
        } else if (attack == Attack::Shot) {
            for (const int size : kSizes) {
                if (enough(size, one.dp, bonus))
                    picks.emplace_back(TypedOption::Kind::Shot, place, size);
            }
        } else if (one.bullets[k].homes) {
            for (int r = 0; r <= raises(one) && enough(homing_cost(r), one.dp, bonus); ++r) {
                picks.emplace_back(TypedOption::Kind::Homing, place, r);
            }
        }
    }
}

void Battle::list_actions(FighterId who, TypedOptions& picks) const {
    for (const Attack attack : kInListOrder) list_attacks(who, attack, nullptr, picks);
    list_spells(who, SpellTiming::Main, picks);
    for (unsigned left = usable_cards(who, false); left != 0; left &= left - 1) {
        const int place = std::countr_zero(left);
        if (may_consume(who, place)) picks.emplace_back(TypedOption::Kind::Use, place);
    }
    picks.emplace_back(TypedOption::Kind::Wait);
    list_free(who, picks);
    if (may_absorb(who)) picks.emplace_back(TypedOption::Kind::Absorb);
}

/// Whether the action of a card to be consumed is possible: the DP that the card brings may pay for it [sengen R 26].
bool Battle::may_consume(FighterId who, int place) const {
    const Fighter& one = at(who);
    const Card& card = one.sheet->card(static_cast<std::size_t>(place));
    if (card.action == Attack::Clear) return false;
    if (card.action == Attack::Spell) {
        for (std::size_t k = 0; k < one.sheet->spells.size(); ++k) {
            if (may_cast_by(who, card, static_cast<int>(k))) return true;
        }
        return false;
    }
    const int dp = std::min(one.dp_max, one.dp + half_up(one.dp_max));
    return may_attack(who, card.action, &card.bonus, dp);
}

/// Whether the card's action can be this spell; the DP that the card brings pay for the dice.
bool Battle::may_cast_by(FighterId who, const Card& card, int spell) const {
    return card.is_for_spell(at(who).sheet->spells[static_cast<std::size_t>(spell)]) &&
           castable(who, spell, SpellTiming::Main, &card.bonus);
}

// 6, w2: after an option that costs no action the question is asked again.
void Battle::main(FighterId who) {
    while (true) {
        picks_.clear();
        list_actions(who, picks_);
        const auto pick = choose(Point::Main, who, picks_);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Absorb) {
            absorb(who, 1);
        } else if (pick->kind == TypedOption::Kind::Use) {
            consume(who, pick->which);
            return;
        } else if (!take_free(who, *pick)) {
            act(who, *pick, nullptr);
            return;
        }
    }
}

// 8.9
void Battle::consume(FighterId who, int place) {
    const Card& card = at(who).sheet->card(static_cast<std::size_t>(place));
    use_card(who, place, "action");
    gain(who, half_up(at(who).dp_max), "card");
    picks_.clear();
    if (card.action == Attack::Spell) {
        for (std::size_t k = 0; k < at(who).sheet->spells.size(); ++k) {
            const int spell = static_cast<int>(k);
            if (may_cast_by(who, card, spell)) picks_.emplace_back(TypedOption::Kind::Cast, spell);
        }
    } else {
        list_attacks(who, card.action, &card.bonus, picks_);
    }
    spent_ = &card;
    fighter(who).alone = true;
    const auto pick = choose(Point::Main, who, picks_);
    if (pick) act(who, *pick, &card.bonus);
    fighter(who).alone = false;
    spent_ = nullptr;
}

void Battle::act(FighterId who, const TypedOption& pick, const Bonus* bonus) {
    Action action;
    action.by = who;
    action.place = pick.which;
    action.size = pick.n;
    action.bonus = bonus;
    action_ = &action;
    Fighter& one = fighter(who);
    const bool waits = pick.kind == TypedOption::Kind::Wait;
    // 8.5: waiting counts only if every action of the turn was waiting.
    one.waited = waits && !one.acted;
    one.acted = one.acted || !waits;
    switch (pick.kind) {
    case TypedOption::Kind::Danmaku: danmaku(action); break;
    case TypedOption::Kind::Shot: shoot(action); break;
    case TypedOption::Kind::Homing: home(action); break;
    case TypedOption::Kind::Approach: approach(action); break;
    case TypedOption::Kind::Cast: cast(action); break;
    default:
        emit("wait", "8.5", one.actor,
             {{"dp", one.dp},
              {"why", one.waited      ? ""
                      : one.casts > 0 ? "spell"
                                      : "acted"}});
        break;
    }
    action_ = nullptr;
    strokes_.clear();
    check_victory();
}

// Asks for the targets one after another [sengen R 50]; returns false if the side gave up.
bool Battle::choose_targets(Action& action, int most) {
    for (int chosen = 0; chosen < most; ++chosen) {
        const bool homing =
            action.kind == Action::Kind::Homing && !action.is_free() && action.of_card == nullptr;
        if (homing && homing_cost(action.size) * (chosen + 1) > at(action.by).dp) break;
        picks_.clear();
        for (FighterId target = 0; target < members(); ++target) {
            if (!action.is(action.targets, target) && may_aim(action, target))
                picks_.emplace_back(TypedOption::Kind::Member, target);
        }
        if (picks_.empty()) break;
        if (chosen > 0) picks_.emplace_back(TypedOption::Kind::Stop);
        const auto pick = choose(Point::Target, action.by, picks_);
        if (!pick) return false;
        if (pick->kind == TypedOption::Kind::Stop) break;
        action.targets |= 1U << pick->which;
    }
    return true;
}

bool Battle::may_aim(const Action& action, FighterId target) const {
    switch (action.kind) {
    case Action::Kind::Spell:
        return legal_target(action.by, at(action.by).spell(action.place), target);
    case Action::Kind::Homing: return reachable(action.by, target, true);
    default: return reachable(action.by, target, action.ignores_rows());
    }
}

// Sections 9 and 10: decisions and dice.

std::optional<TypedOption> Battle::choose(Point point, FighterId who, const TypedOptions& picks) {
    std::size_t chosen = 0;
    if (over()) return std::nullopt;
    if (picks.size() > 1) {
        chosen = ask(point, who, picks);
        // Giving up ends the battle at once [sengen R 53].
        if (gave_up()) {
            emit("surrender", "9", {context_.given_up()});
            return std::nullopt;
        }
    }
    if (tracing()) note(point, who, picks[chosen]);
    return picks[chosen];
}

void Battle::note(Point point, FighterId who, const TypedOption& pick) {
    const Actor actor = at(who).actor;
    add_choice(is_of_side(point) ? Actor{actor.side} : actor, token(*this, who, pick));
}

int Battle::roll(int dice) {
    faces_.clear();
    faces_told_ = false;
    int sum = 0;
    for (int k = 0; k < dice; ++k) {
        faces_.push_back(context_.dice().d(6));
        sum += faces_.back();
    }
    if (tracing()) {
        for (const int face : faces_) fallen_ += static_cast<char>('0' + face);
    }
    return sum;
}

// 19: choices of P2 and P3 that are not told yet. A sleeper's number is no choice: everybody knows
// it.
void Battle::redeal(Side seer, Dice& dice) {
    const Side hidden = other(seer);
    if (chosen_rows_[index(hidden)] >= 0) {
        TypedOptions sets;
        list_rows(hidden, sets);
        chosen_rows_[index(hidden)] = sets[static_cast<std::size_t>(dice.below(sets.size()))].n;
    }
    for (FighterId who = begin_of(hidden); who < end_of(hidden); ++who) {
        int& number = declared_[static_cast<std::size_t>(who)];
        if (number < 0 || at(who).asleep()) continue;
        number = static_cast<int>(dice.below(static_cast<std::uint64_t>(at(who).dp) + 1));
    }
}

} // namespace shiaiba::sengen
