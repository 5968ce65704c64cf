// Any number of fights through N lanes; lanes get the next pairs as theirs end. Compiled once for each
// width.
#pragma once

#include "rulesets/shiden/kernel/lanes_fight.hpp"

namespace shiaiba::shiden::kernel {
namespace {

/// So many lanes wait for their next pair together: waiting costs less than a refill for each.
template <std::size_t N>
constexpr int kRefill = N / 4;

template <std::size_t N>
void run_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept {
    LaneFights<N> fights;
    std::size_t pairing_of[N] = {};
    constexpr auto all = static_cast<std::uint32_t>((std::uint64_t{1} << N) - 1);
    std::uint32_t taken = 0;
    std::size_t next = 0;
    for (;;) {
        for (std::uint32_t idle = all & ~fights.running(); idle != 0; idle &= idle - 1) {
            const auto lane = static_cast<std::size_t>(__builtin_ctz(idle));
            const std::uint32_t bit = idle & (~idle + 1);
            if ((taken & bit) != 0) verdicts[pairing_of[lane]] = fights.verdict(lane);
            taken &= ~bit;
            if (next == count) continue;
            fights.put(lane, attributes_of(pairings[next].a), attributes_of(pairings[next].b));
            pairing_of[lane] = next++;
            taken |= bit;
        }
        if (taken == 0) return;
        fights.begin();
        const int enough = next < count ? kRefill<N> : static_cast<int>(N);
        do {
            fights.round();
        } while (fights.running() != 0 && __builtin_popcount(taken & ~fights.running()) < enough);
    }
}

} // namespace
} // namespace shiaiba::shiden::kernel
