// Settings of らくえん模擬戦: basic or advanced rules, rulings read the other way, and a position
// to play on from ([rakuen 18]). Their bits in links are frozen.
#pragma once

#include <array>

#include "core/sheet/fields_fwd.hpp"
#include "core/system/system.hpp"
#include "rulesets/rakuen/sheet/state.hpp"

namespace shiaiba::rakuen {

struct RakuenSettings {
    bool advanced = false;
    /// Without effect in the basic rules, whose only skill is 必殺.
    Turned turned;
    /// The fighters before the first turn; their abilities come from the builds.
    std::array<Fighter, 2> start{};
};

/// A fighter at the beginning of a battle without `start`.
Fighter fresh_fighter(bool advanced);

/// Reads `{"rules": "advanced", "R17": true, "start": {"A": {"hp": 100, "in": 6}, "B": {…}}}`.
const SettingTable<RakuenSettings>& setting_table();

} // namespace shiaiba::rakuen
