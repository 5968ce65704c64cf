// What somebody may have meant by a plan that doesn't compile.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/plan/line.hpp"

namespace shiaiba::plan {

/// One plan, or several in their order, that stand for the text; each of them compiles. Empty where
/// nothing can be guessed. Only a guess: nobody but a reader may put it in.
std::vector<std::string> suggest(std::string_view text, const Reading& reading,
                                 const Lang* lang = nullptr);

} // namespace shiaiba::plan
