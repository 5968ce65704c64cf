// Writes sheets as text to be posted (18); text.cpp reads it back.
#include "rulesets/sengen/sheet/member.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

/// A line of a sheet: a label, and parts with `between` between them.
class Line {
public:
    Line(const char* label, const char* between) : label_(label), between_(between) {}
    void add(std::string_view part) {
        text_ += text_.empty() ? "" : between_;
        text_ += part;
    }
    /// The line; "" if no part was added.
    std::string end() const { return text_.empty() ? text_ : label_ + (":" + text_) + "\n"; }

private:
    std::string label_;
    std::string between_;
    std::string text_;
};

template <class Key, std::size_t n>
std::string levels_line(const char* label, const std::array<int, n>& levels) {
    Line line(label, " / ");
    for (std::size_t k = 0; k < n; ++k) {
        if (levels[k] == 0) continue;
        line.add(std::string(words(static_cast<Key>(k)).ja) + std::to_string(levels[k]));
    }
    return line.end();
}

std::string abilities_line(const Sheet& sheet) {
    Line line("能力", " / ");
    for (int k = 0; k < kAbilities; ++k) {
        const auto ability = static_cast<Ability>(k);
        if (sheet.at(ability) == 0) continue;
        std::string said(words(ability).ja);
        said += std::to_string(sheet.at(ability));
        const bool chosen = ability == Ability::Element || ability == Ability::Youjutsu;
        const Stat stat = ability == Ability::Element ? sheet.element_stat : sheet.youjutsu_stat;
        if (chosen) said.append("(").append(words(stat).ja).append(")");
        line.add(said);
    }
    for (int k = 0; k < kFeats; ++k) {
        if (sheet.has(static_cast<Feat>(k))) line.add(words(static_cast<Feat>(k)).ja);
    }
    if (sheet.extra_hp > 0) line.add("追加HP" + std::to_string(sheet.extra_hp));
    if (sheet.extra_spirit > 0) line.add("追加霊力" + std::to_string(sheet.extra_spirit));
    return line.end();
}

std::string species_line(const Sheet& sheet) {
    if (sheet.open) return {};
    if (sheet.fairy) return "種族:妖精\n";
    if (sheet.gift == Gift::None) return {};
    return "種族:人間（" + std::string(words(sheet.gift).ja) + "）\n";
}

/// 固定値: the numbers of open limits that are not derived.
std::string fixed_line(const Sheet& sheet) {
    Line line("固定値", " / ");
    for (const std::string_view key : kOpenNumbers) {
        const FieldValue value = member_value(sheet, key);
        if (value.numbers.empty()) continue;
        line.add(std::string(member_fields().field(key).ja) +
                 std::to_string(value.numbers.front()));
    }
    return line.end();
}

std::string ranks_line(const Sheet& sheet) {
    if (sheet.open) {
        return "ランク:" + std::string(item_at(member_fields().field("limits"), 1).ja) + "\n";
    }
    const auto letter = [&](std::size_t of) {
        return std::string(1, static_cast<char>('A' + rank_of(sheet, of)));
    };
    return "ランク:特性値" + letter(0) + " / スキル" + letter(1) + " / 能力" + letter(2) + "\n";
}

template <class Item>
std::string items_line(const char* label, const std::vector<int>& places,
                       const std::vector<Item>& items) {
    Line line(label, "、");
    for (const int place : places) line.add(items[static_cast<std::size_t>(place)].ja);
    return line.end();
}

std::string cards_line(const Sheet& sheet) {
    Line line("スペルカード", "、");
    for (const OwnedCard& one : sheet.cards) {
        const Card& card = sheet.data->card(one.card);
        line.add(one.name.empty() ? card.ja : card.id + "=" + one.name);
    }
    return line.end();
}

} // namespace

std::string write_text(const Sheet& sheet, std::string_view name) {
    const Data& data = *sheet.data;
    return "名前:" + std::string(name) + "\n" + ranks_line(sheet) + species_line(sheet) +
           levels_line<Stat>("特性値", sheet.stats) + fixed_line(sheet) +
           levels_line<Skill>("スキル", sheet.skills) + abilities_line(sheet) +
           items_line("武器", sheet.weapons, data.weapons) +
           items_line("スペル", sheet.spells, data.spells) + cards_line(sheet) +
           member_fields().line("tactic", sheet);
}

} // namespace shiaiba::sengen
