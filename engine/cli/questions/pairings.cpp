// `shiaiba league --series`: a series for every two of a league, and the shares as a crosstable.
#include "cli/questions/pairings.hpp"

#include <cstdint>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "analysis/league/report.hpp"
#include "analysis/series/wilson.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/questions/shards.hpp"
#include "cli/text_table.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

/// Points of an entrant against another; a win is 2, a draw 1.
struct Points {
    std::uint64_t points = 0;
    std::uint64_t games = 0;
};

std::string share(const Points& of) {
    return of.games == 0 ? std::string("-") : percent(of.points, 2 * of.games);
}

/// The share of the points that each had against each, as the row sees it.
void print_table(const PairingsQuestion& question, Lang lang) {
    const LeagueRequest& league = question.league();
    const bool ja = lang == Lang::Ja;
    const std::size_t n = league.entrants.size();
    std::vector<std::vector<Points>> met(n, std::vector<Points>(n));
    for (const PairedSeries& one : question.pairings()) {
        const auto& [won, lost, drawn] = one.wins;
        met[one.a][one.b] = {2 * won + drawn, one.games};
        met[one.b][one.a] = {2 * lost + drawn, one.games};
    }
    const std::string games = grouped(question.games());
    std::cout << league.system->identity.name.in(lang) << "  "
              << (ja ? "一組につき" + games + "戦、得点率％" : games + " games a pair, scores in %")
              << "\n"
              << settings_text(*league.system, league.settings, lang) << "\n";
    std::vector<std::vector<std::string>> rows{{"", ja ? "名前" : "Name", ja ? "平均" : "Mean"}};
    for (std::size_t k = 1; k <= n; ++k) rows[0].push_back(std::to_string(k));
    const std::vector<std::string> names = names_in_table(league);
    for (std::size_t a = 0; a < n; ++a) {
        // All pairs have as many games, so the mean of the shares is the share of the sums.
        Points all;
        std::vector<std::string> row{std::to_string(a + 1), names[a], ""};
        for (const Points& one : met[a]) {
            all.points += one.points;
            all.games += one.games;
            row.push_back(share(one));
        }
        row[2] = share(all);
        rows.push_back(std::move(row));
    }
    std::cout << text_table(rows, 2);
}

} // namespace

int print_pairings(const PairingsQuestion& question, const Args& args) {
    if (args.has("--json")) {
        std::cout << write_json(question.report(), 2) << "\n";
    } else {
        print_table(question, lang_of(args.value("--lang", "ja")));
    }
    return kDone;
}

int run_pairings(const LeagueRequest& league, const Args& args) {
    constexpr long most = kMostSeriesFights;
    const auto games = args.number("--series", 1, 1, most);
    if (!games) return usage_failure(Args::bad_number("--series", 1, most));
    if (args.has("--csv")) return usage_failure("--csv is for leagues of single games.");
    const auto question = PairingsQuestion::make(league, static_cast<std::uint64_t>(*games));
    if (wants_part(args) || !question) return write_wanted(question, args);
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    const bool whole = fight_with_bar(**question, static_cast<unsigned>(*workers));
    print_pairings(**question, args);
    if (whole) return kDone;
    std::cerr << "shiaiba: interrupted; the table is of the games fought so far.\n";
    return kLimit;
}

} // namespace shiaiba::cli
