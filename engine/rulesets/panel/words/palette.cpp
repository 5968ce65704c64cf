// Writes the rolls and the skills of a sheet.
#include "rulesets/panel/words/palette.hpp"

#include <string>

namespace shiaiba::panel {
namespace {

/// What each face makes of a panel.
std::string faces() {
    std::string said;
    int face = 0;
    for (const std::string_view letter : kElementLetters) {
        if (face > 0) said += " ";
        said.append(std::to_string(++face)).append(letter);
    }
    return said;
}

} // namespace

Palette palette(const Sheet& sheet) {
    Palette lines{{"1D6", "先攻未定の順"},
                  {"1D6+{体力}", "先制"},
                  {"1D6+{体力}", "同点"},
                  {"1D6", "パネルのロール(" + faces() + ")"}};
    for (const Status& status : sheet.list->statuses) {
        if (status.recover == 0) continue;
        lines.push_back({"1D6>=" + std::to_string(status.recover), status.name + "の回復判定"});
    }
    for (const std::uint8_t place : sheet.skills) {
        const Skill& skill = sheet.list->skill(place);
        std::string words = "【" + skill.name + "】";
        if (!skill.cost.empty()) words += "コスト" + skill.cost.text;
        lines.push_back({{}, std::move(words)});
    }
    return lines;
}

} // namespace shiaiba::panel
