// The table of a sheet's fields ([panel 1.1, 1.2]), from which form, check, JSON, text, bits and
// neighbours follow. Links carry its bits.
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/sheet/field_shares.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/panel/sheet/rows.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::size_t kMostSkills = 120;

/// The name of an owner or a pattern; empty, with a problem, if it can't be one.
std::string name_in(const Json& given, const std::string& at, Problems& problems) {
    const auto checked = check_name(given.is_string() ? given.get<std::string>() : "", at);
    if (checked && given.is_string()) return *checked;
    add_problems(problems, checked.problems(), "");
    if (!given.is_string()) {
        say(problems, "notAText", at, "1.2", {"名前は文字列です。", "A name must be a text."});
    }
    return {};
}

FieldRow<Sheet> owner() {
    // A line of text that is a name.
    static const FieldOps ops = [] {
        FieldOps name = kTextOps;
        name.check = [](const FieldCheck& check, const Json& given) {
            return FieldValue{{}, name_in(given, check.path, check.problems)};
        };
        return name;
    }();
    return {{.type = {FieldType::Kind::Text, &ops},
             .key = "owner",
             .ja = "持ち主",
             .en = "owner",
             .labels = "持ち主|owner|オーナー|所有者",
             .never_null = true},
            at<&Sheet::owner>()};
}

FieldRow<Sheet> stats() {
    using Part = SharesPart<Sheet, 3>;
    static constexpr std::array<FieldItem, 3> kStats{
        {{"vitality", "体力", "Vitality", "", "", "体力", "vitality", "体力|vitality|体"},
         {"reflex", "神経反射", "Reflex", "", "", "神経反射", "reflex",
          "神経反射|神経反応|反射神経|反射|reflex|反|神経"},
         {"intellect", "知性", "Intellect", "", "", "知性", "intellect",
          "知性|知力|intellect|知"}}};
    const Field stats{.key = "stats",
                      .ja = "能力値",
                      .en = "Stats",
                      .most = kPoints,
                      .items = kStats,
                      .code = "C01",
                      .code_count = "C02",
                      .rule = "1.1",
                      .wrong_ja = "{name}は0以上の整数で書いてください。",
                      .wrong_en = "{name} must be an integer of 0 or more",
                      .count_ja = "能力値の合計が{sum}です。合計は15にしてください。",
                      .count_en = "stats sum to {sum}; they must sum to 15"};
    const auto itself = [](int points) { return points; };
    const auto hp = [](int vitality) { return 4 * vitality; };
    // Patterns are cut, or filled up with 黒, to the new number of panels.
    const auto moved = [](Sheet& to) {
        for (Pattern& pattern : to.patterns) {
            pattern.panels.resize(static_cast<std::size_t>(to.reflex), Element::Black);
        }
        if (to.reflex == 0) to.patterns.clear();
    };
    const Part::Facts facts{
        stats,
        {{{&Sheet::vitality, {{"hp", "最大HP", "Max HP", hp}}},
          {&Sheet::reflex, {{"panels", "パネル", "Panels", itself}}},
          {&Sheet::intellect,
           {{"skills", "スキル", "Skills", &most_skills},
            {"lines", "パターンとプラン", "Patterns and plans", &most_lines}}}}},
        moved};
    return {stats, std::make_shared<Part>(facts)};
}

constexpr Field kSkills{.key = "skills",
                        .ja = "スキル",
                        .en = "Skills",
                        .labels = "スキル|skills|所持スキル|取得スキル|習得スキル|使用スキル",
                        .wrong_ja = "「{name}」というスキルはありません。",
                        .wrong_en = "unknown skill \"{name}\"",
                        .count_ja = "スキルが{count}個あります。知性{by}では{most}個までです。",
                        .count_en = "{count} skills; intellect {by} allows {most}"};

