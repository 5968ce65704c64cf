// Tests cards, answers to a skill, and what a side is not shown ([shinki 1.1, 4, 7.5, 18]).
#include <set>
#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/fight/question.hpp"
#include "core/text/json.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"
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
    const auto* const system = tests::registry().find("shinki");
    for (const char* id : {"", "S", "S1", "SX", "10S", "ZK", "sa"}) {
        CHECK(card_from(id) == -1);
        const auto settings =
            system->settings().check({{"start", {{"A1", {{"hand", {"SA", id}}}}}}});
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

// Reactions: their order, and the effects on the skill that they answer; counters ([shinki 7.5]).

namespace {

constexpr const char* kBoth = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})";

std::string answering(const std::string& effects, const std::string& cost = "{}") {
    return skill_of("back", R"("timing":"reaction","target":{"side":"self"},"cost":)" + cost +
                                R"(,"effects":[)" + effects + "]");
}
/// An action with this damage on all enemies at any distance.
std::string sweep(int damage) {
    return skill_of("hit", R"("timing":"action","range":[0,4],
        "target":{"side":"enemy","count":"all"},"effects":[{"op":"damage","amt":{"c":)" +
                               std::to_string(damage) + "}}]");
}

/// The state of B1, who stands beside A1, after answering an attack with this card by the skill
/// "back".
std::string answered(const std::string& card, const std::string& effects, unsigned statuses = 0) {
    Position p(kPlain, R"({"members":[{"points":{"hp":1},"skills":["back"]},{}]})",
               own_skills(answering(effects)));
    p.at("A1").column = 1;
    p.at("B1").statuses |= statuses;
    p.hand("A1", card + " HK").draws("C2");
    p.decide("skill attack B1, " + card + ", back, end");
    p.turn("A1");
    p.check();
    return p.of("B1");
}

/// HP of B1 after answering an attack that was paid with one card by 《見切り》 with another.
std::string read(const char* card, const char* against) {
    Position p(kPlain, knows(R"("mikiri")"));
    p.at("A1").column = 1;
    p.hand("A1", std::string(against) + " C3").hand("B1", card).draws("C2");
    p.decide("skill attack B1, " + std::string(against) + ", mikiri, end");
    p.turn("A1");
    p.check();
    return p.of("B1").substr(0, 2);
}

/// A sweep of 5 by A1 is answered by two members of B with counters of 2 that reach one column.
/// `set` changes the position; the result is A1's state.
template <class Set>
std::string countered(const Set& set) {
    Position p(
        R"({"members":[{"points":{"hp":1},"skills":["hit"]},{}]})",
        R"({"members":[{"points":{"hp":1},"skills":["back"]},
                              {"points":{"hp":1},"skills":["back"]}]})",
        own_skills(sweep(5) + "," + answering(R"({"op":"counter","amt":{"c":2},"range":[0,1]})")));
    p.at("A1").column = 1;
    set(p);
    p.draws("C2").decide("skill hit, back, back" +
                         std::string(p.at("A1").damage > 0 ? "" : ", end"));
    p.turn("A1");
    p.check();
    return p.of("A1").substr(0, 2);
}

} // namespace

TEST_CASE("4: a contest is won by the strictly greater largest card", "[shinki][4][7.5]") {
    CHECK(read("SQ", "HJ") == "40");
    // The contest is lost: damage is floor(11 / 2), floor(10 / 2) and floor(1 / 2) less.
    CHECK(read("DJ", "HJ") == "34");
    CHECK(read("D10", "HJ") == "34");
    CHECK(read("DA", "SA") == "39");
}

TEST_CASE("4: a contest is lost where either used no cards", "[shinki][4][7.5]") {
    Position p(knows(R"("tentsui")"), knows(R"("mikiri")"));
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3 S4 S5 S6").hand("B1", "HK").draws("C2");
    p.decide("skill tentsui B1, mikiri, end");
    p.turn("A1");
    CHECK(p.of("B1") == "28,12,0,1,s,");
    CHECK(p.kinds() == "turn_start draw skill kihaku react kihaku contest reduce damage pass");
    // Any card would win against no card; no card loses even against an ace.
    const std::string contest =
        R"({"op":"contest","win":[{"op":"negate"}],"lose":[{"op":"reduce","amt":{"c":5}}]})";
    CHECK(answered("SA", contest) == "40,0,0,1,s,");
    CHECK(answered("S9", contest) == "36,4,0,1,s,");
}

