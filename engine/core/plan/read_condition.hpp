// Reads the condition of a plan.
#pragma once

#include <optional>

#include "core/plan/phrase.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// The bytes from `begin` to `end` as a condition. Where `open`, its end is missing in the text (P012).
std::optional<Condition> read_condition(const Line& line, std::size_t begin, std::size_t end,
                                        bool open, const Phrases& phrases, Problems& problems);

/// One comparison from a place on. `behind`: where it ends, kNowhere for a broken one, which leaves
/// problems. `end` bounds it.
Term read_term(const Line& line, std::size_t begin, std::size_t end, const Phrases& phrases,
               Problems& problems, std::size_t& behind);

/// The word that stands at a place, for messages: to the next blank, particle or sign.
std::size_t word_end(const Line& line, std::size_t begin, std::size_t end);

/// One's own facts may name what is on one's own sheet only.
void check_own(const Match& match, const Line& line, const Phrases& phrases, Problems& problems);

} // namespace shiaiba::plan
