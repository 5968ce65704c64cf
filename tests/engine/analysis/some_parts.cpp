// Makes the leagues and matches that tests of parts split.
#include "analysis/some_parts.hpp"

#include <algorithm>

#include "coins/coins.hpp"

namespace shiaiba::test {

SeriesSum fought_series(const Match& match, const SeriesWish& wish) {
    SeriesSum sum(wish);
    const FightBySeed fight = fight_of(match);
    for (std::uint64_t from = 0; sum.end() == SeriesSum::End::None;) {
        const std::uint64_t to = std::min(series_chunk_end(from), wish.fights);
        REQUIRE(sum.take(fight_part(fight, match.seed, from, to - from)));
        from = to;
    }
    return sum;
}

std::vector<Wins> fought_heat(const Heat& heat, std::uint64_t each) {
    std::vector<Wins> wins;
    for (std::size_t cell = 0; cell < heat.cells().size(); ++cell) {
        wins.push_back(heat.count(cell, 0, each));
    }
    return wins;
}

LeagueRequest random_league(const System& system, LeagueFormat format, std::uint64_t seed,
                            int entrants) {
    LeagueRequest request;
    request.system = &system;
    request.settings = *system.settings().check(Json());
    request.format = format;
    if (system.identity.chance) request.seed = seed;
    Dice dice(seed);
    for (int k = 0; k < entrants; ++k) {
        const Party party = random_party(system, dice, Json(), {});
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
