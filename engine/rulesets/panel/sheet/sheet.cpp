// Checks sheets, and converts them to and from JSON. Problems are reported in the order of the
// codes C01 to C09.
#include "rulesets/panel/sheet/sheet.hpp"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <utility>

#include "core/plan/json.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::size_t kMostSkills = 120;
constexpr std::size_t kMostDefinitions = 16;

struct Stat {
    const char* key;
    const char* ja;
    int Sheet::*value;
};
constexpr Stat kStats[] = {{"vitality", "体力", &Sheet::vitality},
                           {"reflex", "神経反射", &Sheet::reflex},
                           {"intellect", "知性", &Sheet::intellect}};

std::string text(int value) { return std::to_string(value); }
std::string text(std::size_t value) { return std::to_string(value); }
std::string place(const char* list, std::size_t k) {
    return "/" + std::string(list) + "/" + text(k);
}

using Words = std::initializer_list<std::string>;
/// Replaces "{0}" by the first word, "{1}" by the second, and so on. (Sentences concatenated by +
/// take four times as much code.)
std::string filled(std::string_view sentence, Words words) {
    std::string out;
    for (std::size_t open = sentence.find('{'); open != std::string_view::npos;
         open = sentence.find('{')) {
        out.append(sentence.substr(0, open));
        out.append(words.begin()[sentence[open + 1] - '0']);
        sentence.remove_prefix(open + 3);
    }
    return out.append(sentence);
}

class SheetReader {
public:
    SheetReader(const Json& json, const std::shared_ptr<const SkillList>& list) : json_(json) {
        sheet_.list = list;
    }

    Checked<Sheet> read() {
        stats();      // C01, C02
        skill_list(); // C03, C04
        pattern_list();
        counts();    // C05
        lengths();   // C06, C07, C09
        plan_list(); // C08
        owner();
        if (!problems_.empty()) return problems_;
        return sheet_;
    }

    /// The sheet that read() has filled, whatever problems it found.
    Sheet as_written() {
        read();
        for (const Stat& stat : kStats) sheet_.*stat.value = std::min(sheet_.*stat.value, kPoints);
        return std::move(sheet_);
    }

private:
    void say(const char* code, std::string path, const char* rule, const char* ja, const char* en,
             Words words) {
        problems_.push_back(
            problem_at(std::move(path), code, {filled(ja, words), filled(en, words)}, rule));
    }
    /// The array under this key, at most `most` long; an empty one with a problem if it is
    /// something else.
    const Json& list(const char* key, std::size_t most) {
        static const Json kNone = Json::array();
        const auto found = json_.find(key);
        if (found == json_.end() || found->is_null()) return kNone;
        if (found->is_array() && found->size() <= most) return *found;
        say("notAList", "/" + std::string(key), "1.3", "{0}は{1}個までのリストです。",
            "{0} must be a list of at most {1}.", {key, text(most)});
        return kNone;
    }

    void stats() {
        const auto found = json_.find("stats");
        static const Json kNone = Json::object();
        const Json& given = found != json_.end() && found->is_object() ? *found : kNone;
        int sum = 0;
        for (const Stat& stat : kStats) {
            const auto value = whole_number(given.value(stat.key, Json()));
            if (!value || *value < 0) {
                say("C01", "/stats/" + std::string(stat.key), "1.1",
                    "{0}は0以上の整数で書いてください。", "{1} must be an integer of 0 or more",
                    {stat.ja, stat.key});
                whole_ = false;
                continue;
            }
            sheet_.*stat.value = std::min(*value, 99);
            sum += sheet_.*stat.value;
        }
        if (!whole_ || sum == kPoints) return;
        say("C02", "/stats", "1.1", "能力値の合計が{0}です。合計は15にしてください。",
            "stats sum to {0}; they must sum to 15", {text(sum)});
    }

    void skill_list() {
        const Json& given = list("skills", kMostSkills);
        const int most = most_skills(sheet_.intellect);
        if (whole_ && static_cast<int>(given.size()) > most) {
            say("C03", "/skills", "1.1", "スキルが{0}個あります。知性{1}では{2}個までです。",
                "{0} skills; intellect {1} allows {2}",
                {text(given.size()), text(sheet_.intellect), text(most)});
        }
        for (std::size_t k = 0; k < given.size(); ++k) {
            const std::string name = given[k].is_string() ? given[k].get<std::string>() : "";
            int skill = sheet_.list->find_skill(name);
            for (std::size_t s = 0; skill < 0 && s < sheet_.list->skills.size(); ++s) {
                if (sheet_.list->skill(s).en == name) skill = static_cast<int>(s);
            }
            if (skill >= 0) {
                sheet_.skills.push_back(static_cast<std::uint8_t>(skill));
                continue;
            }
            say("C04", place("skills", k), "1.2", "「{0}」というスキルはありません。",
                "unknown skill \"{0}\"", {short_of(given[k])});
        }
    }

