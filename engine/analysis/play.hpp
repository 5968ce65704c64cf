// A match as JSON, played for its result, opponents included.
#pragma once

#include "core/system/ruleset.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

/// `PlayResult` of bindings/types/report.d.ts for a match as JSON, or for a text that was none.
Json play_json(const Registry& registry, const Checked<Json>& json);

} // namespace shiaiba