/// Names of the match's list, in the order of their priority; any of them several times.
class SkillsPart final : public FieldPart<Sheet> {
public:
    void check(const Json& given, const std::string& at, Sheet& sheet,
               Problems& problems) const override {
        const Json& all = listed(given, kSkills.key, kMostSkills, problems);
        const auto count = static_cast<int>(all.size());
        const int most = most_skills(sheet.intellect);
        if (count > most) {
            say(problems, "C03", at, "1.1",
                fill(text_of(kSkills.count_ja, kSkills.count_en),
                     {{"count", count}, {"by", sheet.intellect}, {"most", most}}));
        }
        for (std::size_t k = 0; k < all.size(); ++k) {
            const int skill = all[k].is_string() ? called(*sheet.list, all[k]) : -1;
            if (skill >= 0) {
                sheet.skills.push_back(static_cast<std::uint8_t>(skill));
            } else {
                say(problems, "C04", at + "/" + std::to_string(k), "1.2",
                    fill(text_of(kSkills.wrong_ja, kSkills.wrong_en),
                         {{"name", given_text(all[k])}}));
            }
        }
    }
    Json write(const Sheet& sheet) const override {
        Json json = Json::array();
        for (const std::uint8_t skill : sheet.skills) json.push_back(sheet.list->skill(skill).name);
        return json;
    }
    void pack(const Sheet& sheet, BitWriter& out) const override {
        out.varint(sheet.skills.size());
        for (const std::uint8_t skill : sheet.skills) {
            out.bits(skill, width_below(sheet.list->skills.size()));
        }
    }
    void unpack(BitReader& in, Sheet& sheet, const Sheet&) const override {
        const std::uint64_t count = in.varint();
        if (count > static_cast<std::uint64_t>(most_skills(sheet.intellect))) return in.fail();
        for (std::uint64_t k = 0; k < count; ++k) {
            sheet.skills.push_back(static_cast<std::uint8_t>(in.below(sheet.list->skills.size())));
        }
    }
    Json form() const override {
        JsonObject out;
        return begin_form(kSkills, "skills", out).add("most", "skills");
    }
    std::string lines(const Sheet& sheet) const override {
        std::string line;
        for (const std::uint8_t skill : sheet.skills) {
            line += line.empty() ? std::string(kSkills.ja) + ":" : "、";
            line += sheet.list->skill(skill).name;
        }
        return line.empty() ? line : line + "\n";
    }
    /// Two neighbouring skills swapped.
    void steps(const Sheet& sheet, FieldSteps<Sheet>& steps) const override {
        for (std::size_t k = 0; k + 1 < sheet.skills.size(); ++k) {
            Sheet next = sheet;
            std::swap(next.skills[k], next.skills[k + 1]);
            const Skill& upper = sheet.list->skill(next.skills[k]);
            steps.add({upper.name + "を上へ", upper.en + " up"}, std::move(next));
        }
    }

private:
    static int called(const SkillList& list, const std::string& name) {
        int skill = list.find_skill(name);
        for (std::size_t k = 0; skill < 0 && k < list.skills.size(); ++k) {
            if (list.skill(k).en == name) skill = static_cast<int>(k);
        }
        return skill;
    }
};

constexpr Field kPatterns{
    .key = "patterns",
    .ja = "パターン",
    .en = "Patterns",
    .labels = "パターン|patterns|pattern|スキルパターン|パネルパターン|パネル",
    .wrong_ja = "パターン{pattern}：{at}文字目の「{letter}」はパネルの属性ではありません。",
    .wrong_en = "pattern {pattern}: \"{letter}\" at {at} is not a panel element",
    .count_ja = "パターン{pattern}の長さが{count}です。{panels}にしてください。",
    .count_en = "pattern {pattern} has length {count}; it must be {panels}"};

