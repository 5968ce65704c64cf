// Reads posted sheets (18) line by line into JSON, remembers where each value stood, and hands the
// JSON to check_sheet.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_reader.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/sengen/sheet/data.hpp"
#include "rulesets/sengen/sheet/member.hpp"
#include "rulesets/sengen/sheet/text_names.hpp"

namespace shiaiba::sengen {
namespace {

constexpr SheetRow kRows[] = {kPartyRow,
                              kNameRow,
                              {"ランク|ranks|制限", RowKind::Levels},
                              {"種族|species", RowKind::Value},
                              {"固定値|fixed", RowKind::Value},
                              {"特性値|characteristics|特性|能力値", RowKind::Levels},
                              {"スキル|skills|技能", RowKind::Levels},
                              {"能力|abilities|特殊能力", RowKind::Levels},
                              {"武器|weapons|武装|所持武器", RowKind::Names},
                              {"スペル|spells|魔法|術", RowKind::Names},
                              {"スペルカード|spell cards|スペカ|カード", RowKind::Names},
                              kTacticRow,
                              kPlansRow,
                              {"hp|霊力|dp|最大dp|イニシアチブ", RowKind::Remark}};

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
        : SheetReader(text, kRows), settings_(settings), names_(settings.data()) {}

private:
    void row(std::string_view label, const PostedLine& line, std::size_t behind) override {
        if (label == "ランク") return ranks(line, behind);
        if (label == "種族") return species(line, behind);
        if (label == "固定値") return fixed(line, behind);
        if (label == "特性値") return levels(line, behind, "stats", names_.stats());
        if (label == "スキル") return levels(line, behind, "skills", names_.skills());
        if (label == "能力") return levels(line, behind, "abilities", names_.abilities());
        if (label == "武器") return items(line, behind, "weapons", names_.weapons());
        if (label == "スペル") return items(line, behind, "spells", names_.spells());
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
        const Field& limits = member_fields().field("limits");
        if (option_called(limits, whole.text) == 1) {
            fields_["limits"] = item_at(limits, 1).id;
            places_.put("/limits", {line.number, whole.column});
            return;
        }
        places_.put("/ranks", {line.number, whole.column});
        Json& ranks = fields_["ranks"] = Json::object();
        for (const PostedPart& part : pieces_of(line, behind)) {
            std::u32string_view text = line.folded;
            text = text.substr(part.column, folded(part.text).size());
            const char32_t letter = text.back();
            const std::string of = names_.rank(text.substr(0, text.size() - 1));
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
        std::u32string said = folded(whole.text);
        std::u32string gift;
        if (const std::size_t open = said.find('(');
            open != std::u32string::npos && said.back() == ')') {
            gift = trim(std::u32string_view(said).substr(open + 1, said.size() - open - 2));
            said = std::u32string(trim(std::u32string_view(said).substr(0, open)));
        }
        const Field& species = member_fields().field("species");
        const auto option = option_called(species, encode_utf8(said));
        fields_["species"] = option ? std::string(item_at(species, *option).id) : whole.text;
        if (gift.empty()) return;
        fields_["gift"] = encode_utf8(gift);
        const Field& gifts = member_fields().field("gift");
        const int given = option_called(gifts, encode_utf8(gift)).value_or(0);
        if (given > 0) fields_["gift"] = item_at(gifts, given).id;
    }

    /// The line of fixed numbers: "HP120 / DP40 / 霊力60 / 行動2".
    void fixed(const PostedLine& line, std::size_t behind) {
        own_ = true;
        for (const PostedPart& part : pieces_of(line, behind)) {
            const LevelText said = level_in(part.text);
            std::string key = part.text;
            for (const std::string_view one : kOpenNumbers) {
                const Field& field = member_fields().field(one);
                if (said.name == folded(field.ja) || said.name == folded(field.en)) key = one;
            }
            places_.put((Json::json_pointer() / key).to_string(), {line.number, part.column});
            fields_[key] = said.number ? Json(*said.number) : Json();
        }
    }

    /// Reads "追加HP3" or "Extra spirit 1"; returns false for anything else.
    bool extra(const LevelText& said, PostedPlace place) {
        const bool hp = said.name == U"追加hp" || said.name == U"extra hp";
        if (!hp && said.name != U"追加霊力" && said.name != U"extra spirit") return false;
        const std::string key = hp ? "hp" : "spirit";
        places_.put_first("/extra", place);
        places_.put("/extra/" + key, place);
        fields_["extra"][key] = said.number ? Json(*said.number) : Json();
        own_ = true;
        return true;
    }

    /// A line of levels: "弾幕2", "属性使い4(感覚)"; among abilities also "剣閃・波動" and "追加HP3".
    void levels(const PostedLine& line, std::size_t behind, const char* list,
                const IdsByName& ids) {
        const std::string at = std::string("/") + list;
        places_.put(at, {line.number, behind});
        if (!fields_.contains(list)) fields_[list] = Json::object();
        for (const PostedPart& part : pieces_of(line, behind)) {
            const LevelText level = level_in(part.text);
            const PostedPlace place{line.number, part.column};
            const std::string feat = names_.feat(part.text);
            if (!feat.empty() && ids.count(U"onmyo") != 0) {
                add("feats", feat, place);
                own_ = true;
                continue;
            }
            if (ids.count(U"onmyo") != 0 && extra(level, place)) continue;
            const auto known = ids.find(level.name);
            own_ = own_ || known != ids.end();
            const std::string key = known != ids.end() ? known->second : part.text;
            places_.put(at + (Json::json_pointer() / key).to_string(), place);
            fields_[list][key] = level.number ? Json(*level.number) : Json();
            const std::string stat_key = key == "element" ? "elementStat" : "youjutsuStat";
            if (key == "element" || key == "youjutsu") places_.put_first("/" + stat_key, place);
            if (level.of.empty()) continue;
            const auto stat = names_.stats().find(level.of);
            fields_[stat_key] = stat != names_.stats().end() ? stat->second : part.text;
            places_.put("/" + stat_key, place);
        }
    }

    void items(const PostedLine& line, std::size_t behind, const char* list, const IdsByName& ids) {
        for (const PostedPart& part : parts_of(line.raw, behind)) {
            const auto known = ids.find(folded(part.text));
            own_ = own_ || known != ids.end();
            add(list, known != ids.end() ? known->second : part.text, {line.number, part.column});
        }
    }

    /// Cards by name, or "comet=彗星" with a name of its owner's; that name goes on, commas included,
    /// up to the next known card.
    void cards(const PostedLine& line, std::size_t behind) {
        const std::vector<PostedPart> parts = parts_of(line.raw, behind);
        for (std::size_t k = 0; k < parts.size(); ++k) {
            const PostedPart& part = parts[k];
            const PostedPlace place{line.number, part.column};
            const CardText card = names_.card(part.text);
            own_ = own_ || !card.id.empty();
            if (card.id.empty() || card.equals == 0) {
                add("cards", card.id.empty() ? part.text : card.id, place);
                continue;
            }
            while (k + 1 < parts.size() && names_.card(parts[k + 1].text).id.empty()) ++k;
            const std::size_t end = parts[k].column + folded(parts[k].text).size();
            const PostedPart name = part_of(line.raw, part.column + card.equals, end);
            add("cards", JsonObject().add("card", card.id).add("name", name.text), place);
        }
    }

    const sengen::Settings& settings_;
    NamesInText names_;
};

} // namespace

ReadText read_text(std::string_view text, const sengen::Settings& settings) {
    const auto words = [&] {
        static constexpr std::string_view kNumbers[] = {
            "身体|body", "耐久|vitality", "知性|intellect", "感覚|sense", "意志|will"};
        SheetWords all{kRows, kNumbers, U"特性値"};
        const auto add = [&](const auto& items) {
            for (const auto& one : items)
                all.names.push_back({one.ja + "\n" + one.id + "\n" + one.en});
        };
        add(settings.data().weapons);
        add(settings.data().spells);
        add(settings.data().cards);
        return all;
    };
    return read_posted(text, words,
                       [&](std::string_view plain) { return Reader(plain, settings).read(); });
}

} // namespace shiaiba::sengen
