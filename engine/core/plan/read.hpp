// The readers of a plan's condition and of its instruction.
#pragma once

#include <optional>

#include "core/plan/phrase.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::plan {

/// The bytes from `begin` to `end` as a condition. Where `open`, its end is missing in the text (P012).
std::optional<Condition> read_condition(const Line& line, std::size_t begin, std::size_t end,
                                        bool open, const Phrases& phrases, Problems& problems);

/// One comparison from a place on. `behind`: where it ends, kNowhere for a broken one, which leaves
/// problems. `end` bounds it.
Term read_term(const Line& line, std::size_t begin, std::size_t end, const Phrases& phrases,
               Problems& problems, std::size_t& behind);

/// One fact from a place on, likewise.
FactRef read_fact(const Line& line, std::size_t begin, std::size_t end, const Phrases& phrases,
                  Problems& problems, std::size_t& behind);

/// The word that stands at a place, for messages: to the next blank, particle or sign.
std::size_t word_end(const Line& line, std::size_t begin, std::size_t end);

/// One's own facts may name what is on one's own sheet only.
void check_own(const PhraseMatch& match, const Line& line, const Phrases& phrases,
               Problems& problems);

// Reads the instruction of a plan.

/// All of the text from `begin` on.
std::optional<Instruction> read_instruction(const Line& line, std::size_t begin,
                                            const Phrases& phrases, Problems& problems);

/// A form that the whole text from `begin` on has.
struct FoundForm {
    PhraseMatch match;
    /// nullptr: there is none.
    const Form* form = nullptr;
};
/// `strange`: of the forms that fit but for one slot the one with the fewest strange bytes.
FoundForm find_form(std::string_view text, std::size_t begin, const Phrases& phrases, bool strange);

/// By the vocabulary's order of tags, as trees have them.
void sort_tests(std::vector<Test>& tests);

} // namespace shiaiba::plan
