// Kernels for single fights: the scalar kernel fights one pair at a time, the lane kernel 16 or 32
// pairs side by side, a byte lane for each.
#pragma once

#include <cstddef>
#include <vector>

#include "core/system/fast_path.hpp"
#include "rulesets/shiden/kernel/attributes.hpp"

namespace shiaiba::shiden::kernel {

struct LaneKernel {
    /// Number of fights at once.
    std::size_t width;
    /// The verdicts of `count` pairs, equal to `Battle`'s.
    void (*fight)(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;
};

/// The lane kernels that this machine can run, the widest last.
const std::vector<LaneKernel>& lane_kernels();

// lanes_16.cpp, lanes_32.cpp
void fight_16_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;
/// False if the compiler or the machine has no vectors of 32 bytes.
bool has_32_lanes();
void fight_32_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;

// The scalar kernel: the fight of one pair in a few words of state, without log or allocation.

/// The verdict of these two rows, equal to `Battle`'s.
Verdict fight_scalar(const Attributes& a, const Attributes& b) noexcept;

} // namespace shiaiba::shiden::kernel
