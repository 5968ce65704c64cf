// Checks builds, converts them to and from JSON, makes random ones and neighbours, and warns (3).
// Problems are reported in the order of the rules.
#include "rulesets/shinki/sheet/sheet.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {
namespace {

class Checker {
public:
    Checker(const Json& fields, const shinki::Settings& settings, const PartyFields& own)
        : fields_(fields), list_(settings.list()), party_fields_(own) {
        sheet_.list = settings.shared_list();
    }

    Checked<Build> check() {
        const Json kind = fields_.value("kind", Json("blazer"));
        if (kind != "blazer" && kind != "apostle") {
            add("/kind", "E_KIND",
                {"種別は blazer か apostle です。", "A kind is blazer or apostle."});
            return problems_;
        }
        sheet_.apostle = kind == "apostle";
        const Json limits = fields_.value("limits", Json("standard"));
        sheet_.open = limits == "open";
        if (!sheet_.open && limits != "standard") {
            add("/limits", "E_FIELD",
                {"制限は standard か open です。", "Limits are standard or open."});
        }
        check_keys();
        if (sheet_.has_points()) {
            check_points();
        } else {
            sheet_.hp = value("hp", {"HP", "HP"}, 1, sheet_.most_hp(), "E_HP");
            sheet_.speed = value("speed", {"行動値", "Speed"}, 0, sheet_.most_speed(), "E_SPEED");
        }
        if (!sheet_.apostle) sheet_.shine = flag("shinki", true);
        sheet_.mob = flag("mob", false);
        check_skills();
        if (sheet_.mob && !sheet_.apostle) {
            add("/mob", "E_MOB_KIND", {"心輝者はモブになれません。", "A blazer is no mob."});
        } else if (sheet_.mob && !party_fields_.gm) {
            add("/mob", "E_MOB_PARTY",
                {"モブはGMの隊にだけ入れます。", "Mobs stand only in a GM's party."});
        }
        const Json own = fields_.value("tactic", Json());
        const bool many = own.is_array() && own.size() > kMostPlansOfMember;
        if (many) {
            const std::string most = std::to_string(kMostPlansOfMember);
            add("/tactic", "E_TACTIC",
                {"プランは" + most + "個までです。", "At most " + most + " plans."});
        }
        auto tactic = plan::check_tactic(many ? Json() : own, presets(),
                                         skill_names(list_, sheet_.all_skills()));
        if (!tactic) {
            for (Problem problem : tactic.problems()) {
                problem.path = "/tactic" + problem.path;
                if (problem.path == "/tactic") problem.code = "E_TACTIC";
                problems_.push_back(std::move(problem));
            }
        }
        if (!problems_.empty()) return problems_;
        sheet_.tactic = std::move(*tactic);
        return Build(std::move(sheet_));
    }

private:
    void add(std::string path, std::string code, Text text) {
        problems_.push_back(problem_at(std::move(path), std::move(code), std::move(text), "3"));
    }

    void check_keys() {
        // `mob` is allowed here for a blazer, which then gets the clearer problem E_MOB_KIND.
        std::vector<std::string_view> own{"kind", "limits", "skills", "tactic", "mob"};
        if (sheet_.has_points()) own.emplace_back("points");
        if (!sheet_.has_points()) own.insert(own.end(), {"hp", "speed"});
        if (!sheet_.apostle) own.emplace_back("shinki");
        for (const auto& [key, value] : fields_.items()) {
            if (std::find(own.begin(), own.end(), key) != own.end()) continue;
            add("/" + key, "E_FIELD",
                {"この種別に「" + key + "」はありません。",
                 "There is no \"" + key + "\" in this kind."});
        }
    }

    int value(const char* key, const Text& name, int least, int most, const char* code) {
        const auto number = fields_.contains(key) ? whole_number(fields_[key]) : std::nullopt;
        if (number && *number >= least && *number <= most) return *number;
        const std::string from = std::to_string(least);
        const std::string to = std::to_string(most);
        add(std::string("/") + key, code,
            {name.ja + "は" + from + "から" + to + "までの整数です。",
             name.en + " is a whole number from " + from + " to " + to + "."});
        return least;
    }

