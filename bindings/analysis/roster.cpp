// Rosters for JavaScript: `rosterLink` of analysis.d.ts.
#include <emscripten/bind.h>

#include <string>

#include "bindings/envelope.hpp"
#include "bindings/link_json.hpp"
#include "core/roster.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

std::string roster_link(const std::string& text, const std::string& options) {
    const auto json = parse_json(text);
    const auto roster =
        json ? check_roster(all_rulesets(), *json) : Checked<Roster>(json.problems());
    if (roster) return made_link(*roster, options);
    return failed("illegalRoster", {"この名簿は渡せません。", "This roster can't be sent."},
                  roster.problems());
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_roster) { emscripten::function("rosterLink", &roster_link); }

} // namespace shiaiba::bindings
