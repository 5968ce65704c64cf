// Prices are exact: held against every single fight of small games.
#include "analysis/equilibrium.hpp"

#include <bit>

#include "analysis/small_game.hpp"
#include "catch.hpp"

namespace shiaiba {
namespace {

using tests::rock_paper_scissors;
using tests::shiden_with;
using tests::SmallGame;

/// By looking at every build of the field against every entry.
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
    // Against a strategy of nothing but losing builds the lowest of those that gain all is named.
    const auto worst = certify(game, {7, {{3, 7}}}, game.everything());
    REQUIRE(worst);
    check_same(*worst, {0, 7, 4});
}

TEST_CASE("shiden among seven skills: the best reply by boxes is the best reply by fights",
          "[boxes]") {
    // 一閃 紫電 雷火 交錯 +硬 逆鱗 燐光: attacks, an intercept, a limited one, what is attached.
    const SmallGame game = shiden_with({0, 4, 6, 13, 20, 25, 29});
    const Strategy strategy{1000, {{3, 600}, {4242, 250}, {16'000, 100}, {12'345, 50}}};
    const auto all = certify(game, strategy, game.everything());
    REQUIRE(all);
    check_same(*all, by_hand(game, strategy, game.everything()));
    CHECK(all->builds == 16'807);

    // And so it is in every part.
    Reply best = certify_part(game, strategy, game.everything(), 0);
    check_same(best, by_hand(game, strategy, game.part(0)));
    for (std::size_t item = 1; item < game.items(); ++item) {
        const Reply part = certify_part(game, strategy, game.everything(), item);
        check_same(part, by_hand(game, strategy, game.part(item)));
        best = better(best, part);
    }
    check_same(best, *all);

    // And within sets of skills, one of which has more than a handful in the last place.
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
} // namespace shiaiba
