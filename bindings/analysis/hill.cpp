// Bindings `hillEntry` and `hillSeeds`: the file of a newcomer to a hill, and the seeds of games.
#include <emscripten/bind.h>

#include <string>
#include <utility>

#include "analysis/hill/report.hpp"
#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "core/fight/dice.hpp"
#include "core/system/match.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Room for a report with the most entrants, each file as large as allowed.
constexpr std::size_t kMostReportBytes = std::size_t{8} << 20;

std::string not_this_hill(const Problems& problems) {
    return failed("illegalHill", {"この山では戦えません。", "This can't be fought on that hill."},
                  problems);
}

std::string hill_entry(const std::string& report, const std::string& newcomer,
                       const std::string& file) {
    const auto json = parse_json(report, kMostReportBytes);
    if (!json) return not_this_hill(json.problems());
    const auto terms = read_hill_terms(all_systems(), *json);
    if (!terms) return not_this_hill(terms.problems());
    const auto standing = read_hill_list(all_systems(), *terms, *json);
    if (!standing) return not_this_hill(standing.problems());
    const auto build = parse_json(newcomer);
    const auto party =
        build ? check_side(all_systems(), *terms->system, terms->settings, *json, *build)
              : Checked<Party>(build.problems());
    if (!party) return not_this_hill(party.problems());
    const std::string text = hill_text(all_systems(), *terms, *party);
    Problems problems;
    for (HillProblem& one : check_hill_entry(all_systems(), *terms, *standing, {file, text})) {
        problems.push_back(std::move(one.problem));
    }
    return ok(JsonObject()
                  .add("digest", make_entrant(file, *party).digest)
                  .add("text", text)
                  .add("problems", to_json(problems)));
}

std::string hill_seeds(const std::string& meeting, double games) {
    Problems problems;
    Json given = Json::object();
    given["seed"] = meeting;
    const std::uint64_t seed = read_seed(given, problems);
    if (!problems.empty()) return not_this_hill(problems);
    if (!is_count(games, kMostHillGames)) {
        return failed("badPart", {"この部分はありません。", "There is no such part."});
    }
    Json seeds = Json::array();
    for (std::uint64_t game = 0; game < static_cast<std::uint64_t>(games); ++game) {
        seeds.push_back(std::to_string(SplitMix64::output(seed, game)));
    }
    return ok(std::move(seeds));
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_hill) {
    emscripten::function("hillEntry", &hill_entry);
    emscripten::function("hillSeeds", &hill_seeds);
}

} // namespace shiaiba::bindings
