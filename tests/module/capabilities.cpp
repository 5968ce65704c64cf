// The card game brings nothing beside its rules: they alone are looked ahead with.
#include "rulesets/capabilities.hpp"

#include "core/text/json.hpp"

namespace shiaiba {

const Capabilities& capabilities_of(const Ruleset&) {
    static const Capabilities none;
    return none;
}
const FastPath* fast_path_of(const Ruleset&) { return nullptr; }
std::string_view equilibrium_text_of(const Ruleset&) { return {}; }
std::span<const std::uint32_t> equilibrium_wins_of(const Ruleset&) { return {}; }
const Planner* opponent_of(const Ruleset&, int) { return nullptr; }
bool is_unbound(const Party&) { return false; }
Json odds_of(const Ruleset&, const Question&) { return {}; }
const std::vector<const Records*>& kept_records() {
    static const std::vector<const Records*> none;
    return none;
}

} // namespace shiaiba
