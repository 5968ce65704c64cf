// What a battle record comes to, as JSON ([rakuen 18]).
#pragma once

#include "core/text/json_fwd.hpp"
#include "rulesets/rakuen/record/replay.hpp"

namespace shiaiba::rakuen {

Json result_json(const Match& match, const Replay& replay);

} // namespace shiaiba::rakuen
