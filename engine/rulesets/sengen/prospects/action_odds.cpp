// Odds of actions: of attacks through their target's best defence, of approaches, of spells.
#include <algorithm>

#include "rulesets/sengen/plans/estimate.hpp"
#include "rulesets/sengen/prospects/writer.hpp"

namespace shiaiba::sengen {
namespace {

using Kind = Pick::Kind;

constexpr Twofold kHit{"命中", "Hit"};
constexpr Twofold kMean{"平均", "Mean damage"};
constexpr Twofold kMeanOfAll{"平均の合計", "Mean damage to all"};
constexpr Twofold kSpent{"相手の使うDP", "DP it spends"};
constexpr Twofold kOpen{"守られなければ", "Undefended"};
constexpr Twofold kFair{"ほどよく避けられたら", "Evaded fairly"};
constexpr Twofold kApproach{"接近", "Approach"};
constexpr Twofold kCloses{"踏み込める", "Closes in"};
constexpr Twofold kWorks{"発動", "Works"};
constexpr Twofold kHolds{"効く", "Takes hold"};
constexpr Twofold kHolders{"効く人数", "Takes hold of"};

} // namespace

void OddsWriter::add_action(std::size_t option, const Pick& pick) {
    Action action;
    action.by = who_;
    action.bonus = battle_.spent() != nullptr ? &battle_.spent()->bonus : nullptr;
    action = with(action, pick);
    switch (pick.kind) {
    case Kind::Shot: action.kind = Action::Kind::Shot; break;
    case Kind::Homing: action.kind = Action::Kind::Homing; break;
    case Kind::Approach: action.kind = Action::Kind::Melee; break;
    case Kind::Cast: {
        const Spell& spell = self_.spell(pick.which);
        unsigned targets = 0;
        for (Who who = 0; who < battle_.members(); ++who)
            targets |= battle_.legal_target(who_, spell, who) ? 1U << who : 0;
        const bool open = (targets & (targets - 1)) != 0;
        add_spell(option, action, open ? 0 : targets, std::min(kMostSpellDice, self_.dp));
        return;
    }
    default: return;
    }
    const bool any_row = action.kind == Action::Kind::Homing || action.ignores_rows();
    Who weakest = kNobody;
    for (Who who = 0; who < battle_.members(); ++who) {
        if (battle_.reachable(who_, who, any_row) &&
            (weakest == kNobody || Estimate(battle_, who_).by_dp(who, weakest)))
            weakest = who;
    }
    add_aimed(option, action, weakest);
}

void OddsWriter::add_aimed(std::size_t option, const Action& action, Who target) {
    if (action.kind == Action::Kind::Spell) {
        add_spell(option, action, 1U << target, std::min(kMostSpellDice, self_.dp));
    } else if (action.kind != Action::Kind::Melee) {
        add_attack(option, action, target);
    } else if (action.bonus != nullptr && action.bonus->skip_approach) {
        add_approach(option, action, target, 0);
    } else {
        const int need = battle_.approach_need(target) - self_.approach_base();
        const int dice = Estimate(battle_, who_).dice(need, Odds::Approach);
        add_approach(option, action, target, dice > 0 ? dice : self_.dp);
    }
}

void OddsWriter::add_defended(Json& json, const Blow& blow, const Defended& way) const {
    add_prospect(json,
                 {{kHit, told(way.hit)},
                  end(way.loss, blow.target),
                  {kMean, way.loss.mean(), false},
                  {kSpent, way.dp, false, way.dp > 0}},
                 &way.loss, kDamage);
}

void OddsWriter::add_attack(std::size_t option, Action action, Who target) {
    int dp = action.size;
    Text name;
    if (action.kind == Action::Kind::Melee) {
        battle_.ready_blow(action);
        const Blade& blade = self_.blades[static_cast<std::size_t>(action.place)];
        const Weapon& weapon = self_.sheet->data->weapon(blade.weapon);
        name = {weapon.ja, weapon.en};
    } else {
        const Bullets& bullets = self_.bullets[static_cast<std::size_t>(action.place)];
        const bool homes = action.kind == Action::Kind::Homing;
        name = source_words(bullets.source, *self_.sheet->data);
        name.ja += homes ? "のホーミング" : "のショット";
        name.en += homes ? ", homing" : ", shot";
        if (homes) {
            battle_.ready_homing(action);
            dp = homing_cost(action.size);
        } else {
            battle_.ready_shot(action);
        }
    }
    const Blow blow = reckoner_.attack(action, target);
    Json& json = begun(option);
    if (question_.point() != Point::Target) add_family(json, name, dp);
    add_defended(json, blow, blow.best);
    if (!blow.defends) return;
    defended_ = true;
    Json& answers = json["answers"] = Json::array();
    add_defended(answers.emplace_back(named(kFair)), blow, blow.fair);
    add_defended(answers.emplace_back(named(kOpen)), blow, blow.open);
}

void OddsWriter::add_approach(std::size_t option, Action action, Who target, int dice) {
    const Chance close = dice == 0 ? kCertain : reckoner_.approach(who_, target, dice);
    action.place = 0;
    action.size = 0;
    for (const int size : kSizes) {
        if (action.is_free() || size <= self_.dp - dice) action.size = size;
    }
    Blow blow;
    blow.target = target;
    if (action.size > 0) {
        battle_.ready_blow(action);
        blow = reckoner_.attack(action, target);
        defended_ = defended_ || blow.defends;
    }
    const Chance hit = with_chance(blow.best.hit, close);
    const Loss loss = Reckoner::hit(blow.best.loss, close);
    Json& json = begun(option);
    if (question_.point() == Point::Dice) add_family(json, kApproach, dice);
    add_prospect(json,
                 {{kCloses, told(close), true, dice > 0},
                  {kHit, told(hit)},
                  end(loss, target),
                  {kMean, loss.mean(), false}},
                 &loss, kDamage);
}

void OddsWriter::add_spell(std::size_t option, const Action& action, unsigned targets, int dice) {
    const Spell& spell = self_.spell(action.place);
    Spelled last = reckoner_.spell(action, dice, who_);
    Chance holders = 0;
    std::uint64_t mean = 0;
    Who target = kNobody;
    for (Who who = 0; who < battle_.members(); ++who) {
        if ((targets >> who & 1U) == 0) continue;
        target = who;
        last = reckoner_.spell(action, dice, who);
        holders += last.taken;
        mean += last.loss.mean();
    }
    const bool one = targets != 0 && (targets & (targets - 1)) == 0;
    const bool resisted = spell.resisted && targets != 0;
    const bool harms = targets != 0 && Reckoner::tells_loss(spell);
    Json& json = begun(option);
    if (question_.point() == Point::Dice) add_family(json, {spell.ja, spell.en}, dice);
    add_prospect(json,
                 {{kWorks, told(last.works)},
                  {one ? kHolds : kHolders, one ? told(holders) : holders, one, resisted},
                  end(last.loss, one ? target : who_, one && harms),
                  {one ? kMean : kMeanOfAll, mean, false, harms}},
                 one && harms ? &last.loss : nullptr, kDamage);
}

} // namespace shiaiba::sengen
