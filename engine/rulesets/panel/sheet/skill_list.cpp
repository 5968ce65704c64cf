// Reads a skill list in two rounds: first every name, then what may refer to names. The house's 35 skills are such
// data.
#include "rulesets/panel/sheet/skill_list.hpp"

#include <algorithm>
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

/// Are there more levels of objects and arrays inside each other?
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
        fields.only({"list", "skills", "statuses"});
        head(fields);
        const Json* const skills = fields.list("skills", kMostSkillsInList);
        if (!fields.has("skills")) fields.missing("skills");
        const Json* const statuses = fields.list("statuses", kMostStatuses - kKnownStatuses);
        list_.statuses = known_statuses();
        if (statuses != nullptr) name_statuses(*statuses);
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

    /// L01.
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
            skill.reading = fields.text("reading", true);
            skill.en = fields.name("en");
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
        fields.only({"id", "name", "reading", "en", "cost", "kind", "maintain", "limit", "trigger",
                     "activated", "triggered", "static", "note"});
        skill.cost = lines.cost(fields.text("cost"), fields.path("cost"));
        const int kind = fields.word("kind", {"active", "reactive", "innate"}, "L12", true);
        skill.kind = kind < 0 ? Kind::Active : static_cast<Kind>(kind);
        skill.maintain = fields.flag("maintain");
        skill.limit = fields.number("limit", 1, kMostNumber, 0);
        if (const Json* const trigger = fields.find("trigger")) {
            skill.trigger = lines.trigger(*trigger, fields.path("trigger"), false);
        }
        const bool reactive = skill.kind == Kind::Reactive;
        if (const Json* const activated = fields.find("activated")) {
            skill.activated = lines.lines(*activated, fields.path("activated"),
                                          reactive ? &skill.trigger : nullptr);
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
        ability.lines = lines.lines(*what, fields.path("do"), &ability.on);
        skill.triggered.push_back(std::move(ability));
    }

    /// L03, L04, L05, L09.
    void check_kind(const Skill& skill, const Fields& fields) {
        const bool innate = skill.kind == Kind::Innate;
        const bool trigger = fields.has("trigger");
        // What is written there is wrong in its own way.
        const bool costs = !skill.cost.empty() || !skill.cost.text.empty();
        if (!innate && !costs) fields.say("L03", "cost", skill.name);
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

    void name_statuses(const Json& statuses) {
        std::set<std::string> names;
        std::set<std::string> letters;
        for (const Status& known : list_.statuses) {
            names.insert(known.name);
            letters.insert(std::string(1, known.letter));
        }
        for (std::size_t k = 0; k < statuses.size(); ++k) {
            const Fields fields(statuses[k], "/statuses/" + std::to_string(k), problems_);
            Status status;
            status.name = fields.name("name");
            status.ja = fields.has("ja") ? fields.name("ja") : status.name;
            once(names, fields, "name", status.name);
            const std::string letter = fields.text("letter", true);
            if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z') {
                if (!letter.empty()) fields.say("L12", "letter", letter);
            } else if (!letters.insert(letter).second) {
                fields.say("L11", "letter", letter);
            } else {
                status.letter = letter[0];
            }
            // Lines of any status or skill may give it.
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
            list_.statuses.push_back(std::move(status));
        }
    }

    void fill_statuses(const Json& statuses, const LineReader& lines) {
        for (std::size_t k = 0; k < statuses.size(); ++k) {
            if (!statuses[k].is_object()) continue;
            fill(list_.statuses[kKnownStatuses + k],
                 Fields(statuses[k], "/statuses/" + std::to_string(k), problems_), lines);
        }
    }

    void fill(Status& status, const Fields& fields, const LineReader& lines) {
        fields.only(
            {"letter", "name", "ja", "class", "on", "max", "recover", "trigger", "do", "flags"});
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
                status.lines = lines.lines(*what, fields.path("do"), &*status.trigger);
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

    /// A list of words out of a closed set.
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

// The house skill list: 35 skills, as the data that a GM's own list is written in ([panel 7.3]).

std::string_view house_list_text() {
    return R"json({"list":{"id":"house","title":"House starter list","version":"1","house":true},"skills":[
{"id":"hibana","name":"火花","reading":"ひばな","en":"Spark","cost":"火","kind":"active","activated":[{"op":"attack","n":1}]},
{"id":"hitotachi","name":"一太刀","reading":"ひとたち","en":"Single Cut","cost":"剣","kind":"active","activated":[{"op":"attack","n":1}]},
{"id":"suidan","name":"水弾","reading":"すいだん","en":"Water Bolt","cost":"水","kind":"active","activated":[{"op":"attack","n":1}]},
{"id":"ishitsubute","name":"石礫","reading":"いしつぶて","en":"Stone Shot","cost":"地","kind":"active","activated":[{"op":"attack","n":1}]},
{"id":"kozuki","name":"小突き","reading":"こづき","en":"Jab","cost":"白白","kind":"active","activated":[{"op":"attack","n":2}]},
{"id":"soujin","name":"双刃","reading":"そうじん","en":"Twin Edge","cost":"剣剣","kind":"active","activated":[{"op":"attack","n":2},{"op":"attack","n":1}]},
{"id":"enken","name":"焔剣","reading":"えんけん","en":"Flame Sword","cost":"火剣","kind":"active","activated":[{"op":"attack","n":3}]},
{"id":"gouka","name":"業火","reading":"ごうか","en":"Inferno","cost":"火火火","kind":"active","activated":[{"op":"attack","n":4}]},
{"id":"itetsuku","name":"凍てつく雫","reading":"いてつくしずく","en":"Freezing Drop","cost":"水水","kind":"active","activated":[{"op":"attack","n":1},{"op":"give","status":"Freeze","to":"opponent.panel","count":1}]},
{"id":"taishin","name":"大震","reading":"たいしん","en":"Great Quake","cost":"地地地","kind":"active","activated":[{"op":"attack","n":3},{"op":"tap","to":"opponent.panel","count":1},{"op":"release","to":"opponent","count":1}]},
{"id":"dokumu","name":"毒霧","reading":"どくむ","en":"Poison Mist","cost":"水風","kind":"active","activated":[{"op":"give","status":"Poison","to":"opponent"}]},
{"id":"shakuin","name":"灼印","reading":"しゃくいん","en":"Searing Seal","cost":"火風","kind":"active","activated":[{"op":"attack","n":1},{"op":"give","status":"Heat","to":"opponent.panel","count":2}]},
{"id":"kuukikase","name":"空気の枷","reading":"くうきのかせ","en":"Fetters of Air","cost":"風","kind":"active","activated":[{"op":"give","status":"Bind","to":"opponent.panel","count":1}]},
{"id":"kotofuuji","name":"言封じ","reading":"ことふうじ","en":"Seal of Words","cost":"水風地","kind":"active","activated":[{"op":"attack","n":1},{"op":"heal","n":1,"to":"self"},{"op":"give","status":"Bind","to":"opponent.skill","count":1}]},
{"id":"sainome","name":"賽の目崩し","reading":"さいのめくずし","en":"Die Breaker","cost":"地風","kind":"active","activated":[{"op":"roll","to":"opponent.panel","count":2}]},
{"id":"kaitaku","name":"開拓","reading":"かいたく","en":"Reclaim","cost":"地","kind":"active","activated":[{"op":"paint","to":"self.panel","count":1,"attr":{"choose":true,"default":"地"}},{"op":"give","status":"Charge","to":"self"}]},
{"id":"tame","name":"溜め","reading":"ため","en":"Gather","cost":"白","kind":"active","activated":[{"op":"give","status":"Charge","to":"self"}]},
{"id":"tokihanachi","name":"解き放ち","reading":"ときはなち","en":"Unleash","cost":"火地","kind":"active","activated":[{"op":"attack","n":3},{"op":"spend","status":"Charge","n":2,"then":{"op":"attack","n":3}}]},
{"id":"kaifuku","name":"快復","reading":"かいふく","en":"Recovery","cost":"水地","kind":"active","activated":[{"op":"heal","n":2,"to":"self"},{"op":"remove","category":"ailment","from":"self","count":1}]},
{"id":"kyuusai","name":"救済","reading":"きゅうさい","en":"Salvation","cost":"水水水","kind":"active","activated":[{"op":"heal","n":4,"to":"self"},{"op":"heal","n":2,"to":"self","if":{"fact":"hp","args":{"who":"self"},"cmp":"<=","value":6}}]},
{"id":"yasuragi","name":"安らぎ","reading":"やすらぎ","en":"Repose","cost":"水","kind":"reactive","trigger":{"event":"damaged","who":"self"},"activated":[{"op":"heal","n":2,"to":"self"}]},
{"id":"kasumi","name":"霞衣","reading":"かすみごろも","en":"Haze Robe","cost":"風","kind":"reactive","trigger":{"event":"attack","by":"opponent","minDamage":1},"activated":[{"op":"reduce","n":3}]},
{"id":"ukenagashi","name":"受け流し","reading":"うけながし","en":"Parry","cost":"剣","kind":"reactive","trigger":{"event":"attack","by":"opponent","attr":"剣"},"activated":[{"op":"reduce","n":2},{"op":"counter","n":1}]},
{"id":"uchikeshi","name":"打消しの印","reading":"うちけしのいん","en":"Negating Sign","cost":"風風","kind":"reactive","trigger":{"event":"use","by":"opponent","art":"magic"},"activated":[{"op":"cancel"}]},
{"id":"tsubazeri","name":"鍔迫り","reading":"つばぜり","en":"Blade Lock","cost":"剣剣","kind":"reactive","trigger":{"event":"use","by":"opponent","art":"sword"},"activated":[{"op":"cancel"}]},
{"id":"bougo","name":"防護陣","reading":"ぼうごじん","en":"Ward","cost":"地","kind":"active","activated":[{"op":"give","status":"Guard","to":"self"}]},
{"id":"togi","name":"研ぎ","reading":"とぎ","en":"Whet","cost":"剣","kind":"active","activated":[{"op":"give","status":"Edge","to":"self"}]},
{"id":"meikyou","name":"明鏡止水","reading":"めいきょうしすい","en":"Clear Mirror","cost":"水剣","kind":"active","maintain":true,"static":[{"mod":"immune","status":"Roll"}],"triggered":[{"on":{"event":"attack","by":"self","attr":"剣"},"do":[{"op":"boost","n":1}]}]},
{"id":"ishiyoroi","name":"石鎧","reading":"いしよろい","en":"Stone Mail","cost":"地地","kind":"active","maintain":true,"triggered":[{"on":{"event":"attack","by":"opponent","minDamage":2},"do":[{"op":"reduce","n":2}]}]},
{"id":"kaeshiyaiba","name":"返し刃","reading":"かえしやいば","en":"Return Blade","cost":"剣風","kind":"active","maintain":true,"triggered":[{"on":{"event":"damaged","who":"self","by":"attack"},"do":[{"op":"counter","n":2}]}]},
{"id":"kagerou","name":"陽炎","reading":"かげろう","en":"Shimmer","cost":"火水","kind":"active","maintain":true,"triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"attack","n":3}]}]},
{"id":"homura","name":"焔の刃","reading":"ほむらのやいば","en":"Blade of Flame","cost":"火","kind":"active","maintain":true,"static":[{"mod":"allowPay","panel":"火","as":"剣"}]},
{"id":"katagae","name":"型変え","reading":"かたがえ","en":"Change of Form","cost":"白","kind":"active","limit":1,"activated":[{"op":"transcribe"}]},
{"id":"shibaritoki","name":"縛り解き","reading":"しばりとき","en":"Unbind","cost":"白","kind":"active","activated":[{"op":"remove","category":"ailment","from":"self","count":2}]},
{"id":"toushi","name":"闘志","reading":"とうし","en":"Fighting Spirit","cost":"","kind":"innate","static":[{"mod":"initiative","n":1}]}
]})json";
}

const std::shared_ptr<const SkillList>& house_list() {
    static const std::shared_ptr<const SkillList> list = *parse_list(house_list_text());
    return list;
}

} // namespace shiaiba::panel
