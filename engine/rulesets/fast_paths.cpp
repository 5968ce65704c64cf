// The list: a line for every system whose builds can be counted.
#include "rulesets/fast_paths.hpp"

#include "rulesets/shiden/kernel/fast_path.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

struct Brought {
    const Ruleset& ruleset;
    const FastPath& path;
    std::string_view equilibrium;
    std::span<const std::uint32_t> equilibrium_wins;
};

const Brought* brought_by(const Ruleset& ruleset) {
    static const Brought all[] = {
        {shiden::ruleset(), shiden::fast_path(), shiden::equilibrium(), shiden::equilibrium_wins()},
    };
    for (const Brought& one : all) {
        if (&one.ruleset == &ruleset) return &one;
    }
    return nullptr;
}

} // namespace

const FastPath* fast_path_of(const Ruleset& ruleset) {
    const Brought* const brought = brought_by(ruleset);
    return brought == nullptr ? nullptr : &brought->path;
}

std::string_view equilibrium_text_of(const Ruleset& ruleset) {
    const Brought* const brought = brought_by(ruleset);
    return brought == nullptr ? std::string_view() : brought->equilibrium;
}

std::span<const std::uint32_t> equilibrium_wins_of(const Ruleset& ruleset) {
    const Brought* const brought = brought_by(ruleset);
    return brought == nullptr ? std::span<const std::uint32_t>() : brought->equilibrium_wins;
}

} // namespace shiaiba
