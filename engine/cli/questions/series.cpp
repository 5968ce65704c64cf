// `shiaiba series`: fights the same two characters many times, and prints how often each wins.
#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/series/question.hpp"
#include "analysis/series/report.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "cli/questions/series_forms.hpp"
#include "cli/questions/shards.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

/// Reads "0.01" as 100 ten-thousandths; absent if the text isn't such a number, or has more than
/// four decimals.
std::optional<int> read_width(const std::string& text) {
    constexpr std::size_t kDigits = 4;
    if (text.size() < 3 || text.size() > 2 + kDigits || text.compare(0, 2, "0.") != 0) {
        return std::nullopt;
    }
    int width = 0;
    for (std::size_t k = 0; k < kDigits; ++k) {
        const char digit = 2 + k < text.size() ? text[2 + k] : '0';
        if (digit < '0' || digit > '9') return std::nullopt;
        width = width * 10 + (digit - '0');
    }
    return width > 0 ? std::optional<int>(width) : std::nullopt;
}

Got<SeriesWish> read_wish(const Args& args) {
    SeriesWish wish;
    if (args.has("--width")) {
        const auto width = read_width(args.value("--width", ""));
        if (!width) {
            return {std::nullopt, usage_failure("--width takes 0.0001 to 0.9999, e.g. 0.01.")};
        }
        wish = {kMostSeriesFights, *width};
    }
    constexpr long most = kMostSeriesFights;
    const auto fights = args.number("--fights", static_cast<long>(wish.fights), 1, most);
    if (!fights) return {std::nullopt, usage_failure(Args::bad_number("--fights", 1, most))};
    wish.fights = static_cast<std::uint64_t>(*fights);
    return {wish, kDone};
}

/// The word as a shell needs it to read it as one word.
std::string quoted(const std::string& word) {
    const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               std::string_view("-_./,:#=+%").find(c) != std::string_view::npos;
    });
    if (plain && word.front() != '#') return word;
    std::string out = "'";
    for (const char c : word) {
        if (c == '\'') {
            out += "'\\''";
        } else {
            out += c;
        }
    }
    return out + "'";
}

/// The words and options with which `shiaiba fight` plays one of the fights, apart from its seed.
std::vector<std::string> fight_words(const Args& args) {
    std::vector<std::string> words = args.words();
    for (const OptionSpec& option : with_match_options({})) {
        if (option.name == "--seed") continue;
        for (const std::string& value : args.values(option.name)) {
            words.emplace_back(option.name);
            words.push_back(value);
        }
    }
    return words;
}

std::string fight_command_line(const std::vector<std::string>& words) {
    std::string line = "shiaiba fight";
    for (const std::string& word : words) line += " " + quoted(word);
    return line;
}

/// `steps`: the question whose steps are told; mostly the series itself.
int print_answer(const SeriesQuestion& series, const SeriesQuestion& steps, const Args& args) {
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const SeriesAsked& asked = series.asked();
    if (!asked.vary.empty()) return print_varied(series, args, lang);
    if (args.has("--json")) {
        Json report = series.report();
        if (steps.asked().what_if) report["whatIf"] = steps.report()["whatIf"];
        std::cout << write_json(report, 2) << "\n";
        return kDone;
    }
    const std::vector<SeriesSum> sums = series.sums();
    const SeriesSum& sum = sums.front();
    print_series({asked.match, sum, figures(sum.everything(), is_exact(asked.match)), lang},
                 fight_command_line(asked.words));
    if (steps.asked().what_if) print_steps(steps.asked(), steps.steps_told(), lang);
    return kDone;
}

int print_merged(const SeriesQuestion& series, const Args& args) {
    return print_answer(series, series, args);
}

/// Fights and prints. `what_if`: the side whose steps are fought behind a series that a width ends,
/// each as often as that was; the question itself can't know how often.
int fight_and_print(SeriesQuestion& series, std::optional<Side> what_if, unsigned workers,
                    const Args& args) {
    if (!fight_with_bar(series, workers)) {
        print_merged(series, args);
        return kLimit;
    }
    if (!what_if) return print_merged(series, args);
    SeriesAsked asked = series.asked();
    asked.what_if = what_if;
    asked.wish = {fights_in(series.joined().ranges), 0};
    const auto steps = SeriesQuestion::make(std::move(asked));
    (*steps)->take(series.joined().ranges, series.joined().answer);
    const bool whole = fight_with_bar(**steps, workers);
    const int code = print_answer(series, **steps, args);
    return whole ? code : kLimit;
}

int run_series(const Args& args) {
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto match = read_match(args, "usage: shiaiba series SYSTEM A B", lang);
    if (!match.value) return match.exit_code;
    const auto wish = read_wish(args);
    if (!wish.value) return wish.exit_code;
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    if (args.has("--vary") && args.has("--what-if")) {
        return usage_failure("--vary and --what-if are asked one at a time.");
    }
    if (args.values("--vary").size() > 1) return usage_failure("--vary is given once.");
    std::optional<Side> what_if;
    if (args.has("--what-if")) what_if = args.value("--what-if", "") == "A" ? Side::A : Side::B;
    const bool later = what_if && wish.value->width > 0 && !wants_part(args);
    const auto question =
        SeriesQuestion::make({*match.value, *wish.value, later ? std::nullopt : what_if,
                              args.value("--vary", ""), fight_words(args)});
    if (!question && args.has("--vary")) {
        tell_problems(question.problems(), lang, "--vary: ");
        return kUsage;
    }
    if (!question || wants_part(args)) return write_wanted(question, args);
    return fight_and_print(**question, later ? what_if : std::nullopt,
                           static_cast<unsigned>(*workers), args);
}

} // namespace

const Command& series_command() {
    static const Command command{
        "series",
        "SYSTEM A B",
        "Fights A against B many times and says how often each wins, with 95 % intervals.",
        "Also how long it takes, what is left, and which fights are worth a look (docs/series.md). A system\n"
        "without chance takes one fight.\n",
        with_shard_options(with_match_options(
            {series_seed_option(),
             taking("--fights", "N", "a number",
                    "so many at most, to 1,000,000 (default 10,000; with --width 1,000,000)"),
             taking("--width", "W", "a number",
                    "stops once no interval is wider, e.g. 0.01; looked at every 1,000 fights"),
             one_of("--what-if", {"A", "B"},
                    "also every build one step from A (or B), and what that does to its wins"),
             taking(
                 "--vary", "PATH=VALUES", "PATH=VALUES, e.g. /sides/1/hp=40..90:10",
                 "fights it for each value of one number: PATH is its place in the match's JSON, e.g. "
                 "/sides/1/members/0/hp=40..90:10, and PATH# how many there are of a member, e.g. "
                 "/sides/1/members/1#=0..5; or values between commas. What isn't legal is named and left out"),
             workers_option(), json_option(), lang_option()})),
        "Exit 0: done. 1: an illegal build, or no legal value. 2: usage or input. 3: interrupted, which keeps\n"
        "what was fought.\n",
        run_series,
        {asked_kind<SeriesQuestion, print_merged>()}};
    return command;
}

} // namespace shiaiba::cli
