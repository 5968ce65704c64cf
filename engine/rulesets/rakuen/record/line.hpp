// Reading of one posted line of a thread: its items, in full or half width, and the problems of
// what can't be read ([rakuen 17, R44]).
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
    /// Whether there are items, and all of them are dice without other lines of the game.
    bool only_dice() const;
};

/// Reads a line from a place on.
LineRead read_posted(const PostedLine& line, std::size_t from);

enum class Sense { None, Good, Bad };
/// Reads the text between 【 and 】, half-width and without blanks, into an item. None: it is no
/// line of the game; Bad: it begins like one, but can't be read.
Sense read_content(std::string_view text, Item& item);

/// Reads "4:6" or, as bots write it, "4,6"; 10 is the face 0. Absent if the text is no pair.
std::optional<Pair> read_pair(std::string_view text);

} // namespace shiaiba::rakuen
