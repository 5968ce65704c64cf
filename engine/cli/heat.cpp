// `shiaiba heat`: which builds win, and which lose: every share-out of the points, every pair of two numbers, or every
// step from a build.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "analysis/heat/report.hpp"
#include "cli/commands.hpp"
#include "cli/heat_print.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "cli/shards.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

/// The request as JSON, so that it is checked where that of the page is.
Json request_of(const Match& match, const Args& args) {
    JsonObject request;
    request.add("match", to_json(match));
    if (args.has("--tactic")) {
        request.add("tactic", args.value("--tactic", ""));
    } else {
        const TacticForm tactics = tactic_form(*match.ruleset);
        if (!tactics.presets.empty()) request.add("tactic", tactics.presets.front());
    }
    if (args.has("--over")) {
        request.add("over", Json(args.values("--over")));
        if (args.has("--rest")) request.add("rest", args.value("--rest", ""));
    } else if (shares_form(*match.ruleset).parts.empty()) {
        request.add("over", "steps");
    }
    return request.add("against", args.words().size() > 1 ? "build" : "field");
}

/// In the form that `args` ask for.
void print_answer(const Heat& heat, const std::vector<Wins>& wins, std::uint64_t each,
                  const Args& args) {
    if (args.has("--json")) {
        std::cout << write_json(heat_report(heat, wins), 1) << "\n";
    } else {
        print_heat(heat, wins, each, lang_of(args.value("--lang", "ja")));
    }
}

int print_merged(const HeatShards& shards, const Args& args) {
    print_answer(shards.heat(), shards.wins(), shards.each(), args);
    return kDone;
}

int run_heat(const Args& args) {
    if (args.words().empty() || args.words().size() > 2) {
        return usage_failure("usage: shiaiba heat SYSTEM [B]");
    }
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto system = find_system(args.words()[0]);
    if (!system.value) return system.exit_code;
    const auto samples = (*system.value)->samples();
    if (samples.empty()) return usage_failure("This system has no builds to begin with.");
    const std::string own = args.value("--build", write_json(samples.front()));
    const auto match = read_match(**system.value, own,
                                  args.words().size() > 1 ? args.words()[1] : own, args, lang);
    if (!match.value) return match.exit_code;
    constexpr long most = kMostHeatFights;
    const auto fights = args.number("--fights", 100, 1, most);
    if (!fights) return usage_failure(Args::bad_number("--fights", 1, most));
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    const auto each = static_cast<std::uint64_t>(*fights);
    const auto question = HeatShards::make(all_rulesets(), request_of(*match.value, args), each);
    if (!question || wants_part(args)) return write_wanted(question, args);
    hear_interrupts();
    const Heat& heat = (*question)->heat();
    Progress progress("heat", heat.cells().size());
    HeatWork work;
    work.workers = static_cast<unsigned>(*workers);
    work.go_on = [&](std::size_t done, std::size_t all) {
        return progress.at(heat.cells().size() * done / all) && !interrupted();
    };
    const std::vector<Wins> wins = fight_heat(heat, each, work);
    if (wins.empty()) return kLimit;
    print_answer(heat, wins, each, args);
    return kDone;
}

} // namespace

const ShardedKind& heat_kind() {
    static constexpr ShardedKind kind = sharded_kind<HeatShards, print_merged>();
    return kind;
}

const Command& heat_command() {
    static const Command command{
        "heat",
        "SYSTEM [B]",
        "Lets many builds fight, and says which win how often, with 95 % intervals.",
        "Where builds share out points, every share-out under one tactic; else the build A and everything one\n"
        "step away (docs/heat.md). With B: against that build. Without: each against all others, drawn anew for\n"
        "every fight.\n",
        with_shard_options(with_match_options(
            {taking("--build", "A", "a build",
                    "whose numbers or steps are tried (default: the first sample)"),
             repeated(taking(
                 "--over", "PATH=VALUES", "a place and its values",
                 "given twice: a map over two numbers of A, e.g. /members/0/skills/shot=0..5")),
             taking("--rest", "PATH", "a place", "a number of A that makes up for these two"),
             taking(
                 "--tactic", "T", "a preset",
                 "the preset that everybody plays, where points are shared out (default: the first); B "
                 "keeps its own"),
             taking("--fights", "N", "a number",
                    "so many for each share-out, to 100,000 (default 100)"),
             taking("--seed", "S", "a number", "0 to 2^64-1 (default 0)"), workers_option(),
             json_option(), lang_option()})),
        "Exit 0: done. 1: an illegal build. 2: usage or input. 3: interrupted.\n",
        run_heat};
    return command;
}

} // namespace shiaiba::cli
