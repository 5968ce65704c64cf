// Reads sheets from text line by line into JSON, which check_sheet then judges; problems get the
// lines where their fields stood. Writes sheets as text (17), and holds the samples (14).
#include "rulesets/shinki/sheet/sheet.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>

#include "core/sheet/fields.hpp"
#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_reader.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {
namespace {

/// A row of the table as a line of sheets.
SheetRow line_of(std::string_view key, RowKind kind = RowKind::Value) {
    return {member_fields().field(key).labels, kind};
}
const std::array<SheetRow, 8>& rows() {
    static const std::array<SheetRow, 8> all{kPartyRow,
                                             kNameRow,
                                             line_of("kind"),
                                             line_of("limits"),
                                             line_of("skills", RowKind::Names),
                                             kTacticRow,
                                             kPlansRow,
                                             line_of("shinki")};
    return all;
}

/// The numbers of a sheet, which stand in one line: points, or those of open limits.
constexpr std::array<std::string_view, 2> kNumbers{"hp", "speed"};

class Reader final : public SheetReader {
public:
    Reader(std::string_view text, const shinki::Settings& settings)
        : SheetReader(text, rows()), settings_(settings) {
        for (const Skill& skill : settings.list().skills) {
            for (const std::string* const name : {&skill.id, &skill.ja, &skill.en}) {
                ids_.emplace(name_key(*name), skill.id);
            }
        }
        for (const std::string_view key : kNumbers) {
            const Field& field = member_fields().field(key);
            for (const std::string_view word : {field.ja, field.en})
                number_labels_.emplace_back(folded(word), key);
        }
    }

private:
    void row(std::string_view label, const PostedLine& line, std::size_t behind) override {
        if (label == "スキル") {
            for (const PostedPart& one : parts_of(line.raw, behind)) skill(one, line.number);
            return;
        }
        const PostedPart part = part_of(line.raw, behind);
        const PostedPlace place{line.number, part.column};
        own_ = own_ || label != "制限";
        if (label == "変身") {
            places_.put("/shinki", place);
            if (option_called(member_fields().field("shinki"), part.text) == 1) {
                fields_["shinki"] = false;
            }
            return;
        }
        // モブ is a kind of its own in texts.
        const bool mob = label == "種別" && is_mob(part.text);
        const std::string key = label == "種別" ? "kind" : "limits";
        const Field& field = member_fields().field(key);
        const auto option = mob ? std::optional(1) : option_called(field, part.text);
        places_.put("/" + key, place);
        if (option != 0) {
            fields_[key] = option ? std::string(item_at(field, *option).id) : part.text;
        }
        if (!mob) return;
        fields_["mob"] = true;
        places_.put("/mob", place);
    }
    static bool is_mob(std::string_view text) {
        const std::u32string said = folded(text);
        return said == U"モブ" || said == U"mob";
    }

    /// Reads "HP:2 / 行動値:4", in any order.
    bool unlabelled(const PostedLine& line) override {
        bool any = false;
        const std::u32string_view text = line.folded;
        for (const auto& [word, key] : number_labels_) {
            std::size_t at = text.find(word);
            if (at == std::u32string_view::npos) continue;
            const PostedPlace place{line.number, at};
            at += word.size();
            skip_blanks(text, at);
            if (at >= text.size() || text[at] != ':') continue;
            ++at;
            skip_blanks(text, at);
            if (at >= text.size() || !is_digit(text[at])) continue;
            numbers_[key] = number_at(text, at, kMostOpenHp + 1);
            for (const std::string& path : {"/" + key, "/points/" + key}) places_.put(path, place);
            places_.put_first("/points", place);
            any = own_ = true;
        }
        return any;
    }

    Problem stray(const PostedLine& line) const override {
        return problem_in_line(
            line.number, 0, 0, "strayLine",
            {"名前・種別・HPと行動値・スキル・戦術・プランのどれでもない行です。",
             "This line is no name, kind, hp and speed, skills, tactic or plan."},
            "17");
    }

    void skill(const PostedPart& part, int number) {
        const auto known = ids_.find(name_key(part.text));
        own_ = own_ || known != ids_.end();
        add("skills", known == ids_.end() ? part.text : std::string(known->second),
            {number, part.column});
    }

    Checked<Build> check(Json& fields, const PartyFields& party) override {
        const bool points =
            !fields.contains("kind") && fields.value("limits", std::string()) != "open";
        if (points && !numbers_.empty()) fields["points"] = numbers_;
        if (!points) fields.update(numbers_);
        numbers_ = Json::object();
        return check_sheet(fields, settings_, party);
    }

    const shinki::Settings& settings_;
    /// Id of a skill, by each of its names.
    std::map<std::u32string, std::string_view> ids_;
    /// Each label of a number, and the number's key.
    std::vector<std::pair<std::u32string, std::string>> number_labels_;
    Json numbers_ = Json::object();
};

} // namespace

ReadText read_text(std::string_view text, const shinki::Settings& settings) {
    const auto words = [&] {
        static const auto labels = [] {
            std::array<std::string_view, kNumbers.size()> each;
            for (std::size_t k = 0; k < each.size(); ++k)
                each[k] = member_fields().field(kNumbers[k]).labels;
            return each;
        }();
        SheetWords all{rows(), labels};
        for (const Skill& skill : settings.list().skills) {
            all.names.push_back(
                {skill.bare_ja() + "\n" + skill.ja + "\n" + skill.id + "\n" + skill.en});
        }
        return all;
    };
    return read_posted(text, words,
                       [&](std::string_view plain) { return Reader(plain, settings).read(); });
}

