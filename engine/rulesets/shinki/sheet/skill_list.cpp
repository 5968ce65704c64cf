// Reads lists skill by skill, and remembers what one skill may not share with another. The house list is such data.
#include "rulesets/shinki/sheet/skill_list.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/text/name.hpp"
#include "rulesets/shinki/sheet/effect_reader.hpp"

namespace shiaiba::shinki {
namespace {

constexpr std::string_view kDefaultSkills =
#include "rulesets/shinki/sheet/defaults.table.inc"
    ;

/// Sheets list names without brackets.
bool fits_without_brackets(std::string_view name) {
    const std::string_view bare = bare_name(name);
    return bare_name(bare) == bare && fits_sheets(bare);
}

bool some_of_cards(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(), [](const Effect& effect) {
        return effect.amount.of_cards() || some_of_cards(effect.win) || some_of_cards(effect.lose);
    });
}

class ListReader {
public:
    /// Without any skills yet it is the default ones that are read.
    explicit ListReader(SkillList& list) : list_(list), of_rules_(list.skills.empty()) {
        for (const Skill& skill : list.skills) take_names(skill);
    }

    Problems read(const Json& json) {
        const ListObject fields(json, "", problems_, list_words());
        fields.only({"name", "skills"});
        list_.name = fields.name("name");
        const Json* const skills = fields.list("skills", kMostSkillsInList);
        if (!fields.has("skills")) fields.missing("skills");
        for (std::size_t k = 0; skills != nullptr && k < skills->size(); ++k) {
            list_.skills.push_back(
                skill(fields.part((*skills)[k], "/skills/" + std::to_string(k))));
        }
        return std::move(problems_);
    }

private:
    void take_names(const Skill& skill) {
        for (const std::string& name : {skill.id, skill.ja, skill.en})
            names_.insert(name_key(name));
    }

    /// L01. A skill may have one name in both languages.
    void name(Skill& skill, const ListObject& fields) {
        skill.id = fields.text("id", true, kMostNamePoints);
        if (!skill.id.empty() && !is_item_id(skill.id)) fields.say("L08", "id", skill.id);
        // Among the answers to a skill these stand beside the ids.
        const bool option = skill.id == "calm" || skill.id == "none";
        skill.ja = fields.name("ja");
        skill.en = fields.name("en");
        for (const auto& [key, name] :
             {std::pair("id", &skill.id), std::pair("ja", &skill.ja), std::pair("en", &skill.en)}) {
            if (name->empty()) continue;
            if (!fits_without_brackets(*name)) fields.say("L08", key, *name);
            const bool taken = names_.count(name_key(*name)) != 0;
            if (taken || (option && name == &skill.id)) fields.say("L01", key, *name);
        }
        take_names(skill);
    }

    Skill skill(const ListObject& fields) {
        Skill skill;
        name(skill, fields);
        fields.only({"id", "ja", "en", "timing", "carnage", "default", "cost", "range", "target",
                     "limit", "effects", "learned"});
        const int timing = fields.word(
            "timing", {"move", "action", "reaction", "round_end", "interrupt", "passive"}, "L02",
            true);
        if (timing >= 0) skill.timing = static_cast<Timing>(timing);
        skill.carnage = fields.flag("carnage");
        skill.is_default = fields.flag("default");
        if (!of_rules_ && timing >= 0 && skill.timing == Timing::Interrupt) {
            fields.say("L07", "timing", "interrupt");
        }
        if (!of_rules_ && skill.is_default) fields.say("L07", "default", "default");
        cost(skill, fields);
        limit(skill, fields);
        learned(skill, fields);
        EffectReader effects(skill.timing == Timing::Reaction, of_rules_);
        skill.effects = effects.effects(fields, "effects");
        if (timing >= 0) check_passive(skill, fields);
        target(skill, fields, timing >= 0);
        skill.contests = skill.has(Op::Contest);
        skill.gives = skill.has_anywhere(Op::Give);
        skill.of_cards = skill.contests || some_of_cards(skill.effects);
        if (skill.all && skill.gives) fields.say("L06", "target", "all");
        return skill;
    }

