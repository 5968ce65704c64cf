// `shiaiba bench`: how long computer opponents think about a decision.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "analysis/search.hpp"
#include "cli/bench.hpp"
#include "cli/bench_lineups.hpp"
#include "core/system/match.hpp"
#include "core/text/digest.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba::cli {
namespace {

/// Of so many a side together: larger parties fight longer.
constexpr std::size_t kMembersThought = 12;
/// The general search thinks longer than an opponent that was made for one system.
constexpr std::size_t kMembersSearched = 4;

/// Lets one player decide for both sides, and times it.
class Timed final : public Decisions {
public:
    Timed(Match match, int level, Digest& decided, std::vector<double>& milliseconds)
        : match_(std::move(match))
        , level_(level)
        , player_(opponent_of(*match_.ruleset, level))
        , decided_(&decided)
        , milliseconds_(&milliseconds) {}
    Decision next(const Question& question) override {
        const Stopwatch stopwatch;
        const std::size_t pick =
            player_ != nullptr ? player_->decide(question, nullptr) : *searched(match_, level_);
        milliseconds_->push_back(stopwatch.seconds() * 1000);
        match_.decisions.push_back(question.token(pick));
        decided_->add(std::to_string(pick) + "\n");
        return {Decision::Kind::Pick, pick};
    }

private:
    /// With the record of what was decided, which the search plays on.
    Match match_;
    int level_;
    const Planner* player_;
    Digest* decided_;
    std::vector<double>* milliseconds_;
};

std::string hundredths(double value) {
    const long whole = std::lround(value * 100);
    const std::string digits = std::to_string(100 + whole % 100).substr(1);
    return std::to_string(whole / 100) + "." + digits;
}

void bench_level(const Ruleset& ruleset, const Lineup& lineup, int level) {
    Match match;
    match.ruleset = &ruleset;
    match.settings = lineup.settings;
    match.sides = {lineup.parties[0], lineup.parties[1]};
    match.controllers = {Controller::Hand, Controller::Hand};
    const std::size_t members =
        opponent_of(ruleset, level) != nullptr ? kMembersThought : kMembersSearched;
    const std::size_t fights = std::max<std::size_t>(members / lineup.parties[0].members.size(), 1);
    Digest decided;
    std::vector<double> milliseconds;
    const Stopwatch stopwatch;
    for (match.seed = 0; match.seed < fights; ++match.seed) {
        Dice dice(match.seed);
        Timed timed(match, level, decided, milliseconds);
        play(match, dice, timed, Log::Listen::Nothing);
    }
    const double seconds = stopwatch.seconds();
    std::sort(milliseconds.begin(), milliseconds.end());
    std::cout << "  " << lineup.name << " level " << level << "\t"
              << static_cast<long>(static_cast<double>(milliseconds.size()) / seconds)
              << " decisions/s\tmedian " << hundredths(milliseconds[milliseconds.size() / 2])
              << " ms, longest " << hundredths(milliseconds.back()) << " ms\t"
              << hex16(decided.value()) << std::endl;
}

} // namespace

void bench_thinking(const Ruleset& ruleset) {
    if (ruleset.identity().opponents == 0) return;
    for (const Lineup& lineup : lineups(ruleset)) {
        for (int level = 1; level <= ruleset.identity().opponents; ++level) {
            bench_level(ruleset, lineup, level);
        }
    }
}

} // namespace shiaiba::cli
