// The bench signature of a system: one number over a fixed set of fights, which must be equal on
// every target.
#pragma once

#include <cstdint>

#include "core/system/system.hpp"

namespace shiaiba {

/// Number of fights in the set.
inline constexpr int kSignatureFights = 5000;

/// FNV-1a 64 over winner, rounds and trace digest of random fights with fixed seeds.
std::uint64_t bench_signature(const System& system);

} // namespace shiaiba
