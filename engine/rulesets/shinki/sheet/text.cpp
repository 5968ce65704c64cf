// Reads sheets from text line by line into JSON, which check_sheet then judges; problems get the
// lines where their fields stood. Writes sheets as text (17), and holds the samples (14).
#include "rulesets/shinki/sheet/sheet.hpp"

#include <map>
#include <utility>

#include "core/plan/compile.hpp"
#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {
namespace {

enum class Head { Party, Name, Kind, Limits, Skills, Tactic, Plans, Shine };
struct Label {
    std::u32string_view word;
    Head head;
};
constexpr Label kLabels[] = {
    {U"隊", Head::Party},      {U"party", Head::Party},   {U"名前", Head::Name},
    {U"name", Head::Name},     {U"種別", Head::Kind},     {U"kind", Head::Kind},
    {U"スキル", Head::Skills}, {U"skills", Head::Skills}, {U"戦術", Head::Tactic},
    {U"tactic", Head::Tactic}, {U"プラン", Head::Plans},  {U"plans", Head::Plans},
    {U"変身", Head::Shine},    {U"shine", Head::Shine},   {U"制限", Head::Limits},
    {U"limits", Head::Limits},
};
struct NumberLabel {
    std::u32string_view word;
    const char* key;
};
constexpr NumberLabel kNumbers[] = {{U"hp", "hp"}, {U"行動値", "speed"}, {U"speed", "speed"}};

bool is_one_of(const PostedPart& part, std::initializer_list<std::u32string_view> words) {
    const std::u32string said = folded(part.text);
    for (const std::u32string_view word : words) {
        if (said == word) return true;
    }
    return false;
}

class SheetReader {
public:
    SheetReader(std::string_view text, const shinki::Settings& settings)
        : lines_(posted_lines(text)), settings_(settings) {
        for (const Skill& skill : settings.list().skills) {
            for (const std::string* const name : {&skill.id, &skill.ja, &skill.en}) {
                ids_.emplace(name_key(*name), skill.id);
            }
        }
    }

