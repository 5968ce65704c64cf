// Pieces out of CCFOLIA's clipboard: the sheet in the memo, with the name and the numbers that the piece has by now.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "share/reading.hpp"

namespace shiaiba {

/// Absent where the text is no such JSON: one piece, a list of them, or one a line. `read_sheet` reads a memo.
std::optional<Reading> read_ccfolia(const Registry& registry, const Ruleset& preferred,
                                    std::string_view text, const Settings& settings,
                                    const std::function<Reading(std::string_view)>& read_sheet);

} // namespace shiaiba
