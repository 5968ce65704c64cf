// The default order of a question's options (13.3): its first one is taken where no plan speaks. It
// is frozen with the rules version (9).
#pragma once

#include "core/fight/default_order.hpp"
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

using Order = DefaultOrder<TypedOption>;

/// Whether the option is doing nothing at this decision (9): plans never match it (13.1).
bool does_nothing(Point point, const TypedOption& pick);

/// Takes the options in the default order, until the order has what it looks for.
void default_order(const Battle& battle, Point point, FighterId who, Order& order);
/// The same for `main`.
void order_actions(const Battle& battle, FighterId who, Order& order);
/// Whether 13.3 stops choosing targets now: then no plan speaks [sengen 13.1].
bool stops_at_target(const Battle& battle, FighterId who);

} // namespace shiaiba::sengen
