// Settings of a match of パネルアレー戦: who wins by lost HP, and the skill list ([panel 3.4,
// 7.2]). The bits in links are frozen.
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
    /// "resultRule": follows the page's words, by which the character that has lost less HP loses
    /// [panel R1].
    bool page_literal = false;
    /// "skills": the own skill list of the match, if it isn't the house list.
    OwnList<SkillList> own = {};
};

const std::shared_ptr<const SkillList>& list_of(const PanelSettings& settings);

/// `SettingField` of bindings/engine.d.ts.
Json settings_form();
Checked<Settings> check_settings(const Json& json);
Json write_settings(const PanelSettings& settings);
std::vector<SettingSaid> settings_in_words(const PanelSettings& settings);
std::vector<OtherReading> other_readings(const PanelSettings& settings);
/// Links hold only the digest of an own list.
void pack_settings(const PanelSettings& settings, BitWriter& out);
std::optional<PanelSettings> unpack_settings(BitReader& in, const PanelSettings& at_hand);

} // namespace shiaiba::panel
