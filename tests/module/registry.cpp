// The list of the module that the page's tests load: the card game of parties and secrets alone.
#include "rulesets/registry.hpp"

#include "teams/teams.hpp"

namespace shiaiba {

const std::vector<Published>& published_systems() {
    static const std::vector<Published> all{{61, "teams", {"陽と月", "Sun and Moon"}}};
    return all;
}

const Registry& all_systems() {
    static const Registry registry({&teams::system()}, published_systems());
    return registry;
}

} // namespace shiaiba
