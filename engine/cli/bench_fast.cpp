// `shiaiba bench`: the fast path of a ruleset, one build against all builds included.
#include <algorithm>
#include <iostream>
#include <vector>

#include "analysis/parallel.hpp"
#include "cli/bench.hpp"
#include "core/fight/decisions.hpp"
#include "core/fight/party.hpp"
#include "core/system/fast_path.hpp"
#include "core/system/match.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

constexpr std::size_t kPairs = 400'000;
/// What takes a fraction of a second is done again, and the shortest time counts.
constexpr int kTimes = 5;

std::vector<Pairing> random_pairs(const FastPath& path) {
    Dice dice(3);
    std::vector<Pairing> pairs(kPairs);
    for (Pairing& pair : pairs) {
        pair.a = static_cast<BuildNumber>(dice.below(path.builds()));
        pair.b = static_cast<BuildNumber>(dice.below(path.builds()));
    }
    return pairs;
}

/// What the same fights come to, whoever fights them.
std::string checksum(const std::vector<Verdict>& verdicts) {
    Digest digest;
    for (const Verdict& verdict : verdicts) {
        digest.add(std::to_string(static_cast<int>(verdict.ending)) + " " +
                   std::to_string(verdict.rounds) + "\n");
    }
    return hex16(digest.value());
}

/// The rulebook, muted; builds are made before the clock starts.
double fight_by_reference(const Ruleset& ruleset, const FastPath& path,
                          const std::vector<Pairing>& pairs, std::vector<Verdict>& verdicts) {
    double seconds = 0;
    // In portions, so that not all builds are in memory at once.
    constexpr std::size_t kPortion = 10'000;
    std::vector<Match> matches;
    for (std::size_t begin = 0; begin < pairs.size(); begin += kPortion) {
        matches.clear();
        const std::size_t end = std::min(pairs.size(), begin + kPortion);
        for (std::size_t k = begin; k < end; ++k) {
            Match match;
            match.ruleset = &ruleset;
            match.settings = *ruleset.check_settings(Json());
            match.sides = {alone(ruleset, {}, path.build(pairs[k].a)),
                           alone(ruleset, {}, path.build(pairs[k].b))};
            matches.push_back(std::move(match));
        }
        const Stopwatch stopwatch;
        for (std::size_t k = begin; k < end; ++k) {
            const Outcome outcome = *play(matches[k - begin], Log::Listen::Nothing).outcome;
            const Ending ending = outcome.winner == Side::A   ? Ending::Win
                                  : outcome.winner == Side::B ? Ending::Loss
                                                              : Ending::Draw;
            verdicts[k] = {ending, static_cast<std::uint8_t>(outcome.rounds)};
        }
        seconds += stopwatch.seconds();
    }
    return static_cast<double>(pairs.size()) / seconds;
}

/// Fights a second, the fastest of several times.
template <class Work>
double fastest(double fights, const Work& work) {
    double best = 0;
    for (int k = 0; k < kTimes; ++k) {
        const Stopwatch stopwatch;
        work();
        best = std::max(best, fights / stopwatch.seconds());
    }
    return best;
}

bool bench_pairs(const Ruleset& ruleset, const FastPath& path) {
    std::cout << "  " << kPairs << " random pairs" << std::endl;
    const std::vector<Pairing> pairs = random_pairs(path);
    std::vector<Verdict> verdicts(pairs.size());
    const double reference = fight_by_reference(ruleset, path, pairs, verdicts);
    const std::string right = checksum(verdicts);
    print_speed("reference", reference, reference, "reference", right);

    std::fill(verdicts.begin(), verdicts.end(), Verdict{});
    const double scalar = fastest(kPairs, [&] {
        for (std::size_t k = 0; k < pairs.size(); ++k) {
            verdicts[k] = path.fight(pairs[k].a, pairs[k].b);
        }
    });
    const std::string by_scalar = checksum(verdicts);
    print_speed("scalar", scalar, reference, "reference", by_scalar);

    std::fill(verdicts.begin(), verdicts.end(), Verdict{});
    const double lanes = fastest(kPairs, [&] { path.fight(pairs, verdicts); });
    const std::string by_lanes = checksum(verdicts);
    print_speed("lanes", lanes, scalar, "scalar", by_lanes);
    return by_scalar == right && by_lanes == right;
}

std::string told(const Standing& standing) {
    return "W " + std::to_string(standing.wins) + " L " + std::to_string(standing.losses) + " D " +
           std::to_string(standing.draws) + " rounds " + std::to_string(standing.rounds);
}

/// Every build, in `count` parts by neighbouring items of place 1: few, for every part asks again
/// what the others ask too.
Sets part_of(const FastPath& path, std::size_t part, std::size_t count) {
    Sets sets = path.everything();
    sets[0] = 0;
    for (std::size_t item = 0; item < path.items(); ++item) {
        if (item * count / path.items() == part) sets[0] |= std::uint32_t{1} << item;
    }
    return sets;
}

/// The first sample against every build, itself included.
bool bench_sweep(const Ruleset& ruleset, const FastPath& path) {
    const Json sample = ruleset.samples().front();
    const Checked<Party> character = check_party(Registry({&ruleset}), ruleset, sample);
    const BuildNumber build = path.number(character->build());
    const auto all = static_cast<double>(path.builds());
    std::cout << "  " << character->name << " against all " << path.builds() << " builds"
              << std::endl;

    Standing loop;
    const Stopwatch stopwatch;
    for (BuildNumber other = 0; other < path.builds(); ++other) {
        const Verdict verdict = path.fight(build, other);
        loop.add(verdict.ending, 1, verdict.rounds);
    }
    const double by_loop = all / stopwatch.seconds();
    print_speed("loop", by_loop, by_loop, "loop", told(loop));

    Standing sweep;
    const double by_sweep = fastest(all, [&] { sweep = path.standing(build, path.everything()); });
    print_speed("sweep", by_sweep, by_loop, "loop", told(sweep));
    if (cores() == 1) return told(sweep) == told(loop);

    Standing shared;
    const double by_cores = fastest(all, [&] {
        std::vector<Standing> parts(std::min<std::size_t>(2 * cores(), path.items()));
        in_parallel(parts.size(), [&](std::size_t part) {
            parts[part] = path.standing(build, part_of(path, part, parts.size()));
        });
        shared = {};
        for (const Standing& part : parts) shared += part;
    });
    print_speed("sweep on " + std::to_string(cores()) + " cores", by_cores, by_sweep, "sweep",
                told(shared));
    return told(sweep) == told(loop) && told(shared) == told(loop);
}

} // namespace

bool bench_fast_path(const Ruleset& ruleset, const FastPath& path) {
    const bool pairs_agree = bench_pairs(ruleset, path);
    const bool sweeps_agree = bench_sweep(ruleset, path);
    if (!pairs_agree || !sweeps_agree) {
        std::cerr << "shiaiba bench: the results of the same fights differ.\n";
    }
    return pairs_agree && sweeps_agree;
}

} // namespace shiaiba::cli
