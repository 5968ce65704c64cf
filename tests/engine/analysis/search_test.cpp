// The opponent for any system: legal, the same every time, blind to the dice to come, and better than chance.
#include "analysis/search.hpp"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/fight/decisions.hpp"
#include "core/text/json.hpp"
#include "share/some_matches.hpp"

namespace shiaiba {
namespace {

using Strings = std::vector<std::string>;

Match coin_match(std::array<int, 2> stakes, std::uint64_t seed, Strings decisions = {}) {
    Match match;
    match.ruleset = &coins::ruleset();
    match.settings = *match.ruleset->check_settings(Json());
    for (std::size_t k = 0; k < 2; ++k) {
        match.sides[k] =
            alone(*match.ruleset, {}, *match.ruleset->check(JsonObject().add("stake", stakes[k])));
    }
    match.seed = seed;
    match.decisions = std::move(decisions);
    return match;
}

int points(const Played& played, Side side) {
    return played.chronicle.boards.back().sides[index(side)].left;
}

} // namespace

TEST_CASE("search: matches that differ only in the dice to come get the same answer", "[search]") {
    const std::size_t first = *searched(coin_match({3, 2}, 0), 2);
    for (std::uint64_t seed = 1; seed < 20; ++seed)
        CHECK(*searched(coin_match({3, 2}, seed), 2) == first);

    // After dice have fallen: one answer for everything that was seen, whatever the seed.
    std::map<std::string, std::size_t> answers;
    std::size_t agreed = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Match match = coin_match({4, 3}, seed, {"flip", "flip", "flip"});
        const Played played = play(match, Log::Listen::Everything);
        std::string seen = played.chronicle.trace;
        for (const Event& event : played.chronicle.events) seen += event.kind;
        const std::size_t answer = *searched(match, 1);
        const auto [known, is_new] = answers.emplace(seen, answer);
        CHECK(known->second == answer);
        agreed += is_new ? 0 : 1;
    }
    CHECK(agreed > 20);
}

TEST_CASE("search: where seeing the next coin would pay, it does as if it could not", "[search]") {
    // A has 4 of 5 points and B two at most, so that "safe" wins at once and "flip" not always. A
    // player who saw heads coming would flip: that wins as surely, and by more.
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
    // Neither can attack, and the battle is one turn long: by default all DP are declared, the last of the list.
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
    for (const Ruleset* ruleset : tests::registry().all()) {
        INFO("system " << ruleset->identity().id);
        // A fight of large parties has many times as many decisions.
        const bool large = ruleset->identity().most_members > 4;
        const int fights = large ? 1 : 6;
        for (int k = 0; k < fights; ++k) {
            Dice dice(static_cast<std::uint64_t>(k));
            Match match;
            match.ruleset = ruleset;
            match.settings = *ruleset->check_settings(Json());
            match.controllers = {Controller::Search1, Controller::Hand};
            match.seed = static_cast<std::uint64_t>(k);
            for (Party& side : match.sides) {
                side = random_party(*ruleset, dice, Json(), match.settings);
                if (large && side.members.size() > 2) side.members.resize(2);
            }
            const Outcome end = fight_searched(match, match.seed);
            CHECK(end.rounds >= 1);
            CHECK(end.rounds <= ruleset->identity().most_rounds);
            const Outcome again = fight_searched(match, match.seed);
            CHECK(again.winner == end.winner);
            CHECK(again.rounds == end.rounds);
            CHECK(again.left == end.left);
        }
    }
}

} // namespace shiaiba
