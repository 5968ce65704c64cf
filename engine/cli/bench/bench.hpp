// Parts of `shiaiba bench`, and what they share: printing of a measurement, a stopwatch, and
// line-ups.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/fast_path.hpp"
#include "core/system/match.hpp"

namespace shiaiba::cli {

/// Prints one line: the name of the measurement, fights per second, the factor to the baseline, and
/// a proof that both fought the same fights.
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

/// Measures the fast path against the rules, and compares their results. False if they differ.
bool bench_fast_path(const System& system, const FastPath& path);

/// Measures fights by plans against the same fights with the same decisions given, which shows the
/// cost of plans. Prints nothing for systems without plans.
void bench_plans(const System& system);

/// Measures how long a computer opponent of each level thinks about a decision. The checksum is
/// over its decisions. Prints nothing for systems without opponents.
void bench_thinking(const System& system);

/// Prints the border signature: five lines of hashes over the answers at the system's JSON border.
void print_border(const System& system);
/// Prints a line for each case behind the signature, with hashes of its answers.
void print_border_cases(const System& system);

/// Prints in how many of 20,000 random fights each ruling, read the other way, would give another
/// winner, and in how many it would make a decision illegal.
void bench_rulings(const System& system, const Settings& settings);

/// Prints how often the computer opponents win, with intervals.
void bench_opponents(const System& system);

/// Prints how often each level of the general search wins, and how often the build's own plans win
/// in its place, with intervals. Prints nothing for a system that has its own opponents, scenarios
/// with builds for them, or no plans.
void bench_searches(const System& system);

// Line-ups: the parties of measurements.

/// Parties of one size under the same settings; each meets each.
struct Lineup {
    std::string name;
    Settings settings;
    std::vector<Party> parties;
};

/// In a duel: the samples with every preset of the form's tactics, under the settings of every
/// scenario. In systems with parties: the samples of one member, alone and in parties of three and
/// six.
std::vector<Lineup> lineups(const System& system);

} // namespace shiaiba::cli
