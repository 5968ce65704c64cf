// `shiaiba bench`: how long computer opponents think about a decision.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>
#include <vector>

#include "cli/bench.hpp"
#include "core/digest.hpp"
#include "core/json.hpp"
#include "core/match.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba::cli {
namespace {

constexpr std::uint64_t kFightsThought = 12;

/// Lets one player decide for both sides, and times it.
class Timed final : public Decisions {
public:
    Timed(const Planner& player, Digest& decided, std::vector<double>& milliseconds)
        : player_(&player), decided_(&decided), milliseconds_(&milliseconds) {}
    Decision next(const Question& question) override {
        const Stopwatch stopwatch;
        const std::size_t pick = player_->decide(question, nullptr);
        milliseconds_->push_back(stopwatch.seconds() * 1000);
        decided_->add(std::to_string(pick) + "\n");
        return {Decision::Kind::Pick, pick};
    }

private:
    const Planner* player_;
    Digest* decided_;
    std::vector<double>* milliseconds_;
};

std::string hundredths(double value) {
    const long whole = std::lround(value * 100);
    const std::string digits = std::to_string(100 + whole % 100).substr(1);
    return std::to_string(whole / 100) + "." + digits;
}

} // namespace

void bench_thinking(const Ruleset& ruleset, const Settings& settings, const std::string& name) {
    const std::vector<Json> samples = ruleset.samples();
    const Registry registry({&ruleset});
    for (int level = 1; const Planner* const player = opponent_of(ruleset, level); ++level) {
        Match match;
        match.ruleset = &ruleset;
        match.settings = settings;
        match.controllers = {Controller::Hand, Controller::Hand};
        for (std::size_t k = 0; k < match.sides.size(); ++k)
            match.sides[k] = *check_party(registry, ruleset, samples[k], settings);
        Digest decided;
        std::vector<double> milliseconds;
        const Stopwatch stopwatch;
        for (std::uint64_t seed = 0; seed < kFightsThought; ++seed) {
            Dice dice(seed);
            Timed timed(*player, decided, milliseconds);
            play(match, dice, timed, Log::Listen::Nothing);
        }
        const double seconds = stopwatch.seconds();
        std::sort(milliseconds.begin(), milliseconds.end());
        std::cout << "  " << name << " level " << level << "\t"
                  << static_cast<long>(static_cast<double>(milliseconds.size()) / seconds)
                  << " decisions/s\tmedian " << hundredths(milliseconds[milliseconds.size() / 2])
                  << " ms, longest " << hundredths(milliseconds.back()) << " ms\t"
                  << hex16(decided.value()) << std::endl;
    }
}

} // namespace shiaiba::cli
