// A member's spell cards: the row of the table, and the names that their owner gave them.
#pragma once

#include <string>
#include <vector>

#include "core/sheet/field_row.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

FieldRow<Sheet> cards_row();
/// The names that its owner gave to cards; links carry them behind the builds.
std::vector<std::string> card_names(const Sheet& sheet);
/// Gives the named cards these names, in order; an empty one takes the name away.
void name_cards(Sheet& sheet, const std::vector<std::string>& names);

} // namespace shiaiba::sengen
