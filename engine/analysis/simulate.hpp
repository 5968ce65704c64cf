// Simulated fights, muted: from the start, or from a decision on with one of its options.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/system/match.hpp"
#include "core/system/ruleset.hpp"

namespace shiaiba {

/// Planners decide; where a side has none, random decisions that the same seed draws.
Outcome simulate(const Ruleset& ruleset, const Settings& settings, const Sides& sides,
                 const Planners& planners, std::uint64_t seed);

// A fight that stands at a decision, played on to its end with an option of it.

/// The record again, and what comes behind it.
class Replaying : public Decisions {
public:
    explicit Replaying(const std::vector<FightContext::TakenDecision>& record) : record_(&record) {}
    Decision next(const Question& question) final;

private:
    virtual Decision beyond(const Question& question) = 0;

    const std::vector<FightContext::TakenDecision>* record_;
    std::size_t used_ = 0;
};

/// Chance that follows from what is seen where a match waits: nothing of its seed but the dice that lie open, and nothing
/// that the side that is asked can't know.
std::uint64_t seen_seed(const Match& match, const Played& played);

/// What is tried, with which dice from there on; `seed` draws the decisions of whoever has no player.
struct Attempt {
    std::size_t option = 0;
    Dice dice;
    std::uint64_t seed = 0;
};

struct PlayedOn {
    Outcome end;
    /// Somebody without a player was asked.
    bool guessed = false;
    /// A script of dice was too short: the roll that it lacked was one below this.
    std::optional<std::uint64_t> lacked;
};

/// Behind the record the option, then hidden things dealt anew, the other dice and these players.
PlayedOn play_on(const Match& match, const std::vector<FightContext::TakenDecision>& record,
                 Attempt attempt, const Planners& players);

} // namespace shiaiba
