// A vocabulary as data, so that plans can be put together without writing a word.
#pragma once

#include "core/json_fwd.hpp"
#include "core/plan/vocabulary.hpp"

namespace shiaiba::plan {

/// `PlanWords` of bindings/engine.d.ts.
Json describe(const Vocabulary& vocabulary, const Names& names);

} // namespace shiaiba::plan
