// Capabilities of the systems: makes the list from systems.def, or of one system with SHIAIBA_ONLY,
// as in registry.cpp.
#include "rulesets/capabilities.hpp"

#include <utility>

#include "core/text/json.hpp"

namespace shiaiba {

#define SYSTEM(folder, number, ja, en)                                                             \
    namespace folder {                                                                             \
    const Ruleset& ruleset();                                                                      \
    const Capabilities& capabilities();                                                            \
    }
#include "rulesets/systems.def"
#undef SYSTEM

namespace {

using Brought = std::pair<const Ruleset*, const Capabilities*>;

const std::vector<Brought>& all_brought() {
#ifdef SHIAIBA_ONLY
    static const std::vector<Brought> all{
        {&SHIAIBA_ONLY::ruleset(), &SHIAIBA_ONLY::capabilities()}};
#else
#define SYSTEM(folder, number, ja, en) {&folder::ruleset(), &folder::capabilities()},
    static const std::vector<Brought> all{
#include "rulesets/systems.def"
    };
#undef SYSTEM
#endif
    return all;
}

} // namespace

const Capabilities& capabilities_of(const Ruleset& ruleset) {
    static const Capabilities none;
    for (const auto& [whose, capabilities] : all_brought()) {
        if (whose == &ruleset) return *capabilities;
    }
    return none;
}

const FastPath* fast_path_of(const Ruleset& ruleset) { return capabilities_of(ruleset).fast_path; }

std::string_view equilibrium_text_of(const Ruleset& ruleset) {
    return capabilities_of(ruleset).equilibrium;
}

std::span<const std::uint32_t> equilibrium_wins_of(const Ruleset& ruleset) {
    return capabilities_of(ruleset).equilibrium_wins;
}

const Planner* opponent_of(const Ruleset& ruleset, int level) {
    const Capabilities& capabilities = capabilities_of(ruleset);
    const bool known = level >= 1 && level <= ruleset.identity().opponents;
    return capabilities.opponent == nullptr || !known ? nullptr : capabilities.opponent(level);
}

bool is_unbound(const Party& side) {
    const Capabilities& capabilities = capabilities_of(*side.ruleset);
    return capabilities.unbound != nullptr && capabilities.unbound(side);
}

Json odds_of(const Ruleset& ruleset, const Question& question) {
    const Capabilities& capabilities = capabilities_of(ruleset);
    return capabilities.odds == nullptr ? Json() : capabilities.odds(question);
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
