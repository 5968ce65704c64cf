// Writes the form of a sheet (name, points, skills, patterns, plans, and the catalogue of skills
// and statuses), and the lines of its chat palette.
#include "rulesets/panel/words/words.hpp"

#include "core/sheet/fields.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"

namespace shiaiba::panel {
namespace {

Json kind(const char* id, const char* ja, const char* en) {
    return JsonObject().add("id", id).add("name", Text{ja, en});
}

/// The source of a skill of the house list: P, A or H ([panel 7.3]).
Text source(const Skill& skill) {
    if (skill.name == "快復") {
        return {"名前と2点の回復はページ(P)、ほかは本作(H)",
                "name and healing 2: the page (P); the rest: ours (H)"};
    }
    if (skill.name == "安らぎ") {
        return {"名前はページ(P)、コストと応じることは祖先(A)、効果は本作(H)",
                "name: the page (P); cost and that it answers: ancestors (A); effect: ours (H)"};
    }
    for (const char* const name : {"空気の枷", "救済", "開拓", "明鏡止水"}) {
        if (skill.name == name) {
            return {"名前はページ(P)、効果は本作(H)", "name: the page (P); effect: ours (H)"};
        }
    }
    return {"本作(H)", "ours (H)"};
}

Json item(const Skill& skill, const SkillList& list) {
    constexpr const char* kKinds[] = {"active", "reactive", "innate"};
    JsonObject json;
    json.add("id", skill.name)
        .add("glyph", skill.name.substr(0, 3))
        .add("name", Text{skill.name, skill.en})
        .add("reading", Text{skill.reading, skill.name})
        .add("kind", kKinds[static_cast<std::size_t>(skill.kind)])
        .add("limited", skill.limit > 0)
        .add("takeable", true)
        .add("cost", skill.cost.text)
        .add("maintain", skill.maintain)
        .add("text", Text{skill_text(skill, list, Lang::Ja), skill_text(skill, list, Lang::En)});
    if (&list == house_list().get()) json.add("from", source(skill));
    return json.add("at", Json::array());
}

Json state(const SkillList& list, std::size_t place) {
    const Status& status = list.status(place);
    return JsonObject()
        .add("id", status.name)
        .add("glyph", std::string(1, status.letter))
        .add("name", Text{status.name, status.name})
        .add("reading", Text{status.ja == status.name ? "" : status.ja, ""})
        .add("stacks", status.most > 1)
        .add("good", status.category != Class::Ailment)
        .add("text", Text{status_text(list, place, Lang::Ja), status_text(list, place, Lang::En)});
}

} // namespace

Json form(const SkillList& list) {
    Json items = Json::array();
    for (const Skill& skill : list.skills) items.push_back(item(skill, list));
    Json states = Json::array();
    for (std::size_t k = 0; k < list.statuses.size(); ++k) states.push_back(state(list, k));
    Json fields = Json::array();
    fields.push_back(JsonObject()
                         .add("type", "name")
                         .add("key", "name")
                         .add("label", Text{"名前", "Name"})
                         .add("max", kMostNamePoints));
    for (Json& one : sheet_fields().form()) fields.push_back(std::move(one));
    return JsonObject()
        .add("fields", std::move(fields))
        .add("kinds",
             Json::array({kind("active", "能動", "Active"), kind("reactive", "受動", "Reactive"),
                          kind("innate", "常時", "Innate")}))
        .add("items", std::move(items))
        .add("states", std::move(states));
}

// -- The chat palette

namespace {

/// The element of each face of the die: "1火 2水 …".
std::string faces() {
    std::string said;
    int face = 0;
    for (const std::string_view letter : kElementLetters) {
        if (face > 0) said += " ";
        said.append(std::to_string(++face)).append(letter);
    }
    return said;
}

} // namespace

Palette palette(const Sheet& sheet) {
    Palette lines{{"1D6", "先攻未定の順"},
                  {"1D6+{体力}", "先制"},
                  {"1D6+{体力}", "同点"},
                  {"1D6", "パネルのロール(" + faces() + ")"}};
    for (const Status& status : sheet.list->statuses) {
        if (status.recover == 0) continue;
        lines.push_back({"1D6>=" + std::to_string(status.recover), status.name + "の回復判定"});
    }
    for (const std::uint8_t place : sheet.skills) {
        const Skill& skill = sheet.list->skill(place);
        std::string words = "【" + skill.name + "】";
        if (!skill.cost.empty()) words += "コスト" + skill.cost.text;
        lines.push_back({{}, std::move(words)});
    }
    return lines;
}

} // namespace shiaiba::panel
