// Counters and edits as lines of text or as JSON, with their exact standings as they are swept.
#pragma once

#include <cstddef>
#include <vector>

#include "analysis/counters.hpp"
#include "cli/one_build.hpp"

namespace shiaiba::cli {

/// The boxes, one a line: how many builds, after how many rounds, what stands in every place.
void print_boxes(const OneBuild& asked, const std::vector<Box>& boxes);
/// What was found, and each of `found.best` with its standing; ends early after an interrupt.
void print_counters(const OneBuild& asked, const CountersPart& found);
/// Each edit with the change from `mine`; ends early after an interrupt.
void print_edits(const OneBuild& asked, const Standing& mine, const Edits& edits);

/// The module's answer, with the build, its standing, and those of the builds that are listed.
void print_json(const OneBuild& asked, const Standing& mine, const CountersPart& found);
void print_json(const OneBuild& asked, const Standing& mine, const Edits& edits);

} // namespace shiaiba::cli
