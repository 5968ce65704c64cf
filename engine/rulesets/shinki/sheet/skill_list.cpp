// Reads a skill list skill by skill, and checks names across skills. The default skills and the
// house list are read from tables in the same form.
#include "rulesets/shinki/sheet/skill_list.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/text/name.hpp"
#include "rulesets/shinki/sheet/effect_reader.hpp"
#include "rulesets/shinki/sheet/format.hpp"

namespace shiaiba::shinki {
namespace {

constexpr std::string_view kDefaultSkills =
#include "rulesets/shinki/sheet/defaults.table.inc"
    ;

/// Whether a sheet can list the name without its brackets and be read back [shinki R55].
bool fits_without_brackets(std::string_view name) {
    const std::string_view bare = bare_name(name);
    return bare_name(bare) == bare && fits_sheets(bare);
}

bool some_of_cards(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(), [](const Effect& effect) {
        return effect.of_cards() || some_of_cards(effect.win) || some_of_cards(effect.lose);
    });
}

/// 4.1: whether the effects are those that an Override must have: revive, 〈心輝〉, perhaps
/// 〈狂乱〉, and nothing else.
bool overrides(const std::vector<Effect>& effects) {
    const auto count = [&](Op op) {
        return std::count_if(effects.begin(), effects.end(),
                             [&](const Effect& effect) { return effect.op == op; });
    };
    const bool plain = std::all_of(effects.begin(), effects.end(), [](const Effect& effect) {
        return effect.when == When::Always &&
               (effect.op != Op::Status || effect.gives(Status::Frenzy));
    });
    const auto all = static_cast<std::ptrdiff_t>(effects.size());
    return plain && count(Op::Revive) == 1 && count(Op::Shine) == 1 && count(Op::Status) <= 1 &&
           count(Op::Status) == all - 2;
}

class ListReader {
public:
    /// An empty list: reads the default skills themselves.
    explicit ListReader(SkillList& list) : list_(list), of_rules_(list.skills.empty()) {
        for (const Skill& skill : list.skills) take_names(skill);
        defaults_ = list.skills;
    }

    Problems read(const Json& json) {
        const ShapedObject fields({json, "", problems_, list_words()}, kListShape, "L02");
        fields.only_its();
        list_.name = fields.name("name");
        const Json* const skills = fields.list("skills");
        if (!fields.has("skills")) fields.missing("skills");
        statuses(fields);
        for (std::size_t k = 0; skills != nullptr && k < skills->size(); ++k) {
            const ShapedObject one = fields.part_at("skills", k);
            const int place = default_place(one);
            Skill read = skill(one, place);
            if (place >= 0) {
                list_.skills[static_cast<std::size_t>(place)] = std::move(read);
            } else {
                list_.skills.push_back(std::move(read));
            }
        }
        return std::move(problems_);
    }

private:
    // -- Statuses, which skills may name

    void statuses(const ShapedObject& fields) {
        const Json* const given = fields.list("statuses");
        std::set<std::u32string> names;
        list_.each_status([&](Status status) {
            const StatusWords& said = words(status);
            for (const std::string_view name : {said.id, said.ja, said.en}) {
                names.insert(name_key(name));
            }
        });
        std::vector<OwnStatus> own;
        for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
            own.push_back(status(fields.part_at("statuses", k), names));
        }
        list_.statuses = std::move(own);
        list_.status_names = names_of(list_.statuses);
    }

    /// `names`: those that are taken; the status takes its own.
    static OwnStatus status(const ShapedObject& fields, std::set<std::u32string>& names) {
        OwnStatus status;
        fields.only_its();
        status.id = fields.text("id", true, kMostNamePoints);
        if (!status.id.empty() && !is_item_id(status.id)) fields.say("L08", "id", status.id);
        const std::string given = fields.name("ja");
        status.ja = bare_name(given, "〈", "〉");
        status.en = fields.has("en") ? fields.name("en") : status.ja;
        for (const auto& [key, name] : {std::pair("id", &status.id), std::pair("ja", &status.ja),
                                        std::pair("en", &status.en)}) {
            if (!name->empty() && names.count(name_key(*name)) > 0) fields.say("L01", key, *name);
        }
        for (const std::string& name : {status.id, status.ja, status.en}) {
            names.insert(name_key(name));
        }
        status.changes = {fields.number("damage"), fields.number("taken"), fields.number("speed")};
        for (const int timing : fields.words("bars")) {
            status.changes.bars |= 1U << static_cast<unsigned>(timing);
        }
        status.round_end = fields.number("round_end");
        status.rounds = fields.number("rounds");
        status.hurt_ends = fields.flag("hurt_ends");
        describe(status);
        return status;
    }

