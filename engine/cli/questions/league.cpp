// `shiaiba league`: lets the entrants of some files meet in one of the formats, and prints games
// and table.
#include <algorithm>
#include <charconv>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "analysis/league/league.hpp"
#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "cli/args.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/questions/pairings.hpp"
#include "cli/questions/shards.hpp"
#include "cli/text_table.hpp"
#include "core/report/text.hpp"
#include "core/system/league.hpp"
#include "core/text/json.hpp"
#include "share/reader.hpp"

namespace shiaiba::cli {
namespace {

class LeaguePrinter {
public:
    LeaguePrinter(const LeagueRequest& request, const League& league, Lang lang)
        : request_(request), league_(league), lang_(lang), names_(names_in_table(request)) {}

    void print(bool with_usage) const {
        const std::string n = std::to_string(request_.entrants.size());
        std::cout << request_.system->identity.name.in(lang_) << "  "
                  << shiaiba::name(league_.format).in(lang_) << "  "
                  << (lang_ == Lang::Ja ? n + "人" : n + " entrants") << "\n"
                  << settings_text(*request_.system, request_.settings, lang_) << "\n";
        if (is_knock_out(league_.format)) {
            std::cout << drawn_brackets(league_.rounds, names_, lang_);
        } else {
            print_rounds();
        }
        print_table();
        print_leavers();
        if (with_usage) print_usage();
    }

private:
    void print_rounds() const {
        std::size_t width = 0;
        for (const std::string& name : names_) width = std::max(width, display_width(name));
        for (const LeagueRound& round : league_.rounds) {
            std::cout << round.title.in(lang_) << "\n";
            for (const LeagueGame& game : round.games) print(game, width);
            std::cout << "\n";
        }
    }

    void print(const LeagueGame& game, std::size_t width) const {
        std::string line = "  " + padded(names_[game.a], width);
        if (game.b) {
            const Side winner = game.outcome ? game.outcome->winner : Side::None;
            const char* const marks = !game.outcome       ? "   －   "
                                      : winner == Side::A ? " ○－● "
                                      : winner == Side::B ? " ●－○ "
                                                          : " △－△ ";
            line += marks + padded(names_[*game.b], width);
            if (game.outcome) line += " (" + std::to_string(game.outcome->rounds) + "R)";
        }
        if (!game.note.ja.empty()) line += "  " + game.note.in(lang_);
        std::cout << line.substr(0, line.find_last_not_of(' ') + 1) << "\n";
    }

    void print_table() const {
        const bool groups =
            std::any_of(request_.entrants.begin(), request_.entrants.end(),
                        [](const Entrant& entrant) { return !entrant.group.empty(); });
        const std::vector<LeagueColumn> columns = column_list(league_.format, league_.ties);
        std::vector<std::vector<std::string>> rows{{"", lang_ == Lang::Ja ? "名前" : "Name"}};
        if (groups) rows[0].emplace_back(lang_ == Lang::Ja ? "組" : "Group");
        for (const LeagueColumn& column : columns) rows[0].push_back(column.name.in(lang_));
        for (std::size_t k = 0; k < league_.table.size(); ++k) {
            const LeagueRow& row = league_.table[k];
            rows.push_back({std::to_string(k + 1), names_[row.entrant]});
            if (groups) rows.back().push_back(request_.entrants[row.entrant].group);
            for (const LeagueColumn& column : columns) rows.back().push_back(column.cell(row));
        }
        std::cout << text_table(rows, groups ? 3 : 2);
    }

    void print_leavers() const {
        for (std::size_t k = 0; k < names_.size(); ++k) {
            const int until = request_.entrants[k].until;
            if (until == 0) continue;
            const std::string round = std::to_string(until);
            std::cout << (lang_ == Lang::Ja ? names_[k] + "は第" + round + "回戦のあとに抜けた。"
                                            : names_[k] + " left after round " + round + ".")
                      << "\n";
        }
    }

    void print_usage() const {
        const bool ja = lang_ == Lang::Ja;
        std::vector<std::vector<std::string>> rows{
            {"", ja ? "札" : "Builds", ja ? "試合" : "Games", ja ? "勝率" : "Won", "95%"}};
        for (const Usage& one : usage_of(request_, league_)) {
            rows.push_back({one.name.in(lang_), std::to_string(one.builds),
                            std::to_string(one.games.games()), to_text(Percent(one.won.rate)),
                            to_text(Percent(one.won.low)) + "–" + to_text(Percent(one.won.high))});
        }
        std::cout << "\n" << text_table(rows, 1);
    }

