// `shiaiba bench --opponent`: lets computer opponents fight presets and each other, and measures
// how long they think.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/coverage/surgery.hpp"
#include "analysis/parallel.hpp"
#include "analysis/search.hpp"
#include "analysis/series/wilson.hpp"
#include "analysis/simulate.hpp"
#include "cli/bench/bench.hpp"
#include "cli/numbers.hpp"
#include "core/system/match.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba::cli {
namespace {

struct Player {
    std::string name;
    /// 0: the preset plays.
    int level = 0;
    Json preset = {};
};

/// The fights of one scenario.
struct Bout {
    const System& system;
    const Scenario& scenario;
    Settings settings;
    /// Key of the tactic in a build, or in a party's member.
    std::string key;

    std::size_t pairings() const { return scenario.builds.size() * scenario.builds.size(); }
    Party party(std::size_t number, const Player& player) const {
        Json json = *parse_json(scenario.builds[number]);
        if (!player.preset.is_null()) {
            const auto members = json.find("members");
            if (members == json.end()) json[key] = player.preset;
            for (std::size_t k = 0; members != json.end() && k < members->size(); ++k) {
                (*members)[k][key] = player.preset;
            }
        }
        return *check_party(Registry({&system}), system, json, settings);
    }
};

Controller controller_of(const Player& player) {
    return static_cast<Controller>(static_cast<int>(Controller::Plans) +
                                   (player.level > 0 ? 1 + player.level : 0));
}

/// Twice the number of wins of `own` over `foe`; a draw counts half a win.
std::uint64_t double_wins(const Bout& bout, const Player& own, const Player& foe,
                          std::size_t pairing) {
    const std::size_t builds = bout.scenario.builds.size();
    const Party own_party = bout.party(pairing / builds, own);
    const Party foe_party = bout.party(pairing % builds, foe);
    // In a system without its own opponents the general search plays.
    const bool searches =
        bout.system.identity.opponents > 0 && opponent_of(bout.system, 1) == nullptr;
    const auto play_by = [&](const Player& player, Side side, Planners& planners) {
        if (player.level > 0) planners.seat(side, opponent_of(bout.system, player.level));
    };
    const auto by_search = [&](bool swapped, std::uint64_t seed) {
        Match match;
        match.system = &bout.system;
        match.settings = bout.settings;
        match.sides = swapped ? std::array{foe_party, own_party} : std::array{own_party, foe_party};
        const std::array controllers{controller_of(own), controller_of(foe)};
        match.controllers = {controllers[swapped ? 1 : 0], controllers[swapped ? 0 : 1]};
        return fight_searched(match, seed);
    };
    std::uint64_t wins = 0;
    for (std::uint64_t k = 0; k < bout.scenario.fights; ++k) {
        const bool swapped = k % 2 == 1;
        const Sides seats{swapped ? &foe_party : &own_party, swapped ? &own_party : &foe_party};
        Planners planners = all_planners(seats);
        play_by(own, swapped ? Side::B : Side::A, planners);
        play_by(foe, swapped ? Side::A : Side::B, planners);
        const std::uint64_t seed = 1000 * pairing + k;
        const Outcome outcome = searches
                                    ? by_search(swapped, seed)
                                    : simulate(bout.system, bout.settings, seats, planners, seed);
        if (outcome.winner == Side::None) {
            wins += 1;
        } else if ((outcome.winner == Side::B) == swapped) {
            wins += 2;
        }
    }
    return wins;
}

std::string percent_of(int ten_thousandths) {
    const int tenths = (ten_thousandths + 5) / 10;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

void bench_pair(const Bout& bout, const Player& own, const Player& foe) {
    const Stopwatch stopwatch;
    std::atomic<std::uint64_t> wins{0};
    in_parallel(bout.pairings(),
                [&](std::size_t pairing) { wins += double_wins(bout, own, foe, pairing); });
    const std::uint64_t fights = bout.pairings() * bout.scenario.fights;
    const Share share = wilson((wins + 1) / 2, fights);
    std::cout << "  " << own.name << " – " << foe.name << "\t" << percent_of(share.rate) << " % ("
              << percent_of(share.low) << "–" << percent_of(share.high) << ")\t" << fights
              << " fights\t" << static_cast<long>(static_cast<double>(fights) / stopwatch.seconds())
              << " fights/s" << std::endl;
}

void bench_bout(const Bout& bout, const std::vector<Player>& presets) {
    const int levels = bout.system.identity.opponents;
    const auto level = [](int number) { return Player{"level " + std::to_string(number), number}; };
    std::cout << bout.system.identity.id << ", " << bout.scenario.name << std::endl;
    for (int number = 1; number <= levels; ++number) {
        for (const Player& preset : presets) bench_pair(bout, level(number), preset);
    }
    for (int number = 1; number < levels; ++number) {
        bench_pair(bout, level(levels), level(number));
    }
}

} // namespace

void bench_opponents(const System& system) {
    std::string key;
    std::vector<Player> presets;
    const auto field = plans_field(system);
    if (field && field->contains("presets")) {
        key = field->at("key").get<std::string>();
        for (const Json& preset : field->at("presets")) {
            presets.push_back({preset.at("id").get<std::string>(), 0, preset.at("id")});
        }
    }
    for (const Scenario& scenario : capabilities_of(system).scenarios) {
        if (scenario.builds.empty()) continue;
        const auto settings = system.settings().check(*parse_json(scenario.settings));
        bench_bout({system, scenario, *settings, key}, presets);
    }
}

// The general search, which uses the rules alone, against plans: for systems without their own
// opponents.

namespace {

/// Compares the search with the build's own plans, both playing the same build with the same seeds.
void bench_level(const System& system, int level, std::uint64_t each) {
    const Stopwatch stopwatch;
    const Registry registry({&system});
    std::vector<Party> parties;
    for (const Json& sample : samples_of(system, Lang::Ja)) {
        parties.push_back(*check_party(registry, system, sample));
    }
    const auto controller =
        static_cast<Controller>(static_cast<int>(Controller::Plans) + 1 + level);
    Match begun;
    begun.system = &system;
    begun.settings = *system.settings().check(Json());
    std::array<std::atomic<std::uint64_t>, 2> wins{};
    const std::size_t pairings = parties.size() * parties.size();
    in_parallel(pairings, [&](std::size_t pairing) {
        for (std::uint64_t k = 0; k < each; ++k) {
            const Side own = k % 2 == 0 ? Side::A : Side::B;
            Match match = begun;
            match.sides[index(own)] = parties[pairing / parties.size()];
            match.sides[index(other(own))] = parties[pairing % parties.size()];
            const std::uint64_t seed = 1000 * pairing + k;
            wins[0] += fight_searched(match, seed).winner == own ? 1 : 0;
            match.controllers[index(own)] = controller;
            wins[1] += fight_searched(match, seed).winner == own ? 1 : 0;
        }
    });
    const std::uint64_t fights = pairings * each;
    const auto told = [&](std::uint64_t won) {
        const Share share = wilson(won, fights);
        return in_percent(share.rate) + " % (" + in_percent(share.low) + "–" +
               in_percent(share.high) + ")";
    };
    std::cout << "  level " << level << "\t" << told(wins[1]) << "\town plans\t" << told(wins[0])
              << "\t" << fights << " fights\t" << static_cast<long>(stopwatch.seconds()) << " s"
              << std::endl;
}

} // namespace

void bench_searches(const System& system) {
    for (const Scenario& scenario : capabilities_of(system).scenarios) {
        if (!scenario.builds.empty()) return;
    }
    const Party sample =
        *check_party(Registry({&system}), system, samples_of(system, Lang::Ja).front());
    const bool planned = system.planner(sample.build()) != nullptr;
    if (!planned || opponent_of(system, 1) != nullptr) return;
    std::cout << system.identity.id << ", samples against the plans of all samples" << std::endl;
    bench_level(system, 1, 28);
    bench_level(system, 2, 8);
    bench_level(system, 3, 2);
}

// How long computer opponents think about a decision.

namespace {

/// Number of fights times members per side: larger parties fight longer, so they fight less often.
constexpr std::size_t kMembersThought = 12;
/// The same for the general search, which thinks longer than an opponent made for one system.
constexpr std::size_t kMembersSearched = 4;

/// Lets one player decide for both sides, and measures its time.
class Timed final : public Decisions {
public:
    Timed(Match match, int level, Digest& decided, std::vector<double>& milliseconds)
        : match_(std::move(match))
        , level_(level)
        , player_(opponent_of(*match_.system, level))
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
    /// Holds the decisions so far, from which the search plays on.
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

void bench_level(const System& system, const Lineup& lineup, int level) {
    Match match;
    match.system = &system;
    match.settings = lineup.settings;
    match.sides = {lineup.parties[0], lineup.parties[1]};
    match.controllers = {Controller::Hand, Controller::Hand};
    const std::size_t members =
        opponent_of(system, level) != nullptr ? kMembersThought : kMembersSearched;
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

void bench_thinking(const System& system) {
    if (system.identity.opponents == 0) return;
    for (const Lineup& lineup : lineups(system)) {
        for (int level = 1; level <= system.identity.opponents; ++level) {
            bench_level(system, lineup, level);
        }
    }
}

} // namespace shiaiba::cli
