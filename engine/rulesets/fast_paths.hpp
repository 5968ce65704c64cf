// What a system may bring along for questions of many fights. Not a part of Ruleset: a program that only
// plays matches links neither kernels nor tables.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/fast_path.hpp"

namespace shiaiba {

/// A faster way to the same results with the default settings; nullptr where there is none, which is
/// where Identity::counted says so.
const FastPath* fast_path_of(const Ruleset& ruleset);
/// The equilibrium table that was solved for it, as text (analysis/equilibrium); empty where there is none.
std::string_view equilibrium_text_of(const Ruleset& ruleset);
/// How many of all builds each of that table beats, in its order.
std::span<const std::uint32_t> equilibrium_wins_of(const Ruleset& ruleset);

} // namespace shiaiba
