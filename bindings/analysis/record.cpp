// Binding `record`: plays a match and writes it as a battle record, in the format that the system's
// players keep.
#include <emscripten/bind.h>

#include <string>

#include "bindings/match_json.hpp"
#include "core/system/capabilities.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba::bindings {
namespace {

std::string record(const std::string& text) {
    const auto match = given_match(text);
    if (!match) return no_match(match.problems());
    const Records* const records = capabilities_of(*match->system).records;
    if (records == nullptr) return ok("");
    const Played played = play(*match, Log::Listen::Everything);
    const std::string refusal = refused(played);
    return !refusal.empty() ? refusal : ok(write_json(records->write(*match, played), 1) + "\n");
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_record) { emscripten::function("record", &record); }

} // namespace shiaiba::bindings
