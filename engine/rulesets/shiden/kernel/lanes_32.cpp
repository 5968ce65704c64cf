// The lane kernel for AVX2, which not every x86 has: this file alone is compiled for it, and
// has_32_lanes() asks the machine at run time.
#include "rulesets/shiden/kernel/lanes.hpp"

#if defined(__AVX2__)
#include "rulesets/shiden/kernel/lanes_fight.hpp"
#endif

namespace shiaiba::shiden::kernel {

#if defined(__AVX2__)
bool has_32_lanes() { return __builtin_cpu_supports("avx2") != 0; }
void fight_32_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept {
    run_lanes<32>(pairings, verdicts, count);
}
#else
bool has_32_lanes() { return false; }
void fight_32_lanes(const Pairing*, Verdict*, std::size_t) noexcept {}
#endif

} // namespace shiaiba::shiden::kernel
