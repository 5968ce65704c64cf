// The form: name, shares of the abilities, and the catalogue of skills and states.
#include "rulesets/rakuen/sheet/form.hpp"

#include <string>

#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "rulesets/rakuen/plans/presets.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

bool of_guard_phase(Skill skill) {
    return skill == Skill::Riposte || skill == Skill::Counter || skill == Skill::Ironwall;
}

Json item(std::string_view id, std::string_view glyph, const Text& name, const Text& reading,
          const char* kind, const Text& text) {
    return JsonObject()
        .add("id", id)
        .add("glyph", glyph)
        .add("name", name)
        .add("reading", reading)
        .add("kind", kind)
        .add("limited", false)
        .add("takeable", false)
        .add("text", text)
        .add("at", Json::array());
}

Json skill_item(Skill skill) {
    const SkillWords& w = words(skill);
    const std::string sp = std::to_string(facts(skill).sp);
    return item(id(skill), w.glyph,
                {std::string(name_in(skill, Lang::Ja)), std::string(name_in(skill, Lang::En))},
                {std::string(w.reading), ""}, of_guard_phase(skill) ? "guard" : "attack",
                {std::string(w.effect_ja) + "（上級ルールではSP" + sp + "）",
                 std::string(w.effect_en) + " (SP " + sp + " in the advanced rules)"});
}

Json ability_item(Ability ability) {
    const std::string name(id(ability));
    return item(name, name.substr(0, 1), {name, name}, {"", ""}, "ability",
                {"攻撃値に足す。相手が防御すれば、同じ能力のぶんだけ減る。",
                 "Joins the attack value; a guard takes off the defender's same ability."});
}

Json kind(const char* id, const char* ja, const char* en) {
    return JsonObject().add("id", id).add("name", Text{ja, en});
}

Json state_info(const StateWords& w) {
    return JsonObject()
        .add("id", w.id)
        .add("glyph", w.glyph)
        .add("name", Text{std::string(w.ja), std::string(w.en)})
        .add("reading", Text{"", ""})
        .add("stacks", w.counted)
        .add("good", w.good)
        .add("text", Text{std::string(w.effect_ja), std::string(w.effect_en)});
}

Json shares() {
    Json parts = Json::array();
    for (const Ability ability : kAllAbilities) {
        const std::string name(id(ability));
        parts.push_back(
            JsonObject().add("key", name).add("name", Text{name, name}).add("min", kLeastAbility));
    }
    return JsonObject()
        .add("type", "shares")
        .add("key", "abilities")
        .add("label", Text{"能力値", "Abilities"})
        .add("total", kAbilityPoints)
        .add("parts", std::move(parts));
}

Json tactic() {
    return JsonObject()
        .add("type", "tactic")
        .add("key", "tactic")
        .add("label", Text{"戦術", "Tactic"})
        .add("presets", presets().to_json());
}

} // namespace

Json form() {
    Json items = Json::array();
    for (const Ability ability : kAllAbilities) items.push_back(ability_item(ability));
    for (std::size_t k = 0; k < kSkills; ++k) items.push_back(skill_item(skill_at(k)));
    Json states = Json::array();
    for (std::size_t k = 0; k < kStates; ++k) states.push_back(state_info(state_words(k)));
    return JsonObject()
        .add("fields", Json::array({JsonObject()
                                        .add("type", "name")
                                        .add("key", "name")
                                        .add("label", Text{"名前", "Name"})
                                        .add("max", kMostNamePoints),
                                    shares(), tactic()}))
        .add("kinds",
             Json::array({kind("ability", "能力", "Abilities"),
                          kind("attack", "アタックフェイズのスキル", "Skills of the attack phase"),
                          kind("guard", "ガードフェイズのスキル", "Skills of the guard phase")}))
        .add("items", std::move(items))
        .add("states", std::move(states))
        .add("dice", "round");
}

} // namespace shiaiba::rakuen
