// Plan surgery: plays the same fights with one plan removed, or moved before the plan above it; and
// finds where a system's builds hold their plans.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/long_question.hpp"
#include "core/system/match.hpp"
#include "core/system/system.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// Fights that the side won only with the change, and fights it won only without it.
struct Paired {
    std::uint64_t gained = 0;
    std::uint64_t lost = 0;
};

/// Results of some fights; parts of the same surgery may be joined in any order.
struct SurgeryPart {
    std::uint64_t fights = 0;
    /// Fights won with the plans unchanged.
    std::uint64_t won = 0;
    /// One per cut.
    std::vector<Paired> cuts;

    void join(const SurgeryPart& more);
};

class Surgery {
public:
    /// `match` must outlive this. The member `actor` must be played by plans.
    Surgery(const Match& match, Actor actor);

    std::size_t plans() const { return plans_; }
    Actor actor() const { return actor_; }
    /// Number of cuts, i.e. changes of the plans: each plan removed; then each plan but the first
    /// moved before the plan above it.
    std::size_t cuts() const { return builds_.size(); }
    /// Number of the cut that removes the plan.
    std::size_t without(std::size_t plan) const { return plan; }
    /// Number of the cut that moves the plan up; `plan` > 0.
    std::size_t upwards(std::size_t plan) const { return plans_ + plan - 1; }

    /// Plays fights from, from + 1 … of the match's series, unchanged and with every cut.
    SurgeryPart operate(std::uint64_t from, std::uint64_t count) const;
    SurgeryPart none() const { return {0, 0, std::vector<Paired>(cuts())}; }

private:
    /// Whether the actor's side wins with this build.
    bool wins(const Build& build, std::uint64_t seed) const;
    const Build& build() const;

    const Match* match_;
    Actor actor_;
    std::size_t plans_ = 0;
    std::vector<Build> builds_;
};

// The place of plans in builds.

/// The form's field of type "plans" or "tactic", of a build or of a party's members; absent where
/// there is none.
std::optional<Json> plans_field(const System& system);

} // namespace shiaiba
