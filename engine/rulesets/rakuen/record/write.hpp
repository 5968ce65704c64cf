// Battle records out: a played match as JSON of section 18.
#pragma once

#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba::rakuen {

/// All tokens, also those that plans chose. Played with Listen::Everything.
Json write_record(const Match& match, const Played& played);

} // namespace shiaiba::rakuen
