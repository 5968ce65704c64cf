// Many fights at once, a byte lane for each: for leagues.
#pragma once

#include <cstddef>
#include <vector>

#include "core/system/fast_path.hpp"

namespace shiaiba::shiden::kernel {

struct LaneKernel {
    /// Fights at once.
    std::size_t width;
    /// What `Battle` says of `count` pairs.
    void (*fight)(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;
};

/// Those that this machine can run, the widest last.
const std::vector<LaneKernel>& lane_kernels();

// lanes_16.cpp, lanes_32.cpp
void fight_16_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;
/// False where the compiler or the machine knows no vectors of 32 bytes.
bool has_32_lanes();
void fight_32_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept;

} // namespace shiaiba::shiden::kernel
