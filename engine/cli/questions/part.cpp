// `shiaiba part`: fights a part of a question that was written elsewhere, or estimates the cost of
// all of it.
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <iostream>
#include <string>

#include "analysis/shard.hpp"
#include "cli/commands.hpp"
#include "cli/numbers.hpp"
#include "cli/questions/shards.hpp"
#include "cli/version.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

struct Estimate {
    QuestionName name;
    std::uint64_t fights = 0;
    /// Number of fights in the sample, and their time on one core.
    std::uint64_t sampled = 0;
    std::uint64_t microseconds = 0;
};

constexpr std::uint64_t kSecond = 1'000'000;
/// A range that took less than this is too short for the clock: the next range is twice as long.
constexpr std::uint64_t kShort = 20'000;

/// Time of the processor, in microseconds, so that other work on the machine doesn't count.
std::uint64_t spent_by_now() {
    return static_cast<std::uint64_t>(std::clock()) * kSecond / CLOCKS_PER_SEC;
}

/// Point k of a sequence that fills 0 … end − 1 evenly at any length (multiples of the golden
/// ratio).
std::uint64_t spread(std::uint64_t k, std::uint64_t end) {
    constexpr std::uint64_t kGolden = 2'654'435'769;
    return ((k * kGolden & 0xFFFFFFFFU) * end) >> 32U;
}

/// A number of ten-thousandths as a decimal: "0.0035".
std::string ten_thousandths(std::uint64_t number) {
    const std::string rest = std::to_string(number % 10'000);
    return std::to_string(number / 10'000) + "." + std::string(4 - rest.size(), '0') + rest;
}

/// Fights ranges spread over the question, for about a second on one core.
Estimate estimated(const LongQuestion& question) {
    Estimate estimate{name_of(question), question.fights(), 0, 0};
    std::uint64_t length = 1;
    for (std::uint64_t k = 0; estimate.microseconds < kSecond && estimate.sampled < estimate.fights;
         ++k) {
        length = std::min(length, estimate.fights - estimate.sampled);
        const std::uint64_t from = std::min(spread(k, estimate.fights), estimate.fights - length);
        const std::uint64_t begun = spent_by_now();
        (void)question.fight({from, from + length});
        const std::uint64_t took = spent_by_now() - begun;
        estimate.microseconds += took;
        estimate.sampled += length;
        if (took < kShort) length *= 2;
    }
    return estimate;
}

/// Lines of a key and its value, for people and for scripts (scripts/many reads them): don't change
/// the keys.
std::string to_text(const Estimate& estimate) {
    const std::uint64_t sampled = std::max<std::uint64_t>(estimate.sampled, 1);
    const std::uint64_t spent = std::max<std::uint64_t>(estimate.microseconds, 1);
    // Doesn't overflow for a billion fights of a second each.
    const std::uint64_t all = estimate.fights * (spent * 1000 / sampled) / 1000;
    return "question     " + to_text(estimate.name) + "\nfights       " +
           std::to_string(estimate.fights) + "\nsampled      " + std::to_string(estimate.sampled) +
           "\na second     " + hundredths(sampled * 100 * kSecond / spent) + "\ncore-seconds " +
           hundredths(all * 100 / kSecond) + "\ncore-hours   " +
           ten_thousandths(all / (kSecond / 10'000 * 3600)) + "\n";
}

// The command.

int run_part(const Args& args) {
    if (args.words().size() != 1) return usage_failure("usage: shiaiba part QUESTION");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto text = read_text(args.words()[0]);
    if (!text.value) return text.exit_code;
    const auto asked = read_asked(*text.value);
    if (!asked) {
        tell_problems(asked.problems(), lang);
        return kIllegal;
    }
    if (asked->program != program_version()) {
        return usage_failure("This question is of another version of the program (" +
                             asked->program + ", not " + std::string(program_version()) + ").");
    }
    if (!is_question_kind(asked->name.kind)) {
        return usage_failure("This program knows no question of the kind " + asked->name.kind +
                             ".");
    }
    const auto question = read_question(all_systems(), asked->name.kind, asked->request);
    if (!question) {
        tell_problems(question.problems(), lang);
        return kIllegal;
    }
    if (args.has("--shard")) return write_wanted(**question, args);
    std::cout << to_text(estimated(**question));
    return kDone;
}

} // namespace

const Command& part_command() {
    static const Command command{
        "part",
        "QUESTION",
        "Fights a part of a question that `--question` wrote, and prints it for `merge`.",
        "The machine needs none of the files that the question was made of. Without --shard: fights for a second\n"
        "and says what all of it would cost, on one core of this machine.\n",
        {taking("--shard", "i/n", "i/n", "part i of n, 1,024 at most"), workers_option(),
         lang_option("language of problems (default ja)")},
        "Exit 0: done. 1: no question. 2: usage or input, or another version of the program asked it.\n"
        "3: interrupted, which prints nothing.\n",
        run_part};
    return command;
}

} // namespace shiaiba::cli
