// The form of a build, the facts of its places, and its chat palette.
#include "rulesets/shiden/words/words.hpp"

#include "core/sheet/fields.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "rulesets/shiden/fight/fighter.hpp"
#include "rulesets/shiden/sheet/names.hpp"

namespace shiaiba::shiden {
namespace {

bool has_speed(Skill skill) { return kind(skill) != Kind::Attached; }

Json damage_at(Skill skill, int level) {
    if (const auto fixed = fixed_damage(skill, level)) {
        return to_json(Text{std::to_string(*fixed), std::to_string(*fixed)});
    }
    switch (skill) {
    case Skill::Kenbai: return to_json(Text{"攻撃スキルの数", "attacks"});
    case Skill::Dotou: return to_json(Text{"ラウンド数", "round"});
    case Skill::Tamayura: return to_json(Text{"相手の速度", "its speed"});
    default: return Json();
    }
}

Json item(Skill skill) {
    const SkillWords& w = words(skill);
    Json at = Json::array();
    for (int level = 1; level <= kPlaces; ++level) {
        at.push_back(JsonObject()
                         .add("speed", has_speed(skill) ? Json(base_speed(skill, level)) : Json())
                         .add("damage", damage_at(skill, level))
                         .add("text", to_json(effect_text(skill, level))));
    }
    return JsonObject()
        .add("id", name(skill))
        .add("glyph", facts(skill).letter)
        .add("name", Text{std::string(name(skill)), std::string(w.en)})
        .add("reading", Text{std::string(w.reading), std::string(w.gloss)})
        .add("kind", kind_word(kind(skill)))
        .add("limited", is_limited(skill))
        .add("takeable", id(skill) < kTakeable)
        .add("text", to_json(effect_text(skill, 0)))
        .add("at", std::move(at));
}

Json state_info(State state) {
    const StateWords& w = words(state);
    return JsonObject()
        .add("id", name(state))
        .add("glyph", facts(state).mark)
        .add("name", Text{std::string(name(state)), std::string(w.en)})
        .add("reading", Text{std::string(w.reading), std::string(w.gloss)})
        .add("stacks", facts(state).stacks)
        .add("good", facts(state).good)
        .add("text", Text{std::string(w.effect_ja), std::string(w.effect_en)});
}

/// The effects of the attached skill on the right of a place.
Json notes_of(const Fighter& fighter, int level) {
    Json notes = Json::array();
    const Skill skill = fighter.skill(level);
    const bool attack = kind(skill) == Kind::Attack;
    const bool support = kind(skill) == Kind::Support;
    if (kind(skill) == Kind::Attached || level == kPlaces) return notes;
    const auto note = [&](Skill plus, bool works, const char* ja, const char* en) {
        if (works && fighter.attached(level, plus)) notes.push_back(to_json(Text{ja, en}));
    };
    note(Skill::PlusKyou, attack, "+強でダメージ+1", "+Kyou: damage +1");
    note(Skill::PlusKou, true, "+硬で破壊を無効", "+Kou is destroyed in its place");
    note(Skill::PlusSoku, true, "+速で速度+1", "+Soku: speed +1");
    note(Skill::PlusHan, attack, "+反で迎撃スキル", "+Han: an intercept");
    note(Skill::PlusRen, attack, "+錬で迎撃1回を無効", "+Ren: cancels an intercept");
    note(Skill::PlusJun, attack || support, "+盾で防壁を2つ", "+Jun: 2 × Barrier");
    return notes;
}

Json damage_of(const Fighter& fighter, int level) {
    const Skill skill = fighter.skill(level);
    const bool counted = skill == Skill::Kenbai || fixed_damage(skill, level).has_value();
    return counted ? Json(fighter.damage(level, 1)) : Json();
}

} // namespace

Json form() {
    Json items = Json::array();
    for (int k = 0; k < kSkills; ++k) items.push_back(item(skill_at(k)));
    Json kinds = Json::array();
    for (const Kind k : {Kind::Attack, Kind::Support, Kind::Intercept, Kind::Attached}) {
        kinds.push_back(JsonObject().add("id", kind_word(k)).add("name", to_json(kind_name(k))));
    }
    Json states = Json::array();
    for (int k = 0; k < kStates; ++k) states.push_back(state_info(static_cast<State>(k)));
    Json fields = Json::array({JsonObject()
                                   .add("type", "name")
                                   .add("key", "name")
                                   .add("label", Text{"名前", "Name"})
                                   .add("max", kMostNamePoints)});
    for (Json& one : build_fields().form()) fields.push_back(std::move(one));
    return JsonObject()
        .add("fields", std::move(fields))
        .add("kinds", std::move(kinds))
        .add("items", std::move(items))
        .add("states", std::move(states));
}

Json places(const ShidenBuild& build) {
    const Fighter fighter(build.skills);
    Json out = Json::array();
    for (int level = 1; level <= kPlaces; ++level) {
        const Skill skill = fighter.skill(level);
        out.push_back(JsonObject()
                          .add("speed", has_speed(skill)
                                            ? Json(fighter.speed(level, When::Initiative))
                                            : Json())
                          .add("damage", damage_of(fighter, level))
                          .add("text", to_json(effect_text(skill, level)))
                          .add("notes", notes_of(fighter, level)));
    }
    return out;
}

// Chat palette.

Palette palette(const ShidenBuild& build) {
    Palette lines;
    int place = 0;
    for (const Skill skill : build.skills) {
        lines.push_back({{}, "【" + std::string(name(skill)) + "】" + std::to_string(++place)});
    }
    return lines;
}

} // namespace shiaiba::shiden
