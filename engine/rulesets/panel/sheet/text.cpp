// Reads sheets from text section by section into JSON, which check_sheet then judges; problems get
// the lines where their fields stood. Writes sheets as text, and holds the samples.
#include "rulesets/panel/sheet/sheet.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/plan/compile.hpp"
#include "core/sheet/fields.hpp"
#include "core/sheet/posted/read_posted.hpp"
#include "core/sheet/sheet_reader.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::panel {
namespace {

using Rows = std::array<SheetRow, 5>;
/// The rows of the table as lines of sheets. `plans`: the kind of the row of plans.
Rows rows(RowKind plans) {
    const auto line_of = [](std::string_view key, RowKind kind) {
        return SheetRow{sheet_fields().field(key).labels, kind};
    };
    return {kNameRow, line_of("owner", RowKind::Value), line_of("skills", RowKind::Names),
            line_of("patterns", RowKind::Patterns), line_of("plans", plans)};
}
std::span<const FieldItem> stats() { return sheet_fields().field("stats").items; }

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

class Reader final : public SheetReader {
public:
    Reader(std::string_view text, const std::shared_ptr<const SkillList>& list)
        : SheetReader(text, own_rows()), list_(list) {}

private:
    /// Plans are read here: they are no tactic, and have notes and definitions among them.
    static const Rows& own_rows() {
        static const Rows all = rows(RowKind::Value);
        return all;
    }

    void begin() override {
        for (const char* const key : {"skills", "patterns", "definitions", "plans"}) {
            fields_[key] = Json::array();
        }
        note_.clear();
        section_ = {};
    }
    void row(std::string_view label, const PostedLine& line, std::size_t behind) override {
        const bool owner = label == "持ち主";
        // Among plans there is no owner.
        if (owner && section_ == "プラン") return entry(line, 0);
        const PostedPart part = part_of(line.raw, behind);
        if (owner) {
            fields_["owner"] = part.text;
            return;
        }
        section_ = label;
        if (!part.text.empty()) entry(line, behind);
    }
    bool unlabelled(const PostedLine& line) override {
        if (section_.empty()) return stats(line);
        entry(line, 0);
        return true;
    }
    Problem stray(const PostedLine& line) const override {
        return problem_in_line(line.number, 0, 0, "strayLine",
                               {"名前・能力値・スキル・パターン・プランのどれでもない行です。",
                                "This line is not a name, points, skills, a pattern or a plan."},
                               "1.2");
    }
    Checked<Build> check(Json& fields, const PartyFields&) override {
        return untyped(check_sheet(fields, list_));
    }

    /// A line, or what stands behind a label, of the section that was begun last.
    void entry(const PostedLine& line, std::size_t from) {
        if (section_ == "スキル") return skills(line, from);
        if (section_ == "パターン") return pattern(line, from);
        plan(line, from);
    }

    /// Reads "体力:5 / 神経反射:4 / 知性:6", in any order.
    bool stats(const PostedLine& line) {
        bool any = false;
        const std::u32string_view text = line.folded;
        for (const FieldItem& stat : panel::stats()) {
            for (const std::string_view label : {stat.ja, stat.id}) {
                const std::u32string word = folded(label);
                std::size_t at = text.find(word);
                if (at == std::u32string_view::npos) continue;
                const PostedPlace place{line.number, at};
                at += word.size();
                while (at < text.size() &&
                       (is_blank(text[at]) || text[at] == ':' || text[at] == '=')) {
                    ++at;
                }
                if (at >= text.size() || !is_digit(text[at])) continue;
                const std::string key(stat.id);
                fields_["stats"][key] = number_at(text, at, 99);
                places_.put("/stats/" + key, place);
                places_.put_first("/stats", place);
                any = own_ = true;
            }
        }
        return any;
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

    std::shared_ptr<const SkillList> list_;
    /// The label that began it; empty above all sections.
    std::string_view section_;
    std::string note_;
};

} // namespace

ReadText read_sheet_text(std::string_view text, const std::shared_ptr<const SkillList>& list) {
    const auto words = [&] {
        static const Rows kRows = rows(RowKind::Plans);
        static const auto kNumbers = [] {
            std::vector<std::string_view> labels;
            for (const FieldItem& stat : stats()) labels.push_back(stat.words);
            return labels;
        }();
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
    return "名前:" + std::string(name) + "\n" + sheet_fields().lines(sheet);
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
