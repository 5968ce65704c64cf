// The card game brings nothing beside its rules: they alone are looked ahead with.
#include "rulesets/capabilities.hpp"

namespace shiaiba {

const Capabilities& capabilities_of(const System&) {
    static const Capabilities none;
    return none;
}
const std::vector<const Records*>& kept_records() {
    static const std::vector<const Records*> none;
    return none;
}

} // namespace shiaiba