TEST_CASE("7.5-3: targets react in the order of their 行動値, then in build order",
          "[shinki][7.5]") {
    const auto asked = [](int second) {
        Position p(knows(R"("hit")"),
                   R"({"members":[{"points":{"hp":1,"speed":1}},{"points":{"hp":1,"speed":)" +
                       std::to_string(second) + "}}]}",
                   own_skills(sweep(1)));
        p.hand("B1", "D5").hand("B2", "D6").draws("C2").decide("skill hit, none, none, end");
        p.turn("A1");
        p.check();
        return p.acts();
    };
    CHECK(asked(2) == "A1.skill_hit B2.none B1.none A1.end");
    CHECK(asked(1) == "A1.skill_hit B1.none B2.none A1.end");
    CHECK(asked(0) == "A1.skill_hit B1.none B2.none A1.end");
}

TEST_CASE("4: who steps out and stays in the range is hit; a skill without range is never left",
          "[shinki][4][7.5]") {
    const std::string list =
        own_skills(sweep(5) + "," + answering(R"({"op":"step_out"})") + "," +
                   skill_of("calm2", R"("timing":"action","target":{"side":"self"},
                                        "effects":[{"op":"heal","amt":{"c":4}}])"));
    Position p(knows(R"("hit")"), knows(R"("back")"), list);
    p.at("B1").column = 2;
    p.draws("C2").decide("skill hit, back");
    p.turn("A1");
    CHECK(p.open_options() == "step +1, step -1");
    CHECK(p.at("B1").damage == 5);
    CHECK(p.kinds().find("negate") == std::string::npos);

    Position own(knows(R"("calm2","back")"), kPlain, list);
    own.at("A1").damage = 9;
    own.draws("C2").decide("skill calm2, back, end");
    own.turn("A1");
    CHECK(own.of("A1") == "35,5,0,4,s,a");
    own.check();
}

TEST_CASE("4: effects of a reaction hang on conditions one by one", "[shinki][4][7.5]") {
    constexpr const char* kReduce =
        R"({"op":"reduce","amt":{"c":9},"when":{"target_status":"fire"}},
           {"op":"reduce","amt":{"c":2}})";
    CHECK(answered("S9", kReduce) == "33,7,0,1,s,");
    CHECK(answered("S9", kReduce, bit(Status::Fire)) == "40,0,0,1,sf,");
    constexpr const char* kSelf =
        R"({"op":"reduce","amt":{"c":9},"to":"self","when":{"target_status":"fire"}})";
    CHECK(answered("S9", kSelf) == "31,9,0,1,s,");
    CHECK(answered("S9", kSelf, bit(Status::Fire)) == "40,0,0,1,sf,");
}

