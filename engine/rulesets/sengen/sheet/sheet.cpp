// Writes builds; parties, and whose plans decide.
#include "rulesets/sengen/sheet/sheet.hpp"

#include <algorithm>

#include "core/text/json.hpp"
#include "rulesets/sengen/plans/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

template <class Key, std::size_t n>
Json levels_json(const std::array<int, n>& levels, int least) {
    Json json = Json::object();
    for (std::size_t k = 0; k < n; ++k) {
        if (levels[k] < least) continue;
        json[std::string(words(static_cast<Key>(k)).id)] = levels[k];
    }
    return json;
}

template <class Item>
Json ids_json(const std::vector<int>& places, const std::vector<Item>& items) {
    Json json = Json::array();
    for (const int place : places) json.push_back(items[static_cast<std::size_t>(place)].id);
    return json;
}

Json cards_json(const Sheet& sheet) {
    Json json = Json::array();
    for (const OwnedCard& one : sheet.cards) {
        const std::string& id = sheet.data->card(one.card).id;
        json.push_back(one.name.empty() ? Json(id)
                                        : Json(JsonObject().add("card", id).add("name", one.name)));
    }
    return json;
}

void add_filled(Json& fields, const char* key, Json value) {
    if (!value.empty()) fields[key] = std::move(value);
}

} // namespace

Json ranks_json(int order) {
    const auto letter = [&](std::size_t of) {
        const int rank = kRankOrders[static_cast<std::size_t>(order)][of];
        return std::string(1, static_cast<char>('A' + rank));
    };
    return JsonObject()
        .add("stats", letter(0))
        .add("skills", letter(1))
        .add("abilities", letter(2));
}

void write_sheet(const Sheet& sheet, Json& fields) {
    if (sheet.open) {
        fields["limits"] = "open";
    } else {
        fields["ranks"] = ranks_json(sheet.ranks);
    }
    fields["stats"] = levels_json<Stat>(sheet.stats, 0);
    add_filled(fields, "skills", levels_json<Skill>(sheet.skills, 1));
    add_filled(fields, "abilities", levels_json<Ability>(sheet.abilities, 1));
    const auto stat = [](Stat of) { return std::string(words(of).id); };
    if (sheet.at(Ability::Element) > 0) fields["elementStat"] = stat(sheet.element_stat);
    if (sheet.at(Ability::Youjutsu) > 0) fields["youjutsuStat"] = stat(sheet.youjutsu_stat);
    Json feats = Json::array();
    for (int k = 0; k < kFeats; ++k) {
        const auto feat = static_cast<Feat>(k);
        if (sheet.has(feat)) feats.push_back(std::string(words(feat).id));
    }
    add_filled(fields, "feats", std::move(feats));
    add_filled(fields, "weapons", ids_json(sheet.weapons, sheet.data->weapons));
    add_filled(fields, "spells", ids_json(sheet.spells, sheet.data->spells));
    add_filled(fields, "cards", cards_json(sheet));
    if (sheet.tactic.tactic(presets()) != nullptr) {
        fields["tactic"] = plan::write_tactic(sheet.tactic, presets());
    }
}

plan::Names sheet_names(const Json& fields, const sengen::Settings& settings) {
    Sheet sheet;
    sheet.data = settings.shared_data();
    const Data& data = *sheet.data;
    const auto part = [&](const char* key) {
        const auto at = fields.is_object() ? fields.find(key) : fields.end();
        return fields.is_object() && at != fields.end() ? *at : Json();
    };
    // Of any build: all of them.
    const bool any = fields.is_null();
    const Json abilities = part("abilities");
    for (int k = 0; k < kAbilities; ++k) {
        const std::string id(words(static_cast<Ability>(k)).id);
        const auto level =
            abilities.is_object() ? whole_number(abilities.value(id, Json())) : std::nullopt;
        sheet.abilities[static_cast<std::size_t>(k)] = any || level.value_or(0) > 0 ? 1 : 0;
    }
    const Json feats = part("feats");
    const auto listed = [&](const Json& list, const std::string& id) {
        return any ||
               (list.is_array() && std::find(list.begin(), list.end(), Json(id)) != list.end());
    };
    sheet.feats = {listed(feats, "wave"), listed(feats, "double")};
    const auto take = [&](const char* key, const auto& items, std::size_t first,
                          std::vector<int>& out) {
        const Json list = part(key);
        for (std::size_t k = first; k < items.size(); ++k) {
            if (listed(list, items[k].id)) out.push_back(static_cast<int>(k));
        }
    };
    take("weapons", data.weapons, kUnarmed + 1, sheet.weapons);
    take("spells", data.spells, 0, sheet.spells);
    Json ids = part("cards");
    for (Json& card : ids) {
        if (card.is_object()) card = card.value("card", Json());
    }
    for (std::size_t k = 0; k < data.cards.size(); ++k) {
        if (listed(ids, data.cards[k].id)) sheet.cards.push_back({static_cast<int>(k), {}});
    }
    return *sheet_names(data, sheet);
}

const Planner* planner_of(const Sheet& sheet) {
    const plan::Tactic* const tactic = sheet.tactic.tactic(presets());
    return tactic != nullptr ? tactic : &no_plans();
}

const Fields<Banner>& party_fields() {
    static const Fields<Banner> fields = gm_party_fields(
        "隊員はNPC。8人まで。イニシアティブが並んだときは相手が先後を選ぶ。",
        "NPCs, up to eight. At equal initiative the other side chooses who is first.", "1.1");
    return fields;
}

} // namespace shiaiba::sengen
