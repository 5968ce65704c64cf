// The Nash equilibrium of a whole game by double oracle: a linear program on candidates, and exact best
// replies out of all builds.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "analysis/certify.hpp"

namespace shiaiba {

/// What the candidates get from each other: +1, 0, −1. Grows, but never changes.
class Payoffs {
public:
    std::size_t size() const { return rows_.size(); }
    /// What candidate `i` gets from candidate `j`.
    int at(std::size_t i, std::size_t j) const {
        return i >= j ? rows_[i][j] : -static_cast<int>(rows_[j][i]);
    }
    /// What one more candidate gets from each one before, and 0 from itself.
    void add(std::vector<std::int8_t> row) { rows_.push_back(std::move(row)); }

private:
    std::vector<std::vector<std::int8_t>> rows_;
};

/// An optimal strategy of the symmetric game of these payoffs: as many weights, none below 0, with
/// the sum 1, each up to rounding. Empty: it found none. Called again as the payoffs grow.
using LinearProgram = std::function<std::vector<double>(const Payoffs&)>;

struct SolveTask {
    Sets field{};
    /// Done when no build gains more than goal / denominator.
    std::int64_t denominator = 1'000'000'000'000;
    std::int64_t goal = 10'000;
    /// Random builds to begin with, and what draws them.
    std::size_t random = 8;
    std::uint64_t seed = 1;
    /// Best replies that become candidates in one round, at most.
    std::size_t replies = 48;
};

struct SolveRound {
    int round = 0;
    std::size_t candidates = 0;
    /// Builds in the strategy.
    std::size_t support = 0;
    /// The best reply to it.
    Reply best;
};

enum class SolveEnd { Converged, Stopped, Failed };

struct Solved {
    /// The least exploitable strategy of all rounds.
    Strategy strategy;
    Reply best;
    SolveEnd end = SolveEnd::Converged;
};

/// Hears each round. `go_on` is asked often; once it answers false the best strategy so far is it,
/// which is empty before the first round.
Solved solve(const FastPath& fast, const SolveTask& task, const LinearProgram& linear_program,
             const std::function<void(const SolveRound&)>& heard,
             const std::function<bool()>& go_on);

/// Whole weights of that sum, as near to the shares as can be.
Strategy rounded(const std::vector<BuildNumber>& builds, const std::vector<double>& shares,
                 std::int64_t denominator);

} // namespace shiaiba