    const LeagueRequest& request_;
    const League& league_;
    Lang lang_;
    std::vector<std::string> names_;
};

/// Prints as `--csv`, as `--json`, or else as a table (with the games, where there are rounds) in
/// `--lang`.
void print_league(const LeagueRequest& request, const League& league, const Args& args) {
    if (args.has("--csv")) {
        std::cout << league_csv(request, league);
    } else if (args.has("--json")) {
        std::cout << write_json(league_report(request, league), 2) << "\n";
    } else {
        LeaguePrinter(request, league, lang_of(args.value("--lang", "ja")))
            .print(args.has("--usage"));
    }
}

// The command.

/// All entrants of the files, in order. A group ends with its file.
Got<Json> read_entrants(const System& system, const Args& args, Lang lang) {
    Json entrants = Json::array();
    int exit_code = kDone;
    for (std::size_t k = 1; k < args.words().size(); ++k) {
        const std::string& file = args.words()[k];
        const auto text = read_text(file);
        if (!text.value) return {std::nullopt, text.exit_code};
        const ReaderResult reading = read_anything(all_systems(), system, *text.value);
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

/// The texts between commas.
std::vector<std::string> listed(const std::string& text) {
    std::vector<std::string> all;
    std::istringstream in(text);
    for (std::string one; std::getline(in, one, ',');) all.push_back(one);
    return all;
}

/// Whether the whole text is a number, which goes to `number`.
bool whole(const std::string& text, int& number) {
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end;
}

/// Reads "3:2,7:4": the third entrant leaves after round 2, the seventh after round 4. False if the
/// text isn't of this form.
bool read_leavers(const std::string& text, Json& entrants) {
    for (const std::string& one : listed(text)) {
        const std::size_t colon = one.find(':');
        if (colon == std::string::npos) return false;
        int number = 0;
        int round = 0;
        const bool read =
            whole(one.substr(0, colon), number) && whole(one.substr(colon + 1), round);
        if (!read || number < 1 || static_cast<std::size_t>(number) > entrants.size()) return false;
        entrants[static_cast<std::size_t>(number - 1)]["until"] = round;
    }
    return true;
}

Got<LeagueRequest> read_league(const System& system, const Args& args, Lang lang) {
    auto entrants = read_entrants(system, args, lang);
    if (!entrants.value) return {std::nullopt, entrants.exit_code};
    const auto settings = read_settings(system, args, lang);
    if (!settings.value) return {std::nullopt, settings.exit_code};
    JsonObject league;
    league.add("system", system.identity.id);
    league.add("settings", system.settings().write(*settings.value));
    league.add("format", args.value("--format", "round-robin"));
    if (args.has("--rounds")) {
        const auto rounds = args.number("--rounds", 0, 1, kMostLeagueRounds);
        if (!rounds) {
            return {std::nullopt,
                    usage_failure(Args::bad_number("--rounds", 1, kMostLeagueRounds))};
        }
        league.add("rounds", static_cast<int>(*rounds));
    }
    if (args.has("--ties")) {
        Json ties = Json::array();
        for (const std::string& one : listed(args.value("--ties", ""))) ties.push_back(one);
        league.add("ties", std::move(ties));
    }
    if (args.has("--leave") && !read_leavers(args.value("--leave", ""), *entrants.value)) {
        return {std::nullopt,
                usage_failure("--leave takes NUMBER:ROUND of entrants, as in 3:2,7:4")};
    }
    if (args.has("--seed")) league.add("seed", args.value("--seed", ""));
    league.add("entrants", std::move(*entrants.value));
    auto request = check_league(all_systems(), league);
    if (request) return {std::move(*request), kDone};
    tell_problems(request.problems(), lang);
    return {std::nullopt, kIllegal};
}

int print_merged(const LeagueQuestion& shards, const Args& args) {
    print_league(shards.league(), shards.counted(), args);
    return kDone;
}

/// Plays a round robin; prints the part that was fought before an interrupt.
int run_round_robin(const LeagueRequest& request, const Args& args) {
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    const auto question = LeagueQuestion::make(request);
    const bool whole = fight_with_bar(**question, static_cast<unsigned>(*workers));
    print_league(request, (*question)->counted(), args);
    if (whole) return kDone;
    std::cerr << "shiaiba: interrupted; the table is of the games fought so far.\n";
    return kLimit;
}

int run_league(const Args& args) {
    if (args.words().size() < 2) return usage_failure("usage: shiaiba league SYSTEM FILE…");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto found = find_system(args.words()[0]);
    if (!found.value) return found.exit_code;
    const auto read = read_league(**found.value, args, lang);
    if (!read.value) return read.exit_code;
    const LeagueRequest& request = *read.value;
    if (args.has("--series")) return run_pairings(request, args);
    if (wants_part(args)) return write_wanted(LeagueQuestion::make(request), args);
    if (is_round_robin(request.format)) return run_round_robin(request, args);
    print_league(request, play_league(request), args);
    return kDone;
}

} // namespace

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
             taking(
                 "--ties", "LIST", "a list",
                 "of round robins and the Swiss system: what orders those level in points, of wins, direct and "
                 "buchholz (default wins,direct)"),
             taking("--leave", "N:R,…", "a list",
                    "of a Swiss system: the Nth entrant leaves after round R"),
             taking("--seed", "S", "a number", "0 to 2^64-1, for systems with chance"),
             taking(
                 "--series", "N", "a number",
                 "of a round robin with chance: N fights of every two, 1 to 1000000, and who beats whom how often"),
             flag("--usage",
                  "behind the table: how often each skill stands in builds, and how these fare"),
             flag("--csv", "the table as CSV"), json_option(), workers_option(),
             lang_option("language of the table (default ja)")})),
        "Exit 0: done. 1: an illegal build or league. 2: usage or input. 3: interrupted.\n",
        run_league,
        {asked_kind<LeagueQuestion, print_merged>(true),
         asked_kind<PairingsQuestion, print_pairings>()}};
    return command;
}

} // namespace shiaiba::cli
