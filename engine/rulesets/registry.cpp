// The list itself. A sixth system is a folder and a line here.
#include "rulesets/registry.hpp"

#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {

const Registry& all_rulesets() {
    static const Registry registry({
        &shiden::ruleset(),
        &rakuen::ruleset(),
    });
    return registry;
}

} // namespace shiaiba
