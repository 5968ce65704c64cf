// `shiaiba bench --opponent`: the computer opponents against the presets, and against one another.
#include <array>
#include <atomic>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/parallel.hpp"
#include "analysis/series/wilson.hpp"
#include "analysis/unattended.hpp"
#include "cli/bench.hpp"
#include "core/json.hpp"
#include "rulesets/lookahead.hpp"
#include "rulesets/rakuen/plans/presets.hpp"
#include "rulesets/rakuen/rakuen.hpp"

namespace shiaiba::cli {
namespace {

constexpr int kLevels = 3;
/// [rakuen 21]: these builds on both sides, nine pairings.
constexpr std::array<std::array<int, 3>, 3> kBuilds{{{20, 20, 20}, {30, 20, 10}, {10, 25, 25}}};
/// Each with the seats swapped: 1,008 fights a pairing of players.
constexpr std::uint64_t kFightsAPairing = 112;

struct Player {
    std::string name;
    /// 0: the preset.
    int level = 0;
    std::string_view preset = {};
};

Build build_of(const std::array<int, 3>& points, std::string_view preset) {
    Json json = JsonObject().add("POW", points[0]).add("SPD", points[1]).add("WIZ", points[2]);
    if (!preset.empty()) json["tactic"] = preset;
    return *rakuen::ruleset().check(json);
}

/// Twice the wins of `own` over `foe`; a fight without a winner is half a win.
std::uint64_t double_wins(const Settings& settings, const Player& own, const Player& foe,
                          std::size_t pairing) {
    const Ruleset& ruleset = rakuen::ruleset();
    const Build own_build = build_of(kBuilds[pairing / 3], own.preset);
    const Build foe_build = build_of(kBuilds[pairing % 3], foe.preset);
    const auto planner = [&](const Player& player, const Build& build) {
        return player.level > 0 ? opponent_of(ruleset, player.level) : ruleset.planner(build);
    };
    const Planner* const own_planner = planner(own, own_build);
    const Planner* const foe_planner = planner(foe, foe_build);
    std::uint64_t wins = 0;
    for (std::uint64_t k = 0; k < kFightsAPairing; ++k) {
        const bool swapped = k % 2 == 1;
        const std::array<const Build*, 2> seats{swapped ? &foe_build : &own_build,
                                                swapped ? &own_build : &foe_build};
        const Planners planners{swapped ? foe_planner : own_planner,
                                swapped ? own_planner : foe_planner};
        const Outcome outcome =
            fight_unattended(ruleset, settings, seats, planners, 1000 * pairing + k);
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

void bench_pair(const Settings& settings, const Player& own, const Player& foe) {
    constexpr std::size_t kPairings = kBuilds.size() * kBuilds.size();
    const Stopwatch stopwatch;
    std::atomic<std::uint64_t> wins{0};
    in_parallel(kPairings,
                [&](std::size_t pairing) { wins += double_wins(settings, own, foe, pairing); });
    const std::uint64_t fights = kPairings * kFightsAPairing;
    const Share share = wilson((wins + 1) / 2, fights);
    std::cout << "  " << own.name << " – " << foe.name << "\t" << percent_of(share.rate) << " % ("
              << percent_of(share.low) << "–" << percent_of(share.high) << ")\t" << fights
              << " fights\t" << static_cast<long>(static_cast<double>(fights) / stopwatch.seconds())
              << " fights/s" << std::endl;
}

} // namespace

void bench_opponents() {
    std::vector<Player> presets;
    for (std::size_t k = 0; k < rakuen::kPresets; ++k) {
        const std::string_view id = rakuen::preset(k).id;
        presets.push_back({std::string(id), 0, id});
    }
    const auto level = [](int number) {
        return Player{"level " + std::to_string(number), number, {}};
    };
    for (const char* rules : {"basic", "advanced"}) {
        std::cout << "rakuen, " << rules << " rules" << std::endl;
        const Settings settings =
            *rakuen::ruleset().check_settings(JsonObject().add("rules", rules));
        for (int number = 1; number <= kLevels; ++number) {
            for (const Player& preset : presets) bench_pair(settings, level(number), preset);
        }
        for (int number = 1; number < kLevels; ++number) {
            bench_pair(settings, level(kLevels), level(number));
        }
    }
}

} // namespace shiaiba::cli
