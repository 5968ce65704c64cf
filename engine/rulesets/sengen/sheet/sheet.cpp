// Writes builds, packs them and draws them at random; parties, and the planner of a build.
#include "rulesets/sengen/sheet/sheet.hpp"

#include <utility>

#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

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

const Fields<PartyFields>& party_fields() {
    static const Fields<PartyFields> fields = gm_party_fields(
        "隊員はNPC。8人まで。イニシアティブが並んだときは相手が先後を選ぶ。",
        "NPCs, up to eight. At equal initiative the other side chooses who is first.", "1.1");
    return fields;
}

// Random builds, of every kind that is legal.

namespace {

class RandomSheet {
public:
    RandomSheet(Dice& dice, const std::shared_ptr<const Data>& data) : dice_(dice) {
        sheet_.data = data;
        sheet_.open = below(4) == 0;
    }

    Sheet make() {
        if (sheet_.open) {
            for (int& stat : sheet_.stats) stat = 1 + below(kMostOpenStat);
            for (int& level : sheet_.skills) level = open_level();
            for (int& level : sheet_.abilities) level = below(2) * open_level();
        } else {
            sheet_.ranks = below(static_cast<int>(kRankOrders.size()));
            share_stats();
            raise(sheet_.skills, [&] { return skill_points(sheet_) <= total(kSkillTotals, 1); });
        }
        for (bool& feat : sheet_.feats) feat = below(5) == 0;
        if (!sheet_.open) {
            raise(sheet_.abilities, [&] { return affordable(); });
        }
        sheet_.element_stat = below(2) == 0 ? Stat::Int : Stat::Sense;
        sheet_.youjutsu_stat = static_cast<Stat>(below(kStats));
        items();
        const auto preset = static_cast<std::size_t>(below(static_cast<int>(presets().size()) + 1));
        if (preset < presets().size()) sheet_.tactic.preset = preset;
        return std::move(sheet_);
    }

private:
    int below(int n) { return static_cast<int>(dice_.below(static_cast<std::uint64_t>(n))); }
    /// High ones are rare: who has them wins at once.
    int open_level() { return below(1 + below(1 + below(kMostOpenLevel + 1))); }
    int total(const std::array<int, 3>& totals, std::size_t of) const {
        return totals[rank_of(sheet_, of)];
    }
    bool affordable() const {
        return sheet_.open || ability_points(sheet_) <= total(kAbilityTotals, 2);
    }

    void share_stats() {
        for (int left = total(kStatTotals, 0) - kStats * kLeastStat; left > 0;) {
            int& stat = sheet_.stats[static_cast<std::size_t>(below(kStats))];
            if (stat == kMostStat) continue;
            ++stat;
            --left;
        }
    }

    /// Level by level, as often as it may be and is paid for.
    template <std::size_t n, class Paid>
    void raise(std::array<int, n>& levels, const Paid& paid) {
        for (int tries = below(24); tries > 0; --tries) {
            int& level = levels[static_cast<std::size_t>(below(static_cast<int>(n)))];
            if (level == kMostLevel) continue;
            ++level;
            if (!paid()) --level;
        }
    }

    void items() {
        const Data& data = *sheet_.data;
        take(below(static_cast<int>(kMostWeapons) + 1), kUnarmed + 1, data.weapons.size(),
             sheet_.weapons);
        std::vector<int> spells;
        take(below(static_cast<int>(kMostSpells) + 1), 0, data.spells.size(), spells);
        for (const int place : spells) {
            if (sheet_.at(data.spell(place).ability) < data.spell(place).min_level) continue;
            sheet_.spells.push_back(place);
            if (!affordable()) sheet_.spells.pop_back();
        }
        const std::size_t most = sheet_.open ? kMostOpenCards : kMostCards;
        for (int n = below(static_cast<int>(most) + 1); n > 0 && !data.cards.empty(); --n) {
            const int place = below(static_cast<int>(data.cards.size()));
            sheet_.cards.push_back({place, below(6) == 0 ? data.card(place).en : std::string()});
        }
    }
    /// So many places, from the first on, fewer where one came twice.
    void take(int count, int first, std::size_t size, std::vector<int>& out) {
        const int span = static_cast<int>(size) - first;
        for (int n = 0; n < count && span > 0; ++n) {
            const int place = first + below(span);
            if (std::find(out.begin(), out.end(), place) == out.end()) out.push_back(place);
        }
    }

    Dice& dice_;
    Sheet sheet_;
};

} // namespace

Build random_sheet(Dice& dice, const Json&, const sengen::Settings& settings, const PartyFields&) {
    return Build(RandomSheet(dice, settings.shared_data()).make());
}

// Packs and unpacks, field by field.