    void cost(Skill& skill, const ListObject& fields) {
        const Json* const given = fields.find("cost");
        if (given == nullptr) return;
        const ListObject cost = fields.part(*given, fields.path("cost"));
        cost.only({"hand", "kihaku", "hp", "fatal"});
        const auto number = [&](const char* key) { return cost.number(key, 0, kMostCost, 0); };
        skill.cost = {number("hand"), number("kihaku"), number("hp"), number("fatal")};
    }

    void limit(Skill& skill, const ListObject& fields) {
        const Json* const given = fields.find("limit");
        if (given == nullptr || given->is_null()) return;
        const ListObject limit = fields.part(*given, fields.path("limit"));
        limit.only({"per", "n"});
        const int per = limit.word("per", {"turn", "round", "battle"}, "L02", true);
        skill.per = static_cast<Per>(per + 1);
        skill.limit = limit.number("n", 1, kMostNumber, 1, true);
    }

    void learned(Skill& skill, const ListObject& fields) {
        const Json* const given = fields.find("learned");
        if (given == nullptr) return;
        const ListObject learned = fields.part(*given, fields.path("learned"));
        learned.only({"damage_plus", "guard_plus", "speed", "wait_draw", "immune"});
        const auto number = [&](const char* key) { return learned.number(key, 0, kMostNumber, 0); };
        skill.learned = {number("damage_plus"), number("guard_plus"), number("speed"),
                         number("wait_draw"), statuses_in(learned, "immune")};
    }

    /// L05.
    void check_passive(const Skill& skill, const ListObject& fields) {
        const bool passive = skill.timing == Timing::Passive;
        const Json* const effects = fields.find("effects");
        const bool any = effects != nullptr && !(effects->is_array() && effects->empty());
        const Cost& cost = skill.cost;
        if (passive == any) fields.say("L05", "effects", skill.ja);
        if (passive && cost.hand + cost.kihaku + cost.hp + cost.fatal > 0) {
            fields.say("L05", "cost", skill.ja);
        }
    }

    /// L04, L06.
    void target(Skill& skill, const ListObject& fields, bool timed) {
        const Json* const range = fields.find("range");
        skill.ranged = range != nullptr && !range->is_null();
        if (skill.ranged) range_in(fields, skill.least, skill.most);
        int side = 0;
        if (const Json* const given = fields.find("target")) {
            const ListObject target = fields.part(*given, fields.path("target"));
            target.only({"side", "count"});
            side = target.word("side", {"self", "enemy", "ally", "ally_other"}, "L02", true);
            const Json* const count = target.find("count");
            if (count != nullptr && count->is_string()) {
                skill.all = target.word("count", {"all"}, "L02") == 0;
            } else {
                target.number("count", 1, 1, 1);
            }
            if (skill.timing == Timing::Reaction && side > 0) {
                target.say("L04", "side", target.text("side"));
            }
        } else if (timed && skill.timing != Timing::Passive) {
            fields.missing("target");
            return;
        }
        if (side < 0) return;
        skill.aim = static_cast<Aim>(side);
        if (skill.ranged == (skill.aim == Aim::Self)) fields.say("L06", "range", skill.ja);
    }

    SkillList& list_;
    bool of_rules_;
    std::set<std::u32string> names_;
    Problems problems_;
};

const SkillList& default_skills() {
    static const SkillList list = [] {
        SkillList read;
        ListReader(read).read(*parse_json(kDefaultSkills));
        return read;
    }();
    return list;
}

} // namespace

Checked<std::shared_ptr<const SkillList>> read_list(const Json& json) {
    auto list = std::make_shared<SkillList>(default_skills());
    Problems problems = ListReader(*list).read(json);
    if (!problems.empty()) return problems;
    return std::shared_ptr<const SkillList>(std::move(list));
}

Checked<std::shared_ptr<const SkillList>> parse_list(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return json.problems();
    return read_list(*json);
}

// The house list, as the data that a GM's own list is written in.

std::string_view house_list_text() {
    return
#include "rulesets/shinki/sheet/house.table.inc"
        ;
}

const std::shared_ptr<const SkillList>& house_list() {
    static const std::shared_ptr<const SkillList> list = *parse_list(house_list_text());
    return list;
}

} // namespace shiaiba::shinki
