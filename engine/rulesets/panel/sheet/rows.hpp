// What the rows of a sheet's table share (sheet/fields.cpp, sheet/plan_rows.cpp): how a list is read, and
// how a problem is told.
#pragma once

#include <string>
#include <string_view>

#include "core/sheet/fields.hpp"
#include "rulesets/panel/sheet/sheet.hpp"

namespace shiaiba::panel {

/// Most plans of any sheet, and most patterns.
inline constexpr std::size_t kMostPlans = most_lines(kPoints);

void say(Problems& problems, const char* code, std::string at, const char* rule, Text text);
/// The list of a row, at most `most` long; an empty one for null and, with a problem, for anything
/// else.
const Json& listed(const Json& given, std::string_view key, std::size_t most, Problems& problems);

/// The words that a sheet defines for its plans, and the plans. Links hold plans without the words.
FieldRow<Sheet> definitions_row();
FieldRow<Sheet> plans_row();

} // namespace shiaiba::panel
