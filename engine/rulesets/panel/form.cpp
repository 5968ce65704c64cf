// The form: name, points, skills, patterns, plans, and the catalogue of skills and statuses.
#include "rulesets/panel/form.hpp"

#include <string>

#include "core/character.hpp"
#include "core/json.hpp"
#include "rulesets/panel/house_list.hpp"
#include "rulesets/panel/sheet.hpp"
#include "rulesets/panel/words.hpp"

namespace shiaiba::panel {
namespace {

JsonObject field(const char* type, const char* key, const Text& label) {
    return JsonObject().add("type", type).add("key", key).add("label", label);
}

Json part(const char* key, const char* ja, const char* en) {
    return JsonObject().add("key", key).add("name", Text{ja, en}).add("min", 0);
}

Json points() {
    return field("points", "stats", {"能力値", "Stats"})
        .add("total", kPoints)
        .add("parts", Json::array({part("vitality", "体力", "Vitality"),
                                   part("reflex", "神経反射", "Reflex"),
                                   part("intellect", "知性", "Intellect")}));
}

Json patterns() {
    Json elements = Json::array();
    for (const Element element : kAllElements) elements.push_back(letter(element));
    return field("patterns", "patterns", {"パターン", "Patterns"})
        .add("elements", std::move(elements));
}

Json kind(const char* id, const char* ja, const char* en) {
    return JsonObject().add("id", id).add("name", Text{ja, en});
}

Json item(const Skill& skill, const SkillList& list) {
    constexpr const char* kKinds[] = {"active", "reactive", "innate"};
    return JsonObject()
        .add("id", skill.name)
        .add("glyph", skill.name.substr(0, 3))
        .add("name", Text{skill.name, skill.en})
        .add("reading", Text{skill.reading, skill.en})
        .add("kind", kKinds[static_cast<std::size_t>(skill.kind)])
        .add("limited", skill.limit > 0)
        .add("takeable", true)
        .add("cost", skill.cost.text)
        .add("maintain", skill.maintain)
        .add("text", Text{skill_text(skill, list, Lang::Ja), skill_text(skill, list, Lang::En)})
        .add("at", Json::array());
}

Json state(std::size_t known) {
    const Status& status = known_statuses()[known];
    return JsonObject()
        .add("id", status.name)
        .add("glyph", std::string(1, status.letter))
        .add("name", Text{status.ja, status.name})
        .add("reading", Text{status.name, ""})
        .add("stacks", status.most > 1)
        .add("good", status.category != Class::Ailment)
        .add("text", Text{status_text(known, Lang::Ja), status_text(known, Lang::En)});
}

} // namespace

Json form() {
    const SkillList& list = *house_list();
    Json items = Json::array();
    for (const Skill& skill : list.skills) items.push_back(item(skill, list));
    Json states = Json::array();
    for (std::size_t k = 0; k < kKnownStatuses; ++k) states.push_back(state(k));
    return JsonObject()
        .add("fields",
             Json::array({field("name", "name", {"名前", "Name"}).add("max", kMostNamePoints),
                          points(), field("skills", "skills", {"スキル", "Skills"}), patterns(),
                          field("plans", "plans", {"プラン", "Plans"})}))
        .add("kinds",
             Json::array({kind("active", "能動", "Active"), kind("reactive", "受動", "Reactive"),
                          kind("innate", "常時", "Innate")}))
        .add("items", std::move(items))
        .add("states", std::move(states));
}

} // namespace shiaiba::panel