    // -- Skills

    /// Place of the default skill that this one replaces; −1: none.
    int default_place(const ListObject& fields) const {
        const Json* const id = fields.find("id");
        for (std::size_t k = 0; id != nullptr && k < defaults_.size(); ++k) {
            if (*id == defaults_[k].id) return static_cast<int>(k);
        }
        return -1;
    }

    void take_names(const Skill& skill) {
        for (const std::string& name : {skill.id, skill.ja, skill.en})
            names_.insert(name_key(name));
    }
    /// L01: whether another skill has the name. A skill that replaces a default one may keep that
    /// name.
    bool taken(const std::string& name, int place) const {
        if (names_.count(name_key(name)) == 0) return false;
        if (place < 0) return true;
        const Skill& old = defaults_[static_cast<std::size_t>(place)];
        return name_key(name) != name_key(old.id) && name_key(name) != name_key(old.ja) &&
               name_key(name) != name_key(old.en);
    }

    /// Reads id and names. Without "en" the skill has one name in both languages. Reports L01.
    void name(Skill& skill, const ListObject& fields, int place) {
        skill.id = fields.text("id", true, kMostNamePoints);
        if (!skill.id.empty() && !is_item_id(skill.id)) fields.say("L08", "id", skill.id);
        // These two are tokens of options that stand beside skill ids at `react` [shinki R54].
        const bool option = skill.id == "calm" || skill.id == "none";
        skill.ja = fields.name("ja");
        skill.en = fields.has("en") ? fields.name("en") : skill.bare_ja();
        for (const auto& [key, name] :
             {std::pair("id", &skill.id), std::pair("ja", &skill.ja), std::pair("en", &skill.en)}) {
            if (name->empty()) continue;
            if (!fits_without_brackets(*name)) fields.say("L08", key, *name);
            const bool second = name == &skill.id && place >= 0 &&
                                list_.skills[static_cast<std::size_t>(place)].of_list;
            if (taken(*name, place) || second || (option && name == &skill.id)) {
                fields.say("L01", key, *name);
            }
        }
        take_names(skill);
    }

    /// `place`: that of the default skill that it replaces, or −1.
    Skill skill(const ShapedObject& fields, int place) {
        Skill skill;
        skill.of_list = !of_rules_;
        name(skill, fields, place);
        fields.only_its();
        const int timing = fields.word("timing");
        if (timing >= 0) skill.timing = static_cast<Timing>(timing);
        skill.carnage = fields.flag("carnage");
        skill.is_default = fields.flag("default") || place >= 0;
        const bool other = !of_rules_ && place < 0;
        if (other && timing >= 0 && skill.timing == Timing::Interrupt) {
            fields.say("L07", "timing", "interrupt");
        }
        if (other && skill.is_default) fields.say("L07", "default", "default");
        cost(skill, fields);
        limit(skill, fields);
        learned(skill, fields);
        EffectReader effects(list_, skill.timing == Timing::Reaction,
                             of_rules_ || place == kOverride);
        skill.effects = effects.effects(fields, "effects");
        if (timing >= 0) check_passive(skill, fields);
        target(skill, fields, timing >= 0);
        skill.contests = skill.has(Op::Contest);
        skill.gives = skill.has_anywhere(Op::Give);
        skill.of_cards = skill.contests || some_of_cards(skill.effects);
        if (skill.all && skill.gives) fields.say("L06", "target", "all");
        if (skill.targets > 1 && skill.gives) fields.say("L06", "target", "give");
        if (place >= 0) check_default(skill, fields, place, timing >= 0);
        return skill;
    }

    /// L07: what the rules demand of a skill that replaces a default one.
    void check_default(const Skill& skill, const ListObject& fields, int place, bool timed) const {
        const Skill& old = defaults_[static_cast<std::size_t>(place)];
        if (timed && skill.timing != old.timing) fields.say("L07", "timing", skill.ja);
        if (skill.aim != old.aim) fields.say("L07", "target", skill.ja);
        if (place == kShine && !skill.has(Op::Shine)) fields.say("L07", "effects", skill.ja);
        if (place != kOverride) return;
        const Cost& cost = skill.cost;
        if (cost.kihaku == 0 || cost.most_hand() + cost.hp + cost.fatal > 0) {
            fields.say("L07", "cost", skill.ja);
        }
        if (skill.per != Per::Battle || skill.limit != 1) fields.say("L07", "limit", skill.ja);
        if (!overrides(skill.effects)) fields.say("L07", "effects", skill.ja);
    }

