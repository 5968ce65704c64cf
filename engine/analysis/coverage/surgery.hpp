// Plan surgery: the same fights with one plan removed or moved past its neighbour, and where a system's builds hold
// their plans.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/shard.hpp"
#include "core/system/match.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// Fights that one side won only with the change, and only without it.
struct Paired {
    std::uint64_t gained = 0;
    std::uint64_t lost = 0;
};

/// Some fights; parts of the same surgery join in any order.
struct SurgeryPart {
    std::uint64_t fights = 0;
    /// As the plans are.
    std::uint64_t won = 0;
    /// One for each cut.
    std::vector<Paired> cuts;

    void join(const SurgeryPart& more);
};

class Surgery {
public:
    /// `match` must outlive it; that member is played by plans.
    Surgery(const Match& match, Actor actor);

    std::size_t plans() const { return plans_; }
    Actor actor() const { return actor_; }
    /// Cuts: each plan removed; then each but the first before the one above it.
    std::size_t cuts() const { return builds_.size(); }
    std::size_t without(std::size_t plan) const { return plan; }
    /// `plan` > 0.
    std::size_t upwards(std::size_t plan) const { return plans_ + plan - 1; }

    /// Fights from, from + 1 … of the match's series, as they are and with every cut.
    SurgeryPart operate(std::uint64_t from, std::uint64_t count) const;
    SurgeryPart none() const { return {0, 0, std::vector<Paired>(cuts())}; }

private:
    /// Does its side win with these plans?
    bool wins(const Build& build, std::uint64_t seed) const;
    const Build& build() const;

    const Match* match_;
    Actor actor_;
    std::size_t plans_ = 0;
    std::vector<Build> builds_;
};

/// The same for any number of workers; absent where `work` ended it.
std::optional<SurgeryPart> operate_all(const Surgery& surgery, const FightRange& fights,
                                       const ShardWork& work);

// Where a system's builds hold their plans.

/// The field of the form for plans, or for a tactic: of a build, or of a party's members. Absent where there is none.
std::optional<Json> plans_field(const Ruleset& ruleset);

} // namespace shiaiba
