// The lane kernel with vectors of 16 bytes, which every machine has.
#include "rulesets/shiden/kernel/lanes.hpp"
#include "rulesets/shiden/kernel/lanes_fight.hpp"

namespace shiaiba::shiden::kernel {

void fight_16_lanes(const Pairing* pairings, Verdict* verdicts, std::size_t count) noexcept {
    run_lanes<16>(pairings, verdicts, count);
}

} // namespace shiaiba::shiden::kernel