    bool flag(const char* key, bool usual) {
        if (!fields_.contains(key)) return usual;
        if (fields_[key].is_boolean()) return fields_[key].get<bool>();
        add(std::string("/") + key, "E_FIELD", {"true か false です。", "It is true or false."});
        return usual;
    }

    void check_points() {
        const Json points = fields_.value("points", Json::object());
        const Text text{"HPと行動値の点は0以上の整数で、合わせて6までです。",
                        "Points of hp and speed are whole numbers from 0 on, 6 in all."};
        if (!points.is_object()) return add("/points", "E_POINTS", text);
        std::array<int, 2> read{};
        for (const auto& [key, value] : points.items()) {
            const auto number = whole_number(value);
            if (key != "hp" && key != "speed") {
                add("/points/" + key, "E_FIELD",
                    {"点は hp と speed に振ります。", "Points are of hp and speed."});
            } else if (!number || *number < 0 || *number > kMostPoints) {
                add("/points/" + key, "E_POINTS", text);
            } else {
                read[key == "hp" ? 0 : 1] = *number;
            }
        }
        if (read[0] + read[1] > kMostPoints) add("/points", "E_POINTS", text);
        sheet_.hp_points = read[0];
        sheet_.speed_points = read[1];
    }

    void check_skills() {
        const Json skills = fields_.value("skills", Json::array());
        const std::size_t most = sheet_.most_skills();
        if (!skills.is_array()) {
            add("/skills", "E_SKILL_UNKNOWN", {"スキルの並びです。", "It is a list of skills."});
            return;
        }
        std::ptrdiff_t carnage = 0;
        for (std::size_t k = 0; k < skills.size() && k < 64; ++k) {
            const std::string path = "/skills/" + std::to_string(k);
            const int place = skills[k].is_string() ? list_.find(skills[k].get<std::string>()) : -1;
            if (place < 0) {
                add(path, "E_SKILL_UNKNOWN", {"知らないスキルです。", "There is no such skill."});
                continue;
            }
            if (std::find(sheet_.skills.begin(), sheet_.skills.end(), place) !=
                sheet_.skills.end()) {
                add(path, "E_SKILL_DUP", {"同じスキルが二度あります。", "It stands there twice."});
                continue;
            }
            const bool of_mob =
                sheet_.mob && (place == kAttack || place == kGuard || place == kLiaison);
            if (place < kDefaults && !of_mob) {
                add(path, "E_SKILL_DEFAULT",
                    {"デフォルトスキルは書きません。", "Default skills are not listed."});
                continue;
            }
            if (list_.skills[static_cast<std::size_t>(place)].carnage) ++carnage;
            sheet_.skills.push_back(place);
        }
        if (skills.size() > most) {
            const std::string number = std::to_string(most);
            add("/skills", "E_SKILL_COUNT",
                {"スキルは" + number + "個までです。", "At most " + number + " skills."});
        }
        if (carnage > sheet_.most_carnage()) {
            add("/skills", "E_CARNAGE_COUNT",
                {"カルネージスキルは2個までです。", "At most two carnage skills."});
        }
    }

    const Json& fields_;
    const SkillList& list_;
    const PartyFields& party_fields_;
    Sheet sheet_;
    Problems problems_;
};

} // namespace

std::vector<int> Sheet::all_skills() const {
    std::vector<int> all;
    if (!apostle) all = {kShine, kAttack, kGuard, kLiaison, kOverride};
    if (apostle && !mob) all = {kAttack, kGuard, kLiaison};
    all.insert(all.end(), skills.begin(), skills.end());
    return all;
}

Checked<Build> check_sheet(const Json& fields, const shinki::Settings& settings,
                           const PartyFields& own) {
    return Checker(fields, settings, own).check();
}

