// Derives the sources of bullets and the weapons of a sheet, with their damage (4.1); has the names
// of gifts.
#include "rulesets/sengen/sheet/derived.hpp"

#include <array>

namespace shiaiba::sengen {
namespace {

using Kind = Source::Kind;

Harm of_level(int level, int flat) { return {level, flat, false}; }
/// The damage of an untrained weapon: 1D − 3 + `flat`, whatever the weapon (4.1).
Harm untrained(int flat) { return {1, flat - 3, true}; }

constexpr std::array<Words, kGifts> kGiftWords{{{"none", "なし", "none"},
                                                {"body", "身体+1", "body +1"},
                                                {"vit", "耐久+1", "vitality +1"},
                                                {"int", "知性+1", "intellect +1"},
                                                {"sense", "感覚+1", "sense +1"},
                                                {"will", "意志+1", "will +1"},
                                                {"skills", "スキル+4", "skills +4"},
                                                {"abilities", "能力+3", "abilities +3"}}};

} // namespace

const Words& words(Gift gift) { return kGiftWords[static_cast<std::size_t>(gift)]; }

Text card_name(const Sheet& sheet, std::size_t n) {
    const std::string& own = sheet.cards[n].name;
    if (!own.empty()) return {own, own};
    return {sheet.card(n).ja, sheet.card(n).en};
}

std::string id_of(const Source& source, const Data& data) {
    constexpr const char* kIds[] = {"onmyo", "magic", "element", "youjutsu", "ranged:", "wave:"};
    const std::string id = kIds[static_cast<std::size_t>(source.kind)];
    return source.of_weapon() ? id + data.weapon(source.weapon).id : id;
}

std::vector<Source> sources_of(const Sheet& sheet) {
    std::vector<Source> all;
    for (int k = 0; k < kArts; ++k) {
        if (sheet.at(static_cast<Ability>(k)) >= 1) all.push_back({static_cast<Kind>(k)});
    }
    for (const int place : sheet.weapons) {
        if (sheet.data->weapon(place).ranged) all.push_back({Kind::Ranged, place});
    }
    for (const int place : sheet.weapons) {
        if (sheet.has(Feat::Wave) && sheet.data->weapon(place).melee) {
            all.push_back({Kind::Wave, place});
        }
    }
    return all;
}

std::vector<int> melee_weapons_of(const Sheet& sheet) {
    std::vector<int> all;
    for (const int place : sheet.weapons) {
        if (sheet.data->weapon(place).melee) all.push_back(place);
    }
    all.push_back(kUnarmed);
    return all;
}

Stat stat_of(const Sheet& sheet, Ability art) {
    if (art == Ability::Element) return sheet.element_stat;
    if (art == Ability::Youjutsu) return sheet.youjutsu_stat;
    return Stat::Int;
}

int characteristic_of(const Sheet& sheet, const Source& source) {
    return sheet.at(source.of_weapon() ? Stat::Body : stat_of(sheet, source.ability()));
}

bool can_home(const Sheet& sheet, const Source& source) {
    if (source.kind == Kind::Wave) return false;
    return source.kind != Kind::Ranged || sheet.data->weapon(source.weapon).magic;
}

int hit_of(const Sheet& sheet, const Source& source) {
    return source.of_weapon() ? sheet.data->weapon(source.weapon).hit : 0;
}

Harm shot_harm(const Sheet& sheet, const Source& source) {
    const int level = level_of(sheet, source);
    const int flat = characteristic_of(sheet, source);
    if (!source.of_weapon()) return of_level(level, flat);
    if (level == 0) return untrained(flat);
    // [sengen R 38]: the skill is added to the damage of ranged weapons alone.
    const int skill = source.kind == Kind::Ranged ? sheet.at(Skill::Shot) : 0;
    return of_level(level, flat + skill + sheet.data->weapon(source.weapon).damage);
}

Harm homing_harm(const Sheet& sheet, const Source& source) {
    // [sengen R 37]: neither the skill nor the weapon adds to it, trained or not.
    return of_level(half_up(level_of(sheet, source)), characteristic_of(sheet, source));
}

Harm melee_harm(const Sheet& sheet, int weapon) {
    const int level = sheet.at(Ability::Mtrain);
    const int flat = sheet.at(Stat::Body) + sheet.at(Skill::Melee);
    if (level == 0) return untrained(flat);
    return of_level(level, flat + sheet.data->weapon(weapon).damage);
}

int danmaku_harm(const Sheet& sheet, const Source& source) {
    return danmaku_damage(sheet.at(Skill::Danmaku)) + level_of(sheet, source);
}

} // namespace shiaiba::sengen
