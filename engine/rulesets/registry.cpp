// Registry: makes the list of systems from systems.def. A module for one system is compiled with
// SHIAIBA_ONLY, the name of that system's folder.
#include "rulesets/registry.hpp"

#include "rulesets/capabilities.hpp"

namespace shiaiba {

#define SYSTEM(folder, number, ja, en)                                                             \
    namespace folder {                                                                             \
    const System& system();                                                                        \
    }
#include "rulesets/systems.def"
#undef SYSTEM

const std::vector<Published>& published_systems() {
#define SYSTEM(folder, number, ja, en) {number, #folder, {ja, en}},
    static const std::vector<Published> all{
#include "rulesets/systems.def"
    };
#undef SYSTEM
    return all;
}

const Registry& all_systems() {
#ifdef SHIAIBA_ONLY
    static const Registry registry({&SHIAIBA_ONLY::system()}, published_systems());
#else
#define SYSTEM(folder, number, ja, en) &folder::system(),
    static const std::vector<const System*> all{
#include "rulesets/systems.def"
    };
#undef SYSTEM
    static const Registry registry(all, {}, kept_records());
#endif
    return registry;
}

} // namespace shiaiba
