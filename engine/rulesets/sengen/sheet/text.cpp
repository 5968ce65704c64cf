// Sheets as text to be posted (18): reads them line by line into JSON, remembers where each value
// stood, and hands the JSON to check_sheet; writes them.
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet/fields.hpp"
#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_reader.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {
namespace {

/// A row of the table as a line of sheets.
SheetRow line_of(std::string_view key, RowKind kind) {
    return {member_fields().field(key).labels, kind};
}
const std::array<SheetRow, 14>& rows() {
    static const std::array<SheetRow, 14> all{kPartyRow,
                                              kNameRow,
                                              line_of("ranks", RowKind::Levels),
                                              line_of("species", RowKind::Value),
                                              {"固定値|fixed", RowKind::Value},
                                              line_of("stats", RowKind::Levels),
                                              line_of("skills", RowKind::Levels),
                                              line_of("abilities", RowKind::Levels),
                                              line_of("weapons", RowKind::Names),
                                              line_of("spells", RowKind::Names),
                                              line_of("cards", RowKind::Names),
                                              kTacticRow,
                                              kPlansRow,
                                              {"hp|霊力|dp|最大dp|イニシアチブ", RowKind::Remark}};
    return all;
}
/// The numbers of open limits that are not derived, in the order of their line.
constexpr std::array<std::string_view, 4> kFixed{"hp", "dp", "spirit", "actions"};

/// Ids by each of their names, folded (core/sheet/sheet_lines).
using IdsByName = std::map<std::u32string, std::string>;

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
/// The id of a field's item; empty if none is called so.
std::string item_id(std::string_view key, std::string_view text) {
    const Field& field = member_fields().field(key);
    const auto item = option_called(field, text);
    return item ? std::string(item_at(field, *item).id) : std::string();
}

/// "属性使い4(感覚)" taken apart: a name, its level, its characteristic; folded.
struct LevelText {
    std::string name;
    std::optional<int> number = {};
    std::string of = {};
};
/// Takes off a part in parentheses at the end.
std::string in_brackets(std::u32string_view& text) {
    const std::size_t open = text.find('(');
    if (open == std::u32string_view::npos || !text.ends_with(U")")) return {};
    const std::string inner = encode_utf8(trim(text.substr(open + 1, text.size() - open - 2)));
    text = trim(text.substr(0, open));
    return inner;
}
LevelText level_in(std::string_view text) {
    // Larger numbers count as this.
    constexpr int kMostInText = 999;
    const std::u32string whole = folded(text);
    std::u32string_view rest = whole;
    LevelText level;
    level.of = in_brackets(rest);
    std::size_t digits = rest.size();
    while (digits > 0 && is_digit(rest[digits - 1])) --digits;
    std::size_t at = digits;
    if (digits < rest.size()) level.number = number_at(rest, at, kMostInText);
    rest = trim(rest.substr(0, digits));
    if (rest.ends_with(U"lv")) rest.remove_suffix(2);
    level.name = encode_utf8(trim(rest));
    return level;
}
Json json_of(const std::optional<int>& number) { return number ? Json(*number) : Json(); }
std::string below(const std::string& list, const std::string& key) {
    return list + (Json::json_pointer() / key).to_string();
}

/// The parts of a line, between commas or slashes.
std::vector<PostedPart> pieces_of(const PostedLine& line, std::size_t from) {
    std::u32string raw = line.raw;
    for (std::size_t k = 0; k < raw.size(); ++k) {
        if (line.folded[k] == '/') raw[k] = ',';
    }
    return parts_of(raw, from);
}

class Reader final : public SheetReader {
public:
    Reader(std::string_view text, const sengen::Settings& settings)
        : SheetReader(text, rows())
        , settings_(settings)
        , weapons_(ids_of(settings.data().weapons))
        , spells_(ids_of(settings.data().spells))
        , cards_(ids_of(settings.data().cards)) {}

private:
    void row(std::string_view label, const PostedLine& line, std::size_t behind) override {
        if (label == "ランク") return ranks(line, behind);
        if (label == "種族") return species(line, behind);
        if (label == "固定値") return fixed(line, behind);
        if (label == "特性値") return levels(line, behind, "stats");
        if (label == "スキル") return levels(line, behind, "skills");
        if (label == "能力") return levels(line, behind, "abilities");
        if (label == "武器") return items(line, behind, "weapons", weapons_);
        if (label == "スペル") return items(line, behind, "spells", spells_);
        cards(line, behind);
    }
    bool unlabelled(const PostedLine&) override { return false; }
    Problem stray(const PostedLine& line) const override {
        return problem_in_line(
            line.number, 0, 0, "strayLine",
            {"名前・ランク・種族・特性値・固定値・スキル・能力・武器・スペル・スペルカード・戦術・プランのどれでもない行です。",
             "This line is no name, ranks, species, characteristics, fixed numbers, skills, abilities, weapons, spells, "
             "spell cards, tactic or plan."},
            "18");
    }
    Checked<Build> check(Json& fields, const PartyFields& party) override {
        return check_sheet(fields, settings_, party);
    }

