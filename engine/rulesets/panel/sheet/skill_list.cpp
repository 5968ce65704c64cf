// Reads a skill list in two passes: first the names of all statuses and skills, then the parts that
// may refer to them.
#include "rulesets/panel/sheet/skill_list.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/text/unicode.hpp"
#include "rulesets/panel/sheet/format.hpp"
#include "rulesets/panel/sheet/line_reader.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

/// Hiragana, katakana and the long-vowel mark.
bool is_kana(char32_t point) {
    return (point >= 0x3041 && point <= 0x3096) || (point >= 0x30A1 && point <= 0x30FA) ||
           point == 0x30FC;
}

/// Whether objects and arrays are nested more than `levels` deep.
bool deeper_than(const Json& json, int levels) {
    if (!json.is_structured()) return false;
    return levels == 0 || std::any_of(json.begin(), json.end(), [levels](const Json& inner) {
               return deeper_than(inner, levels - 1);
           });
}

class ListReader {
public:
    explicit ListReader(SkillList& list) : list_(list) {}

    Problems read(const Json& json) {
        const ShapedObject fields({json, "", problems_, list_words()}, kListShape, "L12");
        fields.only_its();
        head(fields);
        const Json* const skills = fields.list("skills");
        if (!fields.has("skills")) fields.missing("skills");
        const Json* const statuses = fields.list("statuses");
        list_statuses(fields, statuses);
        if (skills != nullptr) name_skills(fields, skills->size());
        const plan::Names names =
            names_of(list_, {std::vector<std::uint8_t>(list_.skills.size(), 1), {}, 0});
        const LineReader lines(list_, names);
        if (statuses != nullptr) fill_statuses(fields, *statuses, lines);
        if (skills != nullptr) fill_skills(fields, *skills, lines);
        for (char letter = 'A'; letter <= 'Z'; ++letter) {
            for (std::size_t k = 0; k < list_.statuses.size(); ++k) {
                if (list_.statuses[k].letter != letter) continue;
                list_.by_letter.push_back(static_cast<std::uint8_t>(k));
            }
        }
        return std::move(problems_);
    }

private:
    void head(const ShapedObject& fields) {
        if (!fields.has("list")) return fields.missing("list");
        const ShapedObject head = fields.part("list");
        list_.id = head.written("id");
        list_.title = head.written("title");
        list_.version = head.written("version");
        list_.house = head.flag("house");
        head.only_its();
    }

    /// L01: reports a word that was used before.
    void once(std::set<std::string>& all, const ShapedObject& fields, const char* key,
              const std::string& word) {
        if (!word.empty() && !all.insert(word).second) fields.say("L01", key, word);
    }

    void name_skills(const ShapedObject& list, std::size_t skills) {
        std::set<std::string> ids;
        std::set<std::string> names;
        for (std::size_t k = 0; k < skills; ++k) {
            const ShapedObject fields = list.part_at("skills", k);
            Skill skill;
            skill.id = fields.written("id");
            skill.name = fields.name("name");
            skill.reading = fields.written("reading");
            skill.en = fields.has("en") ? fields.name("en") : skill.name;
            once(ids, fields, "id", skill.id);
            once(names, fields, "name", skill.name);
            if (skill.en != skill.name) once(names, fields, "en", skill.en);
            const std::u32string kana = decode_utf8(skill.reading);
            if (!std::all_of(kana.begin(), kana.end(), is_kana)) {
                fields.say("L10", "reading", skill.reading);
            }
            list_.skills.push_back(std::move(skill));
        }
    }

    void fill_skills(const ShapedObject& list, const Json& skills, const LineReader& lines) {
        for (std::size_t k = 0; k < skills.size(); ++k) {
            // What is no object was reported with the names.
            if (skills[k].is_object()) fill(list_.skills[k], list.part_at("skills", k), lines);
        }
    }

