// Rolls as dice tools of the tables print them (BCDice): the one place that knows how.
#pragma once

#include <string>
#include <vector>

#include "core/log.hpp"

namespace shiaiba {

/// Faces as they fell: "[8,5]".
std::string in_brackets(const std::vector<int>& faces);
/// What they come to, and the faces: "13[8,5]".
std::string sum_and_faces(const std::vector<int>& faces);
/// What was rolled, and what fell: "1D6 ＞ 3", "2D10 ＞ 13[8,5]". Of the list named "dice"; "" where nothing was.
std::string roll_notation(const Event& event);

} // namespace shiaiba
