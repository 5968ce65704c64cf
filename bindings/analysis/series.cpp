// Bindings `seriesPart`, `seriesSum`, `seriesSteps`, `seriesChange` and `shares`: series of fights,
// in parts.
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

/// Room for the parts of a series of a million fights, with everything that lies ahead.
constexpr std::size_t kMostPartsBytes = std::size_t{1} << 25;

std::string no_series(const Problems& problems) {
    return failed("illegalSeries",
                  {"この連戦はできません。", "This series of fights can't be fought."}, problems);
}

/// Checks the match and answers with `answer`.
template <class Answer>
std::string for_series(const std::string& text, const Answer& answer) {
    const auto json = parse_json(text);
    const auto match = json ? check_series(all_rulesets(), *json) : Checked<Match>(json.problems());
    return match ? answer(*match) : no_series(match.problems());
}

std::string series_part(const std::string& text, double from, double count) {
    return for_series(text, [&](const Match& match) {
        const bool numbers = is_count(from, kMostSeriesFights) &&
                             is_count(count, kMostSeriesFights) && count >= 1 &&
                             from + count <= static_cast<double>(kMostSeriesFights);
        const auto first = numbers ? static_cast<std::uint64_t>(from) : 0;
        const auto fights = numbers ? static_cast<std::uint64_t>(count) : 0;
        if (!numbers || first % kSeriesChunk + fights > kSeriesChunk) {
            return no_series({problem_at("", "badPart",
                                         {"部分は千戦の区切りをまたがない番号で頼んでください。",
                                          "A part lies within one thousand of fights."})});
        }
        const SeriesPart part = fight_part(fight_of(match), match.seed, first, fights);
        return ok(to_json(part, series_digest(match)));
    });
}

Problems take_parts(const std::string& text, const Match& match, const std::string& digest,
                    SeriesSum& sum) {
    const auto json = parse_json(text, kMostPartsBytes);
    if (!json) return json.problems();
    if (!json->is_array()) {
        return {problem_at("", "badParts",
                           {"部分は並びで渡してください。", "The parts must be a list."})};
    }
    Problems problems;
    const std::size_t members = members_counted(match);
    for (std::size_t k = 0; k < json->size(); ++k) {
        const std::string path = "/" + std::to_string(k);
        auto part = read_part((*json)[k], digest, members);
        if (!part) {
            add_problems(problems, part.problems(), path);
        } else if (!sum.take(std::move(*part))) {
            problems.push_back(problem_at(path, "doublePart",
                                          {"この部分はもうあるか、収まりません。",
                                           "This part is there already, or doesn't fit."}));
        }
    }
    return problems;
}

std::string series_sum(const std::string& text, const std::string& wish_text,
                       const std::string& parts) {
    return for_series(text, [&](const Match& match) {
        const auto json = parse_json(wish_text);
        const auto wish = json ? check_wish(*json) : Checked<SeriesWish>(json.problems());
        if (!wish) return no_series(wish.problems());
        const std::string digest = series_digest(match);
        SeriesSum sum(wish_for(match, *wish));
        const Problems problems = take_parts(parts, match, digest, sum);
        if (!problems.empty()) return no_series(problems);
        Json joined = Json::array();
        if (sum.whole().tally.fights > 0) joined.push_back(to_json(sum.whole(), digest));
        for (const SeriesPart& part : sum.ahead()) joined.push_back(to_json(part, digest));
        return ok(
            JsonObject().add("parts", std::move(joined)).add("report", series_report(match, sum)));
    });
}

std::string series_steps(const std::string& text, const std::string& side) {
    return for_series(text, [&](const Match& match) {
        return ok(to_json(steps(match, side == "B" ? Side::B : Side::A)));
    });
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
    const auto json = parse_json(text, kMostPartsBytes);
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
    emscripten::function("seriesPart", &series_part);
    emscripten::function("seriesSum", &series_sum);
    emscripten::function("seriesSteps", &series_steps);
    emscripten::function("seriesChange", &series_change);
    emscripten::function("shares", &shares);
}

} // namespace shiaiba::bindings
