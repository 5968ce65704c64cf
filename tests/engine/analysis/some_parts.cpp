// Makes the leagues and matches that tests of parts split.
#include "analysis/some_parts.hpp"

#include "coins/coins.hpp"

namespace shiaiba::test {

LeagueRequest random_league(const Ruleset& ruleset, LeagueFormat format, std::uint64_t seed,
                            int entrants) {
    LeagueRequest request;
    request.ruleset = &ruleset;
    request.settings = *ruleset.check_settings(Json());
    request.format = format;
    if (ruleset.identity().chance) request.seed = seed;
    Dice dice(seed);
    for (int k = 0; k < entrants; ++k) {
        const Party party = random_party(ruleset, dice, Json(), {});
        request.entrants.push_back({party, k % 3 == 0 ? "組" : ""});
    }
    return request;
}

Match coin_match() {
    const auto match =
        check_match(tests::registry(), {{"system", "coins"},
                                        {"seed", "5"},
                                        {"sides", Json::array({{{"stake", 1}}, {{"stake", 3}}})}});
    REQUIRE(match);
    return *match;
}

} // namespace shiaiba::test