void write_sheet(const Sheet& sheet, Json& fields) {
    if (sheet.apostle) fields["kind"] = "apostle";
    if (sheet.open) fields["limits"] = "open";
    if (sheet.has_points()) {
        fields["points"] = JsonObject().add("hp", sheet.hp_points).add("speed", sheet.speed_points);
    } else {
        fields["hp"] = sheet.hp;
        fields["speed"] = sheet.speed;
    }
    if (sheet.mob) fields["mob"] = true;
    if (!sheet.apostle && !sheet.shine) fields["shinki"] = false;
    if (!sheet.skills.empty()) {
        Json skills = Json::array();
        for (const int place : sheet.skills) {
            skills.push_back(sheet.skill(place).id);
        }
        fields["skills"] = std::move(skills);
    }
    if (sheet.tactic.tactic(presets()) != nullptr) {
        fields["tactic"] = plan::write_tactic(sheet.tactic, presets());
    }
}

plan::Names sheet_names(const Json& fields, const shinki::Settings& settings) {
    Sheet sheet;
    const auto text = [](const Json& json, const char* key) {
        const auto at = json.is_object() ? json.find(key) : json.end();
        return json.is_object() && at != json.end() ? *at : Json();
    };
    sheet.apostle = text(fields, "kind") == "apostle";
    sheet.mob = text(fields, "mob") == true;
    const Json skills = text(fields, "skills");
    // null stands for any build: it may have all skills.
    for (int place = 0; place < static_cast<int>(settings.list().skills.size()); ++place) {
        const Json id = settings.list().skills[static_cast<std::size_t>(place)].id;
        const bool has =
            skills.is_array() && std::find(skills.begin(), skills.end(), id) != skills.end();
        if (has || fields.is_null()) sheet.skills.push_back(place);
    }
    return *skill_names(settings.list(), sheet.all_skills());
}

bool too_many_plans(const plan::BuildTactic& tactic) {
    return tactic.own != nullptr && tactic.own->plans().size() > kMostPlansOfMember;
}

const Planner* planner_of(const Sheet& sheet) {
    const plan::Tactic* const tactic = sheet.tactic.tactic(presets());
    return tactic != nullptr ? tactic : &no_plans();
}

const Fields<PartyFields>& party_fields() {
    static const Fields<PartyFields> fields =
        gm_party_fields("手札と気魄を共有し、モブを入れられる。8人まで。",
                        "One hand and kihaku for all; mobs; up to eight.", "1.3");
    return fields;
}

Build random_sheet(Dice& dice, const Json&, const shinki::Settings& settings,
                   const PartyFields& own) {
    Sheet sheet;
    sheet.list = settings.shared_list();
    sheet.apostle = dice.below(3) == 0;
    const auto number = [&](int least, int most) {
        return least + static_cast<int>(dice.below(static_cast<std::uint64_t>(most) -
                                                   static_cast<std::uint64_t>(least) + 1));
    };
    if (sheet.apostle) {
        sheet.hp = number(1, kMostHp);
        sheet.speed = number(0, kMostSpeed);
        sheet.mob = own.gm && dice.below(2) == 0;
    } else {
        sheet.hp_points = number(0, kMostPoints);
        sheet.speed_points = number(0, kMostPoints - sheet.hp_points);
        sheet.shine = dice.below(4) != 0;
    }
    const auto& skills = settings.list().skills;
    const int most = number(0, static_cast<int>(sheet.most_skills()));
    std::ptrdiff_t carnage = 0;
    const int first = sheet.mob ? kAttack : kDefaults;
    const int last = static_cast<int>(skills.size()) - 1;
    // An own list may be empty.
    for (int n = 0; n < most && first <= last; ++n) {
        const int place = number(first, last);
        if (place == kOverride) continue;
        if (std::find(sheet.skills.begin(), sheet.skills.end(), place) != sheet.skills.end())
            continue;
        if (skills[static_cast<std::size_t>(place)].carnage && ++carnage > sheet.most_carnage()) {
            continue;
        }
        sheet.skills.push_back(place);
    }
    const auto preset = static_cast<std::size_t>(dice.below(presets().size() + 1));
    if (preset < presets().size()) sheet.tactic.preset = preset;
    return Build(std::move(sheet));
}

