// `shiaiba league`: everybody of some rosters in one of the formats.
#include <iostream>
#include <string>
#include <utility>

#include "analysis/league/matchups.hpp"
#include "cli/commands.hpp"
#include "cli/league_print.hpp"
#include "cli/settings.hpp"
#include "cli/shards.hpp"
#include "core/system/league.hpp"
#include "core/text/json.hpp"
#include "share/reader.hpp"

namespace shiaiba::cli {
namespace {

/// Everybody of the files, in order; groups stay within their file's lines.
Got<Json> read_entrants(const Ruleset& ruleset, const Args& args, Lang lang) {
    Json entrants = Json::array();
    int exit_code = kDone;
    for (std::size_t k = 1; k < args.words().size(); ++k) {
        const std::string& file = args.words()[k];
        const auto text = read_text(file);
        if (!text.value) return {std::nullopt, text.exit_code};
        const Reading reading = read_anything(all_rulesets(), ruleset, *text.value);
        if (!reading.problems.empty()) {
            tell_problems(reading.problems, lang, file + ": ");
            exit_code = kIllegal;
        } else if (reading.characters.empty()) {
            return {std::nullopt, usage_failure(file + ": " + reading.said.in(lang))};
        }
        for (std::size_t one = 0; one < reading.characters.size(); ++one) {
            JsonObject entrant;
            entrant.add("build", to_json(reading.characters[one]));
            if (!reading.groups.empty()) entrant.add("group", reading.groups[one]);
            entrants.push_back(std::move(entrant));
        }
    }
    if (exit_code != kDone) return {std::nullopt, exit_code};
    return {std::move(entrants), kDone};
}

Got<LeagueRequest> read_league(const Ruleset& ruleset, const Args& args, Lang lang) {
    auto entrants = read_entrants(ruleset, args, lang);
    if (!entrants.value) return {std::nullopt, entrants.exit_code};
    const auto settings = read_settings(ruleset, args, lang);
    if (!settings.value) return {std::nullopt, settings.exit_code};
    JsonObject league;
    league.add("system", ruleset.identity().id);
    league.add("settings", ruleset.write_settings(*settings.value));
    league.add("format", args.value("--format", "round-robin"));
    if (args.has("--rounds")) {
        const auto rounds = args.number("--rounds", 0, 1, kMostLeagueRounds);
        if (!rounds) {
            return {std::nullopt,
                    usage_failure(Args::bad_number("--rounds", 1, kMostLeagueRounds))};
        }
        league.add("rounds", static_cast<int>(*rounds));
    }
    if (args.has("--seed")) league.add("seed", args.value("--seed", ""));
    league.add("entrants", std::move(*entrants.value));
    auto request = check_league(all_rulesets(), league);
    if (request) return {std::move(*request), kDone};
    tell_problems(request.problems(), lang);
    return {std::nullopt, kIllegal};
}

int print_merged(const LeagueShards& shards, const Args& args) {
    print_league(shards.league(), shards.counted(), args);
    return kDone;
}

/// A round robin, or as much of it as was fought before an interrupt.
int run_round_robin(const LeagueRequest& request, const Args& args) {
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    GameRows games(request);
    bool whole = false;
    {
        hear_interrupts();
        Progress progress("league", static_cast<std::size_t>(games.cells()));
        whole = games.fight(games.whole(), work_behind(progress, static_cast<unsigned>(*workers)));
    }
    print_league(request, count_league(request.format, field_of(request), games.rows()), args);
    if (whole) return kDone;
    std::cerr << "shiaiba: interrupted; the table is of the games fought so far.\n";
    return kLimit;
}

int run_league(const Args& args) {
    if (args.words().size() < 2) return usage_failure("usage: shiaiba league SYSTEM FILE…");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto system = find_system(args.words()[0]);
    if (!system.value) return system.exit_code;
    const auto read = read_league(**system.value, args, lang);
    if (!read.value) return read.exit_code;
    const LeagueRequest& request = *read.value;
    if (wants_part(args)) return write_wanted(LeagueShards::make(request), args);
    if (is_round_robin(request.format)) return run_round_robin(request, args);
    print_league(request, play_league(request), args);
    return kDone;
}

} // namespace

const ShardedKind& league_kind() {
    static constexpr ShardedKind kind = sharded_kind<LeagueShards, print_merged>(true);
    return kind;
}

const Command& league_command() {
    static const Command command{
        "league",
        "SYSTEM FILE…",
        "Lets everybody of the files meet in one league.",
        "The files hold JSON, sheets, roster lines or CSV; `-` is standard input. The order of the files and\n"
        "lines is the seeding. A roster line `[tag]` opens a group until the next one: members of a group never\n"
        "meet. All cores work, and the result does not depend on how many there are. An interrupted round robin\n"
        "shows the table of what was fought, a part is written only when whole.\n",
        with_shard_options(with_settings_options(
            {one_of("--format", {kLeagueFormats.begin(), kLeagueFormats.end()},
                    "how they meet (default round-robin)"),
             taking("--rounds", "N", "a number",
                    "of a Swiss system (default: as many as a single elimination takes)"),
             taking("--seed", "S", "a number", "0 to 2^64-1, for systems with chance"),
             flag("--csv", "the table as CSV"), json_option(), workers_option(),
             lang_option("language of the table (default ja)")})),
        "Exit 0: done. 1: an illegal build or league. 2: usage or input. 3: interrupted.\n",
        run_league};
    return command;
}

} // namespace shiaiba::cli
