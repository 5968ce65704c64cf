// Reads settings that are handed over beside a text or a link.
#include "bindings/settings.hpp"

#include <utility>

#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {

namespace {

Settings read_settings(const std::string& system, const std::string& settings) {
    const Ruleset* const ruleset = all_rulesets().find(system);
    const auto json = settings.empty() ? Checked<Json>(Json()) : parse_json(settings);
    if (ruleset == nullptr || !json) return {};
    auto checked = ruleset->check_settings(*json);
    return checked ? std::move(*checked) : Settings();
}

} // namespace

Settings settings_at_hand(const std::string& system, const std::string& settings) {
    // The page hands the same settings over for both sides and after every edit, and a GM's lists
    // take longer to read than a character: so the last settings are kept.
    static struct {
        std::string system;
        std::string text;
        Settings settings;
    } last;
    if (last.system != system || last.text != settings) {
        last = {system, settings, read_settings(system, settings)};
    }
    return last.settings;
}

} // namespace shiaiba::bindings
