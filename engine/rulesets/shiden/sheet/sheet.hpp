// A build of 紫電一閃 弐: five skills in a row, and free text ([shiden 1]).
#pragma once

#include <array>
#include <string>

#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {

/// Place 1 is the head (left-most). Only skills that can be taken.
using Row = std::array<Skill, kPlaces>;

struct ShidenBuild {
    Row skills{};
    /// 設定: any number of lines; it decides nothing and is in no link.
    std::string setting;
};

} // namespace shiaiba::shiden
