// Bindings `seriesSteps`, `seriesChange` and `shares`: what if a build were another, and shares of
// wins beside one another.
#include <emscripten/bind.h>

#include <string>
#include <utility>
#include <vector>

#include "analysis/series/report.hpp"
#include "analysis/series/series.hpp"
#include "analysis/series/vary.hpp"
#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Room for the counts of the largest heat map.
constexpr std::size_t kMostCountsBytes = std::size_t{1} << 25;

std::string no_series(const Problems& problems) {
    return failed("illegalSeries",
                  {"この連戦はできません。", "This series of fights can't be fought."}, problems);
}

std::string series_steps(const std::string& text, const std::string& side) {
    const auto json = parse_json(text);
    const auto match = json ? check_series(all_systems(), *json) : Checked<Match>(json.problems());
    if (!match) return no_series(match.problems());
    return ok(to_json(steps(*match, side == "B" ? Side::B : Side::A)));
}

std::string series_change(const std::string& before, const std::string& after) {
    Problems problems;
    const auto read = [&](const std::string& text, const char* path) {
        const auto json = parse_json(text);
        const auto share = json ? read_share(*json) : Checked<Share>(json.problems());
        add_problems(problems, share.problems(), path);
        return share ? *share : Share{};
    };
    const Share from = read(before, "/before");
    const Share to = read(after, "/after");
    return problems.empty() ? ok(to_json(change(from, to))) : no_series(problems);
}

std::string shares(const std::string& text) {
    const auto json = parse_json(text, kMostCountsBytes);
    if (!json) return no_series(json.problems());
    std::vector<Share> all;
    for (std::size_t k = 0; k < json->size(); ++k) {
        const Json& count = json->is_array() ? (*json)[k] : *json;
        const bool pair = count.is_array() && count.size() == 2 && count[0].is_number_unsigned() &&
                          count[1].is_number_unsigned();
        if (!pair || count[1] > kMostSeriesFights || count[0] > count[1]) {
            return no_series(
                {problem_at("/" + std::to_string(k), "badCount",
                            {"[勝ち, 戦数] で書いてください。", "Counts are [wins, fights]."})});
        }
        all.push_back(wilson(count[0].get<std::uint64_t>(), count[1].get<std::uint64_t>()));
    }
    return ok(ranked_json(all));
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_series) {
    emscripten::function("seriesSteps", &series_steps);
    emscripten::function("seriesChange", &series_change);
    emscripten::function("shares", &shares);
}

} // namespace shiaiba::bindings
