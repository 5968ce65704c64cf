// Coverage: how often each plan of both sides spoke, decided and mattered over a series of fights.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/series/series.hpp"
#include "analysis/shard.hpp"
#include "core/plan/tactic.hpp"
#include "core/plan/tree.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// In decisions, but for the last.
struct PlanCount {
    /// Of its kind, whatever came of them.
    std::uint64_t asked = 0;
    std::uint64_t decided = 0;
    std::uint64_t agreed = 0;
    std::uint64_t other_source = 0;
    std::uint64_t when_false = 0;
    std::uint64_t when_unknown = 0;
    std::uint64_t no_option = 0;
    std::uint64_t leaves_nothing = 0;
    /// The option would have been another without it.
    std::uint64_t mattered = 0;
    /// Fights in which it mattered at least once.
    std::uint64_t fights = 0;

    /// Its condition held for what asked, yet it had no say.
    std::uint64_t unheard() const { return agreed + no_option + leaves_nothing; }
    /// What it is good for. A fight in which it mattered nowhere is the same fight without it.
    enum class Effect { Unasked, None, Some };
    Effect effect() const {
        return asked == 0 ? Effect::Unasked : mattered == 0 ? Effect::None : Effect::Some;
    }
};

/// Of one side, over any number of fights.
struct PlanCounts {
    std::uint64_t decisions = 0;
    /// No plan spoke, the default order decided.
    std::uint64_t by_default = 0;
    std::vector<PlanCount> plans;
    /// [lower × plans + upper]: the lower one had no say, and would have decided without the upper one.
    std::vector<std::uint64_t> silenced;

    explicit PlanCounts(std::size_t size = 0) : plans(size), silenced(size * size) {}
    void join(const PlanCounts& more);
    std::uint64_t silenced_by(std::size_t lower, std::size_t upper) const {
        return silenced[lower * plans.size() + upper];
    }
    /// Whenever the lower one could have spoken, the upper one was why it did not.
    bool always_silenced(std::size_t lower, std::size_t upper) const;
};

/// The same player, counting. For one fight at a time.
class CountingPlanner final : public Planner {
public:
    explicit CountingPlanner(const plan::Tactic& tactic);

    std::size_t decide(const Question& question, plan::Account* account) const override;
    /// What was counted since the last fight's end.
    void end_fight();
    const PlanCounts& counts() const { return counts_; }

private:
    void count(const Question& question, std::size_t pick) const;

    const plan::Tactic* tactic_;
    // A planner's decisions hang on the question alone; what it counts is nobody's decision.
    mutable PlanCounts counts_;
    mutable std::vector<bool> mattered_;
    mutable plan::Account account_;
    mutable plan::Account without_;
};

// What the plans of both sides come to over a series of fights.

/// The plans that play a member of a side; nullptr where other players do.
const plan::Tactic* tactic_of(const Match& match, Actor actor);
/// Is anybody of that side played by plans?
bool has_tactics(const Match& match, Side side);

/// Some fights of a series; parts of the same match join in any order.
struct Coverage {
    std::uint64_t fights = 0;
    Wins wins{};
    /// Of each member; absent where no plans play it.
    std::array<std::vector<std::optional<PlanCounts>>, 2> sides;

    explicit Coverage(const Match& match);
    void join(const Coverage& more);
};

/// Fights from, from + 1 … of the match's series: seeds as series have them (analysis/series/fights).
Coverage cover(const Match& match, std::uint64_t from, std::uint64_t count);

/// The same for any number of workers; absent where `work` ended it.
std::optional<Coverage> cover_all(const Match& match, const FightRange& fights,
                                  const ShardWork& work);

} // namespace shiaiba
