// What the words of a plan are, for an editor that colours them.
#pragma once

#include <string>
#include <string_view>

#include "core/plan/line.hpp"

namespace shiaiba::plan {

/// A letter for every character of the text: c joins or ends a condition, or compares; f fact; n number
/// or value; v instruction; t what it is about; d defined word; "." nothing that is understood. Broken
/// texts are painted as far as they are understood; too long ones not at all.
std::string paint(std::string_view text, const Reading& reading, const Lang* lang = nullptr);

} // namespace shiaiba::plan