std::string write_text(const Sheet& sheet, std::string_view name) {
    const Fields<Sheet>& fields = member_fields();
    const auto number = [&](int points, int fixed) {
        return std::to_string(sheet.has_points() ? points : fixed);
    };
    return "名前:" + std::string(name) + "\n" +
           (sheet.mob ? "種別:モブ\n" : fields.line("kind", sheet)) + fields.line("limits", sheet) +
           "HP:" + number(sheet.hp_points, sheet.hp) +
           " / 行動値:" + number(sheet.speed_points, sheet.speed) + "\n" +
           fields.line("skills", sheet) + fields.line("shinki", sheet) +
           fields.line("tactic", sheet);
}

// -- The samples: the first two meet when a newcomer opens the page. Tuned by measurement; section
// 14 of the rules has the results.

std::string_view samples_text() {
    return R"json([
{"name":{"ja":"灯里","en":"Akari"},"members":[{"points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"}]},
{"name":{"ja":"雫","en":"Shizuku"},"members":[{"points":{"hp":4,"speed":2},"skills":["hoshi","kagenui","engoku","iatsu","shuen"],"tactic":"間合い"}]},
{"name":{"ja":"巌","en":"Iwao"},"members":[{"points":{"hp":3,"speed":3},"skills":["teppeki","kagami","sosei","kagenui","tentsui"],"tactic":"堅守"}]},
{"name":{"ja":"夜見","en":"Yomi"},"members":[{"points":{"hp":0,"speed":6},"skills":["dokuga","yami","sosei","shuchu","shuen"],"tactic":"奥義"}]},
{"name":{"ja":"悟","en":"Satoru"},"members":[{"points":{"hp":0,"speed":6},"skills":["mikiri","ushiro","guren","seishin","kyoen"]}]},
{"name":{"ja":"日向","en":"Hinata"},"members":[{"points":{"hp":6,"speed":0},"skills":["yukou","ryusei","toushi","yojin","tentsui"]}]},
{"name":{"ja":"夜明け隊","en":"Daybreak Squad"},"members":[{"name":{"ja":"灯里","en":"Akari"},"points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"},{"name":{"ja":"日向","en":"Hinata"},"points":{"hp":6,"speed":0},"skills":["yukou","ryusei","toushi","yojin","tentsui"]}]},
{"name":{"ja":"黎明の四人","en":"Four of Dawn"},"members":[{"name":{"ja":"灯里","en":"Akari"},"points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"},{"name":{"ja":"雫","en":"Shizuku"},"points":{"hp":4,"speed":2},"skills":["hoshi","kagenui","engoku","iatsu","shuen"],"tactic":"間合い"},{"name":{"ja":"巌","en":"Iwao"},"points":{"hp":3,"speed":3},"skills":["teppeki","kagami","sosei","kagenui","tentsui"],"tactic":"堅守"},{"name":{"ja":"日向","en":"Hinata"},"points":{"hp":6,"speed":0},"skills":["yukou","ryusei","toushi","yojin","tentsui"]}]},
{"name":{"ja":"小鬼の群れ","en":"Goblin Horde"},"gm":true,"members":[{"name":{"ja":"大顎","en":"Great Maw"},"kind":"apostle","hp":90,"speed":8,"skills":["guren","kagenui","iatsu","tentsui"]},{"name":{"ja":"小鬼","en":"Goblin"},"kind":"apostle","mob":true,"hp":16,"speed":7,"skills":["attack"]},{"name":{"ja":"小鬼","en":"Goblin"},"kind":"apostle","mob":true,"hp":16,"speed":7,"skills":["attack"]},{"name":{"ja":"小鬼","en":"Goblin"},"kind":"apostle","mob":true,"hp":16,"speed":7,"skills":["attack"]},{"name":{"ja":"棘虫","en":"Thornworm"},"kind":"apostle","mob":true,"hp":14,"speed":9,"skills":["dokuga"]}]},
{"name":{"ja":"嘆きの合唱","en":"Chorus of Grief"},"gm":true,"members":[{"kind":"apostle","hp":48,"speed":6,"skills":["ryusei","yami","teppeki","shuen"]}]},
{"name":{"ja":"夜の女王","en":"Queen of the Night"},"gm":true,"members":[{"name":{"ja":"夜の女王","en":"Queen of the Night"},"kind":"apostle","hp":130,"speed":9,"skills":["ryusei","engoku","teppeki","iatsu","shuen"]},{"name":{"ja":"影騎士","en":"Shadow Knight"},"kind":"apostle","hp":85,"speed":8,"skills":["guren","kagenui","toushi","tentsui"]},{"name":{"ja":"影","en":"Shadow"},"kind":"apostle","mob":true,"hp":14,"speed":7,"skills":["dokuga"]},{"name":{"ja":"影","en":"Shadow"},"kind":"apostle","mob":true,"hp":14,"speed":7,"skills":["dokuga"]},{"name":{"ja":"影","en":"Shadow"},"kind":"apostle","mob":true,"hp":14,"speed":7,"skills":["dokuga"]}]}
]
)json";
}

} // namespace shiaiba::shinki
