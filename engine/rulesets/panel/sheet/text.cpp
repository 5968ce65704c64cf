// Reads sheets from text section by section into JSON, which check_sheet then judges; problems get
// the lines where their fields stood. Writes sheets as text, and holds the samples.
#include "rulesets/panel/sheet/sheet.hpp"

#include <algorithm>
#include <utility>

#include "core/plan/compile.hpp"
#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

enum class Section { None, Skills, Patterns, Plans };

struct Label {
    std::u32string_view word;
    enum What { Name, Owner, Skills, Patterns, Plans } what;
};
constexpr Label kLabels[] = {
    {U"名前", Label::Name},         {U"name", Label::Name},         {U"持ち主", Label::Owner},
    {U"owner", Label::Owner},       {U"スキル", Label::Skills},     {U"skills", Label::Skills},
    {U"パターン", Label::Patterns}, {U"patterns", Label::Patterns}, {U"プラン", Label::Plans},
    {U"plans", Label::Plans},
};

struct StatLabel {
    std::u32string_view word;
    const char* key;
};
constexpr StatLabel kStatLabels[] = {
    {U"体力", "vitality"}, {U"vitality", "vitality"}, {U"神経反射", "reflex"},
    {U"reflex", "reflex"}, {U"知性", "intellect"},    {U"intellect", "intellect"},
};

/// A cost in English words: "fire, fire, any" (elements first, then 白).
std::string in_english(const Cost& cost) {
    std::string said;
    const auto add = [&](std::string_view word) {
        said.append(said.empty() ? "" : ", ").append(word);
    };
    for (const Element letter : cost.letters) add(kElementWords[index(letter)]);
    for (int k = 0; k < cost.any; ++k) add("any");
    return said.empty() ? "nothing" : said;
}

class Reader {
public:
    Reader(std::string_view text, const std::shared_ptr<const SkillList>& list)
        : lines_(posted_lines(text)), list_(list) {}

    ReadText read() {
        for (const PostedLine& line : lines_) {
            if (!trim(line.raw).empty()) this->line(line);
        }
        finish();
        if (out_.found.empty()) {
            out_.problems.clear();
        } else {
            out_.form = "sheet";
        }
        return std::move(out_);
    }

private:
    /// The label that the line begins with, and in `behind` the column after it; nullptr if there
    /// is none.
    static const Label* label_of(const PostedLine& line, std::size_t& behind) {
        for (const Label& label : kLabels) {
            behind = behind_label(line, label.word);
            if (behind != 0) return &label;
        }
        return nullptr;
    }

    void line(const PostedLine& line) {
        std::size_t behind = 0;
        const Label* const label = label_of(line, behind);
        if (label != nullptr && label->what == Label::Name) {
            finish();
            name_ = part_of(line.raw, behind);
            start_ = line.number;
            places_ = PostedPlaces({line.number, name_.column});
            open_ = true;
            return;
        }
        if (label != nullptr && open_ &&
            !(section_ == Section::Plans && label->what == Label::Owner)) {
            return head(line, *label, behind);
        }
        if (stats(line)) return;
        if (!open_) return;
        switch (section_) {
        case Section::Skills: return skills(line, 0);
        case Section::Patterns: return pattern(line, 0);
        case Section::Plans: return plan(line, 0);
        case Section::None:
            out_.problems.push_back(
                problem_in_line(line.number, 0, 0, "strayLine",
                                {"名前・能力値・スキル・パターン・プランのどれでもない行です。",
                                 "This line is not a name, points, skills, a pattern or a plan."},
                                "1.2"));
        }
    }

    void head(const PostedLine& line, const Label& label, std::size_t behind) {
        const bool more = !part_of(line.raw, behind).text.empty();
        switch (label.what) {
        case Label::Owner: json_["owner"] = part_of(line.raw, behind).text; break;
        case Label::Skills:
            section_ = Section::Skills;
            if (more) skills(line, behind);
            break;
        case Label::Patterns:
            section_ = Section::Patterns;
            if (more) pattern(line, behind);
            break;
        case Label::Plans:
            section_ = Section::Plans;
            if (more) plan(line, behind);
            break;
        case Label::Name: break;
        }
    }

