// Binding `benchSignature` of both modules: a hash over a fixed set of fights, which shows that the
// compiler made the same rules as elsewhere.
#include <emscripten/bind.h>

#include <string>

#include "core/report/signature.hpp"
#include "core/system/match.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

std::string signature(const std::string& system) {
    const Ruleset* const ruleset = all_rulesets().find(system);
    return ruleset == nullptr ? std::string() : hex16(bench_signature(*ruleset));
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_signature) { emscripten::function("benchSignature", &signature); }

} // namespace shiaiba::bindings
