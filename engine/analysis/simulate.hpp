// Simulates fights without a log: from the start, or from a decision on with one of its options.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/system/match.hpp"
#include "core/system/system.hpp"

namespace shiaiba {

/// Plays a fight from the start. Sides without planners take random decisions, drawn from the same
/// seed.
Outcome simulate(const System& system, const Settings& settings, const Sides& sides,
                 const Planners& planners, std::uint64_t seed);

// Fights that wait for a decision, played on to their end with one of its options.

/// Decisions that replay a record; a derived class decides after its end.
class Replaying : public Decisions {
public:
    explicit Replaying(const std::vector<FightContext::TakenDecision>& record) : record_(&record) {}
    Decision next(const Question& question) final;

private:
    virtual Decision beyond(const Question& question) = 0;

    const std::vector<FightContext::TakenDecision>* record_;
    std::size_t used_ = 0;
};

/// A seed that depends only on what the side that is asked can know: open dice, but neither the
/// match's seed nor anything hidden from that side.
std::uint64_t seen_seed(const Match& match, const Played& played);

/// An option to try, and the dice after it; `seed` draws the decisions of members without a player.
struct Attempt {
    std::size_t option = 0;
    Dice dice;
    std::uint64_t seed = 0;
};

struct PlayedOn {
    Outcome end;
    /// A member without a player was asked, and decided at random.
    bool guessed = false;
    /// The scripted dice ran out: the next roll would have been below this number.
    std::optional<std::uint64_t> lacked;
};

/// Replays the record, takes the option, deals hidden things anew, and lets the players go on with
/// the new dice.
PlayedOn play_on(const Match& match, const std::vector<FightContext::TakenDecision>& record,
                 Attempt attempt, const Planners& players);

} // namespace shiaiba