    void pattern_list() {
        const Json& given = list("patterns", static_cast<std::size_t>(most_lines(kPoints)));
        for (std::size_t k = 0; k < given.size(); ++k) {
            Pattern pattern;
            const Json& one = given[k];
            const Json panels = one.is_object() ? one.value("panels", Json()) : one;
            if (one.is_object() && one.contains("name")) {
                pattern.name = name(one["name"], place("patterns", k) + "/name");
            }
            std::u32string points;
            if (panels.is_string()) {
                points = decode_utf8(panels.get_ref<const std::string&>());
            } else {
                say("notAText", place("patterns", k), "1.2", "パターンは属性の文字列です。",
                    "A pattern is a text of elements.", {});
            }
            pattern_texts_.push_back(std::move(points));
            sheet_.patterns.push_back(std::move(pattern));
        }
    }

    std::string name(const Json& given, const std::string& path) {
        const auto checked = check_name(given.is_string() ? given.get<std::string>() : "", path);
        if (checked && given.is_string()) return *checked;
        add_problems(problems_, checked.problems(), "");
        if (!given.is_string()) {
            say("notAText", path, "1.2", "名前は文字列です。", "A name must be a text.", {});
        }
        return {};
    }

    void counts() {
        const std::size_t patterns = pattern_texts_.size();
        const std::size_t plans =
            list("plans", static_cast<std::size_t>(most_lines(kPoints))).size();
        const int most = most_lines(sheet_.intellect);
        if (!whole_ || static_cast<int>(patterns + plans) <= most) return;
        say("C05", "/plans", "1.1", "パターン{0} + プラン{1} = {2}です。知性{3}では{4}までです。",
            "{0} patterns + {1} plans = {2}; intellect {3} allows {4}",
            {text(patterns), text(plans), text(patterns + plans), text(sheet_.intellect),
             text(most)});
    }

    void lengths() {
        const bool none = whole_ && sheet_.reflex == 0;
        for (std::size_t k = 0; whole_ && !none && k < pattern_texts_.size(); ++k) {
            const std::size_t length = pattern_texts_[k].size();
            if (static_cast<int>(length) == sheet_.reflex) continue;
            say("C06", place("patterns", k), "1.2",
                "パターン{0}の長さが{1}です。{2}にしてください。",
                "pattern {0} has length {1}; it must be {2}",
                {text(k + 1), text(length), text(sheet_.reflex)});
        }
        for (std::size_t k = 0; k < pattern_texts_.size(); ++k) {
            std::size_t wrong = 0;
            sheet_.patterns[k].panels = read_pattern(pattern_texts_[k], wrong);
            if (wrong == std::u32string_view::npos) continue;
            const std::string shown =
                encode_utf8(std::u32string_view(pattern_texts_[k]).substr(wrong, 1));
            say("C07", place("patterns", k), "1.2",
                "パターン{0}：{1}文字目の「{2}」はパネルの属性ではありません。",
                "pattern {0}: \"{2}\" at {1} is not a panel element",
                {text(k + 1), text(wrong + 1), shown});
        }
        if (!none || pattern_texts_.empty()) return;
        no_panels_ = problem_at("/patterns", "C09",
                                {"パネルのないキャラクターはパターンを持てません。",
                                 "a character without panels cannot hold patterns"},
                                "1.3");
    }

    void plan_list() {
        const Json& given = list("plans", static_cast<std::size_t>(most_lines(kPoints)));
        const plan::Names names = names_of(sheet_);
        const Json& words = list("definitions", kMostDefinitions);
        const auto definitions = plan::definitions_from_json(words, vocabulary(), names);
        if (definitions) {
            sheet_.definitions = *definitions;
        } else {
            add_problems(problems_, definitions.problems(), "/definitions");
        }
        std::vector<plan::Plan> plans;
        for (std::size_t k = 0; k < given.size(); ++k) {
            auto plan =
                plan::plan_from_json(given[k], {&vocabulary(), &names, &sheet_.definitions});
            if (plan) {
                plans.push_back(std::move(*plan));
                continue;
            }
            std::set<std::string> told;
            for (Problem problem : plan.problems()) {
                // A name that is on no list is said once, however often the plan has it.
                if (!told.insert(problem.text.en).second) continue;
                problem.text = {
                    "プラン" + text(k + 1) + "：" + problem.text.ja + "（" + problem.code + "）",
                    "plan " + text(k + 1) + ": " + problem.text.en + " (" + problem.code + ")"};
                problem.path = place("plans", k) + problem.path;
                problem.code = "C08";
                problem.rule = "8.7";
                problems_.push_back(std::move(problem));
            }
        }
        if (no_panels_) problems_.push_back(std::move(*no_panels_));
        sheet_.tactic = tactic_of(sheet_, std::move(plans));
    }

