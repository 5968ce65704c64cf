// Reads settings that are handed over beside a text or a link, such as a user's own list of skills.
#pragma once

#include <string>

#include "core/system/system.hpp"

namespace shiaiba::bindings {

/// The settings of the system with the id `system`, from their JSON; the defaults where the text is
/// empty or illegal.
Settings settings_at_hand(const std::string& id, const std::string& settings);

} // namespace shiaiba::bindings
