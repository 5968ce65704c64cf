// Writes the palette of a row.
#include "rulesets/shiden/words/palette.hpp"

namespace shiaiba::shiden {

Palette palette(const ShidenBuild& build) {
    Palette lines;
    int place = 0;
    for (const Skill skill : build.skills) {
        lines.push_back({{}, "【" + std::string(name(skill)) + "】" + std::to_string(++place)});
    }
    return lines;
}

} // namespace shiaiba::shiden
