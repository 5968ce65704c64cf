// Reads settings by themselves.
#include "bindings/settings.hpp"

#include <utility>

#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {

Settings settings_at_hand(const std::string& system, const std::string& settings) {
    const Ruleset* const ruleset = all_rulesets().find(system);
    const auto json = settings.empty() ? Checked<Json>(Json()) : parse_json(settings);
    if (ruleset == nullptr || !json) return {};
    auto checked = ruleset->check_settings(*json);
    return checked ? std::move(*checked) : Settings();
}

} // namespace shiaiba::bindings
