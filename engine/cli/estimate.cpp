// Fights a little of everything by the processor's clock.
#include "cli/estimate.hpp"

#include <algorithm>
#include <ctime>

#include "cli/numbers.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

constexpr std::uint64_t kSecond = 1'000'000;
/// A stretch that took less is too short for the clock: the next one is longer.
constexpr std::uint64_t kShort = 20'000;

/// Of the processor, in microseconds: whoever else is at work on the machine costs nothing.
std::uint64_t spent_by_now() {
    return static_cast<std::uint64_t>(std::clock()) * kSecond / CLOCKS_PER_SEC;
}

/// Point k of a sequence that fills 0 … end − 1 evenly, however long it gets (the golden ratio's multiples).
std::uint64_t spread(std::uint64_t k, std::uint64_t end) {
    constexpr std::uint64_t kGolden = 2'654'435'769;
    return ((k * kGolden & 0xFFFFFFFFU) * end) >> 32U;
}

/// In ten-thousandths: "0.0035".
std::string ten_thousandths(std::uint64_t number) {
    const std::string rest = std::to_string(number % 10'000);
    return std::to_string(number / 10'000) + "." + std::string(4 - rest.size(), '0') + rest;
}

} // namespace

Estimate estimated(Sharded& question) {
    Estimate estimate{name_of(question), question.fights(), 0, 0};
    std::uint64_t length = 1;
    for (std::uint64_t k = 0; estimate.microseconds < kSecond && estimate.sampled < estimate.fights;
         ++k) {
        length = std::min(length, estimate.fights - estimate.sampled);
        const std::uint64_t from = std::min(spread(k, estimate.fights), estimate.fights - length);
        const std::uint64_t begun = spent_by_now();
        (void)question.fight({from, from + length}, {1, {}, {}});
        const std::uint64_t took = spent_by_now() - begun;
        estimate.microseconds += took;
        estimate.sampled += length;
        if (took < kShort) length *= 2;
    }
    return estimate;
}

std::string to_text(const Estimate& estimate) {
    const std::uint64_t sampled = std::max<std::uint64_t>(estimate.sampled, 1);
    const std::uint64_t spent = std::max<std::uint64_t>(estimate.microseconds, 1);
    // A billion fights of a second each would still fit.
    const std::uint64_t all = estimate.fights * (spent * 1000 / sampled) / 1000;
    return "question     " + to_text(estimate.name) + "\nfights       " +
           std::to_string(estimate.fights) + "\nsampled      " + std::to_string(estimate.sampled) +
           "\na second     " + hundredths(sampled * 100 * kSecond / spent) + "\ncore-seconds " +
           hundredths(all * 100 / kSecond) + "\ncore-hours   " +
           ten_thousandths(all / (kSecond / 10'000 * 3600)) + "\n";
}

} // namespace shiaiba::cli
