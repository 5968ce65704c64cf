// A player who takes any legal option: for tests, signatures and fuzzing.
#pragma once

#include "core/decisions.hpp"
#include "core/dice.hpp"

namespace shiaiba {

/// Draws from a stream of its own, never from the fight's.
class RandomDecisions final : public Decisions {
public:
    explicit RandomDecisions(std::uint64_t seed) : dice_(seed) {}
    Decision next(const Question& question) override {
        return {Decision::Kind::Pick, dice_.below(question.size())};
    }

private:
    Dice dice_;
};

} // namespace shiaiba
