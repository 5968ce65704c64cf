// Rolls as dice tools of the tables print them (BCDice): the one place that knows how.
#pragma once

#include <string>
#include <vector>

#include "core/log.hpp"

namespace shiaiba {

/// Faces as they fell: "[8,5]".
std::string in_brackets(const std::vector<int>& faces);
/// What was rolled, what fell and what it comes to: "(1D6) ＞ 3", "(2D10) ＞ 13[8,5] ＞ 13", and where faces were rewritten
/// "(2D10) ＞ 3[1,2]→4[2,2] ＞ 4". "" where the event tells of no roll.
std::string roll_notation(const Event& event);
/// The same, of a roll that something is added to: "(8D6) ＞ 28[2,4,6,3,1,5,5,2] ＞ 38".
std::string roll_notation(const Event& event, int total);
/// One die in short: "1D6 ＞ 3".
std::string die_notation(const Event& event);

} // namespace shiaiba
