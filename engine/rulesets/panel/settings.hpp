// The settings of a match ([panel 3.4]).
#pragma once

#include <optional>
#include <vector>

#include "core/bits.hpp"
#include "core/ruleset.hpp"

namespace shiaiba::panel {

struct PanelSettings {
    /// The page's own words are followed: who has lost less HP loses [panel R1].
    bool page_literal = false;
};

/// `SettingField` of bindings/engine.d.ts.
Json settings_form();
Checked<Settings> check_settings(const Json& json);
Json write_settings(const PanelSettings& settings);
std::vector<SettingSaid> settings_in_words(const PanelSettings& settings);
std::vector<OtherReading> other_readings(const PanelSettings& settings);

} // namespace shiaiba::panel
