// A build of 紫電一閃 弐, five skills in a row and free text ([shiden 1]); and the settings, which rulings are read
// the other way ([shiden 11]).
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

/// Place 1 is the head (left-most). Only skills that can be taken.
using Row = std::array<Skill, kPlaces>;

struct ShidenBuild {
    Row skills{};
    /// 設定: any number of lines; it decides nothing and is in no link.
    std::string setting;
};

// The settings of 紫電一閃 弐: which rulings are read the other way ([shiden 11]).

/// A ruling, by the reading that is not taken. The order is frozen: links carry it.
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

/// `{"R4": true}`: those that are named hold.
Checked<ShidenSettings> check_settings(const Json& json);
Json write_settings(const ShidenSettings& settings);
void pack_settings(const ShidenSettings& settings, BitWriter& out);
std::optional<ShidenSettings> unpack_settings(BitReader& in);

/// A sentence for every ruling that is read the other way.
std::vector<SettingSaid> settings_in_words(const ShidenSettings& settings);
/// A switch for each ruling.
Json settings_form();
/// The settings with one ruling turned round, for each ruling in order.
std::vector<OtherReading> other_readings(const ShidenSettings& settings);

} // namespace shiaiba::shiden
