// Makes the builds one step away from a sheet for what-ifs (3), and the warnings about legal builds
// that are hardly meant.
#include <algorithm>
#include <string>
#include <utility>

#include "core/sheet/fields.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {
namespace {

/// Steps to the other species, and to the other gifts of a human: a fairy has none.
void change_species(const Sheet& sheet, FieldSteps<Sheet>& steps) {
    if (sheet.open) return;
    for (int k = sheet.fairy ? 0 : 1; k < kGifts; ++k) {
        Sheet next = sheet;
        next.fairy = false;
        next.gift = static_cast<Gift>(k);
        if (!sheet.fairy && next.gift == sheet.gift) continue;
        const Words& gift = words(next.gift);
        const std::string ja = k == 0 ? "" : "（" + std::string(gift.ja) + "）";
        const std::string en = k == 0 ? "" : " (" + std::string(gift.en) + ")";
        steps.add({"種族：人間" + ja, "species: human" + en}, std::move(next));
    }
    if (sheet.fairy) return;
    Sheet next = sheet;
    next.fairy = true;
    next.gift = Gift::None;
    steps.add({"種族：妖精", "species: fairy"}, std::move(next));
}

/// Whether the sheet can make this attack at all.
bool can_ever(const Sheet& sheet, Attack attack) {
    const std::vector<Source> sources = sources_of(sheet);
    switch (attack) {
    case Attack::Danmaku: return sheet.at(Skill::Danmaku) > 0 && !sources.empty();
    case Attack::Shot: return sheet.at(Skill::Shot) > 0 && !sources.empty();
    case Attack::Homing:
        return sheet.at(Skill::Homing) > 0 &&
               std::any_of(sources.begin(), sources.end(),
                           [&](const Source& source) { return can_home(sheet, source); });
    case Attack::Melee: return sheet.at(Skill::Melee) > 0;
    case Attack::Spell:
    case Attack::Clear: break;
    }
    return false;
}

/// Whether the owner can take the card's action, or has a spell that the card is for.
bool is_of_use(const Sheet& sheet, const Card& card) {
    const bool for_spells = card.deploys ? card.support.activation != 0 || card.support.cost_half
                                         : card.action == Attack::Spell;
    // To clear bullets is always possible.
    const bool free = card.deploys || card.action == Attack::Clear;
    if (!for_spells) return free || can_ever(sheet, card.action);
    return std::any_of(sheet.spells.begin(), sheet.spells.end(), [&](int place) {
        const bool main = sheet.data->spell(place).timing == SpellTiming::Main;
        return card.is_for_spell(place) && (card.deploys || main);
    });
}

} // namespace

std::vector<Neighbour> neighbours(const Sheet& sheet) {
    sengen::Settings settings;
    settings.own.list = sheet.data;
    // Not every step is legal: spells ask for levels, and plans name items that it may take away.
    FieldSteps<Sheet> steps([&](Sheet& next) {
        Json fields = Json::object();
        member_fields().write(next, fields);
        const auto build = check_sheet(fields, settings, {});
        if (build) next = build_as<Sheet>(*build);
        return static_cast<bool>(build);
    });
    for (const std::string_view key : {"stats", "species", "skills", "abilities", "extra", "feats",
                                       "weapons", "spells", "cards", "tactic"}) {
        if (key == "species") {
            change_species(sheet, steps);
        } else {
            member_fields().steps(key, sheet, steps);
        }
    }
    std::vector<Neighbour> all;
    for (auto& [label, build] : std::move(steps).all()) {
        all.push_back({std::move(label), std::move(build)});
    }
    return all;
}

Problems warnings(const Sheet& sheet) {
    Problems problems;
    bool attacks = false;
    for (const Attack attack : {Attack::Danmaku, Attack::Shot, Attack::Homing, Attack::Melee}) {
        attacks = attacks || can_ever(sheet, attack);
    }
    for (const int place : sheet.spells) {
        attacks = attacks || sheet.data->spell(place).timing == SpellTiming::Main;
    }
    if (!attacks) {
        problems.push_back(problem_at("/skills", "W_NO_ATTACK",
                                      {"攻撃する手段がありません。", "It has no way to attack."},
                                      "3"));
    }
    for (std::size_t k = 0; k < sheet.cards.size(); ++k) {
        const Card& card = sheet.card(k);
        if (is_of_use(sheet, card)) continue;
        const Text name = card_name(sheet, k);
        problems.push_back(problem_at("/cards/" + std::to_string(k), "W_CARD",
                                      {name.ja + "を活かせる行動も能力もありません。",
                                       "It has no action and no ability for " + name.en + "."},
                                      "3"));
        break;
    }
    return problems;
}

} // namespace shiaiba::sengen
