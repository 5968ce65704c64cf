// The Nash equilibrium of a whole game by double oracle: a linear program on candidates, and exact best
// replies.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "analysis/equilibrium.hpp"

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

// Best replies to one strategy after another: what its builds don't win against is kept, so that the
// next strategy that holds them needs no second sweep.

class BestReplies {
public:
    BestReplies(const FastPath& fast, const Sets& field);

    /// The best reply for every pair of items in the first two places, by number. Empty: `go_on`
    /// answered false.
    std::vector<Reply> to(const Strategy& strategy, const std::function<bool()>& go_on);

private:
    /// A box without its first place.
    using Rest = std::array<std::uint32_t, kMostPlaces - 1>;
    /// By item in the first place: the builds that beat one, and that draw with it.
    struct NotWon {
        std::vector<std::vector<Rest>> lost;
        std::vector<std::vector<Rest>> drawn;
    };
    NotWon sweep(BuildNumber build) const;
    std::vector<Reply> price(std::size_t item, const Strategy& strategy) const;

    const FastPath& fast_;
    Sets field_;
    std::map<BuildNumber, NotWon> kept_;
};

} // namespace shiaiba
