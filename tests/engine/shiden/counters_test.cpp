// Tests the counters of builds of 紫電一閃 弐 against the rulebook's battle.
#include "analysis/counters.hpp"

#include "analysis/equilibrium.hpp"
#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/shiden/kernel/fast_path.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

/// The number of the build 閃閃交硬果.
constexpr BuildNumber kMurai = 13'115;

Ending fought(BuildNumber a, BuildNumber b) {
    const System& system = shiden::system();
    Match match;
    match.system = &system;
    match.settings = *system.settings().check(Json());
    match.sides = {alone(*match.system, {}, shiden::fast_path().build(a)),
                   alone(*match.system, {}, shiden::fast_path().build(b))};
    const Played played = play(match, Log::Listen::Nothing);
    return played.outcome->winner == Side::A   ? Ending::Win
           : played.outcome->winner == Side::B ? Ending::Loss
                                               : Ending::Draw;
}

} // namespace

TEST_CASE("shiden counters: one step away, against the battle", "[counters][shiden]") {
    const FastPath& fast = shiden::fast_path();
    const Rating rating = table_rating(shiden::system());
    // Two further builds lie in the middle of the numbers.
    for (const BuildNumber mine : {kMurai, fast.builds() / 7, fast.builds() / 2 + 1}) {
        const Edits near = edits(fast, mine, rating);
        CHECK(near.edits.size() == 150);
        std::uint64_t lost = 0;
        for (const Edit& edit : near.edits) {
            if (fought(mine, edit.build) == Ending::Loss) ++lost;
        }
        CountersPart all;
        for (std::size_t part = 0; part < fast.items(); ++part) {
            join(fast, all, counters(fast, mine, {0, 0, 1}, part, rating));
        }
        CHECK(all.builds == lost);
        for (const Counter& counter : all.best) {
            CHECK(fought(counter.build, mine) == Ending::Win);
        }
    }
}

TEST_CASE("shiden counters: the largest boxes hold only builds that win", "[counters][shiden]") {
    const FastPath& fast = shiden::fast_path();
    const CountersPart part = counters(fast, kMurai, {}, 29, table_rating(shiden::system()));
    REQUIRE(part.largest.size() == kMostLargest);
    for (const Box& box : part.largest) {
        // Checks the first and the last build of the box.
        Sets highest{};
        for (std::size_t place = 0; place < fast.places(); ++place) {
            for (std::uint32_t bit = 1; bit != 0; bit <<= 1U) {
                if ((box.sets[place] & bit) != 0) highest[place] = bit;
            }
        }
        CHECK(fought(kMurai, fast.first_of(box.sets)) == Ending::Loss);
        CHECK(fought(kMurai, fast.first_of(highest)) == Ending::Loss);
    }
    for (const Counter& counter : part.best) CHECK(fought(counter.build, kMurai) == Ending::Win);
}

TEST_CASE("shiden counters: what the table's builds beat is what a sweep says",
          "[counters][shiden]") {
    const FastPath& fast = shiden::fast_path();
    const Equilibrium* const table = equilibrium_of(shiden::system());
    REQUIRE(table != nullptr);
    const auto wins = capabilities_of(shiden::system()).equilibrium_wins;
    const auto& entries = table->strategy.entries;
    REQUIRE(wins.size() == entries.size());
    for (const std::size_t k : {std::size_t{0}, entries.size() / 2, entries.size() - 1}) {
        Standing sum;
        for (std::size_t part = 0; part < fast.items(); ++part) {
            sum += fast.standing(entries[k].build, fast.share(part));
        }
        CHECK(sum.wins == wins[k]);
    }
}

TEST_CASE("shiden counters: the table's builds that beat ムライ, by what they beat",
          "[counters][shiden][boxes]") {
    const FastPath& fast = shiden::fast_path();
    CountersPart all;
    const Rating rating = table_rating(shiden::system());
    for (std::size_t part = 0; part < fast.items(); ++part) {
        join(fast, all, counters(fast, kMurai, {}, part, rating));
    }
    REQUIRE(all.best.size() == kMostBest);
    for (std::size_t k = 1; k < all.best.size(); ++k) {
        CHECK(all.best[k].score == 5000);
        REQUIRE(all.best[k].wins);
        CHECK(*all.best[k - 1].wins >= *all.best[k].wins);
    }
}

} // namespace shiaiba
