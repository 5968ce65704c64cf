// `shiaiba bench --opponent`: the computer opponents against the presets, and against one another.
#include <array>
#include <atomic>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "analysis/coverage/surgery.hpp"
#include "analysis/parallel.hpp"
#include "analysis/search.hpp"
#include "analysis/series/wilson.hpp"
#include "analysis/simulate.hpp"
#include "cli/bench.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba::cli {
namespace {

struct Player {
    std::string name;
    /// 0: the preset.
    int level = 0;
    Json preset = {};
};

/// The fights of one scenario.
struct Bout {
    const Ruleset& ruleset;
    const Scenario& scenario;
    Settings settings;
    /// Field of a build, or of a party's member, that says its tactic.
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
        return *check_party(Registry({&ruleset}), ruleset, json, settings);
    }
};

Controller controller_of(const Player& player) {
    return static_cast<Controller>(static_cast<int>(Controller::Plans) +
                                   (player.level > 0 ? 1 + player.level : 0));
}

/// Twice the wins of `own` over `foe`; a fight without a winner is half a win.
std::uint64_t double_wins(const Bout& bout, const Player& own, const Player& foe,
                          std::size_t pairing) {
    const std::size_t builds = bout.scenario.builds.size();
    const Party own_party = bout.party(pairing / builds, own);
    const Party foe_party = bout.party(pairing % builds, foe);
    // Without an opponent of its own the general search plays.
    const bool searches =
        bout.ruleset.identity().opponents > 0 && opponent_of(bout.ruleset, 1) == nullptr;
    const auto play_by = [&](const Player& player, Side side, Planners& planners) {
        if (player.level > 0) planners.seat(side, opponent_of(bout.ruleset, player.level));
    };
    const auto by_search = [&](bool swapped, std::uint64_t seed) {
        Match match;
        match.ruleset = &bout.ruleset;
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
        const Outcome outcome =
            searches ? by_search(swapped, seed)
                     : fight_unattended(bout.ruleset, bout.settings, seats, planners, seed);
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
    const int levels = bout.ruleset.identity().opponents;
    const auto level = [](int number) { return Player{"level " + std::to_string(number), number}; };
    std::cout << bout.ruleset.identity().id << ", " << bout.scenario.name << std::endl;
    for (int number = 1; number <= levels; ++number) {
        for (const Player& preset : presets) bench_pair(bout, level(number), preset);
    }
    for (int number = 1; number < levels; ++number) {
        bench_pair(bout, level(levels), level(number));
    }
}

} // namespace

void bench_opponents(const Ruleset& ruleset) {
    std::string key;
    std::vector<Player> presets;
    const auto field = plans_field(ruleset);
    if (field && field->contains("presets")) {
        key = field->at("key").get<std::string>();
        for (const Json& preset : field->at("presets")) {
            presets.push_back({preset.at("id").get<std::string>(), 0, preset.at("id")});
        }
    }
    for (const Scenario& scenario : extras_of(ruleset).scenarios) {
        if (scenario.builds.empty()) continue;
        const auto settings = ruleset.check_settings(*parse_json(scenario.settings));
        bench_bout({ruleset, scenario, *settings, key}, presets);
    }
}

} // namespace shiaiba::cli
