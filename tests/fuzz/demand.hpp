// What all fuzzers demand: a promise that isn't kept ends the run, and libFuzzer keeps the input.
#pragma once

#include <cstddef>
#include <cstdlib>

#include "core/text/problem.hpp"

namespace shiaiba {

inline void demand(bool kept) {
    if (!kept) std::abort();
}

/// Demands that problems lie within a line of so many characters, and have a code and sentences.
inline void check_places(const Problems& problems, std::size_t characters) {
    for (const Problem& problem : problems) {
        demand(problem.column >= 1 && problem.length >= 0);
        demand(static_cast<std::size_t>(problem.column + problem.length) <= characters + 1);
        demand(!problem.code.empty() && !problem.text.ja.empty() && !problem.text.en.empty());
    }
}

} // namespace shiaiba
