// A review of what hands decided: blunders are found, exactly where that can be, and nothing is judged by what was hidden.
#include "analysis/review.hpp"

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

TEST_CASE("review: a blunder of an end that can be reckoned is found, with its exact odds",
          "[review]") {
    // A guard lets something through, which ends it with 1 HP left; an evasion succeeds at times.
    const Match match = match_of(R"({"system":"rakuen","seed":"1","controllers":["hand","plans"],
        "sides":[{"POW":20,"SPD":20,"WIZ":20},{"POW":30,"SPD":20,"WIZ":10}],
        "settings":{"start":{"A":{"hp":1},"B":{"hp":40}}},
        "decisions":["second","attack POW","guard"]})");
    const auto points = review_points(match, {});
    const Reviewed last = review(match, points.back());
    CHECK((last.taken.exact && last.taken.share == exact_share(0, 1)));
    REQUIRE(last.advice);
    CHECK(last.advice->option.id == "evade");
    CHECK(last.lost() > 0);
    // Who is hit has lost; who isn't has not won yet.
    const Json& evading = last.odds.at("options").at(1);
    CHECK(evading.at("option") == "evade");
    CHECK(last.advice->chances.share.low <
          static_cast<int>(10'000 * (1 - evading.at("figures").at(0).at("chance").get<double>())));
    // The greatest loss comes first, and what lost nothing stays in the order of the record.
    std::vector<Reviewed> all;
    for (const ReviewPoint& point : points) all.push_back(review(match, point));
    const auto sorted = by_loss(all);
    for (std::size_t k = 1; k < sorted.size(); ++k) {
        CHECK(sorted[k - 1].lost() >= sorted[k].lost());
        CHECK((sorted[k].lost() > 0 || sorted[k - 1].lost() > 0 ||
               sorted[k - 1].point.i < sorted[k].point.i));
    }
}

TEST_CASE("review: the same numbers for all that looks the same from the side that was asked",
          "[review]") {
    // Seeds that deal A the same cards and B others: two stances, then A plays a card.
    std::map<std::string, std::vector<Match>> alike;
    const auto cards = [](const Match& match, Side side) {
        std::string all;
        const Played played = play(match, Log::Listen::Everything);
        for (const auto card : played.chronicle.boards.back().sides[index(side)].piles[0].cards)
            all.append(card).append(" ");
        return all;
    };
    Match match = match_of(R"({"system":"teams","controllers":["hand","hand"],
        "sides":[{"name":"灯","strength":3,"tactic":"陽気"},{"name":"凪","strength":3,"tactic":"月影"}],
        "decisions":["sun","moon"]})");
    for (match.seed = 1; match.seed <= 120; ++match.seed)
        alike[cards(match, Side::A)].push_back(match);
    int compared = 0;
    for (auto& [own, matches] : alike) {
        if (matches.size() < 2 || compared == 4) continue;
        ++compared;
        std::set<std::string> told;
        std::set<std::string> hidden;
        for (Match& one : matches) {
            hidden.insert(cards(one, Side::B));
            one.decisions.push_back(play(one, Log::Listen::Digest).pending->options[0].id);
            told.insert(write_json(to_json(review(one, review_points(one, Side::A)[1]))));
        }
        CHECK(hidden.size() > 1);
        CHECK(told.size() == 1);
    }
    CHECK(compared == 4);
}

} // namespace shiaiba
