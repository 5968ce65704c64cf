// Settings of a match of パネルアレー戦: who wins by lost HP, and the skill list ([panel 3.4,
// 7.2]). The bits in links are frozen.
#pragma once

#include <memory>

#include "core/sheet/fields_fwd.hpp"
#include "core/sheet/own_list.hpp"
#include "core/system/system.hpp"
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

const SettingTable<PanelSettings>& setting_table();

} // namespace shiaiba::panel
