// Messages about plans by code, P001 to P021, in both languages (the codes stand in docs/plans.md);
// also the first scan of a plan, which splits it and finds words that no plan may have.
#pragma once

#include <string>
#include <string_view>

#include "core/plan/line.hpp"
#include "core/plan/phrase.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::plan {

/// The problem of a code; `word` fills {w} of its message, and `terms` is the limit that P006, P019
/// and P021 name.
Problem diagnosis(const char* code, std::string_view word, int terms = 0);

/// A problem in a text: its place and its word are the bytes from `begin` to `end` of Line::text.
Problem diagnosis_at(const char* code, const Line& line, std::size_t begin, std::size_t end,
                     int terms = 0);

/// Sorts by place, then by code, and drops repetitions.
void sort_diagnoses(Problems& problems);

// The first scan: second instructions, hidden conditions, rankings, and words for what nobody may
// know.

/// Where the condition and the instruction stand, in bytes of Line::text.
struct Halves {
    std::size_t condition_begin = 0;
    /// The same as condition_begin if there is no condition.
    std::size_t condition_end = 0;
    std::size_t instruction_begin = 0;
    /// English "when" without ":" behind it: the condition is all of the text.
    bool open = false;
};

Halves find_halves(const Line& line, const Phrases& phrases);

/// Finds P003–P005 in the instruction, P008–P010 anywhere.
Problems scan(const Line& line, const Halves& halves, const Phrases& phrases);

} // namespace shiaiba::plan
