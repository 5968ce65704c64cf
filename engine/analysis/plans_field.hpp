// Where a system's builds hold their plans.
#pragma once

#include <optional>

#include "core/system/ruleset.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// The field of the form for plans, or for a tactic: of a build, or of a party's members. Absent where there is none.
std::optional<Json> plans_field(const Ruleset& ruleset);

} // namespace shiaiba
