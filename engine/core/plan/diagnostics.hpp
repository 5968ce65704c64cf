// What is wrong with a plan, by code, in both languages.
#pragma once

#include <string>
#include <string_view>

#include "core/plan/line.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// P001 … P020; `word` stands for {w} of its message. `terms` is the limit that P006 names.
Problem diagnosis(const char* code, std::string_view word, int terms = 0);

/// Of a text: at these bytes, `word` as it stands there.
Problem diagnosis_at(const char* code, const Line& line, std::size_t begin, std::size_t end,
                     int terms = 0);

/// By place, then by code; what is said twice once.
void sort_diagnoses(Problems& problems);

} // namespace shiaiba::plan
