// The decisions of a fight that a hand took, each of which can be looked at again.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/system/match.hpp"
#include "core/system/view.hpp"

namespace shiaiba {

struct ReviewPoint {
    /// Position in the record.
    int i = 0;
    Actor actor;
    /// Name of the decision point.
    std::string point;
    /// Index of the event that follows it.
    std::size_t event = 0;
    /// What was taken; without an id where the side gave up.
    Option taken;
};

/// In the order of the record; of a fight with secrets that goes on, only those of the side whose view it is.
std::vector<ReviewPoint> review_points(const Match& match, Viewer viewer);

} // namespace shiaiba
