// Tests equilibria: tables as text, the solver, the exact value of a best reply, and ratings
// against a strategy.
#include "analysis/equilibrium.hpp"

#include <algorithm>
#include <bit>

#include "analysis/rating.hpp"
#include "analysis/small_game.hpp"
#include "analysis/solve.hpp"
#include "catch.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

const System& shiden() { return *all_systems().find("shiden"); }

const std::string kHead = "# system: shiden\n# version: 1.03\n# denominator: 10\n# made: by hand\n";

std::vector<std::string> codes_of(const std::string& text) {
    const auto table = read_equilibrium(shiden(), text);
    std::vector<std::string> codes;
    for (const Problem& problem : table.problems()) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        CHECK(problem.line > 0);
        codes.push_back(problem.code);
    }
    std::sort(codes.begin(), codes.end());
    return codes;
}

using Codes = std::vector<std::string>;

TEST_CASE("a table is read, put in order, and written again with the same bytes") {
    const std::string text = kHead + "閃閃交硬果/7\n待速搦待閃/3\n";
    const auto table = read_equilibrium(shiden(), text);
    REQUIRE(table);
    CHECK(table->made == "by hand");
    CHECK(table->strategy.denominator == 10);
    REQUIRE(table->strategy.entries.size() == 2);
    // The row 一閃 0, 一閃 0, 交錯 13, +硬 20, 果断 2 is a number of base 31.
    CHECK(table->strategy.entries[0] == WeightedBuild{13 * 961 + 20 * 31 + 2, 7});
    CHECK(write_equilibrium(*table) == text);

    const auto shuffled = read_equilibrium(shiden(), "# a comment\n\n待速搦待閃/3\r\n" + kHead +
                                                         "  閃閃交硬果 / 7\n");
    REQUIRE(shuffled);
    CHECK(write_equilibrium(*shuffled) == text);
}

TEST_CASE("what is wrong with a table is told all at once, with its place") {
    CHECK(codes_of("") == Codes{"missingField", "missingField", "missingField", "missingField"});
    CHECK(codes_of(kHead + "閃閃交硬果/9\n") == Codes{"otherSum"});
    CHECK(codes_of(kHead + "閃閃交硬果/3\n閃閃交硬果/7\n") == Codes{"buildTwice"});
    CHECK(codes_of(kHead + "閃閃交硬果/0\n待速搦待閃/-1\n閃閃閃閃閃/1e1\n果果果果果\n") ==
          Codes{"badWeight", "badWeight", "badWeight", "badWeight"});
    CHECK(codes_of(kHead + "閃閃交硬/10\n") == Codes{"notFive"});
    CHECK(codes_of(kHead + "閃閃交硬猫/10\n") == Codes{"unknownSkill"});
    CHECK(codes_of(kHead + kHead + "閃閃交硬果/10\n") ==
          Codes{"fieldTwice", "fieldTwice", "fieldTwice", "fieldTwice"});
    CHECK(
        codes_of("# system: coins\n# version: 9\n# denominator: 1.5\n# made: x\n閃閃交硬果/10\n") ==
        Codes{"badWeight", "otherTable", "otherTable"});

    const auto table = read_equilibrium(shiden(), kHead + "閃閃交硬果/x\n閃閃/1\n猫猫猫猫猫/2\n");
    REQUIRE(table.problems().size() == 7);
    CHECK(table.problems()[0].line == 5);
    CHECK(table.problems()[1].line == 6);
    CHECK(table.problems()[2].line == 7);
}

