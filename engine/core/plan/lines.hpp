// A whole tactic as text: a plan a line, its note above it behind "#", definitions anywhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/plan/compile.hpp"

namespace shiaiba::plan {

struct CompiledLines {
    /// Of the lines without problems.
    std::vector<Plan> plans;
    std::vector<Definition> definitions;
    /// With the number of the line.
    Problems problems;
};

/// At most kMostPlans plans. 「定義: A = …」 or "define A = …" is a definition, good for all lines.
CompiledLines compile_lines(std::string_view text, const Vocabulary& vocabulary, const Names& names,
                            const Lang* lang = nullptr);

/// Compiles to the same plans; definitions are written out.
std::string print_lines(const std::vector<Plan>& plans, const Vocabulary& vocabulary,
                        const Names& names, Lang lang);

} // namespace shiaiba::plan
