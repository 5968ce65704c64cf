// The builds that a system begins with, written once for both languages.
#pragma once

#include <string_view>
#include <vector>

#include "core/system/ruleset.hpp"

namespace shiaiba {

/// A JSON array of builds without system and version, which `identity` adds; every {"ja": …, "en": …} in it is what it says
/// in `lang`.
std::vector<Json> read_samples(const Identity& identity, std::string_view text, Lang lang);

} // namespace shiaiba
