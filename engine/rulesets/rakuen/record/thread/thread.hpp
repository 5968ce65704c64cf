// Threads in: what people posted, whole or half-finished, as a match that goes on ([rakuen 17]).
#pragma once

#include <string_view>

#include "core/system/extras.hpp"

namespace shiaiba::rakuen {

/// There is a declaration or a roll in it.
bool is_thread(std::string_view text);
ReadThread read_thread(std::string_view text);

} // namespace shiaiba::rakuen
