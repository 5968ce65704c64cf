// Reads the instruction of a plan.
#pragma once

#include <optional>

#include "core/plan/phrase.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// All of the text from `begin` on.
std::optional<Instruction> read_instruction(const Line& line, std::size_t begin,
                                            const Phrases& phrases, Problems& problems);

/// By the vocabulary's order of tags, as trees have them.
void sort_tests(std::vector<Test>& tests);

} // namespace shiaiba::plan
