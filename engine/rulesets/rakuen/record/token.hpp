// Tokens of section 5.3 as people write them: skills in any order, WIS for WIZ [rakuen R1].
#pragma once

#include <string>
#include <string_view>

namespace shiaiba::rakuen {

/// The same token as the engine writes it (move.hpp); what is none stays as it is.
std::string canonical_token(std::string_view given);

} // namespace shiaiba::rakuen
