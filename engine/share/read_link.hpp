// A link in a pasted text: by itself, or in the message that it came with.
#pragma once

#include <optional>
#include <string_view>

#include "share/reading.hpp"

namespace shiaiba {

/// Absent where nothing in the text looks like one of our links.
std::optional<Reading> read_link(const Registry& registry, std::string_view text,
                                 const Settings& at_hand);

} // namespace shiaiba