    ReadText read() {
        for (const PostedLine& line : lines_) {
            if (!trim(line.raw).empty()) this->line(line);
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
        if (numbers(line)) return;
        out_.problems.push_back(
            problem_in_line(line.number, 0, 0, "strayLine",
                            {"名前・種別・HPと行動値・スキル・戦術・プランのどれでもない行です。",
                             "This line is no name, kind, hp and speed, skills, tactic or plan."},
                            "17"));
    }

    void head(const PostedLine& line, Head head, std::size_t behind) {
        const PostedPart part = part_of(line.raw, behind);
        if (head == Head::Party) return party(line, behind);
        if (head == Head::Name) {
            finish();
            name_ = part;
            start_ = line.number;
            places_ = PostedPlaces({line.number, part.column});
            open_ = true;
            return;
        }
        if (!open_) return;
        const PostedPlace place{line.number, part.column};
        in_plans_ = head == Head::Plans;
        own_ = own_ || head == Head::Kind || head == Head::Shine;
        if (head == Head::Skills) places_.put_first("/skills", place);
        switch (head) {
        case Head::Kind:
            places_.put("/kind", place);
            if (is_one_of(part, {U"心輝者", U"blazer"})) return;
            json_["kind"] = "apostle";
            if (is_one_of(part, {U"モブ", U"mob"})) {
                json_["mob"] = true;
                places_.put("/mob", place);
            } else if (!is_one_of(part, {U"眷属", U"apostle"})) {
                json_["kind"] = part.text;
            }
            return;
        case Head::Limits:
            places_.put("/limits", place);
            if (is_one_of(part, {U"なし", U"open"})) {
                json_["limits"] = "open";
            } else if (!is_one_of(part, {U"標準", U"standard"})) {
                json_["limits"] = part.text;
            }
            return;
        case Head::Skills:
            for (const PostedPart& one : parts_of(line.raw, behind)) skill(one, line.number);
            return;
        case Head::Tactic:
            json_["tactic"] = part.text;
            places_.put("/tactic", place);
            return;
        case Head::Plans:
            json_["tactic"] = Json::array();
            places_.put("/tactic", place);
            if (!part.text.empty()) plan(line, behind);
            return;
        case Head::Shine:
            places_.put("/shinki", place);
            if (is_one_of(part, {U"なし", U"no"})) json_["shinki"] = false;
            return;
        default: return;
        }
    }

    void party(const PostedLine& line, std::size_t behind) {
        finish();
        const PostedParty party = party_in(line, behind);
        banner_ = {party.gm};
        party_ = out_.parties.size();
        out_.parties.push_back({party.name, line.number, Build(banner_)});
    }

    /// Reads "HP:2 / 行動値:4", in any order.
    bool numbers(const PostedLine& line) {
        bool any = false;
        const std::u32string_view text = line.folded;
        for (const NumberLabel& label : kNumbers) {
            std::size_t at = text.find(label.word);
            if (at == std::u32string_view::npos) continue;
            const PostedPlace place{line.number, at};
            at += label.word.size();
            skip_blanks(text, at);
            if (at >= text.size() || text[at] != ':') continue;
            ++at;
            skip_blanks(text, at);
            if (at >= text.size() || !is_digit(text[at])) continue;
            numbers_[label.key] = number_at(text, at, kMostOpenHp + 1);
            const std::string key(label.key);
            for (const std::string& path : {"/" + key, "/points/" + key}) places_.put(path, place);
            places_.put_first("/points", place);
            any = own_ = true;
        }
        return any;
    }

    void skill(const PostedPart& part, int number) {
        const auto known = ids_.find(name_key(part.text));
        const std::string id = known == ids_.end() ? part.text : std::string(known->second);
        own_ = own_ || known != ids_.end();
        Json& list = json_["skills"];
        if (!list.is_array()) list = Json::array();
        places_.put("/skills/" + std::to_string(list.size()), {number, part.column});
        list.push_back(id);
    }

    void plan(const PostedLine& line, std::size_t from) {
        const PostedPart one = part_of(line.raw, from);
        Json& plans = json_["tactic"];
        places_.put("/tactic/" + std::to_string(plans.size()), {line.number, one.column});
        plans.push_back(JsonObject().add("text", one.text));
    }

    void finish() {
        if (open_ && own_) {
            const bool points =
                !json_.contains("kind") && json_.value("limits", std::string()) != "open";
            if (points && !numbers_.empty()) json_["points"] = numbers_;
            if (!points) json_.update(numbers_);
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
        numbers_ = Json::object();
    }

    std::vector<PostedLine> lines_;
    const shinki::Settings& settings_;
    /// Id of a skill, by each of its names.
    std::map<std::u32string, std::string_view> ids_;
    ReadText out_;
    bool open_ = false;
    /// The sheet has a line that sheets of other games don't have, so it is one of this system.
    bool own_ = false;
    bool in_plans_ = false;
    PostedPart name_;
    int start_ = 0;
    PartyFields banner_;
    std::optional<std::size_t> party_;
    Json json_ = Json::object();
    Json numbers_ = Json::object();
    PostedPlaces places_;
};

} // namespace

ReadText read_text(std::string_view text, const shinki::Settings& settings) {
    const auto words = [&] {
        static constexpr SheetRow kRows[] = {
            {"隊", RowKind::Party},
            {"名前", RowKind::Name},
            {"種別|kind|種類", RowKind::Value},
            {"制限|limits", RowKind::Value},
            {"スキル|skills|所持スキル|取得スキル|習得スキル", RowKind::Names},
            {"戦術|tactic|作戦", RowKind::Value},
            {"プラン|plans|plan|行動プラン", RowKind::Plans},
            {"変身|shine", RowKind::Value}};
        static constexpr std::string_view kNumbers[] = {"HP|ヒットポイント|体力",
                                                        "行動値|speed|速度"};
        SheetWords all{kRows, kNumbers};
        for (const Skill& skill : settings.list().skills) {
            all.names.push_back(
                {skill.bare_ja() + "\n" + skill.ja + "\n" + skill.id + "\n" + skill.en});
        }
        return all;
    };
    return read_posted(text, words,
                       [&](std::string_view plain) { return SheetReader(plain, settings).read(); });
}

std::string write_text(const Sheet& sheet, std::string_view name) {
    std::string out = "名前:" + std::string(name) + "\n";
    if (sheet.apostle) out += sheet.mob ? "種別:モブ\n" : "種別:眷属\n";
    if (sheet.open) out += "制限:なし\n";
    out += "HP:" + std::to_string(sheet.has_points() ? sheet.hp_points : sheet.hp) +
           " / 行動値:" + std::to_string(sheet.has_points() ? sheet.speed_points : sheet.speed) +
           "\n";
    for (std::size_t k = 0; k < sheet.skills.size(); ++k) {
        out += k == 0 ? "スキル:" : "、";
        out += sheet.skill(sheet.skills[k]).bare_ja();
    }
    if (!sheet.skills.empty()) out += "\n";
    if (!sheet.apostle && !sheet.shine) out += "変身:なし\n";
    if (sheet.tactic.own != nullptr) {
        out += "プラン:\n";
        for (const plan::Plan& plan : sheet.tactic.own->plans()) {
            out += plan::print(plan, vocabulary(), sheet.tactic.own->names(), Lang::Ja) + "\n";
        }
    } else if (sheet.tactic.preset) {
        out.append("戦術:").append(presets()[*sheet.tactic.preset].id).append("\n");
    }
    return out;
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
