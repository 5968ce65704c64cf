// The settings of a match (2).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/sheet/own_list.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/bits.hpp"
#include "rulesets/sengen/sheet/data.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"

namespace shiaiba::sengen {

/// A narrow or dark place, for one side or both.
enum class Cramped : std::uint8_t { Nobody, Both, A, B };

struct Settings {
    /// Spell cards that each may use; absent: a side has a pool of them.
    std::optional<int> cards = {};
    /// The order of turn 1 stays.
    bool fixed_initiative = false;
    /// Who recovers no DP at a turn's start.
    Cramped cramped = Cramped::Nobody;
    int turn_limit = 30;
    /// Time up is a draw.
    bool draw = false;
    /// The bonus of a skill is added to the total, not to the dice.
    bool r2 = false;
    /// Homing raises are half the level.
    bool r3 = false;
    /// An approach must exceed its target number.
    bool r11 = false;

    OwnList<Data> own = {};

    bool is_cramped(Side side) const {
        return cramped == Cramped::Both || cramped == (side == Side::A ? Cramped::A : Cramped::B);
    }
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
