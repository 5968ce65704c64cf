// The equilibrium table of 紫電一閃 弐, as `shiaiba solve shiden` wrote it.
#include "rulesets/shiden/kernel/fast_path.hpp"

namespace shiaiba::shiden {
namespace {
#include "rulesets/shiden/equilibrium/wins.inc"
} // namespace

std::string_view equilibrium() {
    return
#include "rulesets/shiden/equilibrium/equilibrium.table.inc"
        ;
}

std::span<const std::uint32_t> equilibrium_wins() { return kEquilibriumWins; }

} // namespace shiaiba::shiden
