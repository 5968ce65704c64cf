// The fight of two builds in a few words of state, one pair at a time; and many fights at once, a byte lane for
// each: for leagues.
#pragma once

#include <cstddef>
#include <vector>

#include "core/system/fast_path.hpp"
#include "rulesets/shiden/kernel/attributes.hpp"

namespace shiaiba::shiden::kernel {

struct LaneKernel {
    /// Fights at once.
    std::size_t width;
    /// What `Battle` says of `count` pairs.
    void (*fight)(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;
};

/// The lane kernels that this machine can run, the widest last.
const std::vector<LaneKernel>& lane_kernels();

// lanes_16.cpp, lanes_32.cpp
void fight_16_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;
/// False where the compiler or the machine knows no vectors of 32 bytes.
bool has_32_lanes();
void fight_32_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;

// The fight of two builds in a few words of state: no log, nothing allocated. One pair at a time.

/// What `Battle` says of these two rows.
Verdict fight_scalar(const Attributes& a, const Attributes& b) noexcept;

} // namespace shiaiba::shiden::kernel