namespace {

constexpr int kRankBits = 3;
constexpr int kStatOfBits = 3;
/// What a card is called until its name is read, which stands behind the builds.
constexpr const char* kNameToCome = "?";

std::uint64_t wide(int value) { return static_cast<std::uint64_t>(value); }
std::uint64_t flag(bool value) { return value ? 1 : 0; }

/// How wide characteristics and levels are, and the least characteristic.
struct Widths {
    int stat;
    int level;
    int least_stat;
};
Widths widths_of(const Sheet& sheet) {
    return sheet.open ? Widths{4, 5, 1} : Widths{2, 3, kLeastStat};
}

template <std::size_t n>
void pack_levels(const std::array<int, n>& levels, int least, int width, BitWriter& out) {
    for (const int level : levels) out.bits(wide(level - least), width);
}
template <std::size_t n>
void unpack_levels(BitReader& in, int least, int width, std::array<int, n>& levels) {
    for (int& level : levels) level = least + static_cast<int>(in.bits(width));
}
template <std::size_t n>
bool at_most(const std::array<int, n>& levels, int most) {
    for (const int level : levels) {
        if (level > most) return false;
    }
    return true;
}

void pack_places(const std::vector<int>& places, int width, int first, BitWriter& out) {
    out.bits(places.size(), width);
    for (const int place : places) out.varint(wide(place - first));
}
/// −1: there is none so far back in the list.
int unpack_place(BitReader& in, int first, std::size_t size) {
    const std::uint64_t place = in.varint();
    const bool there = in.ok() && place < size - static_cast<std::size_t>(first);
    return there ? first + static_cast<int>(place) : -1;
}
bool unpack_places(BitReader& in, int width, int first, std::size_t size, std::vector<int>& out) {
    for (std::uint64_t n = in.bits(width); n > 0; --n) {
        out.push_back(unpack_place(in, first, size));
        if (out.back() < 0) return false;
    }
    return true;
}

} // namespace

void pack_sheet(const Sheet& sheet, BitWriter& out) {
    const Widths widths = widths_of(sheet);
    out.bits(flag(sheet.open), 1);
    if (!sheet.open) out.bits(wide(sheet.ranks), kRankBits);
    pack_levels(sheet.stats, widths.least_stat, widths.stat, out);
    pack_levels(sheet.skills, 0, widths.level, out);
    pack_levels(sheet.abilities, 0, widths.level, out);
    if (sheet.at(Ability::Element) > 0) out.bits(flag(sheet.element_stat == Stat::Sense), 1);
    if (sheet.at(Ability::Youjutsu) > 0) {
        out.bits(static_cast<std::uint64_t>(sheet.youjutsu_stat), kStatOfBits);
    }
    for (const bool feat : sheet.feats) out.bits(flag(feat), 1);
    pack_places(sheet.weapons, 2, kUnarmed + 1, out);
    pack_places(sheet.spells, 3, 0, out);
    out.bits(sheet.cards.size(), 4);
    for (const OwnedCard& one : sheet.cards) {
        out.varint(wide(one.card));
        out.bits(flag(!one.name.empty()), 1);
    }
    plan::pack_tactic(sheet.tactic, presets(), out);
}

std::optional<Build> unpack_sheet(BitReader& in, const sengen::Settings& settings) {
    Sheet sheet;
    sheet.data = settings.shared_data();
    const Data& data = *sheet.data;
    sheet.open = in.bits(1) != 0;
    const Widths widths = widths_of(sheet);
    if (!sheet.open) sheet.ranks = static_cast<int>(in.bits(kRankBits));
    if (sheet.ranks >= static_cast<int>(kRankOrders.size())) return std::nullopt;
    unpack_levels(in, widths.least_stat, widths.stat, sheet.stats);
    unpack_levels(in, 0, widths.level, sheet.skills);
    unpack_levels(in, 0, widths.level, sheet.abilities);
    const int most = sheet.open ? kMostOpenLevel : kMostLevel;
    if (!at_most(sheet.stats, sheet.open ? kMostOpenStat : kMostStat) ||
        !at_most(sheet.skills, most) || !at_most(sheet.abilities, most)) {
        return std::nullopt;
    }
    if (sheet.at(Ability::Element) > 0 && in.bits(1) != 0) sheet.element_stat = Stat::Sense;
    if (sheet.at(Ability::Youjutsu) > 0) {
        const std::uint64_t stat = in.bits(kStatOfBits);
        if (stat >= kStats) return std::nullopt;
        sheet.youjutsu_stat = static_cast<Stat>(stat);
    }
    for (bool& feat : sheet.feats) feat = in.bits(1) != 0;
    if (!unpack_places(in, 2, kUnarmed + 1, data.weapons.size(), sheet.weapons))
        return std::nullopt;
    if (!unpack_places(in, 3, 0, data.spells.size(), sheet.spells)) return std::nullopt;
    for (std::uint64_t n = in.bits(4); n > 0; --n) {
        const int place = unpack_place(in, 0, data.cards.size());
        if (place < 0) return std::nullopt;
        sheet.cards.push_back({place, in.bits(1) != 0 ? kNameToCome : ""});
    }
    auto tactic = plan::unpack_tactic(in, presets(), sheet_names(data, sheet));
    if (!tactic || !in.ok()) return std::nullopt;
    sheet.tactic = std::move(*tactic);
    return Build(std::move(sheet));
}

std::vector<std::string> card_names(const Sheet& sheet) {
    std::vector<std::string> names;
    for (const OwnedCard& one : sheet.cards) {
        if (!one.name.empty()) names.push_back(one.name);
    }
    return names;
}

void name_cards(Sheet& sheet, const std::vector<std::string>& names) {
    std::size_t k = 0;
    for (OwnedCard& one : sheet.cards) {
        if (!one.name.empty() && k < names.size()) one.name = names[k++];
    }
}

} // namespace shiaiba::sengen
