// FightContext is all that the rules of a fight see of the world: it hands out dice and decisions and keeps the log.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/dice.hpp"
#include "core/fight/log.hpp"

namespace shiaiba {

/// The planner that decides at once for each member of each side; the record decides for nullptr.
class Planners {
public:
    Planners() = default;
    /// One for all of A, one for all of B.
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

/// Rules code asks it and knows nothing else: neither who decides, nor where dice come from, nor
/// who listens.
class FightContext {
public:
    FightContext(Dice& dice, Decisions& decisions, Log& log, const Planners& planners = {})
        : dice_(&dice), decisions_(&decisions), log_(&log), planners_(planners) {}

    Dice& dice() { return *dice_; }
    Log& log() { return *log_; }

    /// Index of the chosen option. A question with one option is never asked. When the record has
    /// no decision left, the choice is kept as pending, the log stops, and from here on the first
    /// option is taken and dice come from a private stream. An index beyond the options is what
    /// Question::beyond made of a token behind the marker "consent".
    std::size_t choose(const Question& question);
    std::size_t choose(const PendingQuestion& choice) { return choose(SpokenQuestion(choice)); }
    /// Who gave the fight up when last asked: rules that allow it end the fight then.
    Side given_up() const { return given_up_; }

    const std::optional<PendingQuestion>& pending() const { return pending_; }
    /// Position of the first recorded decision that was not legal, if any.
    const std::optional<int>& illegal() const { return illegal_; }

    /// A recorded decision as it was taken: how many options there were, and which one.
    struct TakenDecision {
        Decision::Kind kind;
        std::uint64_t value;
        std::size_t options;
    };
    const std::vector<TakenDecision>& taken() const { return taken_; }

private:
    std::size_t from_record(const Question& question);
    std::size_t from_planner(const Planner& planner, const Question& question);
    /// As it stands in this record.
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
