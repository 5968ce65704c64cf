// What came of every plan of a character, decision by decision.
#pragma once

#include <cstdint>
#include <vector>

#include "core/plan/tactic.hpp"
#include "core/plan/tree.hpp"

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

} // namespace shiaiba
