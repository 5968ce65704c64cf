// One line of a thread: its items, in full or half width, and what in it can't be read ([rakuen 17, R44]).
#pragma once

#include <cstddef>
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

} // namespace shiaiba::rakuen
