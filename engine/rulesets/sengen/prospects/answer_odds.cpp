// Odds of answers: of defences, of help, of resistances; and of what graze adds to damage.
#include "rulesets/sengen/prospects/sums.hpp"
#include "rulesets/sengen/prospects/writer.hpp"

namespace shiaiba::sengen {
namespace {

using Kind = Pick::Kind;

constexpr Twofold kEvades{"避ける", "Evades"};
constexpr Twofold kGuards{"受け止める", "Guards"};
constexpr Twofold kCovers{"かばう", "Covers"};
constexpr Twofold kTaken{"受けるダメージ", "Damage taken"};
constexpr Twofold kOthers{"味方の受けるダメージ", "Damage to the other"};
constexpr Twofold kResists{"抵抗", "Resists"};
constexpr Twofold kByDice{"出目だけで", "By dice alone"};
constexpr Twofold kShakesOff{"覚める", "Shakes it off"};

} // namespace

void OddsWriter::add_defence(std::size_t option, const Action& action, const Pick& pick) {
    const bool helps = question_.point() == Point::Intercept;
    const bool guards = pick.kind == Kind::Guard;
    const bool covers = pick.kind == Kind::Cover;
    const bool rolls = guards || covers || pick.kind == Kind::Evade;
    if (!rolls && pick.kind != Kind::None) return;
    const Twofold& name = guards ? kGuards : covers ? kCovers : kEvades;
    const int base = guards ? self_.guard_base() : covers ? self_.cover_base() : self_.evade_base();
    const Chance succeeds = rolls ? reaching(pick.n, action.total - base) : 0;
    // Who covers takes it, and who guards itself in vain less of it.
    const Who struck = helps && guards ? action.target : who_;
    const Loss harm =
        reckoner_.harm(action, struck, guards && !helps ? 2 * self_.at(Skill::Melee) : 0);
    const Loss loss = Reckoner::hit(harm, covers ? succeeds : kCertain - succeeds);
    const bool own = struck == who_;
    Json& json = begun(option);
    if (rolls) add_family(json, name, pick.n);
    add_prospect(json,
                 {{name, told(succeeds), true, rolls},
                  end(loss, struck, own),
                  {own ? kTaken : kOthers, loss.mean(), false}},
                 &loss, kDamage);
}

void OddsWriter::add_boost(std::size_t option, const Action& action, int points) {
    const Loss loss = Loss::certain(reckoner_.boosted(action, points));
    add_prospect(begun(option), {end(loss, action.target), {kDamage, loss.mean(), false}}, &loss,
                 kDamage);
}

void OddsWriter::add_resistance(std::size_t option, const Action& action, int dice) {
    const Spell& spell = battle_.at(action.by).spell(action.place);
    const Chance by_dice = reckoner_.resists(spell, who_, dice, action.need, false);
    const Chance all = reckoner_.resists(spell, who_, dice, action.need, true);
    Loss loss;
    const bool harms = Reckoner::tells_loss(spell);
    if (harms) {
        loss.add(reckoner_.spell_harm(action.by, spell, who_, true), all);
        loss.add(reckoner_.spell_harm(action.by, spell, who_, false), kCertain - all);
    }
    Json& json = begun(option);
    add_family(json, kResists, dice);
    add_prospect(json,
                 {{kResists, told(all)},
                  {kByDice, told(by_dice), true, by_dice != all},
                  end(loss, who_, harms),
                  {kTaken, loss.mean(), false, harms}},
                 harms ? &loss : nullptr, kDamage);
}

// 8.1: sleep ends without a roll.
void OddsWriter::add_rouse(std::size_t option, const Pick& pick) {
    const Fighter& one = battle_.at(battle_.about());
    if (pick.kind != Kind::Yes || !one.has(Status::Dazzle)) return;
    const int need = one.need_of(Status::Dazzle) - one.rouse_base();
    add_prospect(begun(option), {{kShakesOff, told(reaching(kRouseDice, need))}}, nullptr, kDamage);
}

} // namespace shiaiba::sengen
