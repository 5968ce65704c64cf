// Build of 紫電一閃 弐: five skills in a row and free text ([shiden 1]). Settings: the rulings that
// are read the other way ([shiden 11]).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/ruleset.hpp"
#include "core/system/rulings.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {

/// Place 1 is the head (left-most). Only skills below kTakeable.
using Row = std::array<Skill, kPlaces>;

struct ShidenBuild {
    Row skills{};
    /// 設定: free text of any number of lines. It decides nothing, and links leave it out.
    std::string setting;
};

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

/// Reads `{"R4": true}`: the named rulings are read the other way.
Checked<ShidenSettings> check_settings(const Json& json);
Json write_settings(const ShidenSettings& settings);
void pack_settings(const ShidenSettings& settings, BitWriter& out);
std::optional<ShidenSettings> unpack_settings(BitReader& in);

/// A sentence for every ruling that is read the other way.
std::vector<SettingSaid> settings_in_words(const ShidenSettings& settings);
/// The form of the settings: a switch for each ruling.
Json settings_form();
/// For each ruling in order: the settings with this ruling alone turned.
std::vector<OtherReading> other_readings(const ShidenSettings& settings);

} // namespace shiaiba::shiden
