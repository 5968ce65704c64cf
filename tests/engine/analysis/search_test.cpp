// Tests opponents that search by playing options on to the end, their account of a position, and
// the review of fights by hand.
#include "analysis/search.hpp"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "analysis/review.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/fight/decisions.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"
#include "share/some_matches.hpp"

namespace shiaiba {
namespace {

using Strings = std::vector<std::string>;

Match coin_match(std::array<int, 2> stakes, std::uint64_t seed, Strings decisions = {}) {
    Match match;
    match.system = &coins::system();
    match.settings = *match.system->settings().check(Json());
    for (std::size_t k = 0; k < 2; ++k) {
        match.sides[k] = alone(*match.system, {},
                               *match.system->check(JsonObject().add("stake", stakes[k]), {}, {}));
    }
    match.seed = seed;
    match.decisions = std::move(decisions);
    return match;
}

int points(const Played& played, Side side) {
    return played.fight_log.boards.back().sides[index(side)].left;
}

} // namespace

TEST_CASE("search: matches that differ only in the dice to come get the same answer", "[search]") {
    const std::size_t first = *searched(coin_match({3, 2}, 0), 2);
    for (std::uint64_t seed = 1; seed < 20; ++seed)
        CHECK(*searched(coin_match({3, 2}, seed), 2) == first);

    // After dice have fallen, the answer depends on what was seen and not on the seed.
    std::map<std::string, std::size_t> answers;
    std::size_t agreed = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Match match = coin_match({4, 3}, seed, {"flip", "flip", "flip"});
        const Played played = play(match, Log::Listen::Everything);
        std::string seen = played.fight_log.trace;
        for (const Event& event : played.fight_log.events) seen += event.kind;
        const std::size_t answer = *searched(match, 1);
        const auto [known, is_new] = answers.emplace(seen, answer);
        CHECK(known->second == answer);
        agreed += is_new ? 0 : 1;
    }
    CHECK(agreed > 20);
}

TEST_CASE("search: where seeing the next coin would pay, it does as if it could not", "[search]") {
    // A has 4 of 5 points and B two at most, so that "safe" wins at once and "flip" does not
    // always. A player who saw heads coming would flip, which wins as surely and by more points.
    int heads = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Strings so_far{"safe", "flip", "safe", "flip", "safe", "flip", "safe", "flip"};
        Match match = coin_match({4, 1}, seed, so_far);
        const Played played = play(match, Log::Listen::Everything);
        if (!played.pending || points(played, Side::B) > 2) continue;
        CHECK(*searched(match, 2) == 0);
        match.decisions.emplace_back("flip");
        heads += points(play(match, Log::Listen::Everything), Side::A) > 5 ? 1 : 0;
    }
    CHECK(heads > 5);
}

TEST_CASE("search: it goes on from any record, and says nothing where nobody is asked",
          "[search]") {
    CHECK_FALSE(searched(coin_match({2, 2}, 1, {"surrender"}), 1));
    CHECK_FALSE(searched(coin_match({2, 2}, 1, {"nonsense"}), 1));
    CHECK(searched(coin_match({2, 2}, 1, {"flip", "reroll 1", "flip"}), 1));
}

TEST_CASE("search: where nothing tells options apart, what the plans choose stays", "[search]") {
    // Neither side can attack, and the battle is one turn long. By default all DP are declared, the
    // last option of the list.
    const Json nobody = *parse_json(
        R"({"stats":{"body":5,"vit":5,"int":5,"sense":5,"will":6},"ranks":{"stats":"A","skills":"B","abilities":"C"}})");
    const auto match = check_match(tests::registry(), {{"system", "sengen"},
                                                       {"sides", {nobody, nobody}},
                                                       {"settings", {{"turnLimit", 1}}},
                                                       {"controllers", {"search 1", "plans"}},
                                                       {"seed", "1"}});
    REQUIRE(match);
    const Played played = play(*match, Log::Listen::Nothing);
    REQUIRE(played.pending);
    const auto& options = played.pending->options;
    REQUIRE(options.size() > 20);
    CHECK(options[*searched(*match, 1)].id == "26");
}

