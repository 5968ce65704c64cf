// Defines the names that plans of the panel duel's examples use: those of the house list and of two
// patterns.
#include "panel_words.hpp"

#include "rulesets/panel/sheet/skill_list.hpp"

namespace shiaiba::plan {

const Names& panel_sheet() {
    static const Names names = [] {
        const panel::SkillList& list = *panel::house_list();
        return panel::names_of(list,
                               {std::vector<std::uint8_t>(list.skills.size(), 1), {"", ""}, 5});
    }();
    return names;
}

} // namespace shiaiba::plan
