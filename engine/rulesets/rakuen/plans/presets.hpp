// Four tactics to begin with [rakuen 20.3], written in the plan language.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/plan/tactic.hpp"
#include "core/text.hpp"

namespace shiaiba::rakuen {

inline constexpr std::size_t kPresets = 4;

/// Links carry the place: append only. The id is also what builds and people call it.
struct Preset {
    std::string_view id;
    std::string_view en;
    /// What kind of character it makes.
    std::string_view about_ja;
    std::string_view about_en;
    /// One plan a line, from the top.
    std::string_view plans;
};

const Preset& preset(std::size_t place);
/// By id or English name; kPresets where there is none.
std::size_t find_preset(std::string_view name);
const plan::Tactic& preset_tactic(std::size_t place);

} // namespace shiaiba::rakuen
