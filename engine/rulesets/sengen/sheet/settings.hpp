// Settings of a match (2), and their table.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/sheet/fields_fwd.hpp"
#include "core/sheet/own_list.hpp"
#include "core/system/system.hpp"
#include "rulesets/sengen/sheet/data.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"

namespace shiaiba::sengen {

/// Which side is in a narrow or dark place, where no DP is recovered at the start of a turn.
enum class Cramped : std::uint8_t { Nobody, Both, A, B };

struct Settings {
    /// Spell cards that each character may use; absent: a side shares a pool (6).
    std::optional<int> cards = {};
    /// The order of turn 1 is kept.
    bool fixed_initiative = false;
    Cramped cramped = Cramped::Nobody;
    int turn_limit = 30;
    /// When time is up, the battle is a draw and nobody judges.
    bool draw = false;
    /// The other reading of R2: the bonus of a skill is added to the total, not to the dice.
    bool r2 = false;
    /// The other reading of R3: raises of homing are half the level.
    bool r3 = false;
    /// The other reading of R11: an approach must exceed its target number.
    bool r11 = false;

    /// Own data (5.4); empty: the house's.
    OwnList<Data> own = {};

    bool is_cramped(Side side) const {
        return cramped == Cramped::Both || cramped == (side == Side::A ? Cramped::A : Cramped::B);
    }
    const std::shared_ptr<const Data>& shared_data() const {
        return own.list != nullptr ? own.list : house_data();
    }
    const Data& data() const { return *shared_data(); }
};

const SettingTable<Settings>& setting_table();

} // namespace shiaiba::sengen
