// One line of a thread: its items, in full or half width, what stands in their brackets, and what can't be read
// ([rakuen 17, R44]).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/sheet/sheet_lines.hpp"
#include "rulesets/rakuen/record/scan.hpp"

namespace shiaiba::rakuen {

struct LineRead {
    std::vector<Item> items;
    Problems problems;
    /// There is something, and nothing but dice.
    bool only_dice() const;
};

/// What the line says from a place on.
LineRead read_posted(const PostedLine& line, std::size_t from);

enum class Sense { None, Good, Bad };
/// What stands between 【 and 】, half-width and without blanks.
Sense read_content(std::string_view text, Item& item);

/// "4:6" or, as bots write it, "4,6"; 10 is the face 0.
std::optional<Pair> read_pair(std::string_view text);

} // namespace shiaiba::rakuen
