// Reads, writes and says the settings: which way lost HP is read.
#include "rulesets/panel/settings.hpp"

#include <utility>

#include "core/json.hpp"

namespace shiaiba::panel {
namespace {

Text reading(bool literal) {
    if (literal) {
        return {"時間切れなどでは、失ったHPが少ない方の負け（原文の字句どおり）。",
                "At time-out and the like, whoever has lost less HP loses (the page's own words)."};
    }
    return {"時間切れなどでは、失ったHPが少ない方の勝ち。",
            "At time-out and the like, whoever has lost less HP wins."};
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
             .add("options",
                  Json::array(
                      {option(Json(), {"少ない方の勝ち", "Less wins"}, false),
                       option("page-literal", {"原文の字句どおり", "The page's words"}, true)}))});
}

Checked<Settings> check_settings(const Json& json) {
    PanelSettings settings;
    if (!json.is_object()) return Settings(settings);
    const Json rule = json.value("resultRule", Json());
    if (rule == "page-literal") {
        settings.page_literal = true;
    } else if (!rule.is_null() && rule != "less-lost-wins") {
        return problem_at("/settings/resultRule", "badSetting",
                          {"resultRule は less-lost-wins か page-literal です。",
                           "resultRule is less-lost-wins or page-literal."},
                          "3.4");
    }
    return Settings(settings);
}

Json write_settings(const PanelSettings& settings) {
    if (!settings.page_literal) return Json::object();
    return JsonObject().add("resultRule", "page-literal");
}

std::vector<SettingSaid> settings_in_words(const PanelSettings& settings) {
    if (!settings.page_literal) return {};
    return {{"resultRule", reading(true)}};
}

std::vector<OtherReading> other_readings(const PanelSettings& settings) {
    PanelSettings other = settings;
    other.page_literal = !settings.page_literal;
    return {{"R1", "R1", reading(other.page_literal), Settings(other)}};
}

} // namespace shiaiba::panel
