// Reads posted sheets (18) line by line into JSON, remembers where each value stood, and hands the
// JSON to check_sheet.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/sengen/sheet/data.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"
#include "rulesets/sengen/sheet/text_names.hpp"

namespace shiaiba::sengen {
namespace {

/// The subject of a line of a sheet, by its label.
enum class Head {
    Party,
    Name,
    Ranks,
    Species,
    Fixed,
    Stats,
    Skills,
    Abilities,
    Weapons,
    Spells,
    Cards,
    Tactic,
    Plans,
};
struct Label {
    std::u32string_view word;
    Head head;
};
constexpr Label kLabels[] = {
    {U"隊", Head::Party},           {U"party", Head::Party},
    {U"名前", Head::Name},          {U"name", Head::Name},
    {U"ランク", Head::Ranks},       {U"ranks", Head::Ranks},
    {U"種族", Head::Species},       {U"species", Head::Species},
    {U"固定値", Head::Fixed},       {U"fixed", Head::Fixed},
    {U"特性値", Head::Stats},       {U"characteristics", Head::Stats},
    {U"スキル", Head::Skills},      {U"skills", Head::Skills},
    {U"能力", Head::Abilities},     {U"abilities", Head::Abilities},
    {U"武器", Head::Weapons},       {U"weapons", Head::Weapons},
    {U"スペル", Head::Spells},      {U"spells", Head::Spells},
    {U"スペルカード", Head::Cards}, {U"spell cards", Head::Cards},
    {U"戦術", Head::Tactic},        {U"tactic", Head::Tactic},
    {U"プラン", Head::Plans},       {U"plans", Head::Plans},
};

/// The parts of a line, between commas or slashes.
std::vector<PostedPart> pieces_of(const PostedLine& line, std::size_t from) {
    std::u32string raw = line.raw;
    for (std::size_t k = 0; k < raw.size(); ++k) {
        if (line.folded[k] == '/') raw[k] = ',';
    }
    return parts_of(raw, from);
}

class SheetReader {
public:
    SheetReader(std::string_view text, const sengen::Settings& settings)
        : lines_(posted_lines(text)), settings_(settings), names_(settings.data()) {}

    ReadText read() {
        for (const PostedLine& line : lines_) {
            if (!part_of(line.raw, 0).text.empty()) this->line(line);
        }
        finish();
        if (out_.found.empty()) {
            out_.problems.clear();
            out_.parties.clear();
        } else {
            out_.form = "sheet";
        }
        return std::move(out_);
    }

private:
    void line(const PostedLine& line) {
        for (const Label& label : kLabels) {
            const std::size_t behind = behind_label(line, label.word);
            if (behind != 0) return head(line, label.head, behind);
        }
        if (!open_) return;
        if (in_plans_) return plan(line, 0);
        out_.problems.push_back(problem_in_line(
            line.number, 0, 0, "strayLine",
            {"名前・ランク・種族・特性値・固定値・スキル・能力・武器・スペル・スペルカード・戦術・プランのどれでもない行です。",
             "This line is no name, ranks, species, characteristics, fixed numbers, skills, abilities, weapons, spells, "
             "spell cards, tactic or plan."},
            "18"));
    }

    void head(const PostedLine& line, Head head, std::size_t behind) {
        if (head == Head::Party) return party(line, behind);
        if (head == Head::Name) return name(line, behind);
        if (!open_) return;
        in_plans_ = head == Head::Plans;
        switch (head) {
        case Head::Ranks: return ranks(line, behind);
        case Head::Species: return species(line, behind);
        case Head::Fixed: return fixed(line, behind);
        case Head::Stats: return levels(line, behind, "stats", names_.stats());
        case Head::Skills: return levels(line, behind, "skills", names_.skills());
        case Head::Abilities: return levels(line, behind, "abilities", names_.abilities());
        case Head::Weapons: return items(line, behind, "weapons", names_.weapons());
        case Head::Spells: return items(line, behind, "spells", names_.spells());
        case Head::Cards: return cards(line, behind);
        default: return tactic(line, head, behind);
        }
    }

    void party(const PostedLine& line, std::size_t behind) {
        finish();
        const PostedParty party = party_in(line, behind);
        banner_ = {party.gm};
        party_ = out_.parties.size();
        out_.parties.push_back({party.name, line.number, Build(banner_)});
    }

    void name(const PostedLine& line, std::size_t behind) {
        finish();
        name_ = part_of(line.raw, behind);
        start_ = line.number;
        places_ = PostedPlaces({line.number, name_.column});
        open_ = true;
    }

    void tactic(const PostedLine& line, Head head, std::size_t behind) {
        const PostedPart part = part_of(line.raw, behind);
        places_.put("/tactic", {line.number, part.column});
        const bool plans = head == Head::Plans;
        json_["tactic"] = plans ? Json(Json::array()) : Json(part.text);
        if (plans && !part.text.empty()) plan(line, behind);
    }

    /// The line of ranks: "特性値B / スキルC / 能力A", or 無制限.
    void ranks(const PostedLine& line, std::size_t behind) {
        const PostedPart whole = part_of(line.raw, behind);
        own_ = true;
        const std::u32string said = folded(whole.text);
        if (said == U"無制限" || said == U"open") {
            json_["limits"] = "open";
            places_.put("/limits", {line.number, whole.column});
            return;
        }
        places_.put("/ranks", {line.number, whole.column});
        Json& ranks = json_["ranks"] = Json::object();
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
        const bool fairy = said == U"妖精" || said == U"fairy";
        const bool human = said == U"人間" || said == U"human";
        json_["species"] = fairy ? "fairy" : human ? "human" : whole.text;
        if (gift.empty()) return;
        json_["gift"] = encode_utf8(gift);
        for (int k = 1; k < kGifts; ++k) {
            const Words& one = words(static_cast<Gift>(k));
            if (gift == folded(one.ja) || gift == folded(one.en))
                json_["gift"] = std::string(one.id);
        }
    }