    void fill(Skill& skill, const ShapedObject& fields, const LineReader& lines) {
        fields.only_its();
        skill.cost = lines.cost(fields);
        const int kind = fields.word("kind");
        skill.kind = kind < 0 ? Kind::Active : static_cast<Kind>(kind);
        skill.maintain = fields.flag("maintain");
        skill.limit = fields.number("limit");
        skill.battle_limit = fields.number("battle_limit");
        if (fields.has("trigger")) skill.trigger = lines.trigger(fields.part("trigger"));
        const bool reactive = skill.kind == Kind::Reactive;
        skill.activated = lines.lines(fields, "activated", reactive ? &skill.trigger : nullptr);
        const Json* const triggered = fields.list("triggered");
        for (std::size_t k = 0; triggered != nullptr && k < triggered->size(); ++k) {
            ability(skill, fields.part_at("triggered", k), lines);
        }
        const Json* const statics = fields.list("static");
        for (std::size_t k = 0; statics != nullptr && k < statics->size(); ++k) {
            skill.statics.push_back(lines.modifier(fields.part_at("static", k)));
        }
        if (fields.has("note")) {
            const ShapedObject words = fields.part("note");
            skill.note = {words.written("ja"), words.written("en")};
            words.only_its();
        }
        if (kind >= 0) check_kind(skill, fields);
    }

    static void ability(Skill& skill, const ShapedObject& fields, const LineReader& lines) {
        fields.only_its();
        if (!fields.has("on")) fields.missing("on");
        if (!fields.has("do")) fields.missing("do");
        if (!fields.has("on") || !fields.has("do")) return;
        Ability ability;
        ability.on = lines.trigger(fields.part("on"));
        ability.lines = lines.lines(fields, "do", &ability.on);
        skill.triggered.push_back(std::move(ability));
    }

    /// L03, L04, L05, L09.
    static void check_kind(const Skill& skill, const ShapedObject& fields) {
        const bool innate = skill.kind == Kind::Innate;
        const bool trigger = fields.has("trigger");
        // A cost whose letters are wrong is a cost, too: it has its own problem (L02).
        const bool costs = !skill.cost.empty() || !skill.cost.text.empty();
        // A limit ends the uses of a skill without a cost; it doesn't end a maintained one.
        const bool limited = skill.limit + skill.battle_limit > 0 && !skill.maintain;
        if (!innate && !costs && !limited) fields.say("L03", "cost", skill.name);
        if (innate && (costs || trigger || fields.has("activated") || skill.maintain)) {
            fields.say("L04", "kind", skill.name);
        }
        if (!innate && (skill.kind == Kind::Reactive) != trigger) {
            fields.say("L05", "trigger", skill.name);
        }
        if (skill.maintain && skill.triggered.empty() && skill.statics.empty() &&
            skill.activated.empty()) {
            fields.say("L09", "maintain", skill.name);
        }
    }

    /// Fills the statuses of the list: those of the eight that it keeps, each replaced by the
    /// list's own status of that name if there is one; then the rest of its own.
    void list_statuses(const ShapedObject& fields, const Json* statuses) {
        const std::array<bool, kKnownStatuses> kept = kept_statuses(fields);
        const std::vector<Status> own =
            statuses == nullptr ? std::vector<Status>() : named_statuses(fields, *statuses, kept);
        own_places_.assign(own.size(), -1);
        const auto put = [&](std::size_t k) {
            own_places_[k] = static_cast<int>(list_.statuses.size());
            list_.statuses.push_back(own[k]);
        };
        for (const Status& known : known_statuses()) {
            const auto found = std::find_if(
                own.begin(), own.end(), [&](const Status& one) { return one.name == known.name; });
            if (found != own.end()) {
                put(static_cast<std::size_t>(found - own.begin()));
            } else if (kept[static_cast<std::size_t>(known.known)]) {
                const auto place = static_cast<int>(list_.statuses.size());
                list_.statuses.push_back(known);
                // Guard and Edge spend themselves: their lines must name their place in this list.
                for (Line& line : list_.statuses.back().lines) {
                    if (line.status >= 0) line.status = place;
                }
            }
        }
        for (std::size_t k = 0; k < own.size(); ++k) {
            if (own_places_[k] < 0) put(k);
        }
        if (list_.statuses.size() > kMostStatuses) fields.say("L12", "statuses", "statuses");
        list_.roll = list_.find_status("Roll");
        const auto roll = std::find(own_places_.begin(), own_places_.end(), list_.roll);
        if (list_.roll < 0 || roll == own_places_.end() ||
            list_.status(static_cast<std::size_t>(list_.roll)).may_be_on(What::Panel)) {
            return;
        }
        problems_.push_back(
            problem_at("/statuses/" + std::to_string(roll - own_places_.begin()) + "/on", "L06",
                       {"Rollはロールされたパネルに与えられます。「on」に「panel」が必要です。",
                        "Roll is given to panels that are rolled: it needs \"panel\" in \"on\"."},
                       "7.2"));
    }

