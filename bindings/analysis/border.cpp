// The border signature as the module for many fights gives it: `borderSignature` of analysis.d.ts.
#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "analysis/border_questions.hpp"
#include "rulesets/extras.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

std::string border(const std::string& system) {
    const Ruleset* const ruleset = all_rulesets().find(system);
    if (ruleset == nullptr) return {};
    std::vector<const Records*> records;
    if (const Records* const own = extras_of(*ruleset).records) records.push_back(own);
    const Registry alone({ruleset}, published_systems(), records);
    return whole_border_signature(alone, *ruleset);
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_border) { emscripten::function("borderSignature", &border); }

} // namespace shiaiba::bindings
