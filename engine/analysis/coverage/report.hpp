// Coverage and surgery at the border: parts and reports as JSON.
#pragma once

#include "analysis/coverage/coverage.hpp"
#include "analysis/coverage/surgery.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// `CoveragePart` of bindings/analysis.d.ts.
Json to_json(const Coverage& coverage);
/// A part of this match's coverage; counts that can't be its are refused.
Checked<Coverage> read_coverage(const Match& match, const Json& json);
/// `CoverageReport`.
Json coverage_report(const Match& match, const Coverage& coverage);

/// `SurgeryPart`.
Json to_json(const SurgeryPart& part);
Checked<SurgeryPart> read_surgery(const Surgery& surgery, const Json& json);
/// `SurgeryReport`.
Json surgery_report(const Match& match, const Surgery& surgery, const SurgeryPart& part);

/// A plan of that side in both languages.
Text plan_text(const Match& match, Actor actor, std::size_t plan);

} // namespace shiaiba
