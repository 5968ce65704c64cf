// `shiaiba bench --rulings`: measures how often each ruling decides the winner of a fight.
#include "cli/bench/bench.hpp"

#include <iostream>
#include <string>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/party.hpp"
#include "core/report/report.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

constexpr int kFights = 20'000;

/// A match of random builds with random decisions, which are recorded in it.
Match random_fight(const System& system, const Settings& settings, int k, Dice& builds) {
    Match match;
    match.system = &system;
    match.settings = settings;
    match.seed = system.identity.chance ? static_cast<std::uint64_t>(k) : 0;
    for (Party& side : match.sides) side = random_party(system, builds, Json(), settings);
    Dice dice = dice_of(match);
    RandomDecisions decisions(static_cast<std::uint64_t>(k));
    const Played played = play(match, dice, decisions, Log::Listen::Everything);
    for (const LoggedDecision& one : played.fight_log.decisions) {
        if (!one.planned) match.decisions.push_back(one.option.id);
    }
    return match;
}

struct Count {
    std::string ruling;
    int winner = 0;
    int illegal = 0;
};

void print(const Count& count) {
    const double percent = 100.0 / kFights;
    std::cout << "  " << count.ruling << "\t" << count.winner << "\t" << count.winner * percent
              << " % another winner\t" << count.illegal << "\t" << count.illegal * percent
              << " % a decision illegal" << std::endl;
}

} // namespace

void bench_rulings(const System& system, const Settings& settings) {
    std::vector<Count> counts;
    for (const OtherReading& one : system.settings().other_readings(settings)) {
        counts.push_back({std::string(one.ruling)});
    }
    std::cout << system.identity.id << " " << write_json(system.settings().write(settings)) << ": "
              << kFights << " fights" << std::endl;
    Dice builds(4);
    for (int k = 0; k < kFights; ++k) {
        for (const RulingEffect& effect :
             rulings_that_matter(random_fight(system, settings, k, builds))) {
            for (Count& count : counts) {
                if (count.ruling != effect.reading.ruling) continue;
                ++(effect.illegal ? count.illegal : count.winner);
            }
        }
    }
    for (const Count& count : counts) print(count);
}

} // namespace shiaiba::cli
