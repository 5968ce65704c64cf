// A review of what hands decided: blunders are found, exactly where that can be, and nothing is judged by what was hidden.
#include "analysis/review/review.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "share/some_matches.hpp"

namespace shiaiba {
namespace {

Match match_of(const char* text) {
    const auto match = check_match(tests::registry(), *parse_json(text));
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    return *match;
}

} // namespace

TEST_CASE("review: only what a hand decided is looked at, and its own part of what goes on",
          "[review]") {
    Match match = match_of(R"({"system":"coins","seed":"5","sides":[{"stake":2},{"stake":2}],
        "controllers":["hand","search 1"],
        "decisions":["flip","safe","reroll 1","flip","safe","surrender A"]})");
    const auto points = review_points(match, {});
    REQUIRE(points.size() == 3);
    CHECK(points[1].i == 3);
    CHECK(points[1].taken.id == "flip");
    // Who gives up has no chance left, whatever would have come.
    const Reviewed last = review(match, points.back());
    CHECK(last.point.taken.id.empty());
    CHECK((last.taken.exact && last.taken.share == exact_share(0, 1)));
    CHECK(last.lost() > 0);

    const Match secret = match_of(R"({"system":"teams","seed":"5",
        "sides":[{"name":"灯","strength":5},{"name":"凪","strength":5}],
        "controllers":["hand","hand"],"decisions":["sun","moon"]})");
    CHECK(review_points(secret, Side::B).size() == 1);
    CHECK(review_points(secret, Side::B)[0].actor.side == Side::B);
    // A is asked: that is whose view it is.
    CHECK(review_points(secret, {})[0].actor.side == Side::A);
    CHECK(review_points(secret, Side::None).size() == 2);
}

TEST_CASE("review: the same numbers for all that looks the same from the side that was asked",
          "[review]") {
    // Seeds that deal A the same cards and B others: two stances, then A plays a card.
    std::map<std::string, std::set<std::string>> told;
    std::map<std::string, std::set<std::string>> hidden;
    for (int seed = 1; seed <= 120; ++seed) {
        Match match = match_of(R"({"system":"teams","controllers":["hand","hand"],
            "sides":[{"name":"灯","strength":3,"tactic":"陽気"},{"name":"凪","strength":3,"tactic":"月影"}],
            "decisions":["sun","moon"]})");
        match.seed = static_cast<std::uint64_t>(seed);
        const Played played = play(match, Log::Listen::Everything);
        const auto cards = [&](Side side) {
            std::string all;
            for (const auto card : played.chronicle.boards.back().sides[index(side)].piles[0].cards)
                all.append(card).append(" ");
            return all;
        };
        const std::string own = cards(Side::A);
        // A pair that comes again is told of once more.
        if (seed > 60 && told.count(own) == 0) continue;
        match.decisions.push_back(played.pending->options[0].id);
        told[own].insert(write_json(to_json(review(match, review_points(match, Side::A)[1]))));
        hidden[own].insert(cards(Side::B));
    }
    int compared = 0;
    for (const auto& [own, answers] : told) {
        CHECK(answers.size() == 1);
        compared += hidden[own].size() > 1 ? 1 : 0;
    }
    CHECK(compared >= 5);
}

} // namespace shiaiba