    /// The line of ranks: "特性値B / スキルC / 能力A", or 無制限.
    void ranks(const PostedLine& line, std::size_t behind) {
        const PostedPart whole = part_of(line.raw, behind);
        own_ = true;
        if (item_id("limits", whole.text) == "open") {
            fields_["limits"] = "open";
            places_.put("/limits", {line.number, whole.column});
            return;
        }
        places_.put("/ranks", {line.number, whole.column});
        Json& ranks = fields_["ranks"] = Json::object();
        for (const PostedPart& part : pieces_of(line, behind)) {
            const std::u32string text = folded(part.text);
            const char32_t letter = text.back();
            const std::string of =
                item_id("ranks", encode_utf8(trim(text.substr(0, text.size() - 1))));
            if (of.empty() || letter < 'a' || letter > 'c') {
                ranks[part.text] = Json();
            } else {
                ranks[of] = std::string(1, static_cast<char>('A' + (letter - 'a')));
            }
        }
    }

    /// The line of the species: "妖精", "人間(感覚+1)".
    void species(const PostedLine& line, std::size_t behind) {
        const PostedPart whole = part_of(line.raw, behind);
        own_ = true;
        const PostedPlace place{line.number, whole.column};
        places_.put("/species", place);
        places_.put("/gift", place);
        const std::u32string text = folded(whole.text);
        std::u32string_view said = text;
        const std::string gift = in_brackets(said);
        const std::string species = item_id("species", encode_utf8(said));
        fields_["species"] = species.empty() ? whole.text : species;
        if (gift.empty()) return;
        const std::string given = item_id("gift", gift);
        fields_["gift"] = given.empty() || given == words(Gift::None).id ? gift : given;
    }

    /// The line of fixed numbers: "HP120 / DP40 / 霊力60 / 行動2".
    void fixed(const PostedLine& line, std::size_t behind) {
        own_ = true;
        for (const PostedPart& part : pieces_of(line, behind)) {
            const LevelText said = level_in(part.text);
            std::string key = part.text;
            for (const std::string_view one : kFixed) {
                const Field& field = member_fields().field(one);
                const std::u32string name = folded(said.name);
                if (name == folded(field.ja) || name == folded(field.en)) key = one;
            }
            places_.put(below("", key), {line.number, part.column});
            fields_[key] = json_of(said.number);
        }
    }

    /// What stands among abilities: "剣閃・波動" and "追加HP3". Returns false for anything else.
    bool feat_or_extra(const PostedPart& part, const LevelText& level, PostedPlace place) {
        const std::string feat = item_id("feats", part.text);
        const std::string extra = item_id("extra", level.name);
        if (!feat.empty()) {
            add("feats", feat, place);
        } else if (!extra.empty()) {
            places_.put_first("/extra", place);
            places_.put("/extra/" + extra, place);
            fields_["extra"][extra] = json_of(level.number);
        } else {
            return false;
        }
        return own_ = true;
    }

    /// A line of levels: "弾幕2", "属性使い4(感覚)".
    void levels(const PostedLine& line, std::size_t behind, const std::string& list) {
        places_.put("/" + list, {line.number, behind});
        if (!fields_.contains(list)) fields_[list] = Json::object();
        for (const PostedPart& part : pieces_of(line, behind)) {
            const LevelText level = level_in(part.text);
            const PostedPlace place{line.number, part.column};
            if (list == "abilities" && feat_or_extra(part, level, place)) continue;
            const std::string known = item_id(list, level.name);
            own_ = own_ || !known.empty();
            const std::string& key = known.empty() ? part.text : known;
            places_.put(below("/" + list, key), place);
            fields_[list][key] = json_of(level.number);
            const std::string stat_key = key == "element" ? "elementStat" : "youjutsuStat";
            if (key == "element" || key == "youjutsu") places_.put_first("/" + stat_key, place);
            if (level.of.empty()) continue;
            const std::string stat = item_id("stats", level.of);
            fields_[stat_key] = stat.empty() ? part.text : stat;
            places_.put("/" + stat_key, place);
        }
    }

    void items(const PostedLine& line, std::size_t behind, const char* list, const IdsByName& ids) {
        for (const PostedPart& part : parts_of(line.raw, behind)) {
            const std::string known = found(ids, folded(part.text));
            own_ = own_ || !known.empty();
            add(list, known.empty() ? part.text : known, {line.number, part.column});
        }
    }

