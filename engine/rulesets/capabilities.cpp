// Capabilities of the systems: makes the list from systems.def, or of one system with SHIAIBA_ONLY,
// as in registry.cpp.
#include "rulesets/capabilities.hpp"

#include <utility>

namespace shiaiba {

#define SYSTEM(folder, number, ja, en)                                                             \
    namespace folder {                                                                             \
    const System& system();                                                                        \
    const Capabilities& capabilities();                                                            \
    }
#include "rulesets/systems.def"
#undef SYSTEM

namespace {

using Brought = std::pair<const System*, const Capabilities*>;

const std::vector<Brought>& all_brought() {
#ifdef SHIAIBA_ONLY
    static const std::vector<Brought> all{{&SHIAIBA_ONLY::system(), &SHIAIBA_ONLY::capabilities()}};
#else
#define SYSTEM(folder, number, ja, en) {&folder::system(), &folder::capabilities()},
    static const std::vector<Brought> all{
#include "rulesets/systems.def"
    };
#undef SYSTEM
#endif
    return all;
}

} // namespace

const Capabilities& capabilities_of(const System& system) {
    static const Capabilities none;
    for (const auto& [whose, capabilities] : all_brought()) {
        if (whose == &system) return *capabilities;
    }
    return none;
}

const std::vector<const Records*>& kept_records() {
    static const std::vector<const Records*> all = [] {
        std::vector<const Records*> kept;
        for (const auto& [whose, capabilities] : all_brought()) {
            if (capabilities->records != nullptr) kept.push_back(capabilities->records);
        }
        return kept;
    }();
    return all;
}

} // namespace shiaiba
