// The part of a build's check that its lists are.
#pragma once

#include "core/text/json_fwd.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"
#include "rulesets/sengen/sheet/wrongs.hpp"

namespace shiaiba::sengen {

/// Feats, weapons, spells and cards; `known`: so are the levels that spells ask for.
void check_kit(const Json& fields, bool known, Sheet& sheet, Wrongs& wrongs);

} // namespace shiaiba::sengen