    /// Reads "体力:5 / 神経反射:4 / 知性:6", in any order.
    bool stats(const PostedLine& line) {
        if (!open_ || section_ != Section::None) return false;
        bool any = false;
        const std::u32string_view text = line.folded;
        for (const StatLabel& label : kStatLabels) {
            std::size_t at = text.find(label.word);
            if (at == std::u32string_view::npos) continue;
            const std::size_t column = at;
            at += label.word.size();
            while (at < text.size() && (is_blank(text[at]) || text[at] == ':' || text[at] == '='))
                ++at;
            if (at >= text.size() || !is_digit(text[at])) continue;
            const PostedPlace place{line.number, column};
            json_["stats"][label.key] = number_at(text, at, 99);
            places_.put("/stats/" + std::string(label.key), place);
            places_.put_first("/stats", place);
            any = true;
        }
        return any;
    }

    void add(const char* list, Json value, PostedPlace place) {
        places_.put("/" + std::string(list) + "/" + std::to_string(json_[list].size()), place);
        json_[list].push_back(std::move(value));
    }

    void skills(const PostedLine& line, std::size_t from) {
        for (const PostedPart& one : parts_of(line.raw, from)) {
            add("skills", Json(one.text), {line.number, one.column});
        }
    }

    /// Reads "攻め:火剣火水", or the panels alone.
    void pattern(const PostedLine& line, std::size_t from) {
        const std::size_t colon = line.folded.rfind(':');
        const bool named = colon != std::u32string::npos && colon >= from;
        const PostedPart panels = part_of(line.raw, named ? colon + 1 : from);
        JsonObject one;
        if (named) one.add("name", part_of(line.raw, from, colon).text);
        one.add("panels", panels.text);
        add("patterns", one, {line.number, panels.column});
    }

    void plan(const PostedLine& line, std::size_t from) {
        const PostedPart one = part_of(line.raw, from);
        if (one.text.front() == '#') {
            const std::u32string_view raw = line.raw;
            const std::string note = part_of(raw, one.column + 1).text;
            note_ += (note_.empty() ? "" : "\n") + note;
            return;
        }
        const std::u32string_view folded = std::u32string_view(line.folded).substr(one.column);
        if (const auto places = plan::definition_places(folded)) {
            const auto part = [&](std::size_t begin, std::size_t end) {
                return part_of(line.raw, one.column + begin, one.column + end).text;
            };
            add("definitions",
                JsonObject()
                    .add("word", part(places->word, places->word_end))
                    .add("text", part(places->phrase, places->phrase_end)),
                {line.number, one.column});
            return;
        }
        JsonObject json;
        json.add("text", one.text);
        if (!note_.empty()) json.add("note", note_);
        note_.clear();
        add("plans", json, {line.number, one.column});
    }

    void finish() {
        if (open_ && json_.contains("stats")) {
            ReadText::Character found;
            found.name = name_.text;
            found.line = start_;
            auto sheet = check_sheet(json_, list_);
            if (sheet) found.build = Build(std::move(*sheet));
            for (const Problem& one : sheet.problems()) {
                out_.problems.push_back(places_.in_text(one));
            }
            if (!sheet) found.draft = std::make_shared<const Json>(std::move(json_));
            out_.found.push_back(std::move(found));
        }
        open_ = false;
        json_ = Json::object();
        for (const char* const key : {"skills", "patterns", "definitions", "plans"}) {
            json_[key] = Json::array();
        }
        note_.clear();
        section_ = Section::None;
    }

    std::vector<PostedLine> lines_;
    std::shared_ptr<const SkillList> list_;
    ReadText out_;
    bool open_ = false;
    Section section_ = Section::None;
    PostedPart name_;
    int start_ = 0;
    Json json_ = Json::object();
    PostedPlaces places_;
    std::string note_;
};

} // namespace

ReadText read_sheet_text(std::string_view text, const std::shared_ptr<const SkillList>& list) {
    const auto words = [&] {
        static constexpr SheetRow kRows[] = {
            {"名前", RowKind::Name},
            {"持ち主|owner|オーナー|所有者", RowKind::Value},
            {"スキル|skills|所持スキル|取得スキル|習得スキル|使用スキル", RowKind::Names},
            {"パターン|patterns|pattern|スキルパターン|パネルパターン|パネル", RowKind::Patterns},
            {"プラン|plans|plan|戦術|行動プラン", RowKind::Plans}};
        static constexpr std::string_view kNumbers[] = {
            "体力|vitality", "神経反射|神経反応|反射神経|反射|reflex", "知性|知力|intellect"};
        SheetWords all{kRows, kNumbers};
        all.chooses_pattern = {U"、パターン", U"を転写する"};
        for (const Skill& skill : list->skills) {
            all.names.push_back(
                {skill.name + "\n" + skill.id + "\n" + skill.reading + "\n" + skill.en,
                 skill.cost.text, in_english(skill.cost)});
        }
        return all;
    };
    return read_posted(text, words,
                       [&](std::string_view plain) { return Reader(plain, list).read(); });
}

