// What the parts of `shiaiba bench` share: how a measurement is printed, and who fights.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/fast_path.hpp"
#include "core/system/match.hpp"

namespace shiaiba::cli {

/// One line: what was measured, fights a second, how many times faster than the baseline that is,
/// and what shows that both fought the same fights.
void print_speed(std::string_view what, double per_second, double baseline_per_second,
                 std::string_view baseline, std::string_view proof);

class Stopwatch {
public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
    }

private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

/// The fast path against the rulebook, and its parts against each other. False if their results
/// differ.
bool bench_fast_path(const Ruleset& ruleset, const FastPath& path);

/// Characters that fight by their plans, beside the same fights with the same decisions given: what
/// plans cost. Nothing for systems without.
void bench_plans(const Ruleset& ruleset);

/// How long a computer opponent of each level thinks about a decision; the checksum is over what it decided. Nothing
/// for systems without.
void bench_thinking(const Ruleset& ruleset);

/// Five lines of hashes over all that crosses the system's border.
void print_border(const Ruleset& ruleset);
/// A line for each case behind them, with hashes of its answers.
void print_border_cases(const Ruleset& ruleset);

/// In how many of 20,000 random fights each ruling that can be turned round would give another winner, and in how many
/// a decision would be illegal.
void bench_rulings(const Ruleset& ruleset, const Settings& settings);

/// How often the computer opponents win, with intervals.
void bench_opponents(const Ruleset& ruleset);

/// Wins of each level of the general search, and of the plans that it plays instead of, with intervals.
/// Prints nothing for a system that has opponents of its own, scenarios with builds for them, or no plans.
void bench_searches(const Ruleset& ruleset);

// Whom `shiaiba bench` lets fight by their plans, and with whom computer opponents think.

/// Parties of one size under the same settings, each of which meets each.
struct Lineup {
    std::string name;
    Settings settings;
    std::vector<Party> parties;
};

/// In a duel the samples with every preset of the form's tactics, under each of the settings that the system is
/// measured with. Where sides are parties, the samples of one member: alone, three and six of them together.
std::vector<Lineup> lineups(const Ruleset& ruleset);

} // namespace shiaiba::cli