TEST_CASE("hostile tables are refused") {
    CHECK(codes_of(std::string("\xff\xfe")) == Codes{"notUtf8"});
    CHECK(codes_of(std::string(2 << 20, '#')) == Codes{"tooLong"});
    CHECK(codes_of(kHead + "閃閃交硬果/" + std::string(100'000, '9') + "\n") == Codes{"badWeight"});
    CHECK(codes_of(kHead + "閃閃交硬果/100000000000001\n") == Codes{"badWeight"});
    // The sum of weights must not overflow: thousands of rows of five letters out of eight, each
    // with the largest weight.
    const std::vector<std::string> letters{"閃", "割", "果", "剣", "紫", "呪", "雷", "隠"};
    std::string many = kHead;
    for (std::size_t k = 0; k < test::workload(30'000, 3); ++k) {
        std::size_t left = k;
        for (int place = 0; place < 5; ++place, left /= 8) many += letters[left % 8];
        many += "/100000000000000\n";
    }
    CHECK(codes_of(many) == Codes{"otherSum"});
    std::string nulls = kHead + "閃閃交硬果/10\n";
    nulls.insert(nulls.size() - 3, 1, '\0');
    CHECK(codes_of(nulls) == Codes{"badWeight"});
}

TEST_CASE("a score is the share of the points, in 1/10,000") {
    const tests::SmallGame game = tests::rock_paper_scissors();
    const std::vector<BuildNumber> all{0, 1, 2, 3};
    CHECK(scores(game, {3, {{0, 1}, {1, 1}, {2, 1}}}, all) ==
          std::vector<int>{5000, 5000, 5000, 0});
    CHECK(scores(game, {3, {{0, 2}, {1, 1}}}, all) == std::vector<int>{3333, 8333, 3333, 0});
    // The sum of points must not overflow at the largest weights.
    CHECK(scores(game, {kMostWeight, {{3, kMostWeight}}}, all) ==
          std::vector<int>{10'000, 10'000, 10'000, 5000});
}

TEST_CASE("shares count the weight that holds an item in a place") {
    const tests::SmallGame game = tests::rock_paper_scissors();
    // Builds 0, 1, 3 are the rows 00, 01, 11.
    CHECK(shares(game, {8, {{0, 5}, {1, 2}, {3, 1}}}) ==
          std::vector<std::vector<int>>{{8750, 1250}, {6250, 3750}});
}

TEST_CASE("every table that comes along is legal, canonical, and no build of a part gains on it",
          "[boxes]") {
    std::size_t tables = 0;
    for (const System* system : all_systems().all()) {
        const std::string_view text = capabilities_of(*system).equilibrium;
        if (text.empty()) continue;
        ++tables;
        const auto read = read_equilibrium(*system, text);
        REQUIRE(read);
        CHECK(write_equilibrium(*read) == text);
        REQUIRE(equilibrium_of(*system) != nullptr);
        const FastPath& fast = *capabilities_of(*system).fast_path;
        const Strategy& strategy = equilibrium_of(*system)->strategy;
        // The strategy's own builds score exactly a half against it.
        std::vector<BuildNumber> own;
        for (const WeightedBuild& entry : strategy.entries) own.push_back(entry.build);
        for (const int score : scores(fast, strategy, own)) CHECK(score == 5000);
        // Certifies one part, the builds with 覚悟 in place 1; scripts/soak certifies all parts.
        const Reply reply = certify_part(fast, strategy, fast.everything(), 9);
        CHECK(reply.builds == fast.builds() / fast.items());
        CHECK(reply.value <= (strategy.denominator - 1) / 1'000'000);
        std::int64_t by_fights = 0;
        for (const WeightedBuild& entry : strategy.entries) {
            const int ending = static_cast<int>(fast.fight(reply.build, entry.build).ending);
            by_fights += (ending - 1) * entry.weight;
        }
        CHECK(reply.value == by_fights);
    }
    CHECK(tables == 1);
}

// The solver (double oracle): it finds known equilibria, and no build gains on its answer.

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
    // The skills 雷火, 交錯, +硬: 243 builds.
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
    // The field has paper (0, 1) and the build that loses to all (1, 1).
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
    // A linear program may return a share slightly below 0 by rounding.
    CHECK(rounded({5, 6}, {-1e-12, 2.0}, 7).entries == std::vector<WeightedBuild>{{6, 7}});
}

// Best replies: their exact value is compared with every single fight of small games.

using tests::rock_paper_scissors;
using tests::shiden_with;
using tests::SmallGame;

/// The best reply, found by fighting every build of the field against every entry.
Reply by_hand(const SmallGame& game, const Strategy& strategy, const Sets& field) {
    Reply best{0, 0, 0};
    for (BuildNumber build = 0; build < game.builds(); ++build) {
        bool inside = true;
        BuildNumber left = build;
        for (std::size_t place = game.places(); place-- > 0;) {
            const auto items = static_cast<BuildNumber>(game.items());
            inside = inside && (field[place] >> left % items & 1) != 0;
            left /= items;
        }
        if (!inside) continue;
        std::int64_t value = 0;
        for (const WeightedBuild& entry : strategy.entries) {
            value += (static_cast<int>(game.fight(build, entry.build).ending) - 1) * entry.weight;
        }
        if (best.builds == 0 || value > best.value) best = {build, value, best.builds};
        ++best.builds;
    }
    return best;
}

void check_same(const Reply& a, const Reply& b) {
    CHECK(a.build == b.build);
    CHECK(a.value == b.value);
    CHECK(a.builds == b.builds);
}

TEST_CASE("paper gains all on rock, and nothing gains on a third each of rock, paper, scissors") {
    const SmallGame game = rock_paper_scissors();
    const auto even = certify(game, {3, {{0, 1}, {1, 1}, {2, 1}}}, game.everything());
    REQUIRE(even);
    check_same(*even, {0, 0, 4});
    const auto rock = certify(game, {1, {{0, 1}}}, game.everything());
    REQUIRE(rock);
    check_same(*rock, {1, 1, 4});
    // Against a strategy of a build that loses to all, the lowest of the builds that gain
    // everything is named.
    const auto worst = certify(game, {7, {{3, 7}}}, game.everything());
    REQUIRE(worst);
    check_same(*worst, {0, 7, 4});
}

TEST_CASE("shiden among seven skills: the best reply by boxes is the best reply by fights",
          "[boxes]") {
    // 一閃 紫電 雷火 交錯 +硬 逆鱗 燐光: attack skills, an intercept, a limited skill, attached
    // skills.
    const SmallGame game = shiden_with({0, 4, 6, 13, 20, 25, 29});
    const Strategy strategy{1000, {{3, 600}, {4242, 250}, {16'000, 100}, {12'345, 50}}};
    const auto all = certify(game, strategy, game.everything());
    REQUIRE(all);
    check_same(*all, by_hand(game, strategy, game.everything()));
    CHECK(all->builds == 16'807);

    // The same in every part.
    Reply best = certify_part(game, strategy, game.everything(), 0);
    check_same(best, by_hand(game, strategy, game.part(0)));
    for (std::size_t item = 1; item < game.items(); ++item) {
        const Reply part = certify_part(game, strategy, game.everything(), item);
        check_same(part, by_hand(game, strategy, game.part(item)));
        best = better(best, part);
    }
    check_same(best, *all);

    // The same within sets of skills, some with many skills in the last place.
    const Sets field{0b1010101, 0b0000110, 0b1111111, 0b0001000, 0b1111111};
    const auto some = certify(game, strategy, field);
    REQUIRE(some);
    check_same(*some, by_hand(game, strategy, field));
    CHECK(some->builds == 4 * 2 * 7 * 1 * 7);
}

TEST_CASE("certifying stops when it is told to") {
    const SmallGame game = rock_paper_scissors();
    std::size_t heard = 0;
    const auto stopped =
        certify(game, {1, {{0, 1}}}, game.everything(), [&](std::size_t, std::size_t parts) {
            CHECK(parts == 2);
            ++heard;
            return false;
        });
    CHECK_FALSE(stopped);
    CHECK(heard > 0);
}

} // namespace

// Ratings: points against a strategy, and the build that represents a set of builds.

TEST_CASE("rating: points in 1/10,000 of what can be had", "[counters]") {
    const Digits fast(3, 6);
    const Strategy strategy{10, {{1, 4}, {50, 3}, {99, 3}}};
    const Rating rating(fast, &strategy);
    for (BuildNumber build = 0; build < fast.builds(); ++build) {
        std::int64_t half_points = 0;
        for (const WeightedBuild& entry : strategy.entries) {
            half_points +=
                entry.weight * static_cast<std::int64_t>(fast.fight(build, entry.build).ending);
        }
        CHECK(rating.scores({&build, 1})[0] == half_points * 500);
    }
}

TEST_CASE("rating: its heaviest build stands for a set, or the items most played", "[counters]") {
    const Digits fast(3, 4);
    // The builds 0 1 2 with weight 4, 0 3 2 with 3, 1 3 3 with 3.
    const Strategy strategy{10, {{6, 4}, {14, 3}, {31, 3}}};
    const Rating rating(fast, &strategy);
    const auto chosen = [&](const Sets& sets) { return row_of(fast, rating.representative(sets)); };
    CHECK(chosen(fast.everything()) == ItemRow{0, 1, 2});
    CHECK(chosen({0b1111, 0b1010, 0b0001}) == ItemRow{0, 3, 0});
    CHECK(chosen({0b0011, 0b1000, 0b1100}) == ItemRow{0, 3, 2});
    CHECK(chosen({0b0010, 0b1000, 0b1100}) == ItemRow{1, 3, 3});
    CHECK(chosen({0b1110, 0b0011, 0b1000}) == ItemRow{1, 1, 3});
    CHECK(chosen({0b1100, 0b0101, 0b0011}) == ItemRow{2, 0, 0});
    const Rating nothing(fast, nullptr);
    CHECK_FALSE(nothing);
    CHECK(nothing.representative({0b1100, 0b0110, 0b1000}) ==
          fast.first_of({0b1100, 0b0110, 0b1000}));
}

} // namespace shiaiba
