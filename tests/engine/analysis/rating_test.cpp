// Ratings: points against a strategy, and who stands for a set of builds.
#include "analysis/rating.hpp"

#include "analysis/digits.hpp"
#include "catch.hpp"

namespace shiaiba {

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
    // 0 1 2 with weight 4, 0 3 2 with 3, 1 3 3 with 3.
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
