// The first look at a plan's words: two instructions, hidden conditions, rankings, what nobody may know.
#pragma once

#include "core/plan/phrase.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// Where the condition and the instruction stand, in bytes.
struct Halves {
    std::size_t condition_begin = 0;
    /// The same as the beginning where there is no condition.
    std::size_t condition_end = 0;
    std::size_t instruction_begin = 0;
    /// English: "when" without a ":". The condition is then all of it.
    bool open = false;
};

Halves find_halves(const Line& line, const Phrases& phrases);

/// P003–P005 in the instruction, P008–P010 anywhere.
Problems scan(const Line& line, const Halves& halves, const Phrases& phrases);

} // namespace shiaiba::plan
