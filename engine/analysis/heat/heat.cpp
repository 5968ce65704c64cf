// Makes the builds of all cells and lets them fight.
#include "analysis/heat/heat.hpp"

#include <algorithm>
#include <utility>

#include "analysis/parallel.hpp"
#include "analysis/unattended.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// Cells that one thread takes at a time.
constexpr std::size_t kCellsAtOnce = 4;

} // namespace

Checked<HeatRequest> check_heat(const Registry& registry, const Json& json) {
    if (!json.is_object()) {
        return problem_at(
            "", "badHeat",
            {"問いはJSONのオブジェクトで書いてください。", "The question must be a JSON object."});
    }
    HeatRequest request;
    Problems problems;
    auto match = check_match(registry, json.value("match", Json()));
    add_problems(problems, match.problems(), "/match");
    const Json side = json.value("side", Json("A"));
    if (side != "A" && side != "B") {
        problems.push_back(
            problem_at("/side", "badSide", {"side は A か B です。", "The side is A or B."}));
    }
    const Json against = json.value("against", Json("build"));
    if (against != "build" && against != "field") {
        problems.push_back(problem_at(
            "/against", "badAgainst",
            {"against は build か field です。", "\"against\" is \"build\" or \"field\"."}));
    }
    if (!match) return problems;
    request.match = std::move(*match);
    request.side = side == "B" ? Side::B : Side::A;
    request.field = against == "field";
    const Ruleset& ruleset = *request.match.ruleset;
    const Json over = json.value("over", Json());
    if (over.is_null() && share_outs(shares_form(ruleset)).empty()) {
        problems.push_back(problem_at("/match/system", "noShares",
                                      {"この遊戯の札は、点の割り振りではありません。",
                                       "Builds of this system are no shares of points."}));
    }
    const TacticForm tactics = tactic_form(ruleset);
    const Json tactic = json.value("tactic", Json());
    const auto known = [&](const std::string& id) { return tactic == id; };
    if (std::any_of(tactics.presets.begin(), tactics.presets.end(), known)) {
        request.tactic = tactic.get<std::string>();
    } else if (!tactics.presets.empty() || !tactic.is_null()) {
        problems.push_back(problem_at("/tactic", "unknownPreset",
                                      {"全員が使う戦術を、用意されたものから一つ選んでください。",
                                       "Choose one of the ready-made tactics for everybody."}));
    }
    if (!problems.empty()) return problems;
    request.grid = over.is_array();
    if (over.is_null()) {
        request.builds = share_builds(request.match, request.side, request.tactic);
    } else if (over == "steps") {
        request.builds = step_builds(request.match, request.side);
    } else {
        const Json rest = json.value("rest", Json());
        auto builds = grid_builds(request.match, request.side, over,
                                  rest.is_string() ? rest.get<std::string>() : std::string());
        if (!builds) return builds.problems();
        request.builds = std::move(*builds);
    }
    return request;
}

Heat::Heat(HeatRequest request)
    : request_(std::move(request)), opponent_(request_.match.sides[index(other(request_.side))]) {
    if (!request_.tactic.empty() && request_.match.ruleset->planner(opponent_.build()) == nullptr) {
        opponent_ = with_fields(opponent_, {}, {}, request_.tactic);
    }
}

Wins Heat::count(std::size_t cell, std::uint64_t from, std::uint64_t fights) const {
    const Match& match = request_.match;
    const std::uint64_t base = SplitMix64::output(match.seed, cell);
    Sides sides{&opponent_, &opponent_};
    sides[index(request_.side)] = &request_.builds.characters[cell];
    Wins wins{};
    for (std::uint64_t i = from; i < from + fights; ++i) {
        if (request_.field && cells().size() > 1) {
            // Everybody but itself.
            auto drawn = static_cast<std::size_t>(
                Dice(SplitMix64::output(~base, i)).below(cells().size() - 1));
            if (drawn >= cell) ++drawn;
            sides[index(other(request_.side))] = &request_.builds.characters[drawn];
        }
        const Outcome outcome = fight_unattended(*match.ruleset, match.settings, sides,
                                                 all_planners(sides), SplitMix64::output(base, i));
        ++wins[outcome.winner == Side::None ? 2 : outcome.winner == request_.side ? 0 : 1];
    }
    return wins;
}

std::vector<Wins> fight_heat(const Heat& heat, std::uint64_t fights, const HeatWork& work) {
    std::vector<Wins> wins(heat.cells().size());
    const std::size_t portions = (wins.size() + kCellsAtOnce - 1) / kCellsAtOnce;
    const bool whole = in_parallel(
        portions,
        [&](std::size_t portion) {
            const std::size_t end = std::min(wins.size(), (portion + 1) * kCellsAtOnce);
            for (std::size_t cell = portion * kCellsAtOnce; cell < end; ++cell) {
                wins[cell] = heat.count(cell, 0, fights);
            }
        },
        [&](std::size_t done) { return !work.go_on || work.go_on(done, portions); }, work.workers);
    if (!whole) wins.clear();
    return wins;
}

} // namespace shiaiba
