// Capabilities of 紫電一閃 弐: a fast path over all builds, and the equilibrium that `shiaiba solve
// shiden` found.
#include "core/system/capabilities.hpp"
#include "rulesets/shiden/kernel/fast_path.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba::shiden {

const Capabilities& capabilities() {
    static const Capabilities all{
        .fast_path = &fast_path(),
        .equilibrium = equilibrium(),
        .equilibrium_wins = equilibrium_wins(),
    };
    return all;
}

// The equilibrium table, as `shiaiba solve shiden` wrote it.

namespace {
#include "rulesets/shiden/wins.inc"
} // namespace

std::string_view equilibrium() {
    return
#include "rulesets/shiden/equilibrium.table.inc"
        ;
}

std::span<const std::uint32_t> equilibrium_wins() { return kEquilibriumWins; }

} // namespace shiaiba::shiden
