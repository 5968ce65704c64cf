// `shiaiba league`: everybody of some rosters in one of the formats.
#include <charconv>
#include <iostream>
#include <string>
#include <utility>

#include "analysis/league/part.hpp"
#include "analysis/league/report.hpp"
#include "cli/commands.hpp"
#include "cli/league_print.hpp"
#include "cli/progress.hpp"
#include "cli/settings.hpp"
#include "core/json.hpp"
#include "core/league_formats.hpp"
#include "rulesets/registry.hpp"
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

/// "2/7"; nothing where it is none.
std::optional<Shard> read_shard(const std::string& text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto index = std::from_chars(text.data(), end, shard.index);
    if (index.ec != std::errc() || index.ptr == end || *index.ptr != '/') return std::nullopt;
    const auto of = std::from_chars(index.ptr + 1, end, shard.of);
    const bool fits = of.ec == std::errc() && of.ptr == end && shard.index >= 1 &&
                      shard.index <= shard.of && shard.of <= kMostShards;
    return fits ? std::optional<Shard>(shard) : std::nullopt;
}

/// Fights a round robin, or a part of one, with a bar. Answers whether all was fought.
bool fight(GameRows& games, const Shard& shard) {
    hear_interrupts();
    Progress progress("league", 1000);
    return games.fight(
        [&](std::size_t row) { return shard.holds(row); },
        [&](std::size_t done, std::size_t all) { return progress.at(done * 1000 / all); });
}

int run_part(const LeagueRequest& request, const Args& args) {
    const auto shard = read_shard(args.value("--shard", ""));
    if (!shard) return usage_failure("--shard takes i/n, 1 to 1024 parts, e.g. 2/7.");
    if (!is_round_robin(request.format)) {
        return usage_failure("Only round robins have parts: in other formats a game depends on "
                             "those before it.");
    }
    GameRows games(request);
    if (!fight(games, *shard)) {
        std::cerr << "shiaiba: interrupted; a part is written only when it is whole.\n";
        return kLimit;
    }
    std::cout << write_part(request, *shard, games);
    return kDone;
}

int run_league(const Args& args) {
    if (args.words().size() < 2) return usage_failure("usage: shiaiba league SYSTEM FILE…");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto system = find_system(args.words()[0]);
    if (!system.value) return system.exit_code;
    const auto read = read_league(**system.value, args, lang);
    if (!read.value) return read.exit_code;
    const LeagueRequest& request = *read.value;
    if (args.has("--shard")) return run_part(request, args);
    if (!is_round_robin(request.format)) {
        print_league(request, play_league(request), args);
        return kDone;
    }
    GameRows games(request);
    const bool whole = fight(games, {});
    print_league(request, count_league(request.format, field_of(request), games.rows()), args);
    if (whole) return kDone;
    std::cerr << "shiaiba: interrupted; the table is of the games fought so far.\n";
    return kLimit;
}

} // namespace

const Command& league_command() {
    static const Command command{
        "league",
        "league SYSTEM FILE… [--format F] [--rounds N] [--set K=V] [--ruling R4,…] [--csv|--json]\n"
        "                          [--shard i/n] [--lang ja|en]",
        "Everybody of the files (JSON, sheets, roster lines, CSV; `-` is standard input) in one "
        "league.\nThe order of the files and lines is the seeding. A roster line `[tag]` opens a "
        "group until the\nnext one: members of a group never meet.\n\n"
        "  --format F     round-robin (default), double, swiss, single, double-elim, hill\n"
        "  --rounds N     of a Swiss system (default: as many as a single elimination takes)\n"
        "  --set K=V      a setting by its key, K=@FILE from a JSON file; `--rules R` is `--set rules=R`,\n"
        "                 `--skills L` is `--set skills=@L`\n"
        "  --ruling R4    reads this ruling the other way (docs/rulings.md); several: R4,R8\n"
        "  --seed S       0 to 2^64-1, for systems with chance\n"
        "  --csv, --json  the table as CSV, or everything as JSON\n"
        "  --shard i/n    fights part i of n of a round robin and prints it for `merge`\n"
        "  --lang ja|en   language of the table (default ja)\n\n"
        "All cores work, and the result does not depend on how many there are. An interrupted "
        "round\nrobin shows the table of what was fought, a part is written only when whole.\n"
        "Exit 0: done. 1: an illegal build or league. 2: usage or input. 3: interrupted.\n",
        with_settings_options({{"--format", {kLeagueFormats.begin(), kLeagueFormats.end()}},
                               {"--rounds", {}, "a number"},
                               {"--seed", {}, "a number"},
                               {"--csv", {}},
                               {"--json", {}},
                               {"--shard", {}, "i/n"},
                               {"--lang", {"ja", "en"}}}),
        run_league};
    return command;
}

} // namespace shiaiba::cli
