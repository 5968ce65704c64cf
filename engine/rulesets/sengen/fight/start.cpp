// 3, 7: who takes part and what everybody begins with; turn after turn to the end.
#include "core/system/typed_ruleset.hpp"
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {
namespace {

Fighter seated(const Sheet& sheet, Actor actor, bool gm) {
    Fighter one;
    one.sheet = &sheet;
    one.actor = actor;
    one.gm = gm;
    one.hp = one.hp_max = hp_max(sheet);
    one.spirit = one.spirit_max = spirit_max(sheet);
    one.dp = one.dp_max = dp_max(sheet);
    one.dp_rec = dp_recovery(sheet);
    for (const Source& source : sources_of(sheet)) {
        one.bullets.push_back({source, level_of(sheet, source), characteristic_of(sheet, source),
                               hit_of(sheet, source), can_home(sheet, source),
                               danmaku_harm(sheet, source), shot_harm(sheet, source),
                               homing_harm(sheet, source)});
    }
    for (const int weapon : melee_weapons_of(sheet)) {
        one.blades.push_back({weapon, sheet.data->weapon(weapon).hit, melee_harm(sheet, weapon)});
    }
    return one;
}

} // namespace

Battle::Battle(const sengen::Settings& settings, const Sides& sides, Table& table)
    : settings_(settings), table_(table) {
    seat(sides);
    declared_.fill(-1);
    if (loud()) table_.log().open(board());
}

void Battle::seat(const Sides& sides) {
    for (const Side side : kSides) {
        const Party& party = *sides[index(side)];
        const bool gm = given_or_default<Banner>(party.fields).gm;
        for (std::size_t k = 0; k < party.members.size(); ++k) {
            fighters_.push_back(
                seated(build_as<Sheet>(party.members[k].build), {side, static_cast<int>(k)}, gm));
        }
        first_[index(side) + 1] = members();
    }
}

int Battle::standing(Side side) const {
    int all = 0;
    for (Who who = begin_of(side); who < end_of(side); ++who) all += at(who).out() ? 0 : 1;
    return all;
}

Who Battle::leader(Side side) const {
    Who who = begin_of(side);
    while (at(who).out()) ++who;
    return who;
}

Outcome Battle::run() {
    while (!over()) play_turn();
    return end();
}

} // namespace shiaiba::sengen
