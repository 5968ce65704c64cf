// What somebody may have meant by a plan that doesn't compile.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/plan/line.hpp"

namespace shiaiba::plan {

/// One plan, or several in their order, that stand for a text.
using Guess = std::vector<std::string>;

/// What it may have meant: plans that compile; where only the writer knows whose something is, both
/// answers, which may leave something else to mend. Empty where nothing can be guessed. Only guesses:
/// nobody but a reader may put them in.
std::vector<Guess> suggest(std::string_view text, const Reading& reading,
                           const Lang* lang = nullptr);

} // namespace shiaiba::plan