TEST_CASE("search: it beats a player who takes any option", "[search]") {
    const auto wins = [](Controllers controllers, int fights) {
        int won = 0;
        for (int k = 0; k < fights; ++k) {
            Match match = coin_match({3, 3}, static_cast<std::uint64_t>(k));
            match.controllers = controllers;
            won += fight_searched(match, match.seed).winner == Side::A ? 1 : 0;
        }
        return won;
    };
    const int chance = wins({Controller::Hand, Controller::Hand}, 100);
    const int searching = wins({Controller::Search1, Controller::Hand}, 100);
    const int against = wins({Controller::Hand, Controller::Search1}, 100);
    INFO(against << " " << chance << " " << searching);
    CHECK(searching > chance + 10);
    CHECK(against < chance - 10);
}

TEST_CASE("search: it plays every system to an end, and the same each time",
          "[search][conformance]") {
    for (const System* system : tests::registry().all()) {
        INFO("system " << system->identity.id);
        // A fight of large parties has many times as many decisions.
        const bool large = system->identity.most_members > 4;
        const int fights = large ? 1 : 6;
        for (int k = 0; k < fights; ++k) {
            Dice dice(static_cast<std::uint64_t>(k));
            Match match;
            match.system = system;
            match.settings = *system->settings().check(Json());
            match.controllers = {Controller::Search1, Controller::Hand};
            match.seed = static_cast<std::uint64_t>(k);
            for (Party& side : match.sides) {
                side = random_party(*system, dice, Json(), match.settings);
                if (large && side.members.size() > 2) side.members.resize(2);
            }
            const Outcome end = fight_searched(match, match.seed);
            CHECK(end.rounds >= 1);
            CHECK(end.rounds <= system->identity.most_rounds);
            const Outcome again = fight_searched(match, match.seed);
            CHECK(again.winner == end.winner);
            CHECK(again.rounds == end.rounds);
            CHECK(again.left == end.left);
        }
    }
}

// What can be asked about a match that waits for a decision: odds of its options, the choice of its
// opponent.

namespace {

Match duel(const char* text) {
    Json json = *parse_json(text);
    json["system"] = "rakuen";
    json["sides"] = *parse_json(R"([{"POW":20,"SPD":20,"WIZ":20},{"POW":30,"SPD":20,"WIZ":10}])");
    return *check_match(all_systems(), json);
}

} // namespace

TEST_CASE("ahead: opponents have the levels that the identity tells of", "[ahead]") {
    for (const System* system : all_systems().all()) {
        CHECK(opponent_of(*system, 0) == nullptr);
        CHECK(opponent_of(*system, system->identity.opponents + 1) == nullptr);
    }
}

TEST_CASE("ahead: a system without an opponent of its own is searched", "[ahead]") {
    Match match = *check_match(tests::registry(), *parse_json(R"({"system":"coins","seed":"9",
        "sides":[{"stake":3},{"stake":2}],"controllers":["search 2","search 1"]})"));
    CHECK(opponent_of(*match.system, 2) == nullptr);
    const std::string thought = *thought_of(match);
    CHECK((thought == "safe" || thought == "flip"));
    CHECK(*thought_of(match) == thought);
    think_on(match);
    CHECK(match.decisions.size() > 1);
    CHECK(match.decisions.front() == thought);
    CHECK(play(match, Log::Listen::Nothing).outcome);
    CHECK(thought_of(match)->empty());
}

TEST_CASE("ahead: plans decide where somebody else was to", "[ahead]") {
    const std::string sides = R"("system":"panel","seed":"3","sides":[)" +
                              samples_of(*all_systems().find("panel"), Lang::Ja)[0].dump() + "," +
                              samples_of(*all_systems().find("panel"), Lang::Ja)[1].dump() + "]";
    const Match own = *check_match(all_systems(), *parse_json("{" + sides + "}"));
    Match hand = *check_match(all_systems(),
                              *parse_json("{" + sides + R"(,"controllers":["hand","hand"]})"));
    // Decision by decision, the answers make the fight that the plans fight by themselves.
    while (true) {
        const std::string planned = *planned_of(hand);
        if (planned.empty()) break;
        hand.decisions.push_back(planned);
    }
    CHECK(play(hand, Log::Listen::Digest).digest == play(own, Log::Listen::Digest).digest);
    CHECK(hand.decisions.size() > 3);
    const Match planless = duel(R"({"controllers":["hand","hand"]})");
    CHECK_FALSE(planned_of(planless)->empty());
    CHECK_FALSE(planned_of(duel(R"({"decisions":["nonsense"]})")));
}

