// Makes the list of what systems bring out of the list of systems; of one with SHIAIBA_ONLY, as in registry.cpp.
#include "rulesets/extras.hpp"

#include <utility>

#include "core/text/json.hpp"

namespace shiaiba {

#define SYSTEM(folder, number, ja, en)                                                             \
    namespace folder {                                                                             \
    const Ruleset& ruleset();                                                                      \
    const Extras& extras();                                                                        \
    }
#include "rulesets/systems.def"
#undef SYSTEM

namespace {

using Brought = std::pair<const Ruleset*, const Extras*>;

const std::vector<Brought>& all_brought() {
#ifdef SHIAIBA_ONLY
    static const std::vector<Brought> all{{&SHIAIBA_ONLY::ruleset(), &SHIAIBA_ONLY::extras()}};
#else
#define SYSTEM(folder, number, ja, en) {&folder::ruleset(), &folder::extras()},
    static const std::vector<Brought> all{
#include "rulesets/systems.def"
    };
#undef SYSTEM
#endif
    return all;
}

} // namespace

const Extras& extras_of(const Ruleset& ruleset) {
    static const Extras none;
    for (const auto& [whose, extras] : all_brought()) {
        if (whose == &ruleset) return *extras;
    }
    return none;
}

const FastPath* fast_path_of(const Ruleset& ruleset) { return extras_of(ruleset).fast_path; }

std::string_view equilibrium_text_of(const Ruleset& ruleset) {
    return extras_of(ruleset).equilibrium;
}

std::span<const std::uint32_t> equilibrium_wins_of(const Ruleset& ruleset) {
    return extras_of(ruleset).equilibrium_wins;
}

const Planner* opponent_of(const Ruleset& ruleset, int level) {
    const Extras& extras = extras_of(ruleset);
    const bool known = level >= 1 && level <= ruleset.identity().opponents;
    return extras.opponent == nullptr || !known ? nullptr : extras.opponent(level);
}

bool is_unbound(const Party& side) {
    const Extras& extras = extras_of(*side.ruleset);
    return extras.unbound != nullptr && extras.unbound(side);
}

Json odds_of(const Ruleset& ruleset, const Question& question) {
    const Extras& extras = extras_of(ruleset);
    return extras.odds == nullptr ? Json() : extras.odds(question);
}

const std::vector<const Records*>& kept_records() {
    static const std::vector<const Records*> all = [] {
        std::vector<const Records*> kept;
        for (const auto& [whose, extras] : all_brought()) {
            if (extras->records != nullptr) kept.push_back(extras->records);
        }
        return kept;
    }();
    return all;
}

} // namespace shiaiba
