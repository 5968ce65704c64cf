// Counts the sums of dice, one die after another, and adds up the results of an action over them.
#include "rulesets/sengen/odds/calculator.hpp"

#include <algorithm>
#include <array>

#include "rulesets/sengen/plans/estimate.hpp"

namespace shiaiba::sengen {
namespace {

// The table of `reaching`. Chances are rounded down at each die; all roundings together stay below
// 100 units. Every row falls from certain to 0, so the differences between its numbers add up to
// exactly 1.
struct Rows {
    /// By number of dice, then by need.
    std::array<std::array<Chance, 6 * kMostDice + 1>, kMostDice + 1> at{};

    Rows() {
        at[0][0] = kCertain;
        for (std::size_t dice = 1; dice < at.size(); ++dice) {
            for (std::size_t sum = 0; sum <= 6 * dice; ++sum) {
                const Chance all = one_die_more(at[dice - 1], sum) / 6;
                at[dice][sum] = sum <= dice ? kCertain : std::clamp<Chance>(all, 1, kCertain - 1);
            }
        }
    }
};

/// The mean where something happens, of a mean over all cases: `all` through its chance, to six
/// places. 0 if it hardly ever happens.
std::uint64_t where(std::uint64_t all, Chance chance) {
    constexpr Chance kPart = 1'000'000;
    return chance < kPart ? 0 : all / (chance / kPart) * (kCertain / kPart);
}

} // namespace

Chance reaching(int dice, int need) {
    static const Rows rows;
    if (need > 6 * dice) return 0;
    return rows.at[static_cast<std::size_t>(dice)][static_cast<std::size_t>(std::max(0, need))];
}

// 8.7, the damage step.
int OddsCalculator::through(FighterId target, int amount, int guarded) const {
    const Fighter& one = battle_.at(target);
    const int dealt = std::max(0, amount - guarded - one.mod(ModKey::DamageCut));
    return std::min(std::max(0, dealt - one.barrier), one.behind_card());
}

Distribution OddsCalculator::lost(const Harm& harm, FighterId target, int guarded,
                                  bool halved) const {
    Distribution loss;
    for (int sum = harm.dice; sum <= 6 * harm.dice; ++sum) {
        int rolled = sum + harm.flat;
        if (harm.untrained) rolled = std::max(0, rolled);
        if (halved) rolled = half_up(rolled);
        loss.add(through(target, rolled, guarded), exactly(harm.dice, sum));
    }
    return loss;
}

Distribution OddsCalculator::harm(const Action& action, FighterId target, int guarded,
                                  int boost) const {
    Harm harm = Battle::harm_on(action, battle_.at(target));
    harm.flat += boost;
    return lost(harm, target, guarded, false);
}

int OddsCalculator::boosted(const Action& action, int boost) const {
    return through(action.target, action.rolled_damage + boost, action.guarded);
}

Distribution OddsCalculator::hit(const Distribution& harm, Chance chance) {
    Distribution loss;
    loss.add(0, kCertain - chance);
    loss.add(harm, chance);
    return loss;
}

Blow OddsCalculator::attack(const Action& action, FighterId target) const {
    const Fighter& one = battle_.at(target);
    const Distribution harmed = harm(action, target);
    Blow blow;
    blow.target = target;
    blow.open = {kCertain, harmed, 0, 0};
    blow.defends = one.awake() && one.dp > 0;
    if (!blow.defends) {
        blow.full = blow.fair = blow.open;
        return blow;
    }
    const bool guards = one.at(Skill::Melee) > 0 && !one.guard_used;
    const Distribution guarded = harm(action, target, one.guarded());
    Chance past_evasion = 0;
    Chance past_guard = 0;
    std::uint64_t graze = 0;
    for (int sum = action.dice; sum <= 6 * action.dice; ++sum) {
        const Chance chance = exactly(action.dice, sum);
        const int total = action.total + sum;
        const int need = total - one.evade_base();
        const Chance evasion_fails = kCertain - reaching(one.dp, need);
        const Chance guard_fails = kCertain - reaching(one.dp, total - one.guard_base());
        const bool as_likely = guard_fails == evasion_fails && guarded.mean() < harmed.mean();
        if (guards && (guard_fails < evasion_fails || as_likely)) {
            past_guard += with_chance(chance, guard_fails);
        } else {
            past_evasion += with_chance(chance, evasion_fails);
        }
        const int least = Estimate(battle_, target).dice(need, Odds::Fair);
        const int dice = least > 0 ? least : one.dp;
        const Chance evades = with_chance(chance, reaching(dice, need));
        blow.fair.hit += with_chance(chance, kCertain - reaching(dice, need));
        blow.fair.dp += chance * static_cast<Chance>(dice);
        const int grazed = one.grazed(Battle::graze_of_evasion(action, dice));
        graze += evades * static_cast<std::uint64_t>(grazed);
    }
    blow.fair.graze = where(graze, kCertain - blow.fair.hit);
    blow.fair.loss = hit(harmed, blow.fair.hit);
    blow.full.hit = past_evasion + past_guard;
    blow.full.loss.add(0, kCertain - blow.full.hit);
    blow.full.loss.add(harmed, past_evasion);
    blow.full.loss.add(guarded, past_guard);
    return blow;
}

Chance OddsCalculator::approach(FighterId by, FighterId target, int dice) const {
    return reaching(dice, battle_.approach_need(target) - battle_.at(by).approach_base());
}

Chance OddsCalculator::resists(const Spell& spell, FighterId target, int dice, int need,
                               bool with_graze) const {
    const Fighter& one = battle_.at(target);
    // A resistance without dice fails [sengen R 27].
    if (dice == 0) return 0;
    const int graze = with_graze ? one.graze / kGrazeOfResist : 0;
    return reaching(dice, need - Battle::resist_base(spell, one) - graze);
}

bool OddsCalculator::tells_loss(const Spell& spell) {
    int damages = 0;
    for (const Effect& effect : spell.effects) damages += effect.op == Op::Damage ? 1 : 0;
    return damages == 1 && spell.effects.front().op == Op::Damage && !spell.in_words();
}

Distribution OddsCalculator::spell_harm(FighterId by, const Spell& spell, FighterId target,
                                        bool resisted) const {
    if (resisted && !spell.half) return Distribution::certain(0);
    const Sheet& sheet = *battle_.at(by).sheet;
    const Effect& effect = spell.effects.front();
    Harm harm;
    harm.dice = effect.level_dice ? sheet.at(spell.ability) : effect.dice;
    harm.flat = effect.flat + (effect.stat ? sheet.at(stat_of(sheet, spell.ability)) : 0);
    Action action;
    action.element = spell.element;
    action.harm = harm;
    harm = Battle::harm_on(action, battle_.at(target));
    // A spell's damage counts as 0 if it is below 0 (5.2), as that of an untrained weapon.
    harm.untrained = true;
    return lost(harm, target, 0, resisted);
}

Spelled OddsCalculator::spell(const Action& action, int dice, FighterId target) const {
    const Fighter& by = battle_.at(action.by);
    const Fighter& one = battle_.at(target);
    const Spell& spell = by.spell(action.place);
    const int base = battle_.casting_base(action.by, action.place, action.bonus);
    const bool resists_it = spell.resisted && battle_.enemies(action.by, target);
    const int most = resists_it && one.awake() ? std::min(kMostSpellDice, one.dp) : 0;
    Spelled all;
    Chance resisted = 0;
    for (int sum = std::max(dice, spell.activation - base); sum <= 6 * dice; ++sum) {
        const Chance chance = exactly(dice, sum);
        const int need = target_number(by.sheet->at(spell.ability), base + sum);
        const Chance held = with_chance(chance, resists(spell, target, most, need, true));
        all.works += chance;
        resisted += held;
    }
    all.taken = all.works - resisted;
    if (!tells_loss(spell)) return all;
    all.loss.add(0, kCertain - all.works);
    all.loss.add(spell_harm(action.by, spell, target, false), all.taken);
    all.loss.add(spell_harm(action.by, spell, target, true), resisted);
    return all;
}

} // namespace shiaiba::sengen
