// Finds names and levels in the text of a posted sheet (18).
#include "rulesets/sengen/sheet/text_names.hpp"

#include <array>
#include <utility>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::sengen {
namespace {

/// Larger numbers count as this.
constexpr int kMostInText = 999;

template <class Key>
IdsByName ids_of_words(int count) {
    IdsByName ids;
    for (int k = 0; k < count; ++k) {
        const Words& one = words(static_cast<Key>(k));
        for (const std::string_view name : {one.id, one.ja, one.en}) {
            ids.emplace(folded(name), one.id);
        }
    }
    return ids;
}

template <class Item>
IdsByName ids_of(const std::vector<Item>& items) {
    IdsByName ids;
    for (const Item& one : items) {
        for (const std::string* const name : {&one.id, &one.ja, &one.en}) {
            ids.emplace(folded(*name), one.id);
        }
    }
    return ids;
}

std::string found(const IdsByName& ids, const std::u32string& name) {
    const auto known = ids.find(name);
    return known == ids.end() ? std::string() : known->second;
}

std::u32string trimmed(std::u32string_view text) { return std::u32string(trim(text)); }

} // namespace

LevelText level_in(std::string_view text) {
    const std::u32string whole = folded(text);
    std::u32string_view rest = whole;
    LevelText level;
    const std::size_t open = rest.find('(');
    if (open != std::u32string_view::npos && rest.ends_with(U")")) {
        level.of = trimmed(rest.substr(open + 1, rest.size() - open - 2));
        rest = trim(rest.substr(0, open));
    }
    std::size_t digits = rest.size();
    while (digits > 0 && is_digit(rest[digits - 1])) --digits;
    std::size_t at = digits;
    if (digits < rest.size()) level.number = number_at(rest, at, kMostInText);
    rest = trim(rest.substr(0, digits));
    if (rest.ends_with(U"lv")) rest.remove_suffix(2);
    level.name = trimmed(rest);
    return level;
}

NamesInText::NamesInText(const Data& data)
    : stats_(ids_of_words<Stat>(kStats))
    , skills_(ids_of_words<Skill>(kSkills))
    , abilities_(ids_of_words<Ability>(kAbilities))
    , feats_(ids_of_words<Feat>(kFeats))
    , weapons_(ids_of(data.weapons))
    , spells_(ids_of(data.spells))
    , cards_(ids_of(data.cards)) {}

std::string NamesInText::feat(std::string_view text) const { return found(feats_, folded(text)); }

std::string NamesInText::rank(std::u32string_view folded) const {
    constexpr std::array<std::pair<std::u32string_view, const char*>, 6> kCategories{
        {{U"特性値", "stats"},
         {U"characteristics", "stats"},
         {U"スキル", "skills"},
         {U"skills", "skills"},
         {U"能力", "abilities"},
         {U"abilities", "abilities"}}};
    for (const auto& [word, key] : kCategories) {
        if (trim(folded) == word) return key;
    }
    return {};
}

CardText NamesInText::card(std::string_view text) const {
    const std::u32string whole = folded(text);
    const std::size_t equals = whole.find('=');
    if (equals == std::u32string::npos) return {found(cards_, whole), 0};
    return {found(cards_, trimmed(std::u32string_view(whole).substr(0, equals))), equals + 1};
}

} // namespace shiaiba::sengen
