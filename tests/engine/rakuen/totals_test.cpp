// Tests the distributions of dice sums against numbers in the rules, and against counting all dice.
#include "rulesets/rakuen/plans/totals.hpp"

#include <map>
#include <tuple>

#include "catch.hpp"

namespace shiaiba::rakuen {
namespace {

/// The distribution by counting chains of at most three pairs. Chains that go on after three
/// doubles continue with the tested distribution, moved by their sum so far.
struct Counted {
    std::array<std::array<Chance, Totals::kTop + 1>, 2> chances{};

    /// Weights of the chains that go on, by forced doubles left, sum, and whether there was a real
    /// double.
    std::map<std::tuple<int, std::size_t, bool>, Chance> unfinished;

    explicit Counted(int forced) {
        roll(forced, 0, false, 3, kCertain);
        for (const auto& [state, weight] : unfinished) {
            const auto& [left, sum, with_double] = state;
            const Totals& rest = invisible_totals(left);
            for (std::size_t more = 0; more + sum < Totals::kTop; ++more) {
                for (const bool crit : {false, true}) {
                    chances[with_double || crit][sum + more] +=
                        multiply(weight, rest.at(crit, more));
                }
            }
        }
    }

    void roll(int forced, std::size_t sum, bool with_double, int pairs, Chance weight) {
        if (pairs == 0) {
            unfinished[{forced, sum, with_double}] += weight;
            return;
        }
        for (std::size_t red = 1; red <= 10; ++red) {
            for (std::size_t blue = 1; blue <= 10; ++blue) {
                const Chance here = weight / 100;
                if (red == blue) {
                    roll(forced, sum + red + blue, true, pairs - 1, here);
                } else if (forced > 0) {
                    roll(forced - 1, sum + 2 * std::max(red, blue), with_double, pairs - 1, here);
                } else {
                    chances[with_double][sum + red + blue] += here;
                }
            }
        }
    }
};

/// The mean of a distribution in thousandths.
Chance mean(const Totals& totals) {
    Chance sum = 0;
    for (std::size_t s = totals.least(); s <= totals.most(); ++s) sum += totals.at(s) / 1000 * s;
    return sum / (kCertain / 1'000'000);
}

Chance apart(Chance a, Chance b) { return a > b ? a - b : b - a; }

/// Bound of all cells' rounding errors together, 10^-13.
constexpr Chance kApart = 100'000;

} // namespace

TEST_CASE("Chances multiply exactly and round down", "[rakuen][odds]") {
    CHECK(multiply(kCertain, kCertain) == kCertain);
    CHECK(multiply(kCertain / 10, kCertain / 10) == kCertain / 100);
    CHECK(multiply(kCertain, 123'456'789'012'345'678) == 123'456'789'012'345'678);
    CHECK(multiply(kCertain / 2, 3) == 1);
    CHECK(multiply(1, kCertain - 1) == 0);
    CHECK(in_ten_thousandths(kCertain / 20'000) == 1);
    CHECK(in_ten_thousandths(kCertain / 20'000 - 1) == 0);
}

TEST_CASE("The table of evasions [rakuen 20.1]", "[rakuen][odds]") {
    const std::vector<std::pair<int, int>> table{
        {4, 9800},  {5, 9600},  {6, 9198},  {7, 8796},  {8, 8190},  {9, 7584},
        {10, 6772}, {11, 5960}, {12, 4940}, {13, 4119}, {14, 3289}, {15, 2661},
        {16, 2022}, {17, 1587}, {18, 1142}, {19, 903},  {20, 654},  {22, 560},
        {24, 466},  {26, 372},  {30, 205},  {40, 29}};
    for (const auto& [hit, chance] : table) {
        INFO("hit value " << hit);
        CHECK(evade_ten_thousandths(hit) == chance);
    }
    for (int hit = -1; hit <= 3; ++hit) CHECK(evade_chance(hit) == kCertain);
    CHECK(evade_chance(4) == kCertain / 100 * 98);
    CHECK(evade_chance(100'000) == 0);
}

TEST_CASE("Means and doubles of attacks [rakuen 20.1]", "[rakuen][odds]") {
    Chance without_double = kCertain;
    for (int forced = 0; forced <= 12; ++forced) {
        INFO("forced " << forced);
        const Totals& totals = invisible_totals(forced);
        without_double = without_double / 10 * 9;
        CHECK(totals.with_double() == kCertain - without_double);
        // 11/0.9 + (Σ 2m·2(m−1)/100 + 1.1)/0.9 for each forced double, in thousandths.
        CHECK(apart(mean(totals), 12'222 + static_cast<Chance>(forced) * 143'000 / 9) <= 1);
    }
}

TEST_CASE("Distributions are those of dice counted one by one", "[rakuen][odds]") {
    for (const int forced : {0, 1, 2, 5}) {
        const Counted counted(forced);
        const Totals& totals = invisible_totals(forced);
        for (std::size_t sum = 0; sum < Totals::kTop; ++sum) {
            for (const bool crit : {false, true}) {
                INFO("forced " << forced << ", sum " << sum << ", critical " << crit);
                CHECK(apart(counted.chances[crit][sum], totals.at(crit, sum)) < kApart);
            }
        }
    }
}

TEST_CASE("Chances are whole, however many doubles are forced", "[rakuen][odds]") {
    for (const int forced : {0, 1, 7, 30, 60, kMostForced, 5000}) {
        const Totals& totals = invisible_totals(forced);
        Chance whole = 0;
        for (std::size_t sum = 0; sum <= Totals::kTop; ++sum) whole += totals.at(sum);
        CHECK(whole == kCertain);
    }
    CHECK(invisible_totals(kMostForced).least() >= 4 * kMostForced);
    CHECK(plain_totals().least() == 3);
}

TEST_CASE("Dice of an invisible guard are chains side by side [rakuen 9]", "[rakuen][odds]") {
    CHECK(guard_totals(0).at(false, 0) == kCertain);
    const Totals one = guard_totals(1);
    const Totals two = guard_totals(2);
    for (std::size_t sum = 0; sum < 200; ++sum) {
        CHECK(one.at(true, sum) == plain_totals().at(true, sum));
        Chance chance = 0;
        for (std::size_t first = 0; first <= sum; ++first) {
            chance += multiply(one.at(first), one.at(sum - first));
        }
        CHECK(apart(chance, two.at(sum)) < kApart);
    }
    CHECK(two.with_double() == kCertain / 100 * 19);
}

TEST_CASE("What a charge gains [rakuen 13.8]", "[rakuen][odds]") {
    CHECK(charge_chance(1) == 0);
    CHECK(charge_chance(2) == kCertain / 10 * 9);
    CHECK(charge_chance(3) == kCertain / 100 * 9);
    CHECK(charge_chance(6) == kCertain / 100'000 * 9);
}

} // namespace shiaiba::rakuen
