// `shiaiba heat`: lets many builds fight and prints which win: every share-out of the points, every
// pair of two numbers, or every step from a build.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analysis/heat/heat.hpp"
#include "analysis/heat/report.hpp"
#include "analysis/series/wilson.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/progress.hpp"
#include "cli/questions/shards.hpp"
#include "cli/text_table.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

/// Lines in the list of the best, and in that of the worst.
constexpr std::size_t kListed = 10;

struct Cell {
    std::size_t number;
    Share share;
    Rank rank;
};

std::vector<Cell> best_first(const std::vector<Wins>& wins) {
    const std::vector<Share> shares = heat_shares(wins);
    const std::vector<Rank> places = ranks(shares);
    std::vector<Cell> all;
    for (std::size_t k = 0; k < wins.size(); ++k) all.push_back({k, shares[k], places[k]});
    std::stable_sort(all.begin(), all.end(),
                     [](const Cell& x, const Cell& y) { return x.share.rate > y.share.rate; });
    return all;
}

/// The share in tens of percent as a digit: 0 to 9, and * for 100 %.
char level(const Share& share) {
    constexpr int kTen = 1000;
    constexpr int kAll = 10;
    const int tens = share.rate / kTen;
    return tens == kAll ? '*' : static_cast<char>('0' + tens);
}

/// A map of digits: lines are the points of the first part, columns those of the second.
void print_triangle(const Heat& heat, const std::vector<Cell>& cells, Lang lang) {
    if (heat.request().grid || heat.parts().size() != 3) return;
    std::vector<char> levels(cells.size());
    for (const Cell& cell : cells) levels[cell.number] = level(cell.share);
    const auto& parts = heat.parts();
    std::cout << "\n"
              << Text{parts[0].name.ja + " が下へ、" + parts[1].name.ja + " が右へ、残りが " +
                          parts[2].name.ja + "。数字は勝率の十の位。",
                      parts[0].name.en + " downwards, " + parts[1].name.en +
                          " to the right, the rest is " + parts[2].name.en +
                          ". Digits are tens of percent."}
                     .in(lang)
              << "\n";
    for (std::size_t k = 0; k < levels.size(); ++k) {
        const Shares& shares = heat.cells()[k];
        if (k == 0 || shares[0] != heat.cells()[k - 1][0]) {
            std::cout << (k == 0 ? "" : "\n") << right(std::to_string(shares[0]), 3) << "  ";
        }
        std::cout << levels[k];
    }
    std::cout << "\n";
}

/// A table: lines are the values of the first number, columns those of the second; illegal pairs
/// are blank.
void print_grid(const Heat& heat, const std::vector<Cell>& cells, Lang lang) {
    if (!heat.request().grid) return;
    std::map<int, std::map<int, std::string>> lines;
    std::set<int> columns;
    for (const Cell& cell : cells) {
        const Shares& at = heat.cells()[cell.number];
        lines[at[0]][at[1]] = in_percent(cell.share.rate);
        columns.insert(at[1]);
    }
    const auto& parts = heat.parts();
    std::vector<std::vector<std::string>> rows{
        {parts[0].name.in(lang) + "＼" + parts[1].name.in(lang)}};
    for (const int column : columns) rows[0].push_back(std::to_string(column));
    for (const auto& [first, line] : lines) {
        std::vector<std::string> row{std::to_string(first)};
        for (const int column : columns) {
            const auto cell = line.find(column);
            row.push_back(cell == line.end() ? "" : cell->second);
        }
        rows.push_back(std::move(row));
    }
    std::cout << "\n" << text_table(rows, 1);
}

/// All steps with their shares, and the change from the build itself.
void print_steps(const Heat& heat, const std::vector<Cell>& cells, const Share& now, Lang lang) {
    const std::string interval = Text{"95 % 区間", "95 % interval"}.in(lang);
    std::vector<std::vector<std::string>> rows{
        {Text{"札", "build"}.in(lang), "%", interval, Text{"差", "change"}.in(lang), interval}};
    for (const Cell& cell : cells) {
        std::vector<std::string> row{
            heat.labels()[cell.number].in(lang), in_percent(cell.share.rate),
            in_percent(cell.share.low) + "–" + in_percent(cell.share.high)};
        if (cell.number > 0) {
            const Share by = change(now, cell.share);
            row.push_back(with_sign(by.rate));
            row.push_back(with_sign(by.low) + " – " + with_sign(by.high));
        } else {
            row.insert(row.end(), 2, "");
        }
        rows.push_back(std::move(row));
    }
    std::cout << "\n" << text_table(rows, 1);
}