    void cost(Skill& skill, const ShapedObject& fields) {
        if (!fields.has("cost")) return;
        const ShapedObject cost = fields.part("cost");
        cost.only_its();
        const auto number = [&](const char* key) { return cost.number(key); };
        const Json* const hand = cost.find("hand");
        const bool chosen = hand != nullptr && hand->is_object();
        skill.cost = {chosen ? 0 : number("hand"), number("kihaku"), number("hp"), number("fatal")};
        if (!chosen) return;
        const ShapedObject cards = cost.part("hand");
        cards.only_its();
        skill.cost.hand = cards.number("least");
        skill.cost.most = cards.number("most");
        if (skill.cost.most <= skill.cost.hand) cards.say("L08", "most", shown(*hand));
    }

    void limit(Skill& skill, const ShapedObject& fields) {
        const Json* const given = fields.find("limit");
        if (given == nullptr || given->is_null()) return;
        const ShapedObject limit = fields.part("limit");
        limit.only_its();
        const int per = limit.word("per");
        skill.per = static_cast<Per>(per + 1);
        skill.limit = limit.number("n");
    }

    void learned(Skill& skill, const ShapedObject& fields) {
        if (!fields.has("learned")) return;
        const ShapedObject learned = fields.part("learned");
        learned.only_its();
        const auto number = [&](const char* key) { return learned.number(key); };
        skill.learned = {number("damage_plus"), number("guard_plus"), number("speed"),
                         number("wait_draw"), statuses_in(learned, "immune", list_)};
    }

    /// L05: a passive skill has neither cost nor effects, any other has effects.
    void check_passive(const Skill& skill, const ListObject& fields) {
        const bool passive = skill.timing == Timing::Passive;
        const Json* const effects = fields.find("effects");
        const bool any = effects != nullptr && !(effects->is_array() && effects->empty());
        const Cost& cost = skill.cost;
        if (passive == any) fields.say("L05", "effects", skill.ja);
        if (passive && cost.most_hand() + cost.kihaku + cost.hp + cost.fatal > 0) {
            fields.say("L05", "cost", skill.ja);
        }
    }

    /// Reads range and target. Reports L04 and L06.
    void target(Skill& skill, const ShapedObject& fields, bool timed) {
        const Json* const range = fields.find("range");
        skill.ranged = range != nullptr && !range->is_null();
        if (skill.ranged) range_in(fields, skill.least, skill.most);
        int side = 0;
        if (fields.has("target")) {
            const ShapedObject target = fields.part("target");
            target.only_its();
            side = target.word("side");
            const Json* const count = target.find("count");
            if (count != nullptr && count->is_string()) {
                skill.all = target.word("count") == 0;
            } else {
                skill.targets = target.number("count");
            }
            const bool one = !skill.all && skill.targets == 1;
            if (side == 0 && skill.targets > 1) target.say("L06", "count", shown(*count));
            if (skill.timing == Timing::Reaction) check_answer(skill, fields, target, side, one);
        } else if (timed && skill.timing != Timing::Passive) {
            fields.missing("target");
            return;
        }
        if (side < 0) return;
        skill.aim = static_cast<Aim>(side);
        if (skill.ranged == (skill.aim == Aim::Self)) fields.say("L06", "range", skill.ja);
    }

    /// L04: a reaction is for oneself, or for one ally, whom it can't step out for.
    static void check_answer(const Skill& skill, const ListObject& fields, const ListObject& target,
                             int side, bool one) {
        const bool ally =
            side == static_cast<int>(Aim::Ally) || side == static_cast<int>(Aim::AllyOther);
        if (side > 0 && !ally) target.say("L04", "side", target.text("side"));
        if (ally && !one) target.say("L04", "count", shown(*target.find("count")));
        if (ally && skill.has_anywhere(Op::StepOut)) fields.say("L04", "effects", "step_out");
    }

    SkillList& list_;
    bool of_rules_;
    /// The default skills of the rules.
    std::vector<Skill> defaults_ = {};
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

// -- The house list

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
