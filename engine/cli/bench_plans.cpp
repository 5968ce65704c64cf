// `shiaiba bench`: characters that fight by their plans, and what the plans cost.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/simulate.hpp"
#include "cli/bench.hpp"
#include "cli/bench_lineups.hpp"
#include "core/system/match.hpp"
#include "core/text/digest.hpp"

namespace shiaiba::cli {
namespace {

/// Of each pair of characters.
constexpr std::uint64_t kFightsAPair = 150;
/// The fastest of so many runs counts: the first ones make the code fast that node compiles while it
/// runs, and on a machine with other work every run is disturbed.
constexpr int kRuns = 5;

/// Players who note what they decide.
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

/// The cheapest players there are: they do what was noted.
class Noted final : public Decisions {
public:
    explicit Noted(const std::vector<std::uint8_t>& notes) : next_(notes.data()) {}
    Decision next(const Question&) override { return {Decision::Kind::Pick, *next_++}; }

private:
    const std::uint8_t* next_;
};

class Bench {
public:
    Bench(const Ruleset& ruleset, const Lineup& lineup) : ruleset_(ruleset), lineup_(lineup) {}

    double fights() const {
        const std::size_t parties = lineup_.parties.size();
        return static_cast<double>(parties * parties * kFightsAPair);
    }

    /// Every pair as often; answers a checksum of the outcomes.
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
        Table table(dice, decisions, log);
        return ruleset_.fight(lineup_.settings, sides, table);
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
                return fight_unattended(ruleset_, lineup_.settings, sides, all_planners(sides),
                                        seed);
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
    const Ruleset& ruleset_;
    const Lineup& lineup_;
};

} // namespace

void bench_plans(const Ruleset& ruleset) {
    for (const Lineup& lineup : lineups(ruleset)) Bench(ruleset, lineup).print();
}

} // namespace shiaiba::cli
