// What of a system's value only some programs ask for. A module that never asks is compiled with a
// value that leaves it out, and so links nothing of it: SHIAIBA_SINGLE is the module for single
// matches, SHIAIBA_MANY the one for many fights.
#pragma once

#include <string_view>

#include "core/system/typed.hpp"

namespace shiaiba {

/// `typed`, of a function that no single match needs: reading texts, steps to try, plans' words.
#ifdef SHIAIBA_SINGLE
template <auto kFunction>
inline constexpr Empty apart;
#else
template <auto kFunction>
inline constexpr Typed<kFunction> apart;
#endif

/// The samples, which begin a single match.
constexpr std::string_view first_samples([[maybe_unused]] std::string_view samples) {
#ifdef SHIAIBA_MANY
    return {};
#else
    return samples;
#endif
}

} // namespace shiaiba
