// The equilibrium table of 紫電一閃 弐, as `shiaiba solve shiden` wrote it.
#include "rulesets/shiden/fast_path.hpp"

namespace shiaiba::shiden {

std::string_view equilibrium() {
    return
#include "rulesets/shiden/equilibrium.table.inc"
        ;
}

} // namespace shiaiba::shiden
