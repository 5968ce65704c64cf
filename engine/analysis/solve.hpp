// Solves for the Nash equilibrium of a whole game by double oracle: a linear program over
// candidates, and exact best replies that become candidates.
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

/// Payoffs of the candidates against each other: +1, 0, −1. The table grows; entries never change.
class Payoffs {
public:
    std::size_t size() const { return rows_.size(); }
    /// Payoff of candidate `i` against candidate `j`.
    int at(std::size_t i, std::size_t j) const {
        return i >= j ? rows_[i][j] : -static_cast<int>(rows_[j][i]);
    }
    /// Adds a candidate: its payoff against each earlier one, and 0 against itself.
    void add(std::vector<std::int8_t> row) { rows_.push_back(std::move(row)); }

private:
    std::vector<std::vector<std::int8_t>> rows_;
};

/// Computes an optimal strategy of the symmetric game of these payoffs: one weight per candidate,
/// none below 0, with the sum 1, each up to rounding. Empty: it found none. Called again as the
/// payoffs grow.
using LinearProgram = std::function<std::vector<double>(const Payoffs&)>;

struct SolveTask {
    Sets field{};
    /// Solved when no build gains more than goal / denominator.
    std::int64_t denominator = 1'000'000'000'000;
    std::int64_t goal = 10'000;
    /// Number of random builds to begin with, and the seed that draws them.
    std::size_t random = 8;
    std::uint64_t seed = 1;
    /// Most best replies that become candidates in one round.
    std::size_t replies = 48;
};

struct SolveRound {
    int round = 0;
    std::size_t candidates = 0;
    /// Number of builds in the strategy.
    std::size_t support = 0;
    /// The best reply to the strategy.
    Reply best;
};

enum class SolveEnd { Converged, Stopped, Failed };

struct Solved {
    /// The least exploitable strategy of all rounds.
    Strategy strategy;
    Reply best;
    SolveEnd end = SolveEnd::Converged;
};

/// Runs rounds until the goal is reached; `heard` gets each. `go_on` is asked often; once it
/// answers false, the result is the best strategy so far, which is empty before the first round.
Solved solve(const FastPath& fast, const SolveTask& task, const LinearProgram& linear_program,
             const std::function<void(const SolveRound&)>& heard,
             const std::function<bool()>& go_on);

/// Whole weights with the sum `denominator`, as near to the shares as possible.
Strategy rounded(const std::vector<BuildNumber>& builds, const std::vector<double>& shares,
                 std::int64_t denominator);

// Computes best replies to one strategy after another. For each build of a strategy it keeps the
// builds that this build doesn't beat, so that a later strategy with the same build needs no second
// sweep (one build against all).

class BestReplies {
public:
    BestReplies(const FastPath& fast, const Sets& field);

    /// The best reply for every pair of items in the first two places, in the order of build
    /// numbers. Empty: `go_on` answered false.
    std::vector<Reply> to(const Strategy& strategy, const std::function<bool()>& go_on);

private:
    /// A box (builds given as a set of items per place) without its first place.
    using Rest = std::array<std::uint32_t, kMostPlaces - 1>;
    /// For each item in the first place: the builds that beat a build, and the builds that draw
    /// with it.
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
