// Checks, thinks, plays, answers.
#include "analysis/play.hpp"

#include "analysis/ahead.hpp"
#include "core/report/report.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

Json play_json(const Registry& registry, const Checked<Json>& json) {
    if (!json) return result_json(json.problems());
    auto match = check_match(registry, *json);
    if (!match) return result_json(match.problems());
    think_on(*match);
    return result_json(*match, play(*match, Log::Listen::Digest));
}

} // namespace shiaiba
