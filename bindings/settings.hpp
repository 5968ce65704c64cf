// Settings that stand beside a text or a link, not in it: a skill list of one's own.
#pragma once

#include <string>

#include "core/system/ruleset.hpp"

namespace shiaiba::bindings {

/// Of a system by its id; the default ones where the text is empty or no legal settings.
Settings settings_at_hand(const std::string& system, const std::string& settings);

} // namespace shiaiba::bindings
