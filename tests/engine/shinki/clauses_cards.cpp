// 1.1: cards, their order and their ids; 12.3: which of them the default pays.
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "share/some_matches.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

Cards bundle(const std::vector<const char*>& ids) {
    Cards cards;
    for (const char* id : ids) cards.add(card_from(id));
    return cards;
}

} // namespace

TEST_CASE("1.1: the order of the cards, by value and then by suit", "[shinki][1.1]") {
    const Cards cards = bundle({"CK", "SA", "HA", "SA", "S10"});
    CHECK(cards.size() == 5);
    CHECK(card_id(cards.at(0)) == "SA");
    CHECK(card_id(cards.at(1)) == "SA");
    CHECK(card_id(cards.at(2)) == "HA");
    CHECK(card_id(cards.at(3)) == "S10");
    CHECK(card_id(cards.at(4)) == "CK");
    CHECK(cards.sum() == 1 + 1 + 1 + 10 + 13);
    CHECK(card_name(cards.highest()) == "♣K");
    CHECK(card_id(cards.lowest()) == "SA");
    Cards both = bundle({"SA"});
    both.add(cards);
    CHECK(both.size() == 6);
    CHECK(both.count(card_from("SA")) == 3);
    CHECK(both.count(card_from("CK")) == 1);
    CHECK(Cards::packs(2).size() == 104);
    CHECK(Cards::packs(2).count(card_from("HQ")) == 2);
    CHECK(card_id(Cards::packs(1).lowest()) == "SA");
    CHECK(card_id(Cards::packs(1).highest()) == "CK");
}

TEST_CASE("1.1: ids of cards, and what is none", "[shinki][1.1][2]") {
    for (Card card = 0; card < kCards; ++card) CHECK(card_from(card_id(card)) == card);
    const auto* const ruleset = tests::registry().find("shinki");
    for (const char* id : {"", "S", "S1", "SX", "10S", "ZK", "sa"}) {
        CHECK(card_from(id) == -1);
        const auto settings =
            ruleset->check_settings({{"start", {{"A1", {{"hand", {"SA", id}}}}}}});
        REQUIRE_FALSE(settings);
        CHECK(settings.problems().front().path == "/settings/start/A1/hand/1");
    }
}

TEST_CASE("4: what used cards come to: their number, sum, pair, flush and faces", "[shinki][4]") {
    const auto used = [](const std::vector<const char*>& ids) {
        Used all;
        for (const char* id : ids) all.add(card_from(id));
        return all;
    };
    const Used one = used({"HJ"});
    CHECK(one.cards == 1);
    CHECK((one.sum == 11 && one.largest == 11 && one.face));
    // One card is neither a pair nor a flush.
    CHECK_FALSE((one.pair || one.flush));
    CHECK_FALSE(used({"H10"}).face);
    const Used two = used({"H10", "H3"});
    CHECK((two.cards == 2 && two.sum == 13 && two.largest == 10 && two.flush && !two.pair));
    CHECK_FALSE(used({"H10", "S3"}).flush);
    CHECK(used({"H10", "S10"}).pair);
    const Used three = used({"H10", "S3", "D10"});
    CHECK((three.pair && !three.flush && three.largest == 10));
}

TEST_CASE("12.3: the second highest card pays; of two equal ones on top that one",
          "[shinki][12.3]") {
    CHECK(card_id(bundle({"HK"}).second_highest()) == "HK");
    CHECK(card_id(bundle({"HK", "S3"}).second_highest()) == "S3");
    CHECK(card_id(bundle({"HK", "HK", "S3"}).second_highest()) == "HK");
    Position p(kPlain, kPlain, R"({"packs":2})");
    p.at("A1").column = 1;
    p.hand("A1", "HK HK S3").draws("S2").decide("skill attack B1");
    p.turn("A1");
    CHECK(p.cards("A1") == "S2.S3.HK/HK");
    Position q(kPlain, kPlain);
    q.at("A1").column = 1;
    q.hand("A1", "HK H9 S3").draws("S2").decide("skill attack B1");
    q.turn("A1");
    CHECK(q.cards("A1") == "S2.S3.HK/H9");
}

} // namespace shiaiba::shinki
