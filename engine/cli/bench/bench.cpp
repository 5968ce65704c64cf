// `shiaiba bench`: prints the signature of fixed fights and measures the speed of fights, also by a
// system's fast path. Seeds and counts of the signature are frozen (core/report/signature).
#include "cli/bench/bench.hpp"

#include <algorithm>
#include <iostream>

#include "analysis/parallel.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "core/fight/decisions.hpp"
#include "core/fight/party.hpp"
#include "core/report/report.hpp"
#include "core/report/signature.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

constexpr int kFights = 10'000;

struct Measured {
    double fights_per_second;
    /// Checksum of the outcomes, which shows that all measurements are of the same fights.
    std::uint64_t checksum;
    /// Size of the JSON of all fights.
    std::size_t bytes;
};

/// Random fights with fixed seeds. `told`: also writes each as JSON.
Measured measure(const System& system, Log::Listen listen, bool told) {
    Dice builds(2);
    Match match;
    match.system = &system;
    match.settings = *system.settings().check(Json());
    Digest checksum;
    std::size_t bytes = 0;
    const Stopwatch stopwatch;
    for (int k = 0; k < kFights; ++k) {
        for (Party& side : match.sides) {
            side = random_party(system, builds, Json(), match.settings);
        }
        Dice dice(static_cast<std::uint64_t>(k));
        RandomDecisions decisions(static_cast<std::uint64_t>(k));
        const Played played = play(match, dice, decisions, listen);
        if (told) bytes += write_json(report(match, played, Lang::Ja)).size();
        checksum.add(std::to_string(static_cast<int>(played.outcome->winner)) + " " +
                     std::to_string(played.outcome->rounds) + "\n");
    }
    return {kFights / stopwatch.seconds(), checksum.value(), bytes};
}

void print(const char* what, const Measured& measured, const Measured& baseline) {
    std::string proof = hex16(measured.checksum);
    if (measured.bytes > 0) {
        proof += "\t" + std::to_string(measured.bytes / kFights) + " bytes/fight";
    }
    print_speed(what, measured.fights_per_second, baseline.fights_per_second, "muted", proof);
}

void bench_logs(const System& system) {
    const Measured muted = measure(system, Log::Listen::Nothing, false);
    print("muted", muted, muted);
    print("digest", measure(system, Log::Listen::Digest, false), muted);
    print("logged", measure(system, Log::Listen::Everything, false), muted);
    print("reported", measure(system, Log::Listen::Everything, true), muted);
}

int run_bench(const Args& args) {
    std::vector<const System*> systems = all_systems().all();
    if (!args.words().empty()) {
        systems = {all_systems().find(args.words().front())};
        if (args.words().size() > 1 || systems.front() == nullptr) {
            return usage_failure("`bench` takes the id of one system, or none.");
        }
    }
    if (args.has("--border")) {
        for (const System* system : systems) print_border(*system);
        return kDone;
    }
    if (args.has("--border-cases")) {
        for (const System* system : systems) print_border_cases(*system);
        return kDone;
    }
    if (args.has("--rulings")) {
        for (const System* system : systems) {
            const auto settings = read_settings(*system, args, Lang::En);
            if (!settings.value) return settings.exit_code;
            bench_rulings(*system, *settings.value);
        }
        return kDone;
    }
    if (args.has("--opponent")) {
        for (const System* system : systems) bench_searches(*system);
        for (const System* system : systems) bench_opponents(*system);
        return kDone;
    }
    bool agree = true;
    for (const System* system : systems) {
        const Identity& it = system->identity;
        std::cout << it.id << " " << it.versions.back() << " " << hex16(bench_signature(*system))
                  << std::endl;
        if (args.has("--signature")) continue;
        if (args.has("--plans")) {
            bench_plans(*system);
            continue;
        }
        if (!args.has("--fast")) {
            bench_logs(*system);
            bench_plans(*system);
            bench_thinking(*system);
        }
        const FastPath* path = capabilities_of(*system).fast_path;
        if (path != nullptr) agree = bench_fast_path(*system, *path) && agree;
    }
    return agree ? kDone : kIllegal;
}

} // namespace

void print_speed(std::string_view what, double per_second, double baseline_per_second,
                 std::string_view baseline, std::string_view proof) {
    std::cout << "  " << what << "\t" << static_cast<long>(per_second) << " fights/s\t"
              << per_second / baseline_per_second << " × " << baseline << "\t" << proof
              << std::endl;
}

