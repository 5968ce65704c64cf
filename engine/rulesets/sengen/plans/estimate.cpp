// Counts at compile time in how many ways dice can fall, and estimates attacks and defences from
// that.
#include "rulesets/sengen/plans/estimate.hpp"

#include <algorithm>
#include <vector>

namespace shiaiba::sengen {
namespace {

constexpr int kMostSum = 6 * kMostReckoned;

struct Ways {
    /// By number of dice and sum: in how many ways they make the sum or more.
    std::array<std::array<std::uint64_t, kMostSum + 1>, kMostReckoned + 1> reaching{};
    std::array<std::uint64_t, kMostReckoned + 1> all{};
    /// The least number of dice, by odds and need.
    std::array<std::array<std::uint8_t, kMostSum + 1>, kPercents.size()> least{};
};

constexpr Ways counted() {
    Ways ways;
    ways.all[0] = 1;
    ways.reaching[0][0] = 1;
    for (std::size_t dice = 1; dice <= kMostReckoned; ++dice) {
        ways.all[dice] = 6 * ways.all[dice - 1];
        for (std::size_t sum = 0; sum <= kMostSum; ++sum)
            ways.reaching[dice][sum] = one_die_more(ways.reaching[dice - 1], sum);
    }
    for (std::size_t odds = 0; odds < kPercents.size(); ++odds) {
        for (std::size_t need = 0; need <= kMostSum; ++need) {
            std::size_t dice = 1;
            while (dice <= kMostReckoned &&
                   !Share{ways.reaching[dice][need], ways.all[dice]}.at_least(kPercents[odds])) {
                ++dice;
            }
            ways.least[odds][need] =
                static_cast<std::uint8_t>(dice > kMostReckoned ? kNoDice : static_cast<int>(dice));
        }
    }
    return ways;
}

constexpr Ways kWays = counted();

} // namespace

Share chance(int dice, int need) {
    const auto n = static_cast<std::size_t>(std::min(dice, kMostReckoned));
    if (need > kMostSum) return {0, kWays.all[n]};
    return {kWays.reaching[n][static_cast<std::size_t>(std::max(0, need))], kWays.all[n]};
}

int least_dice(int need, Odds odds) {
    if (need > kMostSum) return kNoDice;
    return kWays.least[static_cast<std::size_t>(odds)][static_cast<std::size_t>(std::max(0, need))];
}

namespace {

/// Indices of the bullets that fit, the highest score first; ties stay in the order of 4.1.
template <class Fits, class Score>
Ranking ranked(const Fighter& one, const Fits& fits, const Score& score) {
    Ranking ranking;
    for (std::size_t k = 0; k < one.bullets.size(); ++k) {
        if (!fits(one.bullets[k])) continue;
        std::size_t at = ranking.size++;
        const int own = score(one.bullets[k]);
        for (; at > 0 && score(one.bullets[ranking.places[at - 1]]) < own; --at)
            ranking.places[at] = ranking.places[at - 1];
        ranking.places[at] = static_cast<std::uint8_t>(k);
    }
    return ranking;
}

bool any(const Bullets&) { return true; }

/// The first half, rounded down, of the side's members that are not out, in the order of `less`; as
/// bits.
int half_of(const Battle& battle, Side side, bool (*less)(const Fighter&, const Fighter&)) {
    std::vector<FighterId> all;
    for (FighterId who = battle.begin_of(side); who < battle.end_of(side); ++who) {
        if (!battle.at(who).out()) all.push_back(who);
    }
    std::stable_sort(all.begin(), all.end(),
                     [&](FighterId a, FighterId b) { return less(battle.at(a), battle.at(b)); });
    int bits = 0;
    for (std::size_t k = 0; k < all.size() / 2; ++k) bits |= 1 << battle.at(all[k]).actor.member;
    return bits;
}

bool less_hp_left(const Fighter& a, const Fighter& b) { return a.hp * b.hp_max < b.hp * a.hp_max; }

} // namespace

bool Estimate::by_dp(FighterId a, FighterId b) const {
    const Fighter& x = battle_.at(a);
    const Fighter& y = battle_.at(b);
    if (x.dp != y.dp) return x.dp < y.dp;
    return by_hp(a, b);
}

bool Estimate::by_hp(FighterId a, FighterId b) const {
    const Fighter& x = battle_.at(a);
    const Fighter& y = battle_.at(b);
    return x.hp != y.hp ? x.hp < y.hp : a < b;
}

bool Estimate::reaches_any() const {
    for (FighterId who = 0; who < battle_.members(); ++who) {
        if (battle_.reachable(who_, who, false)) return true;
    }
    return false;
}

FighterId Estimate::weak() const {
    const bool any = !reaches_any();
    FighterId best = kNobody;
    for (FighterId who = 0; who < battle_.members(); ++who) {
        if (battle_.reachable(who_, who, any) && (best == kNobody || by_dp(who, best))) best = who;
    }
    return best;
}

int Estimate::approach_dice(FighterId target) const {
    return least_dice(battle_.approach_need(target) - self().approach_base(), Odds::Approach);
}

int Estimate::resist_need(const Action& action) const {
    const Spell& spell = battle_.at(action.by).spell(action.place);
    return action.need - Battle::resist_base(spell, self());
}

int Estimate::expected(const Action& action) const {
    if (action.kind == Action::Kind::Danmaku) return Battle::damage_of(action, self());
    const auto usual = [](int dice, int flat) { return 7 * dice / 2 + flat; };
    if (action.kind != Action::Kind::Spell) {
        const Harm harm = Battle::harm_on(action, self());
        return std::max(0, usual(harm.dice, harm.flat));
    }
    const Fighter& by = battle_.at(action.by);
    const Spell& spell = by.spell(action.place);
    int sum = 0;
    for (const Effect& effect : spell.effects) {
        if (effect.op != Op::Damage) continue;
        Action harms = action;
        harms.harm = {battle_.dice_of(effect, action.by, who_, spell),
                      battle_.amount_of(effect, action.by, who_, spell)};
        const Harm harm = Battle::harm_on(harms, self());
        sum += usual(harm.dice, harm.flat) +
               (effect.stat ? by.at(stat_of(*by.sheet, spell.ability)) : 0);
    }
    return std::max(0, sum);
}

namespace {

/// Whether every effect of the spell is on this member, to the end of the battle.
bool stands_on(const Fighter& one, const Spell& spell) {
    for (const Effect& effect : spell.effects) {
        if (effect.turns != kWholeBattle) return false;
        const bool there =
            effect.op == Op::Status
                ? one.has(effect.status)
                : effect.op == Op::Mod &&
                      std::any_of(one.mods.begin(), one.mods.end(),
                                  [&](const TimedMod& mod) { return mod.by == &effect; });
        if (!there) return false;
    }
    return !spell.effects.empty();
}

} // namespace

bool Estimate::stands(int place) const {
    const Spell& spell = self().spell(place);
    if (spell.side == SpellSide::Self) return stands_on(self(), spell);
    if (spell.hostile()) return stands_on(battle_.at(weak()), spell);
    const Side side = self().actor.side;
    for (FighterId who = battle_.begin_of(side); who < battle_.end_of(side); ++who) {
        if (!battle_.at(who).out() && !stands_on(battle_.at(who), spell)) return false;
    }
    return true;
}

Ranking Estimate::by_shot() const {
    const int skill = self().at(Skill::Shot);
    return ranked(self(), any, [&](const Bullets& each) {
        const bool adds = each.source.kind == Source::Kind::Ranged;
        return 7 * each.level + 2 * (each.characteristic + (adds ? skill : 0));
    });
}
Ranking Estimate::by_danmaku() const {
    return ranked(self(), any, [](const Bullets& each) { return each.level; });
}
Ranking Estimate::by_homing() const {
    return ranked(
        self(), [](const Bullets& each) { return each.homes; },
        [](const Bullets& each) { return 7 * half_up(each.level) + 2 * each.characteristic; });
}

int Estimate::default_back(const Battle& battle, Side side) {
    return half_of(battle, side, [](const Fighter& a, const Fighter& b) {
        const auto score = [](const Fighter& one) {
            return one.at(Skill::Homing) + one.at(Skill::Danmaku) - one.at(Skill::Melee) -
                   one.at(Skill::Shot);
        };
        return score(a) != score(b) ? score(a) > score(b) : a.hp < b.hp;
    });
}

int Estimate::wounded_back(const Battle& battle, Side side) {
    return half_of(battle, side, less_hp_left);
}

FighterId Estimate::most_wounded(const Battle& battle, Side side) {
    FighterId best = kNobody;
    for (FighterId who = battle.begin_of(side); who < battle.end_of(side); ++who) {
        if (battle.at(who).out()) continue;
        if (best == kNobody || less_hp_left(battle.at(who), battle.at(best))) best = who;
    }
    return best;
}

} // namespace shiaiba::sengen
