// Writes the form of a build as JSON (name, abilities, tactic, and the catalogue of abilities,
// skills and states), and the lines of its chat palette. The page draws sheets from the form, whose
// keys must be those of `Form` in bindings/types/system.d.ts; engine/share/vtt exports the palette.
#include "rulesets/rakuen/words/words.hpp"

#include <utility>

#include "core/sheet/fields.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {
namespace {

bool of_guard_phase(Skill skill) {
    return skill == Skill::Riposte || skill == Skill::Counter || skill == Skill::Ironwall;
}

/// An entry of the catalogue. No build takes it, since every character has all abilities and all
/// skills; "at" is empty, since nothing has levels.
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

Json skill_item(Skill skill, Turned turned) {
    const SkillWords& w = words(skill);
    const Text text = effect_text(skill, turned);
    const std::string sp = std::to_string(facts(skill).sp);
    return item(id(skill), w.glyph,
                {std::string(name_in(skill, Lang::Ja)), std::string(name_in(skill, Lang::En))},
                {std::string(w.reading), ""}, of_guard_phase(skill) ? "guard" : "attack",
                {text.ja + "（上級ルールではSP" + sp + "）",
                 text.en + " (SP " + sp + " in the advanced rules)"});
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

Json fields() {
    Json fields = Json::array({JsonObject()
                                   .add("type", "name")
                                   .add("key", "name")
                                   .add("label", Text{"名前", "Name"})
                                   .add("max", kMostNamePoints)});
    for (Json& one : build_fields().form()) fields.push_back(std::move(one));
    return fields;
}

} // namespace

Json form(const RakuenSettings& settings) {
    Json items = Json::array();
    for (const Ability ability : kAllAbilities) items.push_back(ability_item(ability));
    for (std::size_t k = 0; k < kSkills; ++k)
        items.push_back(skill_item(skill_at(k), settings.turned));
    Json states = Json::array();
    for (std::size_t k = 0; k < kStates; ++k) states.push_back(state_info(state_words(k)));
    return JsonObject()
        .add("fields", fields())
        .add("kinds",
             Json::array({kind("ability", "能力", "Abilities"),
                          kind("attack", "アタックフェイズのスキル", "Skills of the attack phase"),
                          kind("guard", "ガードフェイズのスキル", "Skills of the guard phase")}))
        .add("items", std::move(items))
        .add("states", std::move(states))
        .add("dice", "round");
}

// The chat palette.

namespace {

/// The build's value of an ability, as PaletteLine::roll refers to it.
std::string reference(Ability ability) { return "{" + std::string(id(ability)) + "}"; }

/// The two other abilities, the one with fewer points first: 連撃 adds the lower one,
/// フラットアタック the higher one.
std::pair<Ability, Ability> others(const Abilities& points, Ability ability) {
    Ability lower = Ability::None;
    Ability higher = Ability::None;
    for (const Ability one : kAllAbilities) {
        if (one == ability) continue;
        (lower == Ability::None ? lower : higher) = one;
    }
    if (points[index(lower)] > points[index(higher)]) std::swap(lower, higher);
    return {lower, higher};
}

/// Adds the attack with one ability without skills, and with each skill that changes the attack
/// value ([rakuen 6.2]). The basic rules have no skill but 必殺.
void add_attacks(const RakuenBuild& build, bool advanced, Ability ability, Palette& lines) {
    const std::string own = reference(ability);
    const std::string name(id(ability));
    lines.push_back({"2D10+" + own, name + "で攻撃"});
    lines.push_back({"2D10+" + own + "+10*{IN}", name + "で攻撃、必殺"});
    if (!advanced) return;
    const auto [lower, higher] = others(build.abilities, ability);
    lines.push_back({"2D10+" + own + "+" + reference(lower), name + "で攻撃、連撃"});
    lines.push_back({"2D10+" + own + "+" + reference(higher), name + "で攻撃、フラットアタック"});
    lines.push_back({"2D10+" + own + "/2", name + "で攻撃、ハーフアタック"});
    lines.push_back({"2D10+" + own + "*2", name + "でインビジブル攻撃、切札"});
}

} // namespace

Palette palette(const RakuenBuild& build, const RakuenSettings& settings) {
    Palette lines{{"1D100", "先後決定"}};
    for (const Ability ability : kAllAbilities) {
        add_attacks(build, settings.advanced, ability, lines);
    }
    lines.push_back({"2D10", "チェイン"});
    lines.push_back({"2D10", "回避"});
    lines.push_back({"2D10", "ガード"});
    lines.push_back({"2D10", "インビジブルガード"});
    if (!settings.advanced) return lines;
    for (const SkillFacts& skill : kSkillFacts) {
        lines.push_back({{}, "【" + std::string(skill.ja) + "】SP" + std::to_string(skill.sp)});
    }
    return lines;
}

} // namespace shiaiba::rakuen
