// `shiaiba bench`: fights by plans, to measure the cost of plans; and line-ups.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/simulate.hpp"
#include "cli/bench/bench.hpp"
#include "core/system/match.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba::cli {
namespace {

/// Fights of each pair of characters.
constexpr std::uint64_t kFightsAPair = 150;
/// Number of runs, of which the fastest counts: in node the first runs are slow until the code is
/// compiled, and on a busy machine every run is disturbed.
constexpr int kRuns = 5;

/// Decides by planners and notes the decisions.
class Noting final : public Decisions {
public:
    Noting(const Planners& planners, std::vector<std::uint8_t>& notes)
        : planners_(planners), notes_(&notes) {}
    Decision next(const Question& question) override {
        const std::size_t pick = planners_.of(question.actor())->decide(question, nullptr);
        notes_->push_back(static_cast<std::uint8_t>(pick));
        return {Decision::Kind::Pick, pick};
    }

private:
    Planners planners_;
    std::vector<std::uint8_t>* notes_;
};

/// Repeats noted decisions: the cheapest source of decisions.
class Noted final : public Decisions {
public:
    explicit Noted(const std::vector<std::uint8_t>& notes) : next_(notes.data()) {}
    Decision next(const Question&) override { return {Decision::Kind::Pick, *next_++}; }

private:
    const std::uint8_t* next_;
};

class Bench {
public:
    Bench(const System& system, const Lineup& lineup) : system_(system), lineup_(lineup) {}

    double fights() const {
        const std::size_t parties = lineup_.parties.size();
        return static_cast<double>(parties * parties * kFightsAPair);
    }

    /// Every pair fights equally often. Returns a checksum of the outcomes.
    template <class Fight>
    std::string run(const Fight& fight) const {
        Digest checksum;
        std::uint64_t seed = 0;
        for (const Party& a : lineup_.parties) {
            for (const Party& b : lineup_.parties) {
                for (std::uint64_t k = 0; k < kFightsAPair; ++k) {
                    const Outcome outcome = fight({&a, &b}, seed++);
                    const std::array<char, 2> end{
                        static_cast<char>('1' + static_cast<int>(outcome.winner)),
                        static_cast<char>(outcome.rounds)};
                    checksum.add({end.data(), end.size()});
                }
            }
        }
        return hex16(checksum.value());
    }

    Outcome fight(const Sides& sides, std::uint64_t seed, Decisions& decisions) const {
        Dice dice(seed);
        Log log(Log::Listen::Nothing);
        FightContext context(dice, decisions, log);
        return system_.fight(lineup_.settings, sides, context);
    }

    void print() const {
        const std::string& name = lineup_.name;
        std::vector<std::uint8_t> notes;
        run([&](const Sides& sides, std::uint64_t seed) {
            Noting noting(all_planners(sides), notes);
            return fight(sides, seed, noting);
        });
        double with_plans = 0;
        double without = 0;
        std::string plans;
        std::string same;
        for (int k = 0; k < kRuns; ++k) {
            const Stopwatch by_plans;
            plans = run([&](const Sides& sides, std::uint64_t seed) {
                return simulate(system_, lineup_.settings, sides, all_planners(sides), seed);
            });
            with_plans = std::max(with_plans, fights() / by_plans.seconds());
            Noted noted(notes);
            const Stopwatch by_notes;
            same = run(
                [&](const Sides& sides, std::uint64_t seed) { return fight(sides, seed, noted); });
            without = std::max(without, fights() / by_notes.seconds());
        }
        print_speed(name + " by plans", with_plans, without, "as noted", plans);
        print_speed(name + " as noted", without, without, "as noted", same);
        std::cout << "  " << name << " plans\tcost " << without / with_plans << " ×" << std::endl;
    }

private:
    const System& system_;
    const Lineup& lineup_;
};

} // namespace

void bench_plans(const System& system) {
    for (const Lineup& lineup : lineups(system)) Bench(system, lineup).print();
}

// Line-ups: in a duel samples with every tactic, in other systems parties of several sizes.

namespace {

/// Every sample with every preset of the form's tactics; the samples unchanged if there are no
/// presets.
std::vector<Party> with_every_tactic(const System& system) {
    const Registry registry({&system});
    std::vector<Party> all;
    for (const Json& field : system.form({}).value("fields", Json::array())) {
        if (field.value("type", "") != "tactic") continue;
        for (const Json& sample : samples_of(system, Lang::Ja)) {
            for (const Json& preset : field.at("presets")) {
                Json json = sample;
                json[field.at("key").get<std::string>()] = preset.at("id");
                auto party = check_party(registry, system, json);
                if (party) all.push_back(std::move(*party));
            }
        }
    }
    if (!all.empty()) return all;
    for (const Json& sample : samples_of(system, Lang::Ja)) {
        all.push_back(*check_party(registry, system, sample));
    }
    return all;
}

/// The samples of one member that can form a party with the first of them.
std::vector<Party> companions(const System& system) {
    const Registry registry({&system});
    std::vector<Party> all;
    for (const Json& sample : samples_of(system, Lang::Ja)) {
        Party party = *check_party(registry, system, sample);
        if (party.members.size() != 1) continue;
        if (all.empty() || together({all.front(), party})) all.push_back(std::move(party));
    }
    return all;
}

/// One party for each companion, which begins it.
std::vector<Party> parties_of(const std::vector<Party>& companions, std::size_t members) {
    std::vector<Party> all;
    for (std::size_t first = 0; first < companions.size(); ++first) {
        std::vector<Party> ones;
        for (std::size_t k = 0; k < members; ++k) {
            ones.push_back(companions[(first + k) % companions.size()]);
        }
        all.push_back(*together(ones));
    }
    return all;
}

} // namespace

std::vector<Lineup> lineups(const System& system) {
    std::vector<Lineup> all;
    if (system.parties == nullptr) {
        for (const Scenario& scenario : capabilities_of(system).scenarios) {
            all.push_back({std::string(scenario.name),
                           *system.settings().check(*parse_json(scenario.settings)),
                           with_every_tactic(system)});
        }
        return all;
    }
    const std::vector<Party> ones = companions(system);
    const Settings usual = *system.settings().check(Json());
    all.push_back({"one against one", usual, ones});
    all.push_back({"three against three", usual, parties_of(ones, 3)});
    all.push_back({"six against six", usual, parties_of(ones, 6)});
    return all;
}

} // namespace shiaiba::cli
