// Build of 紫電一閃 弐: five skills in a row and free text ([shiden 1]). Settings: the rulings that
// are read the other way ([shiden 11]).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/fields_fwd.hpp"
#include "core/system/rulings.hpp"
#include "core/system/system.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {

/// Place 1 is the head (left-most). Only skills below kTakeable.
using Row = std::array<Skill, kPlaces>;

struct ShidenBuild {
    Row skills{};
    /// 設定: free text of any number of lines. It decides nothing, and links leave it out.
    std::string setting;
};

/// The table of a build's fields.
const Fields<ShidenBuild>& build_fields();
/// A random build in which the legal skills of `keep` stay.
ShidenBuild random_build(Dice& dice, const Json& keep);

// The settings: rulings that are read the other way ([shiden 11]).

/// The rulings, each named after its other reading. The order is frozen, because links hold it.
enum class Ruling : std::uint8_t {
    R1PlusWorksOnBonda,
    R2NewGekirinEndsToo,
    R3RearmostOfAnyKind,
    R4NothingIsUsed,
    R5InterceptsFirst,
    R6NameAtTheEnd,
    R7RoubaiNotAtOnce,
    R8BrokenOffLosesEffects,
    R9aLimitedNotSaved,
    R9bNamedNotSaved,
    R10FloorLast,
    R11NamingLapses,
    R12NamedFirst,
};
inline constexpr int kReadings = 13;

using ShidenSettings = TurnedRulings<Ruling>;

/// A switch for each ruling: `{"R4": true}` reads it the other way.
const SettingTable<ShidenSettings>& setting_table();

} // namespace shiaiba::shiden
