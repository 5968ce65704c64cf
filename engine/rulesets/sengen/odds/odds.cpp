// Writes the odds of actions (attacks, approaches, spells), and the assumptions that all odds rest on.
#include "rulesets/sengen/odds/odds.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/sengen/plans/estimate.hpp"

namespace shiaiba::sengen {
namespace {

/// Heading of an attack's main figures: they assume the defence of 13.3.
constexpr Twofold kFair{"相手がほどよく避けるとき", "When it evades fairly"};

} // namespace

Chance told(Chance chance) {
    constexpr Chance kLeast = kCertain / 1'000'000'000;
    const bool open = chance > 0 && chance < kCertain;
    return open ? std::clamp(chance, kLeast, kCertain - kLeast) : chance;
}

Json OddsWriter::write() {
    for (std::size_t k = 0; k < question_.size(); ++k) add(k, question_.picks()[k]);
    if (options_.empty()) return nullptr;
    JsonObject all;
    all.add("options", std::move(options_)).add("cost", Text{"DP", "DP"});
    if (defended_) {
        all.add("under", Text(kFair))
            .add("assuming",
                 Text{"相手が、7割で避けられるだけのダイスで（足りなければ全DPで）避けるなら",
                      "if the target evades with the dice that succeed in 70 %, or "
                      "with all its DP where those are too few"});
    }
    if (grazed_) {
        all.add("assuming", Text{"当たったとき、相手がグレイズを込められるだけ込めるなら",
                                 "if the attacker adds all that its graze buys to a hit"});
    }
    return all.add(
        "assumed",
        Text{
            "出目をすべて数えた値です。ほどよく避けるのは、7割で避けられるだけのダイス（足りなければ残るDP"
            "すべて）です。全DPで守るのは、回避とガードのうち当たりにくいほうです。能力には3個までのダイスと"
            "グレイズで守ります。これから選ぶことは作戦がないときの選び方により、能力は"
            "振れるだけ振ります。守る側の「グレイズ込み」は、相手が込められるだけのグレイズを込めた値です。攻撃の"
            "値に自分のグレイズは入れません。カードと味方の助けも入れません。",
            "Counted over all dice. Evading fairly takes the dice that succeed in 70 %, or all DP "
            "where those are too few; a defence with all DP evades or guards, whichever is likelier "
            "to succeed. Spells are resisted with three dice and graze. What is still to be chosen "
            "is taken as where there is no tactic, and a spell has all dice that it may. “With "
            "graze” in a defence is what is lost if the attacker adds all that its graze buys; the "
            "figures of an attack leave its own graze aside. Cards and help of allies are left "
            "aside."});
}

void OddsWriter::add(std::size_t option, const TypedOption& pick) {
    const Action* const action = battle_.action();
    if (pick.kind == TypedOption::Kind::Dismiss) {
        add_given_up(option);
        return;
    }
    if (pick.kind == TypedOption::Kind::Deploy && question_.point() != Point::Last) {
        add_deployed(option, pick.which);
        return;
    }
    switch (question_.point()) {
    case Point::Setup:
    case Point::Main: add_action(option, pick); return;
    case Point::Target:
        if (pick.kind == TypedOption::Kind::Member) add_aimed(option, *action, pick.which);
        return;
    case Point::Dice:
        if (action->kind == Action::Kind::Spell) {
            add_spell(option, *action, action->targets, pick.n);
            return;
        }
        add_approach(option, *action, action->target, pick.n);
        return;
    case Point::Melee:
        if (pick.kind == TypedOption::Kind::Strike) {
            add_attack(option, with(*action, pick), action->target);
        }
        return;
    case Point::Defence:
    case Point::Intercept: add_defence(option, *action, pick); return;
    case Point::Boost: add_boost(option, *action, pick.n); return;
    case Point::Last: add_last(option, *action, pick); return;
    case Point::Resist:
        if (pick.kind == TypedOption::Kind::Number) add_resistance(option, *action, pick.n);
        return;
    case Point::Rouse: add_rouse(option, pick); return;
    default: return;
    }
}

OddsFigure OddsWriter::end(const Distribution& loss, FighterId whose, bool wanted,
                           bool grazed) const {
    static constexpr Twofold kBreaks{"カードを破る", "Breaks the card"};
    static constexpr Twofold kFells{"倒す", "Fells"};
    static constexpr Grazed kBroken{
        {"カードが破れる", "Your card breaks"},
        {"カードが破れる（グレイズ込み）", "Your card breaks (with graze)"}};
    static constexpr Grazed kFalls{{"倒れる", "You fall"},
                                   {"倒れる（グレイズ込み）", "You fall (with graze)"}};
    const Fighter& one = battle_.at(whose);
    const bool card = one.deployed >= 0;
    const Chance chance = told(loss.at_least(one.behind_card()));
    const Twofold& own = (card ? kBroken : kFalls).name(grazed);
    const Twofold& others = card ? kBreaks : kFells;
    return {whose == who_ ? own : others, chance, true, wanted && chance > 0};
}

OddsFigure OddsWriter::spoils(const Distribution& loss, FighterId whose, bool wanted) const {
    static constexpr Twofold kWon{"破って得るDP（最大）", "DP for breaking it, at most"};
    static constexpr Twofold kLost{"破られて渡すDP（最大）", "DP given away by its break, at most"};
    const Fighter& one = battle_.at(whose);
    const bool card = wanted && one.deployed >= 0;
    return {one.actor.side == self_.actor.side ? kLost : kWon,
            kCertain * static_cast<Chance>(one.dp_rec), false,
            card && loss.at_least(one.behind_card()) > 0};
}

Json& OddsWriter::begun(std::size_t option) {
    Json& json = options_.emplace_back(Json::object());
    json["option"] = question_.token(option);
    return json;
}

void OddsWriter::add_family(Json& json, const Text& name, int dp) {
    json["family"] = JsonObject().add("name", name).add("cost", dp);
}

Json odds_json(const SengenQuestion& question) { return OddsWriter(question).write(); }

// Odds of actions: attacks, approaches, spells.

namespace {

using Kind = TypedOption::Kind;

constexpr Twofold kHit{"命中", "Hit"};
constexpr Twofold kIfHit{"当たれば", "If it hits"};
constexpr Twofold kMean{"平均ダメージ", "Mean damage"};
constexpr Twofold kMeanOfAll{"平均ダメージの合計", "Mean damage to all"};
constexpr Twofold kSpent{"相手の使うDP", "DP it spends"};
constexpr Twofold kItsGraze{"避けられたら相手のグレイズ", "Graze it gains if it evades"};
constexpr Twofold kFull{"全DPで守られたら", "Defended with all DP"};
constexpr Twofold kOpen{"守られなければ", "Undefended"};
constexpr Twofold kApproach{"接近", "Approach"};
constexpr Twofold kCloses{"踏み込める", "Closes in"};
/// An approach brings its dice as graze (8.4).
constexpr Twofold kOwnGraze{"踏み込めば得るグレイズ", "Graze gained by closing in"};
constexpr Twofold kWorks{"発動", "Works"};
/// Before the dice of a spell are chosen the figures are of all that it may have.
constexpr std::array<Twofold, kMostSpellDice> kWorksWith{
    {{"ダイス1個での発動", "Works with one die"},
     {"ダイス2個での発動", "Works with 2 dice"},
     {"ダイス3個での発動", "Works with 3 dice"}}};
constexpr Twofold kHolds{"効く", "Takes hold"};
constexpr std::array<Twofold, kMostSpellDice> kHoldsWith{
    {{"ダイス1個で効く", "Takes hold with one die"},
     {"ダイス2個で効く", "Takes hold with 2 dice"},
     {"ダイス3個で効く", "Takes hold with 3 dice"}}};
constexpr Twofold kIfHolds{"効けば", "If it takes hold"};
constexpr Twofold kHolders{"効く人数", "Takes hold of"};

} // namespace

void OddsWriter::add_action(std::size_t option, const TypedOption& pick) {
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
        for (FighterId who = 0; who < battle_.members(); ++who)
            targets |= battle_.legal_target(who_, spell, who) ? 1U << who : 0;
        const bool open = (targets & (targets - 1)) != 0;
        add_spell(option, action, open ? 0 : targets, std::min(kMostSpellDice, self_.dp));
        return;
    }
    default: return;
    }
    const bool any_row = action.kind == Action::Kind::Homing || action.ignores_rows();
    FighterId weakest = kNobody;
    int reachable = 0;
    for (FighterId who = 0; who < battle_.members(); ++who) {
        if (!battle_.reachable(who_, who, any_row)) continue;
        ++reachable;
        if (weakest == kNobody || Estimate(battle_, who_).by_dp(who, weakest)) weakest = who;
    }
    const std::size_t before = options_.size();
    add_aimed(option, action, weakest);
    if (reachable > 1 && options_.size() > before) {
        options_.back()["against"] = token(battle_.at(weakest).actor);
    }
}

