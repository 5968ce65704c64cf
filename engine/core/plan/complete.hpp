// How a plan that is being written may go on: facts, comparisons, names and instructions, from the words so far.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/plan/line.hpp"

namespace shiaiba::plan {

struct Completion {
    /// What is shown.
    std::string label;
    /// What takes the place of the characters from `begin` up to the caret (0-based).
    std::string insert;
    int begin = 0;
};

/// For a caret behind so many characters of the text; what stands behind it is not looked at. In the order
/// of the vocabulary, those that begin with what is written first; at most kMostCompletions.
std::vector<Completion> complete(std::string_view text, int caret, const Reading& reading,
                                 Lang wish);

inline constexpr std::size_t kMostCompletions = 160;

} // namespace shiaiba::plan