    /// The line of fixed numbers: "HP120 / DP40 / 霊力60 / 行動2".
    void fixed(const PostedLine& line, std::size_t behind) {
        constexpr std::array<std::pair<std::u32string_view, const char*>, 6> kNumbers{
            {{U"hp", "hp"},
             {U"dp", "dp"},
             {U"霊力", "spirit"},
             {U"spirit", "spirit"},
             {U"行動", "actions"},
             {U"actions", "actions"}}};
        own_ = true;
        for (const PostedPart& part : pieces_of(line, behind)) {
            const LevelText said = level_in(part.text);
            std::string key = part.text;
            for (const auto& [word, id] : kNumbers) {
                if (said.name == word) key = id;
            }
            places_.put((Json::json_pointer() / key).to_string(), {line.number, part.column});
            json_[key] = said.number ? Json(*said.number) : Json();
        }
    }

    /// Reads "追加HP3" or "Extra spirit 1"; returns false for anything else.
    bool extra(const LevelText& said, PostedPlace place) {
        const bool hp = said.name == U"追加hp" || said.name == U"extra hp";
        if (!hp && said.name != U"追加霊力" && said.name != U"extra spirit") return false;
        const std::string key = hp ? "hp" : "spirit";
        places_.put_first("/extra", place);
        places_.put("/extra/" + key, place);
        json_["extra"][key] = said.number ? Json(*said.number) : Json();
        own_ = true;
        return true;
    }

    /// A line of levels: "弾幕2", "属性使い4(感覚)"; among abilities also "剣閃・波動" and "追加HP3".
    void levels(const PostedLine& line, std::size_t behind, const char* list,
                const IdsByName& ids) {
        const std::string at = std::string("/") + list;
        places_.put(at, {line.number, behind});
        if (!json_.contains(list)) json_[list] = Json::object();
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
            json_[list][key] = level.number ? Json(*level.number) : Json();
            const std::string stat_key = key == "element" ? "elementStat" : "youjutsuStat";
            if (key == "element" || key == "youjutsu") places_.put_first("/" + stat_key, place);
            if (level.of.empty()) continue;
            const auto stat = names_.stats().find(level.of);
            json_[stat_key] = stat != names_.stats().end() ? stat->second : part.text;
            places_.put("/" + stat_key, place);
        }
    }

    void add(const char* list, Json item, PostedPlace place) {
        Json& all = json_[list];
        if (!all.is_array()) all = Json::array();
        places_.put(std::string("/") + list + "/" + std::to_string(all.size()), place);
        places_.put_first(std::string("/") + list, place);
        all.push_back(std::move(item));
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

    void plan(const PostedLine& line, std::size_t from) {
        const PostedPart one = part_of(line.raw, from);
        Json& plans = json_["tactic"];
        places_.put("/tactic/" + std::to_string(plans.size()), {line.number, one.column});
        plans.push_back(JsonObject().add("text", one.text));
    }

    void finish() {
        if (open_ && own_) {
            ReadText::Character found;
            found.name = name_.text;
            found.line = start_;
            found.party = party_;
            auto sheet = check_sheet(json_, settings_, banner_);
            if (sheet) found.build = std::move(*sheet);
            for (const Problem& one : sheet.problems()) {
                out_.problems.push_back(places_.in_text(one));
            }
            if (!sheet) found.draft = std::make_shared<const Json>(std::move(json_));
            out_.found.push_back(std::move(found));
        }
        open_ = own_ = in_plans_ = false;
        json_ = Json::object();
    }

    std::vector<PostedLine> lines_;
    const sengen::Settings& settings_;
    NamesInText names_;
    ReadText out_;
    bool open_ = false;
    /// Whether the sheet has a value that only this game knows: without one it is another game's.
    bool own_ = false;
    bool in_plans_ = false;
    PostedPart name_;
    int start_ = 0;
    PartyFields banner_;
    std::optional<std::size_t> party_;
    Json json_ = Json::object();
    PostedPlaces places_;
};

} // namespace

ReadText read_text(std::string_view text, const sengen::Settings& settings) {
    const auto words = [&] {
        static constexpr SheetRow kRows[] = {
            {"隊", RowKind::Party},
            {"名前", RowKind::Name},
            {"ランク|ranks|制限", RowKind::Levels},
            {"種族|species", RowKind::Value},
            {"固定値|fixed", RowKind::Value},
            {"特性値|characteristics|特性|能力値", RowKind::Levels},
            {"スキル|skills|技能", RowKind::Levels},
            {"能力|abilities|特殊能力", RowKind::Levels},
            {"武器|weapons|武装|所持武器", RowKind::Names},
            {"スペル|spells|魔法|術", RowKind::Names},
            {"スペルカード|spell cards|スペカ|カード", RowKind::Names},
            {"戦術|tactic|作戦", RowKind::Value},
            {"プラン|plans|plan|行動プラン", RowKind::Plans},
            {"hp|霊力|dp|最大dp|イニシアチブ", RowKind::Remark}};
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
                       [&](std::string_view plain) { return SheetReader(plain, settings).read(); });
}

} // namespace shiaiba::sengen
