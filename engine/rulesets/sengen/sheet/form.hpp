// What the builder asks for, and the catalogue.
#pragma once

#include "core/text/json_fwd.hpp"
#include "rulesets/sengen/sheet/settings.hpp"

namespace shiaiba::sengen {

Json form(const Settings& settings);

} // namespace shiaiba::sengen
