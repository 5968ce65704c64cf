// Takes spell cards apart: what a card's type and action know of.
#pragma once

#include "core/sheet/own_list.hpp"
#include "rulesets/sengen/sheet/card.hpp"

namespace shiaiba::sengen {

/// All but its names.
void read_card(const ListObject& fields, Card& card);

} // namespace shiaiba::sengen