const Command& bench_command() {
    static const Command command{
        "bench",
        "[SYSTEM]",
        "Fights a fixed set of fights for their signature, and measures speeds.",
        "One line a system: id, rules version, signature (equal on every target). Then random fights a second:\n"
        "muted, with the digest of the trace, with events and boards, and written out as JSON; each as a ratio\n"
        "to the muted run, with a checksum of the outcomes. For a system with plans: fights of its samples by\n"
        "their plans, as a ratio to the same fights with the same decisions given; and for each level of its\n"
        "computer opponents decisions a second, the median and the longest time for one, with a checksum of\n"
        "what was decided. For a system with a fast path: the same random pairs by the rules as written\n"
        "(muted), by the scalar kernel and by the lane kernel; and the first sample against every build, fight\n"
        "by fight, swept, and swept on all cores.\n",
        with_settings_options(
            {flag("--signature", "only that line"),
             flag(
                 "--border",
                 "only hashes over all that crosses the border of a system: values, then sentences"),
             flag("--border-cases", "only the cases behind them, each with hashes of its answers"),
             flag("--plans", "then only fights by plans"),
             flag("--fast", "then only the fast path"),
             flag(
                 "--opponent",
                 "only how often the computer opponents win, with 95 % intervals: each level against "
                 "each preset, every pairing of a scenario's builds, with the seats swapped"),
             flag("--rulings",
                  "only how often each ruling that can be turned round decides who wins, "
                  "among 20,000 random fights under these settings")}),
        "Exit 1: results of the same fights differ.\n",
        run_bench};
    return command;
}

// The fast path: pairs, and one build against all builds.

namespace {

constexpr std::size_t kPairs = 400'000;
/// A measurement that takes a fraction of a second is repeated; the shortest time counts.
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

/// Checksum of the results, to compare ways of fighting the same pairs.
std::string checksum(const std::vector<Verdict>& verdicts) {
    Digest digest;
    for (const Verdict& verdict : verdicts) {
        digest.add(std::to_string(static_cast<int>(verdict.ending)) + " " +
                   std::to_string(verdict.rounds) + "\n");
    }
    return hex16(digest.value());
}

/// Fights by the rules, muted. Builds are made before the clock starts.
double fight_by_reference(const System& system, const FastPath& path,
                          const std::vector<Pairing>& pairs, std::vector<Verdict>& verdicts) {
    double seconds = 0;
    // In portions, so that not all matches are in memory at once.
    constexpr std::size_t kPortion = 10'000;
    std::vector<Match> matches;
    for (std::size_t begin = 0; begin < pairs.size(); begin += kPortion) {
        matches.clear();
        const std::size_t end = std::min(pairs.size(), begin + kPortion);
        for (std::size_t k = begin; k < end; ++k) {
            Match match;
            match.system = &system;
            match.settings = *system.settings().check(Json());
            match.sides = {alone(system, {}, path.build(pairs[k].a)),
                           alone(system, {}, path.build(pairs[k].b))};
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

/// Fights per second in the fastest of several runs.
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

bool bench_pairs(const System& system, const FastPath& path) {
    std::cout << "  " << kPairs << " random pairs" << std::endl;
    const std::vector<Pairing> pairs = random_pairs(path);
    std::vector<Verdict> verdicts(pairs.size());
    const double reference = fight_by_reference(system, path, pairs, verdicts);
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

/// All builds in `count` parts of neighbouring items in place 1. Few parts, because every part
/// repeats some of the other parts' work.
Sets part_of(const FastPath& path, std::size_t part, std::size_t count) {
    Sets sets = path.everything();
    sets[0] = 0;
    for (std::size_t item = 0; item < path.items(); ++item) {
        if (item * count / path.items() == part) sets[0] |= std::uint32_t{1} << item;
    }
    return sets;
}

/// Fights the first sample against every build, itself included.
bool bench_sweep(const System& system, const FastPath& path) {
    const Json sample = samples_of(system, Lang::Ja).front();
    const Checked<Party> character = check_party(Registry({&system}), system, sample);
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

bool bench_fast_path(const System& system, const FastPath& path) {
    const bool pairs_agree = bench_pairs(system, path);
    const bool sweeps_agree = bench_sweep(system, path);
    if (!pairs_agree || !sweeps_agree) {
        std::cerr << "shiaiba bench: the results of the same fights differ.\n";
    }
    return pairs_agree && sweeps_agree;
}

} // namespace shiaiba::cli
