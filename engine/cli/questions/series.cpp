// `shiaiba series`: fights the same two characters many times, and prints how often each wins.
#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/series/report.hpp"
#include "analysis/series/shards.hpp"
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

/// The change of the side's share of wins by a step.
StepFought step_fought(const FoughtSeries& series, Side side, const Text& label,
                       const SeriesSum& sum) {
    const Share share = figures(sum.everything(), is_exact(series.match)).shares[index(side)];
    return {label, share, change(series.told.shares[index(side)], share)};
}

/// Fights each step, until an interrupt.
std::vector<StepFought> fight_steps(const FoughtSeries& series, Side side, unsigned workers) {
    std::vector<StepFought> fought;
    // All steps get the same number of fights as the series had.
    const SeriesWish wish{std::max<std::uint64_t>(series.told.fights, 1), 0};
    for (const Step& step : steps(series.match, side)) {
        const SeriesSum sum = fight_with_bar(step.match, wish, workers, step.label.in(series.lang));
        if (interrupted()) break;
        fought.push_back(step_fought(series, side, step.label, sum));
    }
    return fought;
}

Json to_json(Side side, const std::vector<StepFought>& fought) {
    Json all = Json::array();
    for (const StepFought& step : fought) {
        all.push_back(JsonObject()
                          .add("label", step.label)
                          .add("share", shiaiba::to_json(step.share))
                          .add("change", shiaiba::to_json(step.change)));
    }
    return JsonObject().add("side", letter(side)).add("steps", std::move(all));
}

/// Prints in the form that `args` ask for; `steps` belong to `what_if`.
void print_answer(const FoughtSeries& series, std::optional<Side> what_if,
                  const std::vector<StepFought>& steps, const std::vector<std::string>& words,
                  const Args& args) {
    if (args.has("--json")) {
        Json report = series_report(series.match, series.sum);
        if (what_if) report["whatIf"] = to_json(*what_if, steps);
        std::cout << write_json(report, 2) << "\n";
        return;
    }
    print_series(series, fight_command_line(words));
    if (what_if) print_steps(series, *what_if, steps);
}

FoughtSeries told(const Match& match, const SeriesSum& sum, Lang lang) {
    return {match, sum, figures(sum.everything(), is_exact(match)), lang};
}

int print_merged(const SeriesShards& shards, const Args& args) {
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const SeriesAsked& asked = shards.asked();
    const std::vector<SeriesSum> sums = shards.sums();
    if (!asked.vary.empty()) return print_varied(shards, sums, args, lang);
    const FoughtSeries series = told(asked.match, sums.front(), lang);
    std::vector<StepFought> steps;
    for (std::size_t k = 0; k < shards.steps().size(); ++k) {
        steps.push_back(step_fought(series, *asked.what_if, shards.steps()[k].label, sums[k + 1]));
    }
    print_answer(series, asked.what_if, steps, asked.words, args);
    return kDone;
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
    if (wants_part(args)) {
        return write_wanted(SeriesShards::make({*match.value, *wish.value, what_if,
                                                args.value("--vary", ""), fight_words(args)}),
                            args);
    }
    hear_interrupts();
    const auto threads = static_cast<unsigned>(*workers);
    if (args.has("--vary")) return run_vary(args, *match.value, *wish.value, threads, lang);
    const SeriesSum sum = fight_with_bar(*match.value, *wish.value, threads, "series");
    const FoughtSeries series = told(*match.value, sum, lang);
    std::vector<StepFought> fought;
    if (what_if && !interrupted()) fought = fight_steps(series, *what_if, threads);
    print_answer(series, what_if, fought, fight_words(args), args);
    return interrupted() ? kLimit : kDone;
}

} // namespace

const ShardedKind& series_kind() {
    static constexpr ShardedKind kind = sharded_kind<SeriesShards, print_merged>();
    return kind;
}

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
        run_series};
    return command;
}

} // namespace shiaiba::cli
