// Binding `benchSignature` of both modules: a hash over a fixed set of fights, which shows that the
// compiler made the same rules as elsewhere.
#include <emscripten/bind.h>

#include <string>

#include "core/report/signature.hpp"
#include "core/system/match.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

std::string signature(const std::string& id) {
    const System* const system = all_systems().find(id);
    return system == nullptr ? std::string() : hex16(bench_signature(*system));
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_signature) { emscripten::function("benchSignature", &signature); }

} // namespace shiaiba::bindings
