// Reads a skill list in two passes: first the names of all statuses and skills, then the parts that
// may refer to them.
#include "rulesets/panel/sheet/skill_list.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/text/unicode.hpp"
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
        const Fields fields(json, "", problems_);
        fields.only({"list", "skills", "statuses", "house_statuses"});
        head(fields);
        const Json* const skills = fields.list("skills", kMostSkillsInList);
        if (!fields.has("skills")) fields.missing("skills");
        const Json* const statuses = fields.list("statuses", kMostStatuses);
        list_statuses(fields, statuses);
        if (skills != nullptr) name_skills(*skills);
        const plan::Names names =
            names_of(list_, {std::vector<std::uint8_t>(list_.skills.size(), 1), {}, 0});
        const LineReader lines(list_, names, problems_);
        if (statuses != nullptr) fill_statuses(*statuses, lines);
        if (skills != nullptr) fill_skills(*skills, lines);
        for (char letter = 'A'; letter <= 'Z'; ++letter) {
            for (std::size_t k = 0; k < list_.statuses.size(); ++k) {
                if (list_.statuses[k].letter != letter) continue;
                list_.by_letter.push_back(static_cast<std::uint8_t>(k));
            }
        }
        return std::move(problems_);
    }

private:
    void head(const Fields& fields) {
        const Json* const given = fields.find("list");
        if (given == nullptr) return fields.missing("list");
        const Fields head(*given, "/list", problems_);
        list_.id = head.text("id", true);
        list_.title = head.text("title", true);
        list_.version = head.text("version", true);
        list_.house = head.flag("house");
        head.only({"id", "title", "version", "house"});
    }

    /// L01: reports a word that was used before.
    void once(std::set<std::string>& all, const Fields& fields, const char* key,
              const std::string& word) {
        if (!word.empty() && !all.insert(word).second) fields.say("L01", key, word);
    }

    void name_skills(const Json& skills) {
        std::set<std::string> ids;
        std::set<std::string> names;
        for (std::size_t k = 0; k < skills.size(); ++k) {
            const Fields fields(skills[k], "/skills/" + std::to_string(k), problems_);
            Skill skill;
            skill.id = fields.text("id", true);
            skill.name = fields.name("name");
            skill.reading = fields.text("reading");
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

    void fill_skills(const Json& skills, const LineReader& lines) {
        for (std::size_t k = 0; k < skills.size(); ++k) {
            if (skills[k].is_object()) {
                fill(list_.skills[k], Fields(skills[k], "/skills/" + std::to_string(k), problems_),
                     lines);
            }
        }
    }

    void fill(Skill& skill, const Fields& fields, const LineReader& lines) {
        fields.only({"id", "name", "reading", "en", "cost", "kind", "maintain", "limit",
                     "battle_limit", "trigger", "activated", "triggered", "static", "note"});
        skill.cost = lines.cost(fields.text("cost"), fields.path("cost"));
        const int kind = fields.word("kind", {"active", "reactive", "innate"}, "L12", true);
        skill.kind = kind < 0 ? Kind::Active : static_cast<Kind>(kind);
        skill.maintain = fields.flag("maintain");
        skill.limit = fields.number("limit", 1, kMostNumber, 0);
        skill.battle_limit = fields.number("battle_limit", 1, kMostNumber, 0);
        if (const Json* const trigger = fields.find("trigger")) {
            skill.trigger = lines.trigger(*trigger, fields.path("trigger"), false);
        }
        const bool reactive = skill.kind == Kind::Reactive;
        if (const Json* const activated = fields.find("activated")) {
            skill.activated = lines.lines(*activated, fields.path("activated"),
                                          {reactive ? &skill.trigger : nullptr});
        }
        if (const Json* const triggered = fields.list("triggered", kMostAbilities)) {
            for (std::size_t k = 0; k < triggered->size(); ++k) {
                ability(skill, (*triggered)[k], fields.path("triggered") + "/" + std::to_string(k),
                        lines);
            }
        }
        if (const Json* const statics = fields.list("static", kMostAbilities)) {
            for (std::size_t k = 0; k < statics->size(); ++k) {
                skill.statics.push_back(
                    lines.modifier((*statics)[k], fields.path("static") + "/" + std::to_string(k)));
            }
        }
        if (const Json* const note = fields.find("note")) {
            const Fields words(*note, fields.path("note"), problems_);
            skill.note = {words.text("ja", false, 200), words.text("en", false, 200)};
            words.only({"ja", "en"});
        }
        if (kind >= 0) check_kind(skill, fields);
    }

    void ability(Skill& skill, const Json& json, const std::string& path, const LineReader& lines) {
        const Fields fields(json, path, problems_);
        fields.only({"on", "do"});
        Ability ability;
        const Json* const on = fields.find("on");
        const Json* const what = fields.find("do");
        if (on == nullptr) fields.missing("on");
        if (what == nullptr) fields.missing("do");
        if (on == nullptr || what == nullptr) return;
        ability.on = lines.trigger(*on, fields.path("on"), false);
        ability.lines = lines.lines(*what, fields.path("do"), {&ability.on});
        skill.triggered.push_back(std::move(ability));
    }

    /// L03, L04, L05, L09.
    void check_kind(const Skill& skill, const Fields& fields) {
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
    void list_statuses(const Fields& fields, const Json* statuses) {
        const std::array<bool, kKnownStatuses> kept = kept_statuses(fields);
        const std::vector<Status> own =
            statuses == nullptr ? std::vector<Status>() : named_statuses(*statuses, kept);
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
    std::array<bool, kKnownStatuses> kept_statuses(const Fields& fields) {
        std::array<bool, kKnownStatuses> kept{};
        const Json* const named = fields.list("house_statuses", kKnownStatuses);
        kept.fill(named == nullptr);
        for (std::size_t k = 0; named != nullptr && k < named->size(); ++k) {
            const Json& one = (*named)[k];
            bool known = false;
            for (const Status& status : known_statuses()) {
                if (!one.is_string() || one.get_ref<const std::string&>() != status.name) continue;
                kept[static_cast<std::size_t>(status.known)] = known = true;
            }
            if (known) continue;
            problems_.push_back(
                list_problem("L06", "/house_statuses/" + std::to_string(k), shown(one)));
        }
        return kept;
    }

    /// The parts of the list's own statuses that can be read before any lines: names, letters,
    /// bearers. Reports L11.
    std::vector<Status> named_statuses(const Json& statuses,
                                       const std::array<bool, kKnownStatuses>& kept) {
        std::vector<Status> own;
        std::set<std::string> names;
        std::set<std::string> letters;
        for (const Status& known : known_statuses()) {
            const bool anew = std::any_of(statuses.begin(), statuses.end(), [&](const Json& one) {
                return one.is_object() && one.value("name", Json()) == known.name;
            });
            if (kept[static_cast<std::size_t>(known.known)] && !anew) {
                letters.insert(std::string(1, known.letter));
            }
        }
        for (std::size_t k = 0; k < statuses.size(); ++k) {
            const Fields fields(statuses[k], "/statuses/" + std::to_string(k), problems_);
            Status status;
            status.name = fields.name("name");
            status.ja = fields.has("ja") ? fields.name("ja") : status.name;
            if (!status.name.empty() && !names.insert(status.name).second) {
                fields.say("L11", "name", status.name);
            }
            const std::string letter = fields.text("letter", true);
            if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z') {
                if (!letter.empty()) fields.say("L12", "letter", letter);
            } else if (!letters.insert(letter).second) {
                fields.say("L11", "letter", letter);
            } else {
                status.letter = letter[0];
            }
            // Read now, because a line of any status or skill may give this status to a bearer.
            for (const std::string& where : words(fields, "on", {"character", "panel", "skill"})) {
                const What what = where == "panel"   ? What::Panel
                                  : where == "skill" ? What::Skill
                                                     : What::Character;
                status.on |= 1U << static_cast<unsigned>(what);
            }
            if (!fields.has("on")) {
                fields.missing("on");
            } else if (fields.find("on")->empty()) {
                fields.say("L12", "on", "on");
            }
            own.push_back(std::move(status));
        }
        return own;
    }

    void fill_statuses(const Json& statuses, const LineReader& lines) {
        for (std::size_t k = 0; k < statuses.size(); ++k) {
            if (!statuses[k].is_object()) continue;
            fill(list_.statuses[static_cast<std::size_t>(own_places_[k])],
                 Fields(statuses[k], "/statuses/" + std::to_string(k), problems_), lines);
        }
    }

    void fill(Status& status, const Fields& fields, const LineReader& lines) {
        fields.only({"letter", "name", "ja", "class", "on", "max", "recover", "trigger", "do",
                     "once", "flags"});
        status.once = fields.flag("once");
        const int category = fields.word("class", {"ailment", "boost", "special"}, "L12", true);
        if (category >= 0) status.category = static_cast<Class>(category);
        status.most = fields.number("max", 1, kMostNumber, 1);
        const Json* const recover = fields.find("recover");
        if (recover == nullptr || !recover->is_null()) {
            status.recover = fields.number("recover", 2, 6, 0);
        }
        if (const Json* const trigger = fields.find("trigger"); trigger && !trigger->is_null()) {
            status.trigger = lines.trigger(*trigger, fields.path("trigger"), true);
            const Json* const what = fields.find("do");
            if (what == nullptr) {
                fields.missing("do");
            } else {
                status.lines = lines.lines(*what, fields.path("do"), {&*status.trigger, true});
            }
        } else if (const Json* const what = fields.find("do"); what && !what->empty()) {
            fields.missing("trigger");
        }
        for (const Line& line : status.lines) {
            if (line.op == Op::Lose) fields.say("L12", "do", "lose");
        }
        for (const std::string& flag :
             words(fields, "flags", {"noPay", "noUse", "keepUsed", "noTranscribe"})) {
            status.no_pay = status.no_pay || flag == "noPay";
            status.no_use = status.no_use || flag == "noUse";
            status.keep_used = status.keep_used || flag == "keepUsed";
            status.no_transcribe = status.no_transcribe || flag == "noTranscribe";
        }
    }

    /// The words under this key, each out of a closed set.
    std::vector<std::string> words(const Fields& fields, const char* key,
                                   std::initializer_list<const char*> known) {
        std::vector<std::string> out;
        const Json* const list = fields.list(key, 4);
        if (list == nullptr) return out;
        for (const Json& one : *list) {
            const bool is_known =
                one.is_string() && std::any_of(known.begin(), known.end(), [&](const char* word) {
                    return one.get_ref<const std::string&>() == word;
                });
            if (!is_known) {
                fields.say("L12", key, shown(one));
            } else {
                out.push_back(one.get<std::string>());
            }
        }
        return out;
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