    void owner() {
        if (json_.contains("owner")) sheet_.owner = name(json_["owner"], "/owner");
    }

    static std::string short_of(const Json& json) {
        std::u32string points =
            decode_utf8(json.is_string() ? json.get<std::string>() : write_json(json));
        if (points.size() > 24) points = points.substr(0, 23) + U"…";
        return encode_utf8(points);
    }

    const Json& json_;
    Sheet sheet_;
    Problems problems_;
    /// All three stats are numbers; else the bounds that depend on them aren't checked.
    bool whole_ = true;
    std::vector<std::u32string> pattern_texts_;
    std::optional<Problem> no_panels_;
};

} // namespace

Checked<Sheet> check_sheet(const Json& fields, const std::shared_ptr<const SkillList>& list) {
    if (!fields.is_object()) {
        return problem_at(
            {}, "notAnObject",
            {"キャラクターはオブジェクトで書いてください。", "A character must be an object."});
    }
    return SheetReader(fields, list).read();
}

Sheet sheet_as_written(const Json& fields, const std::shared_ptr<const SkillList>& list) {
    const Json none = Json::object();
    return SheetReader(fields.is_object() ? fields : none, list).as_written();
}

void write_sheet(const Sheet& sheet, Json& fields) {
    if (!sheet.owner.empty()) fields["owner"] = sheet.owner;
    JsonObject stats;
    for (const Stat& stat : kStats) stats.add(stat.key, sheet.*stat.value);
    fields["stats"] = stats;
    Json skills = Json::array();
    for (const std::uint8_t skill : sheet.skills) skills.push_back(sheet.list->skill(skill).name);
    fields["skills"] = std::move(skills);
    Json patterns = Json::array();
    for (const Pattern& pattern : sheet.patterns) {
        JsonObject one;
        if (!pattern.name.empty()) one.add("name", pattern.name);
        patterns.push_back(one.add("panels", notation(pattern.panels)));
    }
    fields["patterns"] = std::move(patterns);
    Json definitions = Json::array();
    for (const plan::Definition& one : sheet.definitions) {
        definitions.push_back(JsonObject().add("word", one.word).add("text", one.text));
    }
    if (!definitions.empty()) fields["definitions"] = std::move(definitions);
    Json plans = Json::array();
    const plan::Names names = names_of(sheet);
    for (const plan::Plan& plan : sheet.tactic->plans()) {
        plans.push_back(to_json(plan, vocabulary(), names));
    }
    fields["plans"] = std::move(plans);
}

plan::Names names_of(const Sheet& sheet) {
    OwnNames own;
    own.skills.resize(sheet.list->skills.size());
    for (const std::uint8_t skill : sheet.skills) own.skills[skill] = 1;
    for (const Pattern& pattern : sheet.patterns) own.patterns.push_back(pattern.name);
    own.panels = sheet.reflex;
    return names_of(*sheet.list, own);
}

plan::Names names_in(const Json& fields, const SkillList& list) {
    OwnNames own;
    own.skills.resize(list.skills.size());
    if (fields.is_null()) {
        own.skills.assign(list.skills.size(), 1);
        own.patterns.resize(static_cast<std::size_t>(most_lines(kPoints)));
        own.panels = kPoints;
        return names_of(list, own);
    }
    const auto listed = [&](const char* key) {
        Json given = fields.is_object() ? fields.value(key, Json()) : Json();
        return given.is_array() ? given : Json::array();
    };
    for (const Json& given : listed("skills")) {
        const int skill = given.is_string() ? list.find_skill(given.get<std::string>()) : -1;
        if (skill >= 0) own.skills[static_cast<std::size_t>(skill)] = 1;
    }
    for (const Json& given : listed("patterns")) {
        const Json name = given.is_object() ? given.value("name", Json()) : Json();
        own.patterns.push_back(name.is_string() ? name.get<std::string>() : std::string());
        if (own.patterns.size() == static_cast<std::size_t>(most_lines(kPoints))) break;
    }
    const Json stats = fields.is_object() ? fields.value("stats", Json()) : Json();
    const Json reflex = stats.is_object() ? stats.value("reflex", Json()) : Json();
    own.panels = std::clamp(whole_number(reflex).value_or(0), 0, kPoints);
    return names_of(list, own);
}

std::shared_ptr<const plan::Tactic> tactic_of(const Sheet& sheet, std::vector<plan::Plan> plans) {
    return std::make_shared<const plan::Tactic>(
        vocabulary(), std::move(plans), std::make_shared<const plan::Names>(names_of(sheet)));
}

} // namespace shiaiba::panel
