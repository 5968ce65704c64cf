// Reads, checks and writes the settings, says them in sentences, and packs them.
#include "rulesets/panel/sheet/settings.hpp"

#include <string>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"

namespace shiaiba::panel {

namespace {

Text reading(bool literal) {
    if (literal) {
        return {
            "時間切れなどでは、失ったHPが少ない方の負け（原文の字句どおり）。",
            "When time runs out and the like, whoever has lost less HP loses (the page's own words)."};
    }
    return {"時間切れなどでは、失ったHPが少ない方の勝ち。",
            "When time runs out and the like, whoever has lost less HP wins."};
}

Json option(Json value, const Text& name, bool literal) {
    return JsonObject()
        .add("value", std::move(value))
        .add("name", name)
        .add("text", reading(literal));
}

} // namespace

Json settings_form() {
    return Json::array(
        {JsonObject()
             .add("key", "resultRule")
             .add("label", Text{"失ったHP", "Lost HP"})
             .add("options", Json::array({option(Json(), {"少ない方の勝ち", "Less wins"}, false),
                                          option("page-literal",
                                                 {"原文の字句どおり", "The page's words"}, true)})),
         list_setting()});
}

const std::shared_ptr<const SkillList>& list_of(const PanelSettings& settings) {
    return settings.own.list != nullptr ? settings.own.list : house_list();
}

Checked<Settings> check_settings(const Json& json) {
    PanelSettings settings;
    if (json.is_null()) return Settings(settings);
    if (!json.is_object()) {
        return problem_at("/settings", "badSettings",
                          {"設定項目は {\"resultRule\": \"page-literal\"} のように書いてください。",
                           "Settings are written like {\"resultRule\": \"page-literal\"}."},
                          "3.4");
    }
    Problems problems;
    const Json rule = json.value("resultRule", Json());
    if (rule == "page-literal") {
        settings.page_literal = true;
    } else if (!rule.is_null() && rule != "less-lost-wins") {
        problems.push_back(problem_at("/settings/resultRule", "badSetting",
                                      {"resultRule は less-lost-wins か page-literal です。",
                                       "resultRule is less-lost-wins or page-literal."},
                                      "3.4"));
    }
    if (const Json skills = json.value("skills", Json()); !skills.is_null()) {
        const auto list = read_list(skills);
        add_problems(problems, list.problems(), "/settings/skills");
        if (list) {
            settings.own = {named_list(skills, (*list)->title, (*list)->version), *list};
        }
    }
    for (const auto& [key, value] : json.items()) {
        if (key == "resultRule" || key == "skills") continue;
        problems.push_back(unknown_setting(
            key, {"resultRule と skills があります。", "There are resultRule and skills."}, "3.4"));
    }
    if (!problems.empty()) return problems;
    return Settings(settings);
}

Json write_settings(const PanelSettings& settings) {
    Json json = Json::object();
    if (settings.page_literal) json["resultRule"] = "page-literal";
    if (settings.own.json != nullptr) json["skills"] = *settings.own.json;
    return json;
}

std::vector<SettingSaid> settings_in_words(const PanelSettings& settings) {
    std::vector<SettingSaid> said;
    if (settings.page_literal) said.push_back({"resultRule", reading(true)});
    if (settings.own.list != nullptr) said.push_back({"skills", list_in_words(settings.own)});
    return said;
}

std::vector<OtherReading> other_readings(const PanelSettings& settings) {
    PanelSettings other = settings;
    other.page_literal = !settings.page_literal;
    return {{"R1", "R1", reading(other.page_literal), Settings(other)}};
}

void pack_settings(const PanelSettings& settings, BitWriter& out) {
    out.bits(settings.page_literal ? 1 : 0, 1);
    pack_list(settings.own, out);
}

std::optional<PanelSettings> unpack_settings(BitReader& in, const PanelSettings& at_hand) {
    PanelSettings settings;
    settings.page_literal = in.bits(1) != 0;
    auto own = unpack_list(in, at_hand.own);
    if (!own) return std::nullopt;
    settings.own = std::move(*own);
    return settings;
}

} // namespace shiaiba::panel
