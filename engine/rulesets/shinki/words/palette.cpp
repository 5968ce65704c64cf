// Writes the skills of a sheet.
#include "rulesets/shinki/words/palette.hpp"

#include <string>

namespace shiaiba::shinki {
namespace {

std::string cost_said(const Cost& cost) {
    std::string said;
    const auto add = [&](const char* what, int n) {
        if (n > 0) said += " " + (what + std::to_string(n));
    };
    add("手札", cost.hand);
    add("気魄", cost.kihaku);
    add("HP", cost.hp);
    add("フェイタル", cost.fatal);
    return said;
}

} // namespace

Palette palette(const Sheet& sheet) {
    Palette lines{{"1D2", "同点の側(1:甲 2:乙)"}};
    for (const int place : sheet.all_skills()) {
        const Skill& skill = sheet.skill(place);
        lines.push_back({{}, skill.ja + cost_said(skill.cost)});
    }
    return lines;
}

} // namespace shiaiba::shinki
