// Takes spells apart: each op with the members that it has.
#pragma once

#include "core/sheet/own_list.hpp"
#include "rulesets/sengen/sheet/spell.hpp"

namespace shiaiba::sengen {

/// All but its names.
void read_spell(const ListObject& fields, Spell& spell);

} // namespace shiaiba::sengen
