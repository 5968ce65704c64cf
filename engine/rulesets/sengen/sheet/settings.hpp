// The settings of a match (2).
#pragma once

#include <memory>
#include <vector>

#include "core/sheet/own_list.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/bits.hpp"
#include "rulesets/sengen/sheet/data.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"

namespace shiaiba::sengen {

struct Settings {
    /// Spell cards that each may use.
    int cards = 3;
    /// The order of turn 1 stays.
    bool fixed_initiative = false;
    /// Nobody recovers DP at a turn's start.
    bool cramped = false;
    int turn_limit = 20;
    /// Time up is a draw.
    bool draw = false;
    /// The bonus of a skill is added to the total, not to the dice.
    bool r2 = false;
    /// Homing raises are half the level.
    bool r3 = false;
    /// An approach must exceed its target number.
    bool r11 = false;

    OwnList<Data> own = {};

    const std::shared_ptr<const Data>& shared_data() const {
        return own.list != nullptr ? own.list : house_data();
    }
    const Data& data() const { return *shared_data(); }
};

Checked<shiaiba::Settings> check_settings(const Json& json);
Json write_settings(const Settings& settings);
void pack_settings(const Settings& settings, BitWriter& out);
/// Own data stands there as its digest.
std::optional<Settings> unpack_settings(BitReader& in, const Settings& at_hand);
Text lacking(const Settings& settings, const Settings& at_hand);
std::vector<SettingSaid> settings_in_words(const Settings& settings);
std::vector<OtherReading> other_readings(const Settings& settings);
Json settings_form();

} // namespace shiaiba::sengen