/// Patterns: "火水", or `{"name": "攻め", "panels": "火水"}`. Links leave names out.
class PatternsPart final : public FieldPart<Sheet> {
public:
    void check(const Json& given, const std::string& at, Sheet& sheet,
               Problems& problems) const override {
        const Json& all = listed(given, kPatterns.key, kMostPlans, problems);
        if (sheet.reflex == 0 && !all.empty()) {
            say(problems, "C09", at, "1.3",
                {"パネルのないキャラクターはパターンを持てません。",
                 "a character without panels cannot hold patterns"});
        }
        for (const Json& one : all) {
            const int number = static_cast<int>(sheet.patterns.size()) + 1;
            const std::string path = at + "/" + std::to_string(number - 1);
            Pattern pattern;
            if (one.is_object() && one.contains("name")) {
                pattern.name = name_in(one["name"], path + "/name", problems);
            }
            const Json text = one.is_object() ? one.value("panels", Json()) : one;
            if (!text.is_string()) {
                say(problems, "notAText", path, "1.2",
                    {"パターンは属性の文字列です。", "A pattern is a text of elements."});
            }
            const std::u32string letters =
                text.is_string() ? decode_utf8(text.get_ref<const std::string&>()) : U"";
            const auto count = static_cast<int>(letters.size());
            if (sheet.reflex > 0 && count != sheet.reflex) {
                say(problems, "C06", path, "1.2",
                    fill(text_of(kPatterns.count_ja, kPatterns.count_en),
                         {{"pattern", number}, {"count", count}, {"panels", sheet.reflex}}));
            }
            std::size_t wrong = 0;
            pattern.panels = read_pattern(letters, wrong);
            if (wrong != std::u32string::npos) {
                say(problems, "C07", path, "1.2",
                    fill(text_of(kPatterns.wrong_ja, kPatterns.wrong_en),
                         {{"pattern", number},
                          {"at", static_cast<int>(wrong) + 1},
                          {"letter", encode_utf8(letters.substr(wrong, 1))}}));
            }
            sheet.patterns.push_back(std::move(pattern));
        }
    }
    Json write(const Sheet& sheet) const override {
        Json json = Json::array();
        for (const Pattern& pattern : sheet.patterns) {
            JsonObject one;
            if (!pattern.name.empty()) one.add("name", pattern.name);
            json.push_back(one.add("panels", notation(pattern.panels)));
        }
        return json;
    }
    void pack(const Sheet& sheet, BitWriter& out) const override {
        out.varint(sheet.patterns.size());
        for (const Pattern& pattern : sheet.patterns) {
            for (const Element element : pattern.panels) {
                out.bits(index(element), width_below(kElements));
            }
        }
    }
    void unpack(BitReader& in, Sheet& sheet, const Sheet&) const override {
        const std::uint64_t count = in.varint();
        const auto most = static_cast<std::uint64_t>(most_lines(sheet.intellect));
        if (count > most || (count > 0 && sheet.reflex == 0)) return in.fail();
        for (std::uint64_t k = 0; k < count; ++k) {
            Pattern pattern;
            for (int n = 0; n < sheet.reflex; ++n) {
                pattern.panels.push_back(static_cast<Element>(in.below(kElements)));
            }
            sheet.patterns.push_back(std::move(pattern));
        }
    }
    Json form() const override {
        constexpr const char* kNames[] = {"Fire", "Water", "Wind", "Earth", "Sword", "Black"};
        Json elements = Json::array();
        for (const Element element : kAllElements) {
            const std::string_view own = letter(element);
            elements.push_back(
                JsonObject().add("id", own).add("name", text_of(own, kNames[index(element)])));
        }
        JsonObject out;
        return begin_form(kPatterns, "patterns", out)
            .add("elements", std::move(elements))
            .add("length", "panels")
            .add("most", "lines");
    }
    std::string lines(const Sheet& sheet) const override {
        std::string lines = sheet.patterns.empty() ? "" : std::string(kPatterns.ja) + ":\n";
        for (const Pattern& one : sheet.patterns) {
            lines += (one.name.empty() ? "" : one.name + ":") + notation(one.panels) + "\n";
        }
        return lines;
    }
};

} // namespace

const Fields<Sheet>& sheet_fields() {
    static const Fields<Sheet> fields({owner(),
                                       stats(),
                                       {kSkills, std::make_shared<SkillsPart>()},
                                       {kPatterns, std::make_shared<PatternsPart>()},
                                       definitions_row(),
                                       plans_row()},
                                      {.form = {"stats", "skills", "patterns", "plans"}});
    return fields;
}

} // namespace shiaiba::panel
