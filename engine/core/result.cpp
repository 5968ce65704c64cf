// Results of matches as JSON.
#include "core/result.hpp"

#include "core/json.hpp"
#include "core/report/report.hpp"

namespace shiaiba {

Json result_json(const Problems& problems) {
    return JsonObject().add("problems", to_json(problems));
}

Json result_json(const Match& match, const Played& played) {
    const Problems problems = not_played(played);
    if (!problems.empty()) return result_json(problems);
    Json result = {{"winner", nullptr}, {"reason", nullptr}, {"rounds", nullptr}};
    if (played.outcome) result = outcome_json(match, *played.outcome);
    result["digest"] = hex16(played.digest);
    result["rolls"] = played.rolled;
    result["left"] = nullptr;
    if (played.outcome) result["left"] = played.outcome->left;
    if (played.pending) result["pending"] = pending_json(match, played);
    return result;
}

} // namespace shiaiba
