// What is wrong with a plan, by code, in both languages; and the first look at its words.
#pragma once

#include <string>
#include <string_view>

#include "core/plan/line.hpp"
#include "core/plan/phrase.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::plan {

/// P001 … P021; `word` stands for {w} of its message. `terms` is the limit that P006 names.
Problem diagnosis(const char* code, std::string_view word, int terms = 0);

/// Of a text: at these bytes, `word` as it stands there.
Problem diagnosis_at(const char* code, const Line& line, std::size_t begin, std::size_t end,
                     int terms = 0);

/// By place, then by code; what is said twice once.
void sort_diagnoses(Problems& problems);

// The first look at a plan's words: two instructions, hidden conditions, rankings, what nobody may know.

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
