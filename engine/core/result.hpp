// What a program wants of a match: who won, without the log.
#pragma once

#include "core/json_fwd.hpp"
#include "core/match.hpp"

namespace shiaiba {

/// `PlayResult` of bindings/types/report.d.ts: what came of it, or `problems` where its record spoils it. Played with
/// Listen::Digest or louder.
Json result_json(const Match& match, const Played& played);
/// Problems alone, in the same shape.
Json result_json(const Problems& problems);

} // namespace shiaiba
