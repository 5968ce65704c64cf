// Bindings `readSetting`, `usualSetting` and `settingSchema`: a user's own file as the value of a setting, a
// file to start from, and the format of such files.
#include <emscripten/bind.h>

#include <string>

#include "bindings/envelope.hpp"
#include "core/report/report.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"
#include "share/json_places.hpp"
#include "share/reader.hpp"

namespace shiaiba::bindings {
namespace {

/// Reads the file as the value of the setting; paths and places of problems are those in the file.
Checked<Settings> setting_in(const System& system, const std::string& key,
                             const std::string& text) {
    if (const auto broken = broken_text(text)) return Problems{*broken};
    const auto value = parse_json(text);
    if (!value) return value.problems();
    if (value->is_null()) {
        return Problems{problem_at("", "badSetting", {"中身がありません。", "Nothing is in it."})};
    }
    auto settings = system.settings().check(JsonObject().add(key.c_str(), *value));
    if (settings) return settings;
    Problems problems = settings.problems();
    const std::string above = "/settings/" + key;
    for (Problem& problem : problems) {
        if (problem.path.compare(0, above.size(), above) == 0) problem.path.erase(0, above.size());
    }
    cap(problems);
    place_problems(text, problems);
    return problems;
}

std::string read_setting(const std::string& id, const std::string& key, const std::string& text) {
    const System* const system = all_systems().find(id);
    if (system == nullptr) return unknown_system(id);
    const auto settings = setting_in(*system, key, text);
    return ok(JsonObject()
                  .add("settings", settings ? system->settings().write(*settings) : Json())
                  .add("said", settings ? settings_json(*system, *settings) : Json::array())
                  .add("problems", to_json(settings.problems())));
}

std::string usual_setting(const std::string& id, const std::string& key) {
    const System* const system = all_systems().find(id);
    if (system == nullptr) return unknown_system(id);
    return ok(std::string(usual_setting(*system, key)));
}

std::string setting_schema(const std::string& id) {
    const System* const system = all_systems().find(id);
    if (system == nullptr) return unknown_system(id);
    const auto schema = capabilities_of(*system).list_schema;
    return ok(schema == nullptr ? Json() : schema());
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_setting) {
    emscripten::function("readSetting", &read_setting);
    emscripten::function("usualSetting", &usual_setting);
    emscripten::function("settingSchema", &setting_schema);
}

} // namespace shiaiba::bindings