std::string write_sheet_text(const Sheet& sheet, std::string_view name) {
    std::string out = "名前:" + std::string(name) + "\n";
    if (!sheet.owner.empty()) out += "持ち主:" + sheet.owner + "\n";
    out += "体力:" + std::to_string(sheet.vitality) +
           " / 神経反射:" + std::to_string(sheet.reflex) +
           " / 知性:" + std::to_string(sheet.intellect) + "\n";
    if (!sheet.skills.empty()) {
        out += "スキル:";
        for (std::size_t k = 0; k < sheet.skills.size(); ++k) {
            out += (k == 0 ? "" : "、") + sheet.list->skill(sheet.skills[k]).name;
        }
        out += "\n";
    }
    if (!sheet.patterns.empty()) out += "パターン:\n";
    for (const Pattern& pattern : sheet.patterns) {
        out += (pattern.name.empty() ? "" : pattern.name + ":") + notation(pattern.panels) + "\n";
    }
    if (!sheet.tactic->plans().empty() || !sheet.definitions.empty()) out += "プラン:\n";
    for (const plan::Definition& one : sheet.definitions) {
        out += "定義: " + one.word + " = " + one.text + "\n";
    }
    const plan::Names names = names_of(sheet);
    for (const plan::Plan& plan : sheet.tactic->plans()) {
        std::string note = plan.note;
        while (!note.empty()) {
            const std::size_t end = std::min(note.find('\n'), note.size());
            out += "# " + note.substr(0, end) + "\n";
            note.erase(0, end + 1);
        }
        out += plan::print(plan, vocabulary(), names, Lang::Ja) + "\n";
    }
    return out;
}

// -- The samples

