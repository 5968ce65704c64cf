// What 紫電一閃 弐 brings beside its rules: a fast path over all builds, and the equilibrium that it found.
#include "core/system/extras.hpp"

#include "rulesets/shiden/kernel/fast_path.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba::shiden {

const Extras& extras() {
    static const Extras all = [] {
        Extras some;
        some.fast_path = &fast_path();
        some.equilibrium = equilibrium();
        some.equilibrium_wins = equilibrium_wins();
        return some;
    }();
    return all;
}

} // namespace shiaiba::shiden
