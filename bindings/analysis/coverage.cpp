// Bindings `coveragePart`, `coverageSum`, `surgeryPart` and `surgerySum`: coverage of plans and
// plan surgery, in parts.
#include <emscripten/bind.h>

#include <algorithm>
#include <string>
#include <utility>

#include "analysis/coverage/report.hpp"
#include "analysis/series/report.hpp"
#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Most fights of one part: a second or two of work.
constexpr double kMostPartFights = 1'000;

std::string no_coverage(const Problems& problems) {
    return failed(
        "illegalCoverage",
        {"この仕合のプランは調べられません。", "The plans of this match can't be looked at."},
        problems);
}

template <class Answer>
std::string for_match(const std::string& text, const Answer& answer) {
    const auto json = parse_json(text);
    const auto match = json ? check_series(all_rulesets(), *json) : Checked<Match>(json.problems());
    return match ? answer(*match) : no_coverage(match.problems());
}

/// Fights of a part; `fits` is false where the numbers are out of range or not whole.
struct Range {
    Range(double from, double count) {
        fits = is_count(from, kMostSeriesFights) && is_count(count, kMostPartFights);
        if (!fits) return;
        first = static_cast<std::uint64_t>(from);
        fights = static_cast<std::uint64_t>(count);
    }
    bool fits = false;
    std::uint64_t first = 0;
    std::uint64_t fights = 0;
};

std::string no_part() {
    return no_coverage({problem_at(
        "", "badPart", {"部分は千戦までです。", "A part has a thousand fights at most."})});
}

/// Reads each part with `read`, joins them, and answers the report of the sum.
template <class Part, class Read, class Report>
std::string joined(const std::string& parts, Part all, const Read& read, const Report& report) {
    const auto json = parse_json(parts, std::size_t{1} << 25);
    if (!json) return no_coverage(json.problems());
    Problems problems;
    for (std::size_t k = 0; k < json->size(); ++k) {
        const Json& one = json->is_array() ? (*json)[k] : *json;
        const auto part = read(one);
        add_problems(problems, part.problems(), "/" + std::to_string(k));
        if (part) all.join(*part);
    }
    return problems.empty() ? ok(report(all)) : no_coverage(problems);
}

std::string coverage_part(const std::string& text, double from, double count) {
    return for_match(text, [&](const Match& match) {
        const Range range(from, count);
        return range.fits ? ok(to_json(cover(match, range.first, range.fights))) : no_part();
    });
}

std::string coverage_sum(const std::string& text, const std::string& parts) {
    return for_match(text, [&](const Match& match) {
        return joined(
            parts, Coverage(match), [&](const Json& json) { return read_coverage(match, json); },
            [&](const Coverage& all) { return coverage_report(match, all); });
    });
}

/// Reads "A", "B" or a member, "A2"; falls back to the first or last member where there is no such
/// one.
Actor actor_of(const Match& match, const std::string& token) {
    const Actor actor = actor_from(token).value_or(Actor{Side::A});
    const int members = static_cast<int>(match.sides[index(actor.side)].members.size());
    return {actor.side, std::clamp(actor.member, 0, members - 1)};
}

std::string surgery_part(const std::string& text, const std::string& who, double from,
                         double count) {
    return for_match(text, [&](const Match& match) {
        const Range range(from, count);
        if (!range.fits) return no_part();
        return ok(to_json(Surgery(match, actor_of(match, who)).operate(range.first, range.fights)));
    });
}

std::string surgery_sum(const std::string& text, const std::string& who, const std::string& parts) {
    return for_match(text, [&](const Match& match) {
        const Surgery surgery(match, actor_of(match, who));
        return joined(
            parts, surgery.none(), [&](const Json& json) { return read_surgery(surgery, json); },
            [&](const SurgeryPart& all) { return surgery_report(match, surgery, all); });
    });
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_coverage) {
    emscripten::function("coveragePart", &coverage_part);
    emscripten::function("coverageSum", &coverage_sum);
    emscripten::function("surgeryPart", &surgery_part);
    emscripten::function("surgerySum", &surgery_sum);
}

} // namespace shiaiba::bindings
