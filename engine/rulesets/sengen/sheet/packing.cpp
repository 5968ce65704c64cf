// Packs builds into the bits of links and unpacks them, field by field (17). The format is frozen.
#include <algorithm>
#include <utility>

#include "rulesets/sengen/sheet/member.hpp"

namespace shiaiba::sengen {
namespace {

constexpr int kRankBits = 3;
constexpr int kStatOfBits = 3;
constexpr int kExtraBits = 4;
constexpr int kSpellCountBits = 4;
constexpr std::array<std::string_view, 4> kNumbersInBits{"hp", "spirit", "dp", "actions"};
/// Stands for a card's name until it is read: names stand behind the builds.
constexpr const char* kNameToCome = "?";

std::uint64_t wide(int value) { return static_cast<std::uint64_t>(value); }
std::uint64_t flag(bool value) { return value ? 1 : 0; }

/// Bits of a characteristic and of a level, and the least characteristic, by limits.
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
template <class Key, std::size_t n>
bool in_bounds(const std::array<int, n>& levels, bool open) {
    for (std::size_t k = 0; k < n; ++k) {
        if (levels[k] > (open ? kMostOpenLevel : most_level(static_cast<Key>(k)))) return false;
    }
    return true;
}

void pack_extra(const Sheet& sheet, BitWriter& out) {
    const bool has = sheet.extra_hp > 0 || sheet.extra_spirit > 0;
    out.bits(flag(has), 1);
    if (!has) return;
    out.bits(wide(sheet.extra_hp), kExtraBits);
    out.bits(wide(sheet.extra_spirit), kExtraBits);
}
/// Returns false if the bits are not as they would be written: a set bit with two zeros behind it.
bool unpack_extra(BitReader& in, Sheet& sheet) {
    if (in.bits(1) == 0) return true;
    sheet.extra_hp = static_cast<int>(in.bits(kExtraBits));
    sheet.extra_spirit = static_cast<int>(in.bits(kExtraBits));
    return sheet.extra_hp > 0 || sheet.extra_spirit > 0;
}

void pack_places(const std::vector<int>& places, int width, int first, BitWriter& out) {
    out.bits(places.size(), width);
    for (const int place : places) out.varint(wide(place - first));
}
/// Returns −1 if the list has no such index.
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
    pack_row(sheet, "limits", out);
    if (!sheet.open) {
        out.bits(wide(sheet.ranks), kRankBits);
        pack_row(sheet, "species", out);
        pack_row(sheet, "gift", out);
    }
    pack_levels(sheet.stats, widths.least_stat, widths.stat, out);
    pack_levels(sheet.skills, 0, widths.level, out);
    pack_levels(sheet.abilities, 0, widths.level, out);
    for (const std::string_view key : kNumbersInBits) pack_row(sheet, key, out);
    if (sheet.at(Ability::Element) > 0) out.bits(flag(sheet.element_stat == Stat::Sense), 1);
    if (sheet.at(Ability::Youjutsu) > 0) {
        out.bits(static_cast<std::uint64_t>(sheet.youjutsu_stat), kStatOfBits);
    }
    for (const bool feat : sheet.feats) out.bits(flag(feat), 1);
    pack_extra(sheet, out);
    pack_places(sheet.weapons, 2, kUnarmed + 1, out);
    pack_places(sheet.spells, kSpellCountBits, 0, out);
    out.bits(sheet.cards.size(), 4);
    for (const OwnedCard& one : sheet.cards) {
        out.varint(wide(one.card));
        out.bits(flag(!one.name.empty()), 1);
    }
    pack_row(sheet, "tactic", out);
}

std::optional<Build> unpack_sheet(BitReader& in, const sengen::Settings& settings) {
    Sheet sheet;
    sheet.data = settings.shared_data();
    const Data& data = *sheet.data;
    unpack_row(in, "limits", sheet);
    const Widths widths = widths_of(sheet);
    if (!sheet.open) sheet.ranks = static_cast<int>(in.bits(kRankBits));
    if (sheet.ranks >= static_cast<int>(kRankOrders.size())) return std::nullopt;
    unpack_row(in, "species", sheet);
    unpack_row(in, "gift", sheet);
    unpack_levels(in, widths.least_stat, widths.stat, sheet.stats);
    unpack_levels(in, 0, widths.level, sheet.skills);
    unpack_levels(in, 0, widths.level, sheet.abilities);
    const int most = *std::max_element(sheet.stats.begin(), sheet.stats.end());
    if (most > (sheet.open ? kMostOpenStat : kMostStat) ||
        !in_bounds<Skill>(sheet.skills, sheet.open) ||
        !in_bounds<Ability>(sheet.abilities, sheet.open)) {
        return std::nullopt;
    }
    for (const std::string_view key : kNumbersInBits) unpack_row(in, key, sheet);
    if (sheet.at(Ability::Element) > 0 && in.bits(1) != 0) sheet.element_stat = Stat::Sense;
    if (sheet.at(Ability::Youjutsu) > 0) {
        const std::uint64_t stat = in.bits(kStatOfBits);
        if (stat >= kStats) return std::nullopt;
        sheet.youjutsu_stat = static_cast<Stat>(stat);
    }
    for (bool& feat : sheet.feats) feat = in.bits(1) != 0;
    if (!unpack_extra(in, sheet)) return std::nullopt;
    if (!unpack_places(in, 2, kUnarmed + 1, data.weapons.size(), sheet.weapons))
        return std::nullopt;
    if (!unpack_places(in, kSpellCountBits, 0, data.spells.size(), sheet.spells))
        return std::nullopt;
    for (std::uint64_t n = in.bits(4); n > 0; --n) {
        const int place = unpack_place(in, 0, data.cards.size());
        if (place < 0) return std::nullopt;
        sheet.cards.push_back({place, in.bits(1) != 0 ? kNameToCome : ""});
    }
    unpack_row(in, "tactic", sheet);
    if (!in.ok()) return std::nullopt;
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
