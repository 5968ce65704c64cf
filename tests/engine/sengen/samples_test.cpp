// The samples by their own plans: nobody is hopeless, nobody beats everybody, and the parties are a match ([sengen 15]).
#include <vector>

#include "analysis/simulate.hpp"
#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::size_t kAlone = 7;

std::vector<Party> samples() {
    std::vector<Party> parties;
    for (const Json& json : ruleset().samples())
        parties.push_back(*check_party(tests::registry(), ruleset(), json));
    return parties;
}

/// Wins of A in percent; a draw is half a win.
int share(const Party& a, const Party& b, int fights) {
    const auto settings = *ruleset().check_settings(Json());
    const Sides sides{&a, &b};
    int halves = 0;
    for (int seed = 0; seed < fights; ++seed) {
        const Side winner = fight_unattended(ruleset(), settings, sides, all_planners(sides),
                                             static_cast<std::uint64_t>(seed))
                                .winner;
        halves += winner == Side::A ? 2 : winner == Side::None ? 1 : 0;
    }
    return 50 * halves / fights;
}

} // namespace

TEST_CASE("sengen 15: no sample is below 25 % or above 70 % against all others", "[sengen][15]") {
    const std::vector<Party> all = samples();
    REQUIRE(all.size() > kAlone);
    std::vector<int> sums(kAlone);
    for (std::size_t a = 0; a < kAlone; ++a) {
        for (std::size_t b = a + 1; b < kAlone; ++b) {
            const int won = share(all[a], all[b], 20);
            sums[a] += won;
            sums[b] += 100 - won;
        }
    }
    for (std::size_t k = 0; k < kAlone; ++k) {
        INFO(all[k].name);
        const int mean = sums[k] / static_cast<int>(kAlone - 1);
        CHECK(mean >= 25);
        CHECK(mean <= 70);
    }
}

TEST_CASE("sengen 15: the first two, and the two parties, are a match for one another",
          "[sengen][15]") {
    const std::vector<Party> all = samples();
    REQUIRE(all.size() == kAlone + 2);
    const int duel = share(all[0], all[1], 60);
    CHECK(duel >= 35);
    CHECK(duel <= 65);
    const int parties = share(all[kAlone], all[kAlone + 1], 40);
    CHECK(parties >= 40);
    CHECK(parties <= 70);
}

} // namespace shiaiba::sengen
