// The table a fight is fought at: it hands out dice and decisions and keeps the log.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/choice.hpp"
#include "core/dice.hpp"
#include "core/log.hpp"

namespace shiaiba {

/// Rules code asks it and knows nothing else: neither who decides, nor where dice come from, nor
/// who listens.
class Table {
public:
    Table(Dice& dice, Decisions& decisions, Log& log)
        : dice_(&dice), decisions_(&decisions), log_(&log) {}

    Dice& dice() { return *dice_; }
    Log& log() { return *log_; }

    /// Index of the chosen option. A choice with one option is never asked. When no decision is
    /// left, the choice is kept as pending, the log stops, and from here on the first option is
    /// taken and dice come from a private stream.
    std::size_t choose(Choice choice);

    const std::optional<Choice>& pending() const { return pending_; }
    /// Position of the first recorded decision that was not legal, if any.
    const std::optional<int>& illegal() const { return illegal_; }

    /// A decision as it was taken: how many options there were, and which one.
    struct Taken {
        Decision::Kind kind;
        std::uint64_t value;
        std::size_t options;
    };
    const std::vector<Taken>& taken() const { return taken_; }

private:
    Dice* dice_;
    Decisions* decisions_;
    Log* log_;
    std::optional<Choice> pending_;
    std::optional<int> illegal_;
    std::vector<Taken> taken_;
};

} // namespace shiaiba
