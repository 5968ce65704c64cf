// Reads settings with the bounds of section 18, and writes and packs those that differ from the
// default. Order and width of fields are frozen: links hold them.
#include "rulesets/rakuen/sheet/settings.hpp"

#include <string>
#include <utility>

#include "core/text/json.hpp"

namespace shiaiba::rakuen {
namespace {

/// A number or flag of a position, by its key in records, with the bounds of section 18.
struct PositionField {
    const char* key;
    int least;
    int most;
    bool flag;
    const char* ja;
};
constexpr std::array<PositionField, 8> kFields{{
    {"hp", 1, kMostHp, false, "HP"},
    {"in", 0, 200, false, "IN"},
    {"sp", 0, kSp, false, "SP"},
    {"stunned", 0, 1, true, "スタン"},
    {"recoil", 0, 1, true, "デメリット"},
    {"sealed", 0, 1, true, "封印"},
    {"evades", 0, 1000, false, "回避"},
    {"guards", 0, 1000, false, "連続防御"},
}};
constexpr std::size_t kFieldsAndLists = kFields.size() + 2;

/// Number of values that a field can have.
std::uint64_t span_of(const PositionField& field) {
    const int span = field.most - field.least + 1;
    return static_cast<std::uint64_t>(span);
}

int get(const Fighter& fighter, std::size_t field) {
    const std::array<int, kFields.size()> values{fighter.hp,      fighter.in,     fighter.sp,
                                                 fighter.stunned, fighter.recoil, fighter.sealed,
                                                 fighter.evades,  fighter.guards};
    return values[field];
}
void set(Fighter& fighter, std::size_t field, int value) {
    switch (field) {
    case 0: fighter.hp = value; break;
    case 1: fighter.in = value; break;
    case 2: fighter.sp = value; break;
    case 3: fighter.stunned = value != 0; break;
    case 4: fighter.recoil = value != 0; break;
    case 5: fighter.sealed = value != 0; break;
    case 6: fighter.evades = value; break;
    default: fighter.guards = value; break;
    }
}

/// The fields that differ from the beginning of a battle, as bits: bit 8 is `last`, bit 9 `used`.
unsigned differences(const Fighter& fighter, const Fighter& fresh) {
    unsigned mask = 0;
    for (std::size_t k = 0; k < kFields.size(); ++k) {
        if (get(fighter, k) != get(fresh, k)) mask |= 1U << k;
    }
    if (fighter.last != Ability::None) mask |= 1U << kFields.size();
    if (fighter.uses > 0) mask |= 1U << (kFields.size() + 1);
    return mask;
}
bool differs(unsigned mask, std::size_t k) { return ((mask >> k) & 1U) != 0; }

Problem start_problem(const std::string& path, Text text) {
    return problem_at("/settings/start" + path, "badStart", std::move(text), "18");
}

void read_field(const Json& given, std::size_t k, const std::string& path, Fighter& fighter,
                Problems& problems) {
    const PositionField& field = kFields[k];
    const auto number = field.flag ? std::nullopt : whole_number(given);
    if (field.flag && given.is_boolean()) return set(fighter, k, given.get<bool>() ? 1 : 0);
    if (number && *number >= field.least && *number <= field.most) {
        return set(fighter, k, *number);
    }
    const std::string bounds = std::to_string(field.least) + "〜" + std::to_string(field.most);
    problems.push_back(start_problem(
        path, field.flag ? Text{"true か false で書いてください。", "This must be true or false."}
                         : Text{bounds + "の整数で書いてください。",
                                "This must be a whole number from " + std::to_string(field.least) +
                                    " to " + std::to_string(field.most) + "."}));
}

void read_last(const Json& given, const std::string& path, Fighter& fighter, Problems& problems) {
    if (given.is_null()) return;
    for (const Ability ability : kAllAbilities) {
        if (given == std::string(id(ability))) {
            fighter.last = ability;
            return;
        }
    }
    problems.push_back(start_problem(
        path, {"POW、SPD、WIZ か null で書いてください。", "This must be POW, SPD, WIZ or null."}));
}

void read_used(const Json& given, const std::string& path, Fighter& fighter, Problems& problems) {
    bool fine = given.is_array() && given.size() <= kSkills;
    if (fine) {
        for (const Json& one : given) {
            bool known = false;
            for (std::size_t k = 0; k < kSkills; ++k) {
                const Skill skill = skill_at(k);
                if (one != std::string(id(skill)) || fighter.used.has(skill)) continue;
                fighter.use(skill);
                known = true;
            }
            fine = fine && known;
        }
    }
    if (fine) return;
    problems.push_back(start_problem(path, {"スキルのidを重複なく並べてください。",
                                            "This must list ids of skills, none twice."}));
}

void read_fighter(const Json& given, const std::string& path, Fighter& fighter,
                  Problems& problems) {
    if (!given.is_object()) {
        problems.push_back(start_problem(
            path, {"{\"hp\": 100} のように書いてください。", "Write it like {\"hp\": 100}."}));
        return;
    }
    for (const auto& [key, value] : given.items()) {
        const std::string at = (Json::json_pointer(path) / key).to_string();
        bool known = false;
        for (std::size_t k = 0; k < kFields.size(); ++k) {
            if (key != kFields[k].key) continue;
            read_field(value, k, at, fighter, problems);
            known = true;
        }
        if (key == "last") {
            read_last(value, at, fighter, problems);
        } else if (key == "used") {
            read_used(value, at, fighter, problems);
        } else if (!known) {
            problems.push_back(
                start_problem(at, {"この項目はありません。", "There is no such field."}));
        }
    }
}

void read_start(const Json& given, RakuenSettings& settings, Problems& problems) {
    if (!given.is_object()) {
        problems.push_back(start_problem("", {"{\"A\": {…}, \"B\": {…}} のように書いてください。",
                                              "Write it like {\"A\": {…}, \"B\": {…}}."}));
        return;
    }
    for (const auto& [key, value] : given.items()) {
        const std::string at = (Json::json_pointer() / key).to_string();
        if (key == "A" || key == "B") {
            read_fighter(value, at, settings.start[key == "A" ? 0 : 1], problems);
        } else {
            problems.push_back(
                start_problem(at, {"A と B だけがあります。", "There are A and B only."}));
        }
    }
}

Json written(const Fighter& fighter, const Fighter& fresh) {
    const unsigned mask = differences(fighter, fresh);
    Json json = Json::object();
    for (std::size_t k = 0; k < kFields.size(); ++k) {
        if (!differs(mask, k)) continue;
        if (kFields[k].flag) {
            json[kFields[k].key] = get(fighter, k) != 0;
        } else {
            json[kFields[k].key] = get(fighter, k);
        }
    }
    if (fighter.last != Ability::None) json["last"] = id(fighter.last);
    for (int k = 0; k < fighter.uses; ++k) {
        json["used"].push_back(id(fighter.order[static_cast<std::size_t>(k)]));
    }
    return json;
}

/// A fighter's differences in words: "HP 100, IN 6".
std::string said(const Fighter& fighter, const Fighter& fresh, Lang lang) {
    const unsigned mask = differences(fighter, fresh);
    std::string out;
    const auto part = [&] { out += out.empty() ? "" : (lang == Lang::Ja ? "、" : ", "); };
    for (std::size_t k = 0; k < kFields.size(); ++k) {
        if (!differs(mask, k)) continue;
        part();
        out += lang == Lang::Ja ? kFields[k].ja : kFields[k].key;
        if (!kFields[k].flag) out += " " + std::to_string(get(fighter, k));
    }
    if (fighter.last != Ability::None) {
        part();
        out.append(lang == Lang::Ja ? "前回 " : "last ").append(id(fighter.last));
    }
    for (int k = 0; k < fighter.uses; ++k) {
        part();
        const Skill skill = fighter.order[static_cast<std::size_t>(k)];
        if (lang == Lang::Ja) {
            out.append(facts(skill).ja).append("使用済み");
        } else {
            out.append(id(skill)).append(" used");
        }
    }
    return out;
}

void pack_fighter(const Fighter& fighter, const Fighter& fresh, BitWriter& out) {
    const unsigned mask = differences(fighter, fresh);
    out.bits(mask, kFieldsAndLists);
    for (std::size_t k = 0; k < kFields.size(); ++k) {
        const PositionField& field = kFields[k];
        if (!differs(mask, k)) continue;
        out.bits(static_cast<std::uint64_t>(get(fighter, k) - field.least),
                 width_below(span_of(field)));
    }
    if (fighter.last != Ability::None) out.bits(index(fighter.last), width_below(kAbilities));
    if (fighter.uses == 0) return;
    out.bits(static_cast<std::uint64_t>(fighter.uses), width_below(kSkills + 1));
    for (int k = 0; k < fighter.uses; ++k) {
        out.bits(static_cast<std::uint64_t>(fighter.order[static_cast<std::size_t>(k)]),
                 width_below(kSkills));
    }
}

void unpack_fighter(BitReader& in, Fighter& fighter) {
    const auto mask = static_cast<unsigned>(in.bits(kFieldsAndLists));
    const Fighter fresh = fighter;
    for (std::size_t k = 0; k < kFields.size(); ++k) {
        const PositionField& field = kFields[k];
        if (!differs(mask, k)) continue;
        set(fighter, k, static_cast<int>(in.below(span_of(field))) + field.least);
    }
    if (differs(mask, kFields.size())) fighter.last = static_cast<Ability>(in.below(kAbilities));
    if (differs(mask, kFields.size() + 1)) {
        for (std::uint64_t left = in.below(kSkills + 1); left > 0; --left) {
            const Skill skill = skill_at(static_cast<std::size_t>(in.below(kSkills)));
            if (fighter.used.has(skill)) return in.fail();
            fighter.use(skill);
        }
    }
    // Links hold differences only: a bit for anything else was never written.
    if (differences(fighter, fresh) != mask) in.fail();
}

} // namespace

Fighter fresh_fighter(bool advanced) {
    Fighter fighter;
    fighter.sp = advanced ? kSp : 0;
    return fighter;
}

Checked<RakuenSettings> check_settings(const Json& json) {
    RakuenSettings settings;
    if (json.is_null()) return settings;
    if (!json.is_object()) {
        return problem_at("/settings", "badSettings",
                          {"設定項目は {\"rules\": \"advanced\"} のように書いてください。",
                           "Settings are written like {\"rules\": \"advanced\"}."},
                          "18");
    }
    Problems problems;
    const Json rules = json.value("rules", Json("basic"));
    settings.advanced = rules == "advanced";
    if (!settings.advanced && rules != "basic") {
        problems.push_back(problem_at(
            "/settings/rules", "unknownRules",
            {"rules は basic か advanced です。", "\"rules\" is either basic or advanced."}, "18"));
    }
    settings.start.fill(fresh_fighter(settings.advanced));
    if (json.contains("start")) read_start(json["start"], settings, problems);
    for (const auto& [key, value] : json.items()) {
        if (key == "rules" || key == "start") continue;
        const auto ruling = ruling_called(kRulings, key);
        if (!ruling) {
            problems.push_back(unknown_setting(key,
                                               {"rules、start、R17、R18、R6 があります。",
                                                "There are rules, start, R17, R18 and R6."},
                                               "18"));
        } else if (auto problem =
                       read_ruling(kRulings, *ruling, value, "18", settings.turned.bits)) {
            problems.push_back(std::move(*problem));
        }
    }
    if (!problems.empty()) return problems;
    return settings;
}

Json write_settings(const RakuenSettings& settings) {
    Json json = Json::object();
    if (settings.advanced) json["rules"] = "advanced";
    write_rulings(kRulings, settings.turned.bits, json);
    const Fighter fresh = fresh_fighter(settings.advanced);
    for (const Side side : kSides) {
        Json one = written(settings.start[index(side)], fresh);
        if (!one.empty()) json["start"][letter(side)] = std::move(one);
    }
    return json;
}

// At first links had two bits here, advanced rules and a position, and never wrote the default, 00.
// So 00 now says that rulings follow, and then the two bits once more.
void pack_settings(const RakuenSettings& settings, BitWriter& out) {
    if (settings.turned.bits != 0) {
        out.bits(0, 2);
        out.varint(settings.turned.bits);
    }
    out.bits(settings.advanced ? 1 : 0, 1);
    const Fighter fresh = fresh_fighter(settings.advanced);
    const bool any =
        differences(settings.start[0], fresh) != 0 || differences(settings.start[1], fresh) != 0;
    out.bits(any ? 1 : 0, 1);
    if (!any) return;
    for (const Fighter& fighter : settings.start) pack_fighter(fighter, fresh, out);
}

std::optional<RakuenSettings> unpack_settings(BitReader& in) {
    RakuenSettings settings;
    bool advanced = in.bits(1) != 0;
    bool placed = in.bits(1) != 0;
    if (!advanced && !placed) {
        const std::uint64_t bits = in.varint();
        if (bits == 0 || bits >> kRulings.size() != 0) return std::nullopt;
        settings.turned.bits = static_cast<std::uint16_t>(bits);
        advanced = in.bits(1) != 0;
        placed = in.bits(1) != 0;
    }
    settings.advanced = advanced;
    settings.start.fill(fresh_fighter(advanced));
    if (placed) {
        for (Fighter& fighter : settings.start) unpack_fighter(in, fighter);
    }
    if (!in.ok()) return std::nullopt;
    return settings;
}

Json settings_form() {
    const auto option = [](const char* value, const char* ja, const char* en, const Text& text) {
        return JsonObject()
            .add("value", *value == '\0' ? Json() : Json(value))
            .add("name", Text{ja, en})
            .add("text", text);
    };
    Json options = Json::array();
    options.push_back(
        option("", "基本", "Basic",
               {"スキルは必殺だけです。ほかのスキルを書いたプランは読み飛ばします。",
                "Finisher is the only skill; plans that ask for any other are skipped."}));
    options.push_back(option(
        "advanced", "上級", "Advanced",
        {"SPを使うスキルと封印が加わります。", "Adds the skills that cost SP, and the seal."}));
    Json fields = Json::array();
    fields.push_back(JsonObject()
                         .add("key", "rules")
                         .add("label", Text{"ルール", "Rules"})
                         .add("options", std::move(options)));
    add_ruling_switches(kRulings, fields);
    return fields;
}

std::vector<SettingSaid> settings_in_words(const RakuenSettings& settings) {
    std::vector<SettingSaid> out;
    if (settings.advanced) out.push_back({"rules", {"上級ルール", "Advanced rules"}});
    say_rulings(kRulings, settings.turned.bits, out);
    const Fighter fresh = fresh_fighter(settings.advanced);
    Text start;
    for (const Side side : kSides) {
        const Fighter& fighter = settings.start[index(side)];
        if (differences(fighter, fresh) == 0) continue;
        const std::string mark = side == Side::A ? "▲" : "▽";
        start.ja += (start.ja.empty() ? "" : "。") + mark + " " + said(fighter, fresh, Lang::Ja);
        start.en += (start.en.empty() ? "" : ". ") + mark + " " + said(fighter, fresh, Lang::En);
    }
    if (!start.ja.empty()) {
        out.push_back({"start", {"途中から：" + start.ja, "From a position: " + start.en}});
    }
    return out;
}

std::vector<OtherReading> other_readings(const RakuenSettings& settings) {
    std::vector<OtherReading> all;
    for (std::size_t n = 0; n < kRulings.size(); ++n) {
        RakuenSettings other = settings;
        other.turned = settings.turned.turned(static_cast<Ruling>(n));
        all.push_back(other_reading(kRulings, n, settings.turned.bits));
        all.back().settings = Settings(other);
    }
    return all;
}

} // namespace shiaiba::rakuen
