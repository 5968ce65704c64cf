// The double oracle finds what is known, and what can be checked: no build gains on its answer.
#include "analysis/solve.hpp"

#include "analysis/optimal.hpp"
#include "analysis/small_game.hpp"
#include "catch.hpp"

namespace shiaiba {
namespace {

using tests::optimal;
using tests::SmallGame;

SolveTask whole(const FastPath& game) {
    SolveTask task;
    task.field = game.everything();
    task.random = 1;
    task.replies = 2;
    return task;
}

const auto kHeardNothing = [](const SolveRound&) {};
const auto kGoOn = [] { return true; };

TEST_CASE("rock, paper, scissors: a third each, and never what loses to all") {
    const SmallGame game = tests::rock_paper_scissors();
    SolveTask task = whole(game);
    task.denominator = 3'000'000;
    task.goal = 0;
    const Solved solved = solve(game, task, optimal, kHeardNothing, kGoOn);
    CHECK(solved.end == SolveEnd::Converged);
    CHECK(solved.best.value == 0);
    CHECK(solved.strategy.entries ==
          std::vector<WeightedBuild>{{0, 1'000'000}, {1, 1'000'000}, {2, 1'000'000}});
}

TEST_CASE("shiden among three skills: the rounds end in a strategy that certifies") {
    // 雷火, 交錯, +硬: 243 builds.
    const SmallGame game = tests::shiden_with({6, 13, 20});
    const SolveTask task = whole(game);
    std::size_t rounds = 0;
    std::size_t candidates = 0;
    const Solved solved = solve(
        game, task, optimal,
        [&](const SolveRound& round) {
            ++rounds;
            CHECK(round.round == static_cast<int>(rounds));
            CHECK(round.candidates > candidates);
            CHECK(round.candidates - candidates <= 2);
            CHECK(round.best.builds == 243);
            candidates = round.candidates;
        },
        kGoOn);
    REQUIRE(solved.end == SolveEnd::Converged);
    CHECK(rounds > 1);
    const auto best = certify(game, solved.strategy, game.everything());
    REQUIRE(best);
    CHECK(best->value <= task.goal);
    CHECK(best->value == solved.best.value);
    CHECK(best->build == solved.best.build);
    std::int64_t sum = 0;
    for (const WeightedBuild& entry : solved.strategy.entries) sum += entry.weight;
    CHECK(sum == task.denominator);
}

TEST_CASE("a part of the field is solved like a game of its own") {
    const SmallGame game = tests::rock_paper_scissors();
    SolveTask task = whole(game);
    // Paper (0, 1) and the one that loses to all (1, 1).
    task.field = Sets{0b11, 0b10};
    const Solved solved = solve(game, task, optimal, kHeardNothing, kGoOn);
    CHECK(solved.end == SolveEnd::Converged);
    CHECK(solved.strategy.entries == std::vector<WeightedBuild>{{1, task.denominator}});
}

TEST_CASE("who is stopped keeps the best strategy so far") {
    const SmallGame game = tests::shiden_with({6, 13, 20});
    bool go_on = true;
    std::int64_t first = 0;
    const auto stop_after_one = [&](const SolveRound& round) {
        first = round.best.value;
        go_on = false;
    };
    const Solved solved = solve(game, whole(game), optimal, stop_after_one, [&] { return go_on; });
    CHECK(solved.end == SolveEnd::Stopped);
    CHECK(solved.best.value == first);
    CHECK_FALSE(solved.strategy.entries.empty());

    const Solved never = solve(game, whole(game), optimal, kHeardNothing, [] { return false; });
    CHECK(never.end == SolveEnd::Stopped);
    CHECK(never.strategy.entries.empty());
}

TEST_CASE("a linear program that finds nothing ends the rounds") {
    const SmallGame game = tests::rock_paper_scissors();
    const Solved solved = solve(
        game, whole(game), [](const Payoffs&) { return std::vector<double>(); }, kHeardNothing,
        kGoOn);
    CHECK(solved.end == SolveEnd::Failed);
}

TEST_CASE("shares become whole weights of the right sum") {
    CHECK(rounded({5, 6, 7}, {1.0, 1.0, 1.0}, 10).entries ==
          std::vector<WeightedBuild>{{5, 4}, {6, 3}, {7, 3}});
    CHECK(rounded({5, 6, 7}, {0.26, 0.7, 0.04}, 10).entries ==
          std::vector<WeightedBuild>{{6, 7}, {5, 3}});
    // Rounding of the linear program, a little below nothing.
    CHECK(rounded({5, 6}, {-1e-12, 2.0}, 7).entries == std::vector<WeightedBuild>{{6, 7}});
}

} // namespace
} // namespace shiaiba
