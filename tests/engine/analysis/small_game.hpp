// Games small enough to be solved exactly, for tests of questions over whole fields of builds:
// rock, paper, scissors, parts of shiden, and a game of digits.
#pragma once

#include <functional>
#include <vector>

#include "analysis/solve.hpp"
#include "core/system/fast_path.hpp"

namespace shiaiba::tests {

/// A fast path with given results. Its sweep visits the field row by row and joins the items of the
/// last place with equal results into a box.
class SmallGame : public FastPath {
public:
    using Fight = std::function<Verdict(BuildNumber, BuildNumber)>;
    SmallGame(std::size_t places, std::size_t items, Fight fight);

    std::size_t places() const override { return places_; }
    std::size_t items() const override { return items_; }
    BuildNumber number(const Build& build) const override;
    Build build(BuildNumber number) const override { return number; }
    Verdict fight(BuildNumber a, BuildNumber b) const noexcept override;
    void fight(std::span<const Pairing> pairings, std::span<Verdict> verdicts) const override;
    void sweep(BuildNumber build, const Sets& field,
               const std::function<bool(const Box&)>& heard) const override;

private:
    std::size_t places_;
    std::size_t items_;
    Fight fight_;
};

/// Builds: rock 0, paper 1, scissors 2; 3 loses to all. Two places of two items make these four
/// builds.
SmallGame rock_paper_scissors();

/// The fights of shiden among all rows of these skills, fought by the rulebook's battle.
SmallGame shiden_with(std::vector<int> skills);

// An exact solver of small symmetric games, so that the double oracle is tested without a library.

/// An optimal strategy, found by the simplex method in whole numbers. Bland's rule makes sure that
/// it ends. Throws std::overflow_error if a game's numbers don't fit 64 bits.
std::vector<double> optimal(const Payoffs& payoffs);

} // namespace shiaiba::tests

namespace shiaiba {

// The game of digits, for questions against all builds, with any number of places and items.

/// Builds are rows of digits; a hash of both numbers decides who wins.
class Digits final : public tests::SmallGame {
public:
    Digits(std::size_t places, std::size_t items);
};

} // namespace shiaiba
