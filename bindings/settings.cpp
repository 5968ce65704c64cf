// Reads settings that are handed over beside a text or a link.
#include "bindings/settings.hpp"

#include <utility>

#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {

namespace {

Settings read_settings(const std::string& id, const std::string& settings) {
    const System* const system = all_systems().find(id);
    const auto json = settings.empty() ? Checked<Json>(Json()) : parse_json(settings);
    if (system == nullptr || !json) return {};
    auto checked = system->settings().check(*json);
    return checked ? std::move(*checked) : Settings();
}

} // namespace

Settings settings_at_hand(const std::string& id, const std::string& settings) {
    // The page hands the same settings over for both sides and after every edit, and a GM's lists
    // take longer to read than a character: so the last settings are kept.
    static struct {
        std::string id;
        std::string text;
        Settings settings;
    } last;
    if (last.id != id || last.text != settings) {
        last = {id, settings, read_settings(id, settings)};
    }
    return last.settings;
}

} // namespace shiaiba::bindings
