// What a line of system text says between its brackets, and pairs of dice in all their spellings ([rakuen 17, R44]).
#pragma once

#include <optional>
#include <string_view>

#include "rulesets/rakuen/record/scan.hpp"

namespace shiaiba::rakuen {

enum class Sense { None, Good, Bad };

/// What stands between 【 and 】, half-width and without blanks.
Sense read_content(std::string_view text, Item& item);

/// "4:6" or, as bots write it, "4,6"; 10 is the face 0.
std::optional<Pair> read_pair(std::string_view text);

} // namespace shiaiba::rakuen