TEST_CASE("ahead: what plans keep is not spent where that brings nothing", "[ahead]") {
    // At the beginning everybody's DP is full: a side that clears the barrages of the first turn
    // wastes its card.
    const System& sengen = *all_systems().find("sengen");
    const auto& builds = capabilities_of(sengen).scenarios.at(1).builds;
    for (int seed = 0; seed < 12; ++seed) {
        Match match = *check_match(
            all_systems(),
            *parse_json(R"({"system":"sengen","controllers":["search 2","search 2"],"seed":")" +
                        std::to_string(seed) + R"(","sides":[)" +
                        std::string(builds.at(static_cast<std::size_t>(seed) % 2)) + "," +
                        std::string(builds.at(2)) + "]}"));
        for (int k = 0; k < 6; ++k) {
            const std::string thought = *thought_of(match);
            INFO(seed << " " << thought);
            CHECK(thought.substr(0, 5) != "clear");
            match.decisions.push_back(thought);
        }
    }
}

TEST_CASE("ahead: a search thinks where it controls the pending side", "[ahead]") {
    const Match match = duel(R"({"controllers":["search 1","hand"]})");
    const auto pending = play(match, Log::Listen::Everything).pending;
    REQUIRE(pending);
    const std::string thought = *thought_of(match);
    if (pending->side == Side::A) {
        bool legal = false;
        for (const Option& option : pending->options) legal = legal || option.id == thought;
        CHECK(legal);
    } else {
        CHECK(thought.empty());
    }
    // The choice of the first attacker has no odds.
    CHECK(odds_ahead(match)->empty());
    const Match attack = duel(R"({"decisions":["first"]})");
    CHECK(odds_ahead(attack)->at("options").size() ==
          play(attack, Log::Listen::Nothing).pending->options.size());

    CHECK(thought_of(duel(R"({"controllers":["plans","plans"]})"))->empty());
    CHECK(thought_of(duel(R"({"decisions":["surrender A"]})"))->empty());
    CHECK(odds_ahead(duel(R"({"decisions":["surrender A"]})"))->empty());
}

TEST_CASE("ahead: a decision that is none is told of", "[ahead]") {
    const Match match = duel(R"({"decisions":["nonsense"]})");
    CHECK(odds_ahead(match).problems().front().path == "/decisions/0");
    CHECK(thought_of(match).problems().front().code == "illegalDecision");
}

// The review of decisions by hand: blunders are found, exactly where possible, and hidden facts are
// never used.

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
    // A side that gives up has no chance left, whatever would have followed.
    const Reviewed last = review(match, points.back());
    CHECK(last.point.taken.id.empty());
    CHECK((last.taken.exact && last.taken.share == exact_share(0, 1)));
    CHECK(last.lost() > 0);

    const Match secret = match_of(R"({"system":"teams","seed":"5",
        "sides":[{"name":"灯","strength":5},{"name":"凪","strength":5}],
        "controllers":["hand","hand"],"decisions":["sun","moon"]})");
    CHECK(review_points(secret, Side::B).size() == 1);
    CHECK(review_points(secret, Side::B)[0].actor.side == Side::B);
    // A waits for a decision, so that the default view is A's.
    CHECK(review_points(secret, {})[0].actor.side == Side::A);
    CHECK(review_points(secret, Side::None).size() == 2);
}

TEST_CASE("review: a blunder of an end that can be reckoned is found, with its exact odds",
          "[review]") {
    // A guard lets some damage through, which ends the fight at 1 HP; an evasion sometimes
    // succeeds.
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
    // A hit loses the fight; an evasion does not win it yet.
    const Json& evading = last.odds.at("options").at(1);
    CHECK(evading.at("option") == "evade");
    CHECK(last.advice->chances.share.low <
          static_cast<int>(10'000 * (1 - evading.at("figures").at(0).at("chance").get<double>())));
    // The greatest loss comes first; decisions that lost nothing stay in the order of the record.
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
    // Seeds that deal A the same cards and B different ones: two stances, then A plays a card.
    std::map<std::string, std::vector<Match>> alike;
    const auto cards = [](const Match& match, Side side) {
        std::string all;
        const Played played = play(match, Log::Listen::Everything);
        for (const auto card : played.fight_log.boards.back().sides[index(side)].piles[0].cards)
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