TEST_CASE("4, 7.5: who falls by its own reaction does nothing more, and is not hit",
          "[shinki][4][7.5]") {
    CHECK(answered("S9", R"({"op":"fatal_damage","amt":{"c":40}},
                            {"op":"status","id":"poison","to":"self"})") == "0,0,40,1,,n");
}

TEST_CASE("R45, 7.5-5: counters strike where neither is down and the distance fits",
          "[shinki][R45][7.5]") {
    CHECK(countered([](Position&) {}) == "36");
    CHECK(countered([](Position& p) { p.at("B1").damage = 36; }) == "38");
    CHECK(countered([](Position& p) { p.at("B2").damage = 36; }) == "38");
    CHECK(countered([](Position& p) { p.at("B1").column = 3; }) == "38");
    CHECK(countered([](Position& p) { p.at("B2").column = 3; }) == "38");
    // The first counter fells A1.
    CHECK(countered([](Position& p) { p.at("A1").damage = 38; }) == "0,");
}

TEST_CASE("7.5-5: whom a counter has felled no other one strikes", "[shinki][7.5]") {
    Position p(
        R"({"members":[{"points":{"hp":1},"skills":["hit"]},{}]})",
        R"({"members":[{"skills":["back"]},{"skills":["back"]}]})",
        own_skills(sweep(1) + "," + answering(R"({"op":"counter","amt":{"c":2},"range":[0,4]})")));
    p.at("A1").damage = 39;
    p.draws("C2").decide("skill hit, back, back");
    p.turn("A1");
    CHECK(p.kinds() ==
          "turn_start draw skill react ready react ready damage damage counter damage down "
          "no_override no_counter lost");
    p.check();
}

TEST_CASE("6: 〈暗闇〉 takes 3 off each instance of its bearer's damage", "[shinki][6][7.5]") {
    Position p(knows(R"("own")"), kBoth,
               own_skill(R"("timing":"action","range":[0,4],"target":{"side":"enemy","count":1},
                   "effects":[{"op":"damage","amt":{"c":5}},{"op":"damage","amt":{"c":2}},
                              {"op":"damage","amt":{"c":4}}])"));
    p.at("A1").statuses |= bit(Status::Dark);
    p.at("B1").statuses |= bit(Status::Dark);
    p.draws("C2").decide("skill own B1, end");
    p.turn("A1");
    CHECK(p.of("B1") == "37,3,0,1,sd,");
}

TEST_CASE("13, 6: a line says by what a number was changed, 〈暗闇〉 too", "[shinki][13][6]") {
    // B1 acts first, and its 《闇纏い》 gives A1 〈暗闇〉.
    const auto fought = [](const char* a, const char* b, const std::string& decisions) {
        const auto member = [](const char* speed, const std::string& skills) {
            return R"({"points":{"hp":1,"speed":)" + std::string(speed) + R"(},"skills":[)" +
                   skills + "]}";
        };
        return Fought({member("0", a), member("5", b),
                       R"({"start":{"A1":{"column":3,"hand":["S2","C9","S4","S5","S6"]},
                                    "B1":{"column":3,"hand":["H2","D5","H4","H5","H6"]}}})",
                       "", "skill yami A1, H2, none, end, " + decisions + ", surrender A"});
    };
    const Fought missed = fought(R"("yami")", R"("yami")", "skill yami B1, S2, none");
    CHECK(missed.says("に0ダメージ（♠2：2÷2（切り捨て）+1−〈暗闇〉3）。残りHP40。"));
    CHECK(missed.says(" takes 0 damage (♠2: 2/2 rounded down + 1 − Darkness 3); HP 40."));
    // No modifier changed B1's own number.
    CHECK(missed.says("に2ダメージ（♥2：2÷2（切り捨て）+1）。残りHP38。"));
    CHECK(missed.says(" takes 2 damage (♥2: 2/2 rounded down + 1); HP 38."));
    // Example X5, in which all modifiers meet.
    const Fought hit =
        fought(R"("guren","toushi")", R"("yami","teppeki")", "skill guren B1, C9, guard, D5");
    CHECK(hit.says("に4ダメージ（♣9：9+4+《闘志》2−〈暗闇〉3−軽減8）。残りHP36。"));
    CHECK(hit.says(
        " takes 4 damage (♣9: 9 + 4 + Fighting Spirit 2 − Darkness 3 − reduction 8); HP 36."));
}

// Dealing anew: before a computer opponent looks ahead, hidden cards are drawn again, and nothing
// else changes ([shinki 18]).

namespace {

/// Deals anew at the first question, for the side that is asked, and then takes default options.
class Dealing final : public Decisions {
public:
    explicit Dealing(std::uint64_t seed) : dice_(seed) {}
    Decision next(const Question& question) override {
        if (!dealt_) question.redeal(question.side(), dice_);
        dealt_ = true;
        std::size_t best = 0;
        for (std::size_t k = 1; k < question.size(); ++k) {
            if (question.place(k) < question.place(best)) best = k;
        }
        return {Decision::Kind::Pick, best};
    }

private:
    Dice dice_;
    bool dealt_ = false;
};

std::string hand_of(const Owner& owner) {
    std::string all;
    owner.hand.each([&](Card card) { all += std::string(card_id(card)) + " "; });
    return all;
}

} // namespace

TEST_CASE("8, 18: only the hands of the other side are dealt anew", "[shinki][8][18]") {
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Dealing dealing(seed);
        Position p(kPlain, R"({"members":[{"points":{"hp":1}},{}]})");
        p.at("A1").column = 1;
        p.hand("A1", "HK SA").hand("B1", "S10 H10 D10").hand("B2", "C9").kihaku("B1", "S2 S3");
        p.draws("C2").decided_by(dealing);
        p.turn("A1");
        const auto& owners = p.battle().owners();
        // Known are A's own cards except the one that it paid, and all open cards.
        CHECK(hand_of(owners[0]) == "SA HK ");
        CHECK(owners[0].kihaku.size() == 1);
        CHECK(owners[1].kihaku.size() == 2);
        CHECK(owners[1].hand.size() == 3);
        CHECK(owners[2].hand.size() == 1);
        seen.insert(hand_of(owners[1]));
        p.check();
    }
    CHECK(seen.size() > 15);
}

} // namespace shiaiba::shinki