void print_list(const Heat& heat, const std::vector<Cell>& cells, bool best, Lang lang) {
    std::vector<std::string> head{Text{"順位", "rank"}.in(lang)};
    for (const SharesForm::Part& part : heat.parts()) head.push_back(part.name.in(lang));
    head.emplace_back("%");
    head.emplace_back(Text{"95 % 区間", "95 % interval"}.in(lang));
    std::vector<std::vector<std::string>> rows{head};
    for (std::size_t k = 0; k < std::min(kListed, cells.size()); ++k) {
        const Cell& cell = best ? cells[k] : cells[cells.size() - 1 - k];
        const std::string place = std::to_string(cell.rank.place);
        std::vector<std::string> row{cell.rank.tied ? Text{place + "位タイ", "=" + place}.in(lang)
                                                    : place};
        for (const int share : heat.cells()[cell.number]) row.push_back(std::to_string(share));
        row.push_back(in_percent(cell.share.rate));
        row.push_back(in_percent(cell.share.low) + "–" + in_percent(cell.share.high));
        rows.push_back(std::move(row));
    }
    std::cout << "\n"
              << (best ? Text{"強い", "Best"} : Text{"弱い", "Worst"}).in(lang) << "\n"
              << text_table(rows, 0);
}

/// `fights`: of each cell.
void print_heat(const Heat& heat, const std::vector<Wins>& wins, std::uint64_t fights, Lang lang) {
    const HeatRequest& request = heat.request();
    const std::string n = grouped(fights);
    const std::string seed = std::to_string(request.match.seed);
    const std::string cells = grouped(heat.cells().size());
    const std::string name(request.match.names_in_text().of(other(request.side), lang));
    std::cout << request.match.system->identity.name.in(lang) << "  "
              << (request.field ? Text{"互いに", "against each other"}
                                : Text{name + " に対して", "against " + name})
                     .in(lang)
              << (request.tactic.empty() ? "" : "  " + request.tactic) << "\n"
              << Text{cells + "通り、それぞれ" + n + "戦  種 " + seed,
                      cells +
                          (request.grid || !heat.labels().empty() ? " builds, " : " share-outs, ") +
                          n + " fights each, seed " + seed}
                     .in(lang)
              << "\n";
    const std::vector<Cell> sorted = best_first(wins);
    if (!heat.labels().empty()) {
        print_steps(heat, sorted, heat_shares(wins).front(), lang);
        return;
    }
    print_triangle(heat, sorted, lang);
    print_grid(heat, sorted, lang);
    print_list(heat, sorted, true, lang);
    print_list(heat, sorted, false, lang);
    std::cout << "\n"
              << Text{"区間が重なって区別できないものはタイです。",
                      "What the intervals don't tell apart is a tie (=)."}
                     .in(lang)
              << "\n";
}

// The command.

/// The request as JSON, so that the same code checks it as checks the page's.
Json request_of(const Match& match, const Args& args) {
    JsonObject request;
    request.add("match", to_json(match));
    if (args.has("--tactic")) {
        request.add("tactic", args.value("--tactic", ""));
    } else {
        const TacticForm tactics = tactic_form(*match.system);
        if (!tactics.presets.empty()) request.add("tactic", tactics.presets.front());
    }
    if (args.has("--over")) {
        request.add("over", Json(args.values("--over")));
        if (args.has("--rest")) request.add("rest", args.value("--rest", ""));
    } else if (shares_form(*match.system).parts.empty()) {
        request.add("over", "steps");
    }
    return request.add("against", args.words().size() > 1 ? "build" : "field");
}

int print_answer(const HeatQuestion& question, const Args& args) {
    if (args.has("--json")) {
        std::cout << write_json(question.report(), 1) << "\n";
    } else {
        print_heat(question.heat(), question.wins(), question.each(),
                   lang_of(args.value("--lang", "ja")));
    }
    return kDone;
}

int run_heat(const Args& args) {
    if (args.words().empty() || args.words().size() > 2) {
        return usage_failure("usage: shiaiba heat SYSTEM [B]");
    }
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto found = find_system(args.words()[0]);
    if (!found.value) return found.exit_code;
    const auto samples = samples_of(**found.value, Lang::Ja);
    if (samples.empty()) return usage_failure("This system has no builds to begin with.");
    const std::string own = args.value("--build", write_json(samples.front()));
    const auto match =
        read_match(**found.value, own, args.words().size() > 1 ? args.words()[1] : own, args, lang);
    if (!match.value) return match.exit_code;
    constexpr long most = kMostHeatFights;
    const auto fights = args.number("--fights", 100, 1, most);
    if (!fights) return usage_failure(Args::bad_number("--fights", 1, most));
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    const auto each = static_cast<std::uint64_t>(*fights);
    const auto question = HeatQuestion::make(all_systems(), request_of(*match.value, args), each);
    if (!question || wants_part(args)) return write_wanted(question, args);
    if (!fight_with_bar(**question, static_cast<unsigned>(*workers))) return kLimit;
    return print_answer(**question, args);
}

} // namespace

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
        run_heat,
        {asked_kind<HeatQuestion, print_answer>()}};
    return command;
}

} // namespace shiaiba::cli
