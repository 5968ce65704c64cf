// Writes the odds of answers: of defences, help, boosts, resistances, rousing, and cards.
#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/sengen/odds/odds.hpp"

namespace shiaiba::sengen {
namespace {

using Kind = TypedOption::Kind;

constexpr Twofold kEvades{"回避", "Evades"};
constexpr Twofold kGuards{"ガード", "Guards"};
constexpr Twofold kCovers{"カバー", "Covers"};
constexpr Grazed kTaken{{"受けるダメージ", "Damage taken"},
                        {"受けるダメージ（グレイズ込み）", "Damage taken (with graze)"}};
constexpr Grazed kOwn{{"自分の受けるダメージ", "Damage to oneself"},
                      {"自分の受けるダメージ（グレイズ込み）", "Damage to oneself (with graze)"}};
constexpr Grazed kOthers{
    {"味方の受けるダメージ", "Damage to the other"},
    {"味方の受けるダメージ（グレイズ込み）", "Damage to the other (with graze)"}};
constexpr Twofold kResists{"抵抗", "Resists"};
constexpr Twofold kByDice{"出目だけで", "By dice alone"};
constexpr Twofold kShakesOff{"覚める", "Shakes it off"};
constexpr Twofold kBroken{"カードが破れる", "Your card breaks"};
constexpr Twofold kCardHp{"カードのHP", "HP of the card"};
constexpr Twofold kGained{"得るDP", "DP gained"};
constexpr Twofold kAtStake{"破られたら渡すDP（最大）", "DP given away if it breaks, at most"};
constexpr Twofold kGivenUp{"相手に渡すDP（最大）", "DP given to the opponent, at most"};

constexpr Twofold kGrazeGained{"避ければ得るグレイズ", "Graze gained by evading"};

} // namespace

void OddsWriter::add_defence(std::size_t option, const Action& action, const TypedOption& pick) {
    const bool helps = question_.point() == Point::Intercept;
    const bool guards = pick.kind == Kind::Guard;
    const bool covers = pick.kind == Kind::Cover;
    const bool rolls = guards || covers || pick.kind == Kind::Evade;
    if (!rolls && pick.kind != Kind::None) return;
    const Twofold& name = guards ? kGuards : covers ? kCovers : kEvades;
    const int base = guards ? self_.guard_base() : covers ? self_.cover_base() : self_.evade_base();
    const Chance succeeds = rolls ? reaching(pick.n, action.total - base) : 0;
    // A coverer takes the hit itself, and a member's own failed guard takes damage off.
    const FighterId struck = helps && guards ? action.target : who_;
    // Graze is added when the damage has fallen [sengen R 22], so that who defends has to reckon
    // with all of it; what is left after that counts as the most, and so does no more than fell.
    const int boost = battle_.most_boost(action);
    grazed_ = grazed_ || boost > 0;
    const Distribution harm =
        reckoner_.harm(action, struck, guards && !helps ? self_.guarded() : 0, boost);
    const Distribution loss = OddsCalculator::hit(harm, covers ? succeeds : kCertain - succeeds);
    const bool own = struck == who_;
    const bool evades = pick.kind == Kind::Evade;
    const int grazed = evades ? self_.grazed(Battle::graze_of_evasion(action, pick.n)) : 0;
    Json& json = begun(option);
    if (rolls) add_family(json, name, pick.n);
    add_odds(json,
             {{name, told(succeeds), true, rolls},
              end(loss, struck, own, boost > 0),
              spoils(loss, struck, own),
              {(!own    ? kOthers
                : helps ? kOwn
                        : kTaken)
                   .name(boost > 0),
               loss.mean(), false},
              {kGrazeGained, points(grazed), false, grazed > 0}},
             &loss, kDamage);
}

void OddsWriter::add_boost(std::size_t option, const Action& action, int points) {
    const Distribution loss = Distribution::certain(reckoner_.boosted(action, points));
    add_odds(begun(option),
             {end(loss, action.target), spoils(loss, action.target), {kDamage, loss.mean(), false}},
             &loss, kDamage);
}

void OddsWriter::add_resistance(std::size_t option, const Action& action, int dice) {
    const Spell& spell = battle_.at(action.by).spell(action.place);
    const Chance by_dice = reckoner_.resists(spell, who_, dice, action.need, false);
    const Chance all = reckoner_.resists(spell, who_, dice, action.need, true);
    Distribution loss;
    const bool harms = OddsCalculator::tells_loss(spell);
    if (harms) {
        loss.add(reckoner_.spell_harm(action.by, spell, who_, true), all);
        loss.add(reckoner_.spell_harm(action.by, spell, who_, false), kCertain - all);
    }
    Json& json = begun(option);
    add_family(json, kResists, dice);
    add_odds(json,
             {{kResists, told(all)},
              {kByDice, told(by_dice), true, by_dice != all},
              end(loss, who_, harms),
              spoils(loss, who_, harms),
              {kTaken.bare, loss.mean(), false, harms}},
             harms ? &loss : nullptr, kDamage);
}

// 8.1: sleep has no odds, because it ends without a roll.
void OddsWriter::add_rouse(std::size_t option, const TypedOption& pick) {
    const Fighter& one = battle_.at(battle_.about());
    if (pick.kind != Kind::Yes) return;
    // Of several statuses the first one is shown.
    for (const TimedStatus& status : one.statuses) {
        if (!one.kind_of(status).rouse) continue;
        const int need = status.need - one.rouse_base();
        add_odds(begun(option), {{kShakesOff, told(reaching(kRouseDice, need))}}, nullptr, kDamage);
        return;
    }
}

void OddsWriter::add_deployed(std::size_t option, int place) {
    const Card& card = self_.sheet->card(static_cast<std::size_t>(place));
    const bool answers = question_.point() == Point::Resist;
    const int gained = std::min(half_up(self_.dp_max), self_.dp_max - self_.dp);
    add_odds(begun(option),
             {{kResists, kCertain, true, answers},
              {kCardHp, points(card_hp(*self_.sheet, card)), false},
              {kGained, points(gained), false},
              {kAtStake, points(self_.dp_rec), false}},
             nullptr, kDamage);
}

void OddsWriter::add_given_up(std::size_t option) {
    add_odds(begun(option), {{kGivenUp, points(self_.dp_rec), false}}, nullptr, kDamage);
}

void OddsWriter::add_last(std::size_t option, const Action& action, const TypedOption& pick) {
    const int dealt = action.final_damage;
    if (pick.kind == TypedOption::Kind::Bomb) {
        add_odds(begun(option), {{kTaken.bare, 0, false}}, nullptr, kDamage);
        return;
    }
    if (pick.kind == TypedOption::Kind::Accept) {
        const int through = std::min(std::max(0, dealt - self_.barrier), self_.behind_card());
        const Distribution loss = Distribution::certain(through);
        add_odds(begun(option),
                 {end(loss, who_), spoils(loss, who_), {kTaken.bare, loss.mean(), false}}, nullptr,
                 kDamage);
        return;
    }
    const Card& card = self_.sheet->card(static_cast<std::size_t>(pick.which));
    const int hp = card_hp(*self_.sheet, card);
    const int behind_cut = std::max(0, dealt - card.mod(ModKey::DamageCut));
    const int through = std::min(std::max(0, behind_cut - self_.barrier), hp);
    const int gained = std::min(half_up(self_.dp_max), self_.dp_max - self_.dp);
    add_odds(begun(option),
             {{kBroken, through == hp ? kCertain : 0},
              {kTaken.bare, points(through), false},
              {kCardHp, points(hp), false},
              {kGained, points(gained), false},
              {kAtStake, points(self_.dp_rec), false, through == hp}},
             nullptr, kDamage);
}

} // namespace shiaiba::sengen
