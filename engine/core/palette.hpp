// A line of a table's chat palette, as a system gives it.
#pragma once

#include <string>
#include <vector>

namespace shiaiba {

struct PaletteLine {
    /// In BCDice's notation; in braces stands a meter, or a number of the build, as the form calls it: "2D10+{POW}".
    /// Empty where nothing is rolled.
    std::string roll = {};
    /// What it is for, in Japanese; players may have named it.
    std::string words = {};
};
using Palette = std::vector<PaletteLine>;

} // namespace shiaiba
