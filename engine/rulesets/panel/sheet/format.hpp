// The format of skill lists ([panel 7.2]) as tables.
#pragma once

#include <span>

#include "core/sheet/own_format.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

extern const FormatShape kListShape;

/// By Op.
std::span<const FormatWord> op_words();
/// "self", "opponent", "self.panel" …: in pairs of the owner and the opponent, by What.
std::span<const FormatWord> object_words();
/// By Class.
std::span<const FormatWord> class_words();

} // namespace shiaiba::panel
