// Coverage of plans: counts how often each plan of both sides spoke, decided and mattered over a
// series of fights.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/series/series.hpp"
#include "analysis/long_question.hpp"
#include "core/plan/tactic.hpp"
#include "core/plan/tree.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// Counts of one plan, in decisions except for the last.
struct PlanCount {
    /// Decisions of the plan's kind, whatever the plan said.
    std::uint64_t asked = 0;
    std::uint64_t decided = 0;
    std::uint64_t agreed = 0;
    std::uint64_t other_source = 0;
    std::uint64_t when_false = 0;
    std::uint64_t when_unknown = 0;
    std::uint64_t no_option = 0;
    std::uint64_t leaves_nothing = 0;
    /// Decisions in which the option would have been another without this plan.
    std::uint64_t mattered = 0;
    /// Fights in which the plan mattered at least once.
    std::uint64_t fights = 0;

    /// Decisions in which its condition held, but it had no effect.
    std::uint64_t unheard() const { return agreed + no_option + leaves_nothing; }
    /// Whether the plan is of use. A fight in which it never mattered is the same fight without it.
    enum class Effect { Unasked, None, Some };
    Effect effect() const {
        return asked == 0 ? Effect::Unasked : mattered == 0 ? Effect::None : Effect::Some;
    }
};

/// Counts of one member's plans, over any number of fights.
struct PlanCounts {
    std::uint64_t decisions = 0;
    /// Decisions in which no plan spoke, so that the default order decided.
    std::uint64_t by_default = 0;
    std::vector<PlanCount> plans;
    /// [lower × plans + upper]: decisions in which the lower plan had no effect and would have
    /// decided without the upper plan.
    std::vector<std::uint64_t> silenced;

    explicit PlanCounts(std::size_t size = 0) : plans(size), silenced(size * size) {}
    void join(const PlanCounts& more);
    std::uint64_t silenced_by(std::size_t lower, std::size_t upper) const {
        return silenced[lower * plans.size() + upper];
    }
    /// Whether the upper plan was the reason every time the lower plan's condition held without
    /// effect.
    bool always_silenced(std::size_t lower, std::size_t upper) const;
};

/// A planner that decides as the tactic does, and counts. For one fight at a time.
class CountingPlanner final : public Planner {
public:
    explicit CountingPlanner(const plan::Tactic& tactic);

    std::size_t decide(const Question& question, plan::Account* account) const override;
    /// Counts the fight for each plan that mattered since the last call.
    void end_fight();
    const PlanCounts& counts() const { return counts_; }

private:
    void count(const Question& question, std::size_t pick) const;

    const plan::Tactic* tactic_;
    // Mutable because decide() is const: the counts influence no decision.
    mutable PlanCounts counts_;
    mutable std::vector<bool> mattered_;
    mutable plan::Account account_;
    mutable plan::Account without_;
};

// Coverage of both sides' plans over a series of fights.

/// The plans that play a member; nullptr where other players do.
const plan::Tactic* tactic_of(const Match& match, Actor actor);
/// Whether any member of the side is played by plans.
bool has_tactics(const Match& match, Side side);

/// Coverage of some fights of a series; parts of the same match may be joined in any order.
struct Coverage {
    std::uint64_t fights = 0;
    Wins wins{};
    /// Counts of each member; absent where no plans play it.
    std::array<std::vector<std::optional<PlanCounts>>, 2> sides;

    explicit Coverage(const Match& match);
    void join(const Coverage& more);
};

/// Plays fights from, from + 1 … of the match's series, with a series' seeds
/// (analysis/series/series.hpp).
Coverage cover(const Match& match, std::uint64_t from, std::uint64_t count);

} // namespace shiaiba
