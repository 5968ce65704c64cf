// How one more would stand on a hill: its report is read back, and only the newcomer's fights are missing.
#pragma once

#include <memory>

#include "analysis/hill/hill.hpp"
#include "core/json_fwd.hpp"

namespace shiaiba {

/// Of hill_report(), its standings and history being left out or not: the hill with all that it says of meetings, and
/// with `newcomer`, a side's JSON, as its last entrant. The newcomer's name and file play no part, but it must not be
/// who stands there already ("hillSameBuild", with the place of that one).
Checked<std::unique_ptr<Hill>> with_newcomer(const Registry& registry, const Json& report,
                                             const Json& newcomer);

} // namespace shiaiba
