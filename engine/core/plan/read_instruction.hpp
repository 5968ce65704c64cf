// Reads the instruction of a plan.
#pragma once

#include <optional>

#include "core/plan/phrase.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// All of the text from `begin` on.
std::optional<Instruction> read_instruction(const Line& line, std::size_t begin,
                                            const Phrases& phrases, Problems& problems);

/// A form that the whole text from `begin` on has.
struct Found {
    Match match;
    /// nullptr: there is none.
    const Form* form = nullptr;
};
/// `strange`: of the forms that fit but for one slot the one with the fewest strange bytes.
Found find_form(std::string_view text, std::size_t begin, const Phrases& phrases, bool strange);

/// By the vocabulary's order of tags, as trees have them.
void sort_tests(std::vector<Test>& tests);

} // namespace shiaiba::plan