    /// The id of a card, and the index behind "=" where its owner's name for it begins; 0: no name.
    std::pair<std::string, std::size_t> card(std::string_view text) const {
        const std::u32string whole = folded(text);
        const std::size_t equals = whole.find('=');
        return {found(cards_, std::u32string(trim(whole.substr(0, equals)))),
                equals == std::u32string::npos ? 0 : equals + 1};
    }
    /// Cards by name, or "comet=彗星" with a name of its owner's; that name goes on, commas included,
    /// up to the next known card.
    void cards(const PostedLine& line, std::size_t behind) {
        const std::vector<PostedPart> parts = parts_of(line.raw, behind);
        for (std::size_t k = 0; k < parts.size(); ++k) {
            const PostedPart& part = parts[k];
            const PostedPlace place{line.number, part.column};
            const auto [id, name_at] = card(part.text);
            own_ = own_ || !id.empty();
            if (id.empty() || name_at == 0) {
                add("cards", id.empty() ? part.text : id, place);
                continue;
            }
            while (k + 1 < parts.size() && card(parts[k + 1].text).first.empty()) ++k;
            const std::size_t end = parts[k].column + folded(parts[k].text).size();
            const PostedPart name = part_of(line.raw, part.column + name_at, end);
            add("cards", JsonObject().add("card", id).add("name", name.text), place);
        }
    }

    const sengen::Settings& settings_;
    IdsByName weapons_;
    IdsByName spells_;
    IdsByName cards_;
};

// Lines that several rows share.

std::string joined(const char* label, const std::vector<std::string>& parts) {
    std::string line;
    for (const std::string& one : parts) line += (line.empty() ? label : " / ") + one;
    return line.empty() ? line : line + "\n";
}

std::string species_line(const Sheet& sheet) {
    if (sheet.open) return {};
    if (sheet.fairy) return "種族:妖精\n";
    if (sheet.gift == Gift::None) return {};
    return "種族:人間（" + std::string(words(sheet.gift).ja) + "）\n";
}

std::string abilities_line(const Sheet& sheet) {
    std::vector<std::string> parts;
    for (int k = 0; k < kAbilities; ++k) {
        const auto ability = static_cast<Ability>(k);
        if (sheet.at(ability) == 0) continue;
        std::string said = std::string(words(ability).ja) + std::to_string(sheet.at(ability));
        if (ability == Ability::Element || ability == Ability::Youjutsu) {
            const bool element = ability == Ability::Element;
            const Stat stat = element ? sheet.element_stat : sheet.youjutsu_stat;
            said.append("(").append(words(stat).ja).append(")");
        }
        parts.push_back(std::move(said));
    }
    for (int k = 0; k < kFeats; ++k) {
        if (sheet.has(static_cast<Feat>(k))) parts.emplace_back(words(static_cast<Feat>(k)).ja);
    }
    for (std::size_t k = 0; k < sheet.extra.size(); ++k) {
        if (sheet.extra[k] == 0) continue;
        const FieldItem& extra = member_fields().field("extra").items[k];
        parts.push_back(std::string(extra.ja) + std::to_string(sheet.extra[k]));
    }
    return joined("能力:", parts);
}

std::string fixed_line(const Sheet& sheet) {
    const FieldTable& table = member_fields().table();
    std::vector<std::string> parts;
    for (const std::string_view key : kFixed) {
        const AnyRow& row = table.rows()[table.place(key)];
        for (const int number : row.get(&sheet).numbers) {
            parts.push_back(std::string(row.field.ja) + std::to_string(number));
        }
    }
    return joined("固定値:", parts);
}

} // namespace

ReadText read_text(std::string_view text, const sengen::Settings& settings) {
    const auto words = [&] {
        static const std::vector<std::string> labels = [] {
            std::vector<std::string> each;
            for (const FieldItem& stat : member_fields().field("stats").items) {
                each.push_back(std::string(stat.ja) + "|" + std::string(stat.en));
            }
            return each;
        }();
        static const std::vector<std::string_view> kNumbers(labels.begin(), labels.end());
        SheetWords all{rows(), kNumbers, U"特性値"};
        const auto add = [&](const auto& items) {
            for (const auto& one : items)
                all.names.push_back({one.ja + "\n" + one.id + "\n" + one.en});
        };
        add(settings.data().weapons);
        add(settings.data().spells);
        // A card is also called by what stands in its quotation marks alone.
        for (const auto& card : settings.data().cards) {
            const std::string_view ja = card.ja;
            const std::size_t open = ja.find("「");
            const std::size_t close = ja.rfind("」");
            const std::size_t from = open + std::string_view("「").size();
            std::string spellings = card.ja + "\n" + card.id;
            if (open != std::string_view::npos && close != std::string_view::npos && close > from) {
                const std::string_view title = ja.substr(from, close - from);
                spellings.append("\n").append(title);
                spellings.append("\n").append(ja.substr(0, open));
                spellings.append("\"").append(title).append("\"");
            }
            all.names.push_back({spellings + "\n" + card.en});
        }
        return all;
    };
    return read_posted(text, words,
                       [&](std::string_view plain) { return Reader(plain, settings).read(); });
}

std::string write_text(const Sheet& sheet, std::string_view name) {
    const auto line = [&](std::string_view key) { return member_fields().line(key, sheet); };
    return "名前:" + std::string(name) + "\n" + (sheet.open ? "ランク:無制限\n" : line("ranks")) +
           species_line(sheet) + line("stats") + fixed_line(sheet) + line("skills") +
           abilities_line(sheet) + line("weapons") + line("spells") + line("cards") +
           line("tactic");
}

} // namespace shiaiba::sengen
