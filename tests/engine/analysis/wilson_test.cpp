// Tests intervals computed without floating point against published values.
#include "analysis/series/wilson.hpp"

#include <string>

#include "catch.hpp"

namespace shiaiba {
namespace {

/// Checks a share against published bounds, which are rounded to four digits; ours are rounded
/// outwards.
void check_bounds(const Share& share, int low, int high) {
    CHECK(share.low <= low);
    CHECK(share.low >= low - 1);
    CHECK(share.high >= high);
    CHECK(share.high <= high + 1);
}

} // namespace

TEST_CASE("wilson: the examples of Newcombe 1998 (single proportion, method 3)", "[series]") {
    check_bounds(wilson(81, 263), 2553, 3662);
    check_bounds(wilson(15, 148), 624, 1605);
    check_bounds(wilson(0, 20), 0, 1611);
    check_bounds(wilson(1, 29), 61, 1718);
}

TEST_CASE("wilson: none and all are bounds themselves, and one half is in the middle", "[series]") {
    for (const std::uint64_t n : {1U, 2U, 7U, 1000U, 123'457U, 1'000'000U}) {
        CHECK(wilson(0, n).low == 0);
        CHECK(wilson(n, n).high == 10'000);
        CHECK(wilson(0, n).high == 10'000 - wilson(n, n).low);
    }
    const Share half = wilson(500'000, 1'000'000);
    CHECK(half.rate == 5000);
    CHECK(half.low + half.high == 10'000);
    // 1.96 · √(0.25 / 10⁶) = 0.00098
    CHECK(half.low == 4990);
    CHECK(wilson(0, 0) == Share{0, 0, 10'000});
    CHECK(exact_share(1, 1) == Share{10'000, 10'000, 10'000});
}

TEST_CASE("wilson: the two shares of every split mirror each other and hold their rate",
          "[series]") {
    for (const std::uint64_t n : {3U, 10U, 999U, 1000U, 999'983U}) {
        for (std::uint64_t k = 0; k <= n; k += 1 + n / 97) {
            const Share one = wilson(k, n);
            const Share rest = wilson(n - k, n);
            CHECK(one.low <= one.rate);
            CHECK(one.rate <= one.high);
            CHECK(one.low == 10'000 - rest.high);
            CHECK(one.high == 10'000 - rest.low);
        }
    }
}

TEST_CASE("wilson: the examples of Newcombe 1998 (difference, method 10)", "[series]") {
    const auto check_change = [](const Share& change, int low, int high) {
        CHECK(change.low <= low + 1);
        CHECK(change.low >= low - 3);
        CHECK(change.high >= high - 1);
        CHECK(change.high <= high + 3);
    };
    check_change(change(wilson(48, 80), wilson(56, 70)), 524, 3339);
    check_change(change(wilson(3, 10), wilson(9, 10)), 1705, 8090);
    check_change(change(wilson(0, 20), wilson(10, 10)), 6791, 10'000);
    check_change(change(wilson(0, 29), wilson(5, 56)), -381, 1926);
    CHECK(change(wilson(48, 80), wilson(56, 70)).rate == 2000);
    CHECK(change(exact_share(1, 1), exact_share(0, 1)) == Share{-10'000, -10'000, -10'000});
}

// [30, 50] and [45, 70] overlap, [60, 80] overlaps only the second, [81, 90] overlaps none.
TEST_CASE("ranks: what the intervals don't separate is a tie", "[series]") {
    const auto told = [](const std::vector<Share>& shares) {
        std::string out;
        for (const Rank& rank : ranks(shares)) {
            out += (rank.tied ? "=" : "") + std::to_string(rank.place) + " ";
        }
        return out;
    };
    CHECK(told({{40, 30, 50}, {60, 45, 70}, {70, 60, 80}, {85, 81, 90}}) == "=3 =2 =2 1 ");
    // Bounds that touch don't separate shares.
    CHECK(told({{40, 30, 50}, {60, 50, 70}}) == "=1 =1 ");
    CHECK(told({{40, 30, 50}, {60, 51, 70}}) == "2 1 ");
    CHECK(told({{40, 30, 50}}) == "1 ");
    CHECK(told({}).empty());
    // Equal shares of equally many fights are a tie, however narrow the interval.
    CHECK(told({wilson(5, 10), wilson(5, 10), wilson(900, 1000)}) == "=2 =2 1 ");
}

} // namespace shiaiba
