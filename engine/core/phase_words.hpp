// What the phases of a system are called.
#pragma once

#include <span>
#include <string_view>

#include "core/narrator.hpp"

namespace shiaiba {

/// What a phase is called; {who} is whose it is.
struct PhaseWords {
    std::string_view id;
    std::string_view ja;
    std::string_view en;
};
/// By the system's list; empty where the phase isn't in it.
Spans phase_title(std::span<const PhaseWords> list, const Phase& phase, const Names& names,
                  Lang lang);

} // namespace shiaiba