// -- Neighbours: builds one step away; warnings: legal, but probably not intended (3)

namespace {

Text points_step(int hp, int speed) {
    const auto part = [](int by, const char* what) {
        if (by == 0) return std::string();
        return std::string(what) + (by > 0 ? " +" : " −") + std::to_string(by > 0 ? by : -by);
    };
    const auto joined = [&](const char* of_hp, const char* of_speed, const char* comma) {
        const std::string first = part(hp, of_hp);
        const std::string second = part(speed, of_speed);
        return first + (first.empty() || second.empty() ? "" : comma) + second;
    };
    return {joined("HP", "行動値", "、"), joined("HP", "speed", ", ")};
}

void exchange_skills(const Sheet& sheet, std::vector<Neighbour>& all) {
    for (std::size_t at = 0; at < sheet.skills.size(); ++at) {
        const int old = sheet.skills[at];
        for (int place = kDefaults; place < static_cast<int>(sheet.list->skills.size()); ++place) {
            if (std::find(sheet.skills.begin(), sheet.skills.end(), place) != sheet.skills.end()) {
                continue;
            }
            Sheet next = sheet;
            next.skills[at] = place;
            const auto carnage = std::count_if(next.skills.begin(), next.skills.end(),
                                               [&](int one) { return sheet.skill(one).carnage; });
            if (carnage > sheet.most_carnage()) continue;
            // With plans of its own no skill is exchanged: plans may name only skills that the
            // build has.
            if (sheet.tactic.own != nullptr) continue;
            all.push_back({{sheet.skill(old).bare_ja() + "→" + sheet.skill(place).bare_ja(),
                            sheet.skill(old).en + " → " + sheet.skill(place).en},
                           next});
        }
    }
}

} // namespace

std::vector<Neighbour> neighbours(const Sheet& sheet) {
    std::vector<Neighbour> all;
    for (int hp = -1; hp <= 1 && sheet.has_points(); ++hp) {
        for (int speed = -1; speed <= 1; ++speed) {
            Sheet next = sheet;
            next.hp_points += hp;
            next.speed_points += speed;
            const int sum = next.hp_points + next.speed_points;
            if ((hp == 0 && speed == 0) || hp + speed == 2 || hp + speed == -2) continue;
            if (next.hp_points < 0 || next.speed_points < 0 || sum > kMostPoints) continue;
            all.push_back({points_step(hp, speed), next});
        }
    }
    exchange_skills(sheet, all);
    for (plan::OtherTactic& other : plan::other_tactics(sheet.tactic, presets())) {
        Sheet next = sheet;
        next.tactic = std::move(other.tactic);
        all.push_back({std::move(other.label), std::move(next)});
    }
    return all;
}

Problems warnings(const Sheet& sheet) {
    Problems problems;
    const int left = kMostPoints - sheet.hp_points - sheet.speed_points;
    if (sheet.has_points() && left > 0) {
        const std::string number = std::to_string(left);
        problems.push_back(
            problem_at("/points", "W_POINTS",
                       {"点が" + number + "余っています。", number + " points are left."}, "3"));
    }
    const std::vector<int> skills = sheet.all_skills();
    const bool harms = std::any_of(skills.begin(), skills.end(), [&](int place) {
        const Skill& one = sheet.skill(place);
        return one.has(Op::Damage) || one.has(Op::FatalDamage);
    });
    if (!harms) {
        problems.push_back(problem_at(
            "/skills", "W_NO_ATTACK",
            {"ダメージを与えるスキルがありません。", "It has no skill that does damage."}, "3"));
    }
    return problems;
}

} // namespace shiaiba::shinki
