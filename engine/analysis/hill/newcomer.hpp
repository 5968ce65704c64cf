// How one more would stand on a hill: its report is read back, and only the newcomer's fights are missing.
#pragma once

#include <memory>

#include "analysis/hill/hill.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// The hill that a report of hill_report() tells of, with `newcomer`, a side's JSON, as its last entrant. All meetings
/// but the newcomer's are known; standings and history of the report are not looked at, and what the newcomer is called
/// plays no part. Who stands there already is refused as "hillSameBuild", with the path of that entrant.
Checked<std::unique_ptr<Hill>> with_newcomer(const Registry& registry, const Json& report,
                                             const Json& newcomer);

} // namespace shiaiba