void OddsWriter::add_aimed(std::size_t option, const Action& action, FighterId target) {
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
    // Against a fair evasion all sizes hit about as often: what they take off, and what evading them
    // costs, tells them apart.
    add_odds(json,
             {{kMean, way.loss.mean(), false},
              {kSpent, way.dp, false, way.dp > 0},
              {kHit, told(way.hit)},
              {kIfHit, blow.open.loss.mean(), false},
              {kItsGraze, way.graze, false, way.graze > 0},
              end(way.loss, blow.target),
              spoils(way.loss, blow.target)},
             &way.loss, kDamage);
}

void OddsWriter::add_attack(std::size_t option, Action action, FighterId target) {
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
    add_defended(json, blow, blow.fair);
    if (!blow.defends) return;
    defended_ = true;
    Json& answers = json["answers"] = Json::array();
    add_defended(answers.emplace_back(named(kFull)), blow, blow.full);
    add_defended(answers.emplace_back(named(kOpen)), blow, blow.open);
}

void OddsWriter::add_approach(std::size_t option, Action action, FighterId target, int dice) {
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
    const Chance hit = with_chance(blow.fair.hit, close);
    const Distribution loss = OddsCalculator::hit(blow.fair.loss, close);
    Json& json = begun(option);
    // Where the dice are chosen, what they are for comes first.
    const bool asks_dice = question_.point() == Point::Dice;
    if (asks_dice) add_family(json, kApproach, dice);
    add_odds(json,
             {{kCloses, told(close), true, asks_dice && dice > 0},
              {kHit, told(hit)},
              {kCloses, told(close), true, !asks_dice && dice > 0},
              {kIfHit, blow.open.loss.mean(), false, action.size > 0},
              {kMean, loss.mean(), false, action.size > 0},
              {kOwnGraze, points(self_.grazed(dice)), false, asks_dice && dice > 0},
              end(loss, target),
              spoils(loss, target)},
             &loss, kDamage);
}

