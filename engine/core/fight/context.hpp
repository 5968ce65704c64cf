// FightContext connects the rules of a fight with everything outside them: it hands out dice and
// decisions and keeps the log.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/dice.hpp"
#include "core/fight/log.hpp"

namespace shiaiba {

/// The planner that decides at once for each member of each side; where it is nullptr the record
/// decides.
class Planners {
public:
    Planners() = default;
    /// One planner for all of side A, one for all of side B.
    Planners(const Planner* a, const Planner* b) {
        seats_[0].fill(a);
        seats_[1].fill(b);
    }

    const Planner* of(Actor actor) const {
        return seats_[index(actor.side)][static_cast<std::size_t>(actor.member)];
    }
    void seat(Side side, const Planner* planner) { seats_[index(side)].fill(planner); }
    void seat(Actor actor, const Planner* planner) {
        seats_[index(actor.side)][static_cast<std::size_t>(actor.member)] = planner;
    }

private:
    std::array<std::array<const Planner*, kMostMembers>, 2> seats_{};
};

/// The only thing outside the fight that rules code sees. It hides from the rules who decides,
/// where dice come from and who reads the log.
class FightContext {
public:
    FightContext(Dice& dice, Decisions& decisions, Log& log, const Planners& planners = {})
        : dice_(&dice), decisions_(&decisions), log_(&log), planners_(planners) {}

    Dice& dice() { return *dice_; }
    Log& log() { return *log_; }

    /// Index of the chosen option. A question with one option is never asked. When the record has
    /// no decision left, the question is kept as pending, the log stops, and from here on the first
    /// option is taken and dice come from a private stream. An index beyond the options comes from
    /// Question::beyond: the record has the marker "consent" and a token that the rules forbid.
    std::size_t choose(const Question& question);
    std::size_t choose(const PendingQuestion& choice) { return choose(SpokenQuestion(choice)); }
    /// The side that gave the fight up, else None. Rules that allow surrender check it after each
    /// question and end the fight.
    Side given_up() const { return given_up_; }

    const std::optional<PendingQuestion>& pending() const { return pending_; }
    /// Position of the first recorded decision that was not legal, if any.
    const std::optional<int>& illegal() const { return illegal_; }

    /// A recorded decision as it was taken: the number of options, and the index of the picked one.
    struct TakenDecision {
        Decision::Kind kind;
        std::uint64_t value;
        std::size_t options;
    };
    const std::vector<TakenDecision>& taken() const { return taken_; }

private:
    std::size_t from_record(const Question& question);
    std::size_t from_planner(const Planner& planner, const Question& question);
    /// The decision as the log keeps it.
    LoggedDecision told(const Question& question, Decision decision) const;
    void stop_at(const Question& question);

    Dice* dice_;
    Decisions* decisions_;
    Log* log_;
    Planners planners_;
    Side given_up_ = Side::None;
    std::optional<PendingQuestion> pending_;
    std::optional<int> illegal_;
    std::vector<TakenDecision> taken_;
};

} // namespace shiaiba
