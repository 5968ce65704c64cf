// From a plan's text to its tree, and back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

struct Compiled {
    /// Absent where a problem spoils it.
    std::optional<Plan> plan;
    /// Line 1, column and length in characters of the raw text; in order.
    Problems problems;
    /// The language that it was read in.
    Lang lang = Lang::Ja;
};

/// `lang` nullptr: told from the letters.
Compiled compile(std::string_view text, const Reading& reading, const Lang* lang = nullptr);

/// Empty where the vocabulary has no words for the tree: such a tree is none.
std::string print(const Plan& plan, const Vocabulary& vocabulary, const Names& names, Lang lang);
std::string print(const Condition& condition, const Vocabulary& vocabulary, const Names& names,
                  Lang lang);

/// A Japanese verb or adjective stands before 場合 as it is; a noun needs の.
bool ends_as_verb(std::string_view said);

} // namespace shiaiba::plan
