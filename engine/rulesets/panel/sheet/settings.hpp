// The settings of a match: how lost HP is read, and whose skills are used ([panel 3.4, 7.2]).
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/sheet/own_list.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/bits.hpp"
#include "core/text/json_fwd.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

struct PanelSettings {
    /// The page's own words are followed: who has lost less HP loses [panel R1].
    bool page_literal = false;
    /// Skills of the match where they aren't the house's.
    OwnList<SkillList> own = {};
};

const std::shared_ptr<const SkillList>& list_of(const PanelSettings& settings);

/// `SettingField` of bindings/engine.d.ts.
Json settings_form();
Checked<Settings> check_settings(const Json& json);
Json write_settings(const PanelSettings& settings);
std::vector<SettingSaid> settings_in_words(const PanelSettings& settings);
std::vector<OtherReading> other_readings(const PanelSettings& settings);
/// An own list stands there as its digest.
void pack_settings(const PanelSettings& settings, BitWriter& out);
std::optional<PanelSettings> unpack_settings(BitReader& in, const PanelSettings& at_hand);

} // namespace shiaiba::panel
