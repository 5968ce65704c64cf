// Capabilities of らくえん模擬戦 beside its rules: exact odds, computer opponents, records, and
// scenarios for benches and tests.
#include "core/system/capabilities.hpp"

#include "core/text/json.hpp"
#include "rulesets/rakuen/odds/option_odds.hpp"
#include "rulesets/rakuen/opponent/opponent.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/records.hpp"

namespace shiaiba::rakuen {
namespace {

Json odds(const Question& question) {
    return odds_json(static_cast<const RakuenQuestion&>(question));
}

} // namespace

const Capabilities& capabilities() {
    // The nine pairings that docs/opponent.md measures, each build against each.
    static const std::vector<std::string_view> builds{R"({"POW":20,"SPD":20,"WIZ":20})",
                                                      R"({"POW":30,"SPD":20,"WIZ":10})",
                                                      R"({"POW":10,"SPD":25,"WIZ":25})"};
    static const Capabilities all{
        .opponent = &opponent,
        .odds = odds,
        .records = &records(),
        .scenarios =
            {
                {"basic", "{}", builds},
                {"advanced", R"({"rules":"advanced"})", builds},
                {"from a position",
                 R"({"rules":"advanced","start":{"A":{"hp":90,"in":7,"used":["seal"]},"B":{"guards":3}}})"},
            },
    };
    return all;
}

} // namespace shiaiba::rakuen
