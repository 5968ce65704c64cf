// Readers of a plan's two halves, condition and instruction, and of single comparisons and facts.
// Places are bytes of Line::text; problems are added to `problems`.
#pragma once

#include <optional>

#include "core/plan/phrase.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::plan {

/// Reads the bytes from `begin` to `end` as a condition. `open`: the end of the condition is
/// missing in the text (P012).
std::optional<Condition> read_condition(const Line& line, std::size_t begin, std::size_t end,
                                        bool open, const Phrases& phrases, Problems& problems);

/// Reads one comparison from `begin` on, but not beyond `end`. `behind` becomes the place where it
/// ends, or kNowhere if it is broken, which leaves problems.
Term read_term(const Line& line, std::size_t begin, std::size_t end, const Phrases& phrases,
               Problems& problems, std::size_t& behind);

/// Reads one fact likewise.
FactRef read_fact(const Line& line, std::size_t begin, std::size_t end, const Phrases& phrases,
                  Problems& problems, std::size_t& behind);

/// The end of the word at `begin`, for messages: the next blank, particle or sign.
std::size_t word_end(const Line& line, std::size_t begin, std::size_t end);

/// Adds P013 for names in slots marked Slot::own that aren't on the player's own sheet.
void check_own(const PhraseMatch& match, const Line& line, const Phrases& phrases,
               Problems& problems);

// Reads the instruction of a plan.

/// Reads all of the text from `begin` on.
std::optional<Instruction> read_instruction(const Line& line, std::size_t begin,
                                            const Phrases& phrases, Problems& problems);

/// A form that matches the whole text from `begin` on.
struct FoundForm {
    PhraseMatch match;
    /// nullptr: no form matches.
    const Form* form = nullptr;
};
/// Finds the form. `strange`: of the forms that match but for one slot, the one with the fewest
/// unknown bytes.
FoundForm find_form(std::string_view text, std::size_t begin, const Phrases& phrases, bool strange);

/// Sorts by the vocabulary's order of tags, which trees have.
void sort_tests(std::vector<Test>& tests);

} // namespace shiaiba::plan
