// Samples: the builds that a system offers to start from, written once for both languages.
#pragma once

#include <string_view>
#include <vector>

#include "core/system/ruleset.hpp"

namespace shiaiba {

/// Reads a JSON array of builds without system and version, which `identity` gives. Every {"ja": …,
/// "en": …} is replaced by its value for `lang`. The text is part of the program and must be valid.
std::vector<Json> read_samples(const Identity& identity, std::string_view text, Lang lang);

} // namespace shiaiba