void OddsWriter::add_spell(std::size_t option, const Action& action, unsigned targets, int dice) {
    const Spell& spell = self_.spell(action.place);
    Spelled last = reckoner_.spell(action, dice, who_);
    Chance holders = 0;
    std::uint64_t mean = 0;
    FighterId target = kNobody;
    for (FighterId who = 0; who < battle_.members(); ++who) {
        if ((targets >> who & 1U) == 0) continue;
        target = who;
        last = reckoner_.spell(action, dice, who);
        holders += last.taken;
        mean += last.loss.mean();
    }
    const bool one = targets != 0 && (targets & (targets - 1)) == 0;
    const bool resisted = spell.resisted && targets != 0;
    const bool harms = targets != 0 && OddsCalculator::tells_loss(spell);
    Json& json = begun(option);
    const bool asks_dice = question_.point() == Point::Dice;
    const bool names_dice = !asks_dice && dice > 0;
    const auto with = static_cast<std::size_t>(std::max(dice, 1)) - 1;
    // Of a spell that does nothing to those who resist, the chance that they don't counts.
    const bool holds_or_not = one && resisted && !spell.half;
    const Chance by_one = reckoner_.spell(action, 1, who_).works;
    if (asks_dice) add_family(json, {spell.ja, spell.en}, dice);
    add_odds(
        json,
        {{names_dice ? kHoldsWith[with] : kHolds, told(holders), true, holds_or_not},
         {names_dice ? kWorksWith[with] : kWorks, told(last.works)},
         {kWorksWith[0], told(by_one), true, names_dice && dice > 1},
         {one ? kHolds : kHolders, one ? told(holders) : holders, one, resisted && !holds_or_not},
         {kIfHolds, one && harms ? reckoner_.spell_harm(who_, spell, target, false).mean() : 0,
          false, one && harms},
         {one ? kMean : kMeanOfAll, mean, false, harms},
         end(last.loss, one ? target : who_, one && harms),
         spoils(last.loss, one ? target : who_, one && harms)},
        one && harms ? &last.loss : nullptr, kDamage);
}

} // namespace shiaiba::sengen