std::string_view samples_text() {
    return R"json([
{"name":{"ja":"ツルギ","en":"Tsurugi"},"stats":{"vitality":5,"reflex":6,"intellect":4},
 "skills":["明鏡止水","焔剣","双刃","一太刀","受け流し","闘志"],
 "patterns":[{"name":{"ja":"構え","en":"Stance"},"panels":"水剣剣剣火剣"},{"name":{"ja":"攻め","en":"Attack"},"panels":"水剣剣剣剣剣"}],
 "plans":[
  {"text":"明鏡止水を維持中である場合、明鏡止水を使用しない","note":{"ja":"一度構えれば十分","en":"one stance is enough"}},
  {"text":"明鏡止水を維持中である場合、パターン2を転写する","note":{"ja":"構えた後は剣を増やす","en":"in the stance: more swords"}},
  {"text":"受ける攻撃のダメージが1以下である場合、受け流しを使用しない","note":{"ja":"小さな攻撃には剣を残す","en":"save swords from small blows"}},
  {"text":"先攻 かつ ターンが1以下 の場合、パネルを1枚残す","note":{"ja":"最初の返しに備える","en":"for the first reply"}}]},
{"name":{"ja":"ホムラ","en":"Homura"},"stats":{"vitality":4,"reflex":7,"intellect":4},
 "skills":["陽炎","業火","灼印","火花","小突き"],
 "patterns":[{"name":{"ja":"燃える","en":"Blaze"},"panels":"火水火火火火風"}],
 "plans":[
  {"text":"相手のHPが6以下である場合、陽炎の維持を解除する","note":{"ja":"最後は火を攻めに回す","en":"at last all fire attacks"}},
  {"text":"相手のHPが4以下である場合、業火を使用する","note":{"ja":"とどめを先に","en":"finish it first"}},
  {"text":"灼印の対象は未使用のパネルを狙う","note":{"ja":"これから払うパネルを焼く","en":"burn panels that are yet to pay"}}]},
{"name":{"ja":"ミナモ","en":"Minamo"},"stats":{"vitality":6,"reflex":5,"intellect":4},
 "skills":["毒霧","凍てつく雫","水弾","安らぎ","霞衣","快復"],
 "patterns":[{"name":{"ja":"流れ","en":"Flow"},"panels":"水水風水地"},{"name":{"ja":"守り","en":"Guard"},"panels":"水風風水水"}],
 "plans":[
  {"text":"受ける攻撃のダメージが2未満である場合、霞衣を使用しない","note":{"ja":"風は大きな攻撃のために残す","en":"save wind for great attacks"}},
  {"text":"自分の失ったHPが2未満である場合、快復を使用しない","note":{"ja":"無駄な回復をしない","en":"waste no healing"}},
  {"text":"相手がPoison状態である場合、毒霧を使用しない","note":{"ja":"毒は重ねない","en":"one poison at a time"}},
  {"text":"自分のHPが8以下である場合、パターン2を転写する","note":{"ja":"危うくなれば守りの型","en":"in danger: the guard"}},
  {"text":"後攻の場合、凍てつく雫を使用しない","note":{"ja":"後から凍らせても遅い","en":"too late to freeze"}}]},
{"name":{"ja":"イワオ","en":"Iwao"},"stats":{"vitality":7,"reflex":5,"intellect":3},
 "skills":["石鎧","防護陣","大震","石礫"],
 "patterns":[{"panels":"地地地地地"}],
 "plans":[
  {"text":"石鎧を維持中である場合、石鎧を使用しない","note":{"ja":"鎧は一領","en":"one armour will do"}},
  {"text":"相手が維持中のスキルを持つ場合、大震を使用する","note":{"ja":"維持を崩す","en":"break what is maintained"}},
  {"text":"自分がGuard状態である場合、防護陣を使用しない","note":{"ja":"守りは一重で足りる","en":"one guard is enough"}},
  {"text":"自分のHPが4以下である場合、石鎧の維持を解除する","note":{"ja":"最後は攻めに回る","en":"at last: attack"}}]},
{"name":{"ja":"カスミ","en":"Kasumi"},"stats":{"vitality":5,"reflex":5,"intellect":5},
 "skills":["賽の目崩し","空気の枷","打消しの印","霞衣","水弾","言封じ"],
 "patterns":[{"name":{"ja":"乱す","en":"Disrupt"},"panels":"地風風水風"},{"name":{"ja":"封じる","en":"Seal"},"panels":"水風地風風"}],
 "plans":[
  {"text":"剣パネルを狙う","note":{"ja":"剣技を使わせない","en":"no sword arts for them"}},
  {"text":"賽の目崩しの対象は未使用のパネルを狙う","note":{"ja":"使えるうちに乱す","en":"scramble before it is used"}},
  {"text":"ターンが5以上の場合、パターン2を転写する","note":{"ja":"後半は言葉を封じる","en":"second half: seal the words"}},
  {"text":"先攻の場合、パネルを2枚残す","note":{"ja":"打消しの風を残す","en":"save wind to cancel with"}},
  {"text":"受ける攻撃のダメージが1以下である場合、霞衣を使用しない","note":{"ja":"小さな攻撃は受けておく","en":"take small hits"}}]},
{"name":{"ja":"タメ","en":"Tame"},"stats":{"vitality":5,"reflex":6,"intellect":4},
 "skills":["解き放ち","溜め","開拓","火花","縛り解き"],
 "patterns":[{"name":{"ja":"溜める","en":"Charge"},"panels":"黒黒地火地火"},{"name":{"ja":"放つ","en":"Release"},"panels":"火地火地火地"}],
 "plans":[
  {"text":"自分のChargeが2未満 かつ ターンが3以下 の場合、解き放ちを使用しない","note":{"ja":"二つ溜めてから放つ","en":"charge twice, then release"}},
  {"text":"自分のChargeが4以上である場合、溜めを使用しない","note":{"ja":"溜めは四つまで","en":"four charges will do"}},
  {"text":"自分のChargeが4以上である場合、パターン2を転写する","note":{"ja":"溜まれば放つ型","en":"charged: the pattern of release"}},
  {"text":"自分のBind状態のパネルが2未満である場合、縛り解きを使用しない","note":{"ja":"一つなら我慢する","en":"one is bearable"}},
  {"text":"開拓の属性は火を選ぶ","note":{"ja":"解き放ちの火を作る","en":"makes fire for the release"}},
  {"text":"白のコストは黒パネルで支払う","note":{"ja":"火と地を残す","en":"save fire and earth"}}]}
])json";
}

} // namespace shiaiba::panel