    /// Which of the eight statuses "house_statuses" keeps; all if the key is absent.
    static std::array<bool, kKnownStatuses> kept_statuses(const ShapedObject& fields) {
        std::array<bool, kKnownStatuses> kept{};
        kept.fill(!fields.has("house_statuses"));
        for (const int known : fields.words("house_statuses", "L06")) {
            kept[static_cast<std::size_t>(known)] = true;
        }
        return kept;
    }

    /// The parts of the list's own statuses that can be read before any lines: names, letters,
    /// bearers. Reports L11.
    static std::vector<Status> named_statuses(const ShapedObject& list, const Json& statuses,
                                              const std::array<bool, kKnownStatuses>& kept) {
        std::vector<Status> own;
        std::set<std::string> names;
        std::set<char> letters;
        for (const Status& known : known_statuses()) {
            const bool anew = std::any_of(statuses.begin(), statuses.end(), [&](const Json& one) {
                return one.is_object() && one.value("name", Json()) == known.name;
            });
            if (kept[static_cast<std::size_t>(known.known)] && !anew) {
                letters.insert(known.letter);
            }
        }
        for (std::size_t k = 0; k < statuses.size(); ++k) {
            const ShapedObject fields = list.part_at("statuses", k);
            Status status;
            status.name = fields.name("name");
            status.ja = fields.has("ja") ? fields.name("ja") : status.name;
            if (!status.name.empty() && !names.insert(status.name).second) {
                fields.say("L11", "name", status.name);
            }
            const char letter = fields.letter("letter");
            if (letter != '\0' && !letters.insert(letter).second) {
                fields.say("L11", "letter", std::string(1, letter));
            } else if (letter != '\0') {
                status.letter = letter;
            }
            // Read now, because a line of any status or skill may give this status to a bearer.
            if (!fields.has("on")) fields.missing("on");
            for (const int what : fields.words("on")) {
                status.on |= 1U << static_cast<unsigned>(what);
            }
            own.push_back(std::move(status));
        }
        return own;
    }

    void fill_statuses(const ShapedObject& list, const Json& statuses, const LineReader& lines) {
        for (std::size_t k = 0; k < statuses.size(); ++k) {
            if (!statuses[k].is_object()) continue;
            fill(list_.statuses[static_cast<std::size_t>(own_places_[k])],
                 list.part_at("statuses", k), lines);
        }
    }

    static void fill(Status& status, const ShapedObject& fields, const LineReader& lines) {
        fields.only_its();
        status.once = fields.flag("once");
        const int category = fields.word("class");
        if (category >= 0) status.category = static_cast<Class>(category);
        status.most = fields.number("max");
        const auto there = [&](const char* key) {
            return fields.has(key) && !fields.find(key)->is_null();
        };
        if (there("recover")) status.recover = fields.number("recover");
        if (there("trigger")) {
            status.trigger = lines.trigger(fields.part("trigger"));
            if (!there("do")) fields.missing("do");
            if (there("do")) status.lines = lines.lines(fields, "do", &*status.trigger);
        } else if (there("do")) {
            const Json* const what = fields.list("do");
            if (what != nullptr && !what->empty()) fields.missing("trigger");
        }
        for (const Line& line : status.lines) {
            if (line.op == Op::Lose) fields.say("L12", "do", "lose");
        }
        for (const int flag : fields.words("flags")) {
            // In the order of the format's words.
            bool* const flags[] = {&status.no_pay, &status.no_use, &status.keep_used,
                                   &status.no_transcribe};
            *flags[flag] = true;
        }
    }

    SkillList& list_;
    /// By index of an own status in the JSON: its place in list_.statuses.
    std::vector<int> own_places_;
    Problems problems_;
};

} // namespace

Checked<std::shared_ptr<const SkillList>> read_list(const Json& json) {
    if (deeper_than(json, kMostListDepth)) {
        const std::string most = std::to_string(kMostListDepth);
        return problem_at("", "L12",
                          {"スキルリストの入れ子が深すぎます(" + most + "段まで)。",
                           "The skill list is nested too deeply (" + most + " levels at most)."},
                          "7.2");
    }
    auto list = std::make_shared<SkillList>();
    Problems problems = ListReader(*list).read(json);
    if (!problems.empty()) return problems;
    return std::shared_ptr<const SkillList>(std::move(list));
}

Checked<std::shared_ptr<const SkillList>> parse_list(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return json.problems();
    return read_list(*json);
}

} // namespace shiaiba::panel
