// The list itself. A sixth system is a folder and a line here.
#include "rulesets/registry.hpp"

#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {

const Registry& all_rulesets() {
    static const Registry registry({
        &shiden::ruleset(),
    });
    return registry;
}

} // namespace shiaiba
