// 7.1: who takes part, and what everybody begins with.
#include <algorithm>

#include "core/system/typed_ruleset.hpp"
#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {
namespace {

constexpr int kFirstHand = 5;

} // namespace

Battle::Battle(const shinki::Settings& settings, const Sides& sides, Table& table)
    : settings_(settings), list_(settings.list()), table_(table) {
    seat(sides);
    if (loud()) table_.log().open(board());
}

Who Battle::who(Actor actor) const {
    for (Who who = 0; who < members(); ++who) {
        if (at(who).actor == actor) return who;
    }
    return kNobody;
}

Who Battle::first_standing(Side side) const {
    for (Who who = 0; who < members(); ++who) {
        if (at(who).actor.side == side && !at(who).down) return who;
    }
    return kNobody;
}

void Battle::seat(const Sides& sides) {
    int non_mobs = 0;
    for (const Side side : kSides) {
        const Party& party = *sides[index(side)];
        const bool gm = given_or_default<Banner>(party.fields).gm;
        if (gm) owners_.push_back({{side}, true});
        for (std::size_t k = 0; k < party.members.size(); ++k) {
            Fighter one;
            one.sheet = &build_as<Sheet>(party.members[k].build);
            one.actor = {side, static_cast<int>(k)};
            one.gm = gm;
            if (!gm) owners_.push_back({one.actor, false});
            one.owner = static_cast<int>(owners_.size()) - 1;
            one.max_hp = one.sheet->max_hp();
            one.skills = one.sheet->all_skills();
            for (const int place : one.skills) {
                const Learned& learned = skill(place).learned;
                one.learned.damage_plus += learned.damage_plus;
                one.learned.guard_plus += learned.guard_plus;
                one.learned.speed += learned.speed;
                one.learned.wait_draw += learned.wait_draw;
                one.learned.immune |= learned.immune;
            }
            one.uses.assign(list_.skills.size(), 0);
            one.column = side == Side::A ? kColumns : 1;
            if (one.blazer() && one.sheet->shine) one.statuses = bit(Status::Shine);
            if (!one.mob()) ++non_mobs;
            fighters_.push_back(std::move(one));
        }
    }
    deck_ = Cards::packs(settings_.packs.value_or(std::max(1, (non_mobs + 3) / 4)));
    for (Fighter& one : fighters_) {
        const auto& said = settings_.start[index(one.actor.side)];
        const auto at = said.find(one.actor.member);
        if (at == said.end()) continue;
        const shinki::Settings::Start& start = at->second;
        one.column = start.column.value_or(one.column);
        one.damage = std::min(start.damage, one.max_hp - 1);
        if (one.gm) continue;
        for (const Card card : start.hand) {
            if (deck_.count(card) == 0) continue;
            deck_.remove(card);
            owners_[static_cast<std::size_t>(one.owner)].hand.add(card);
        }
    }
}

Outcome Battle::run() {
    start();
    while (!over()) play_round();
    return end();
}

void Battle::start() {
    phase("start", kNobody);
    tell("battle_start", "7.1", {}, {{"packs", (deck_.size() + kCards - 1) / kCards}});
    // S1
    for (Who who = 0; who < members(); ++who) {
        if (!at(who).gm) draw(who, kFirstHand - owner(who).hand.size());
    }
    // S2
    for (const Side side : kSides) {
        int cards = 0;
        Who any = kNobody;
        for (Who who = 0; who < members(); ++who) {
            if (at(who).actor.side != side || !at(who).gm) continue;
            if (!at(who).mob()) cards += settings_.gm_hand;
            any = who;
        }
        if (any != kNobody) draw(any, cards);
    }
    trace();
}

} // namespace shiaiba::shinki
