// The terms and the entrants of a hill as JSON lists them.
#pragma once

#include <vector>

#include "analysis/hill/entrants.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// For what is neither a question nor a report of a hill.
Problem no_hill();

/// Of "system", "settings" and "games".
Checked<HillTerms> read_hill_terms(const Registry& registry, const Json& json);

/// Those in "entrants", each with "file" and "build"; whoever can't stand there is told with its place.
Checked<std::vector<HillEntrant>> read_hill_list(const Registry& registry, const HillTerms& terms,
                                                 const Json& json);

} // namespace shiaiba
