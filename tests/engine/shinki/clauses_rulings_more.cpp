// Tests the rulings from R30 on that no worked example shows by itself. Rulings about lists are in
// list_test.cpp.
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kTwo = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})";

/// A match by hand, played as far as its decisions go.
Match by_hand(const std::string& a, const std::string& b, const char* start, const char* tokens,
              const std::string& more = "{}") {
    Json settings{{"start", *parse_json(start)}, {"packs", 1}};
    settings.update(*parse_json(more));
    const auto match = check_match(tests::registry(), {{"system", "shinki"},
                                                       {"sides", {*parse_json(a), *parse_json(b)}},
                                                       {"settings", settings},
                                                       {"controllers", {"hand", "hand"}},
                                                       {"seed", "1"}});
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    Match played = *match;
    played.decisions = split(tokens, ',');
    return played;
}

/// The last decision, as this side may know it.
std::string last_choice(const Match& match, Side viewer) {
    const Played played =
        seen(match, play(match, Log::Listen::Everything), std::optional<Side>(viewer));
    REQUIRE(played.pending);
    REQUIRE_FALSE(played.illegal);
    REQUIRE_FALSE(played.fight_log.decisions.empty());
    return played.fight_log.decisions.back().option.id;
}

/// The number of cards in the last event of a kind, as this side may know it; −1: it may not, −2:
/// no such event.
int cards_told(const Match& match, Side viewer, std::string_view kind) {
    const Played played =
        seen(match, play(match, Log::Listen::Everything), std::optional<Side>(viewer));
    int cards = -2;
    for (const Event& event : played.fight_log.events) {
        if (event.kind != kind) continue;
        cards =
            event.numbers("cards").empty() ? -1 : static_cast<int>(event.numbers("cards").size());
    }
    return cards;
}

} // namespace

TEST_CASE("R30: whether to kill is asked when the fall stands, of others in their turns",
          "[shinki][R30][7.9]") {
    Position p(kTwo, kTwo, R"({"finishing":"ask"})");
    p.at("A1").column = p.at("A2").column = 1;
    p.at("B1").damage = 37;
    p.hand("A1", "C5 C3").hand("A2", "D5 D3").draws("C2 C4");
    p.decide("skill attack B1, C5, no, end, skill attack B2, D5, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_attack_B1 A1.C5 B1.none A1.no A1.end");
    p.turn("A2");
    CHECK(p.acts() == "A2.skill_attack_B2 A2.D5 B2.none A2.end");
    p.round_end();
    CHECK(p.acts().empty());
    CHECK(p.of("B1") == "0,42,0,1,,n");
    p.check();
}

TEST_CASE("R31: a battle goes on while anybody stands", "[shinki][R31][7.10]") {
    Position p(kPlain, gm(R"({"kind":"apostle","hp":50,"speed":3},
                             {"kind":"apostle","mob":true,"hp":5,"speed":3})"));
    p.at("A1").column = 1;
    p.at("B1").damage = 45;
    p.hand("A1", "C5 C3").draws("C2 C4");
    p.decide("skill attack B1, C5, end, skill attack B2, C4, end");
    p.turn("A1");
    CHECK(p.result().empty());
    p.turn("A1");
    CHECK(p.of("B2") == "1,4,0,1,,");
    CHECK(p.result().empty());
    p.check();
}

TEST_CASE("R33: card by card; equal cards are one option, the last ones no question",
          "[shinki][R33][8]") {
    Position p(knows(R"("sosei")"), kPlain, R"({"packs":2})");
    p.at("A1").column = 1;
    p.hand("A1", "HK HK C3").draws("C2").decide("skill sosei B1");
    p.turn("A1");
    CHECK(p.open_options() == "C2, C3, HK");
    p.check();
    Position q(knows(R"("sosei")"), kPlain);
    q.at("A1").column = 1;
    q.hand("A1", "HK C3 D9").draws("C2").decide("skill sosei B1, HK, C3, end");
    q.turn("A1");
    CHECK(q.cards("A1") == "C2.D9/HK.C3");
    // The cost takes both cards: they go without a question, the lowest first.
    Position r(knows(R"("sosei")"), kPlain);
    r.at("A1").column = 1;
    r.hand("A1", "HK").draws("C2").decide("skill sosei B1, end");
    r.turn("A1");
    CHECK(r.acts() == "A1.skill_sosei_B1 A1.C2 A1.HK B1.none A1.end");
    CHECK(r.cards("A1") == "/C2.HK");
}

TEST_CASE("R34: who rises in the round's end goes on through the rest of it",
          "[shinki][R34][7.7]") {
    Position p(knows(R"("yojin")"), kPlain);
    p.round(5);
    p.at("A1").damage = 38;
    p.at("A1").statuses |= bit(Status::Poison) | bit(Status::Fire);
    p.kihaku("A1", "S2 S3 S4 S5 S6 S7").decide("yes");
    p.round_end();
    // 10 − 4 − 5. 《余燼》 is no default skill, so that 狂乱 forbids it.
    CHECK(p.of("A1") == "1,34,5,5,spfz,o");
    CHECK(p.cards("A1") == "/S6.S7");
    p.check();
}

TEST_CASE("R36: skills without effect may be used, 《心輝》 in 〈心輝〉 may not",
          "[shinki][R36][7.5]") {
    Position p(knows(R"("yukou","kekki")"), kPlain);
    p.hand("A1", "C3 C4").deck("C2").draws("C2");
    p.decide("skill yukou A1, C3, none, skill kekki");
    p.turn("A1");
    CHECK(p.of("A1") == "36,4,0,5,s,a");
    CHECK(p.kinds() == "turn_start draw skill kihaku no_react heal skill cost no_card");
    Position q(kPlain, kPlain);
    q.draws("C2");
    q.turn("A1");
    CHECK(q.open_options().find("shinki") == std::string::npos);
}

TEST_CASE("R38: a skill without damage can be answered, and the card is spent",
          "[shinki][R38][7.5]") {
    Position p(R"({"members":[{"skills":["yukou"]},{}]})", kPlain);
    p.hand("A1", "C3 C4").hand("A2", "D9 D8").draws("C2");
    p.decide("skill yukou A2, C3, guard, D9, end");
    p.turn("A1");
    CHECK(p.cards("A2") == "D8/D9");
    p.check();
}

TEST_CASE("R39: a GM's blazers take fatal damage, and rise by the GM's 気魄",
          "[shinki][R39][7.7]") {
    Position p(kPlain, gm(R"({"points":{"hp":1}},{"kind":"apostle","hp":50,"speed":3})"));
    p.round(6);
    p.at("B1").damage = 35;
    p.kihaku("B", "S2 S3 S4 S5 S6").decide("yes");
    p.round_end();
    CHECK(p.of("B1") == "10,24,6,1,sz,o");
    CHECK(p.of("B2") == "50,0,0,1,,");
    CHECK(p.cards("B") == "/S6");
    p.check();
}

TEST_CASE("R42: 《狂宴》 that was dodged still brings 狂乱", "[shinki][R42][4]") {
    Position p(knows(R"("kyoen")"), knows(R"("ushiro")"));
    p.at("A1").column = 3;
    p.at("B1").column = 2;
    p.kihaku("A1", "S2 S3 S4").hand("A1", "C9").hand("B1", "D5").draws("C2");
    p.decide("skill kyoen B1, C9, ushiro, step -1, end");
    p.turn("A1");
    CHECK(p.of("A1") == "40,0,0,3,sz,a");
    CHECK(p.of("B1") == "40,0,0,1,s,");
    CHECK(p.cards("B1") == "/D5");
    p.check();
}

TEST_CASE("R43: a fall in one's own turn ends it, with the action left", "[shinki][R43][7.8]") {
    // A move that deals fatal damage to its own user.
    Position p(knows(R"("own")"), kPlain,
               R"({"skills":{"name":"x","skills":[{"id":"own","ja":"己","en":"Own",
                   "timing":"move","target":{"side":"self"},
                   "effects":[{"op":"fatal_damage","amt":{"c":40},"to":"self"},
                              {"op":"draw","n":1}]}]}})");
    p.at("A1").damage = 5;
    p.kihaku("A1", "S2 S3 S4 S5");
    p.decide("skill own, no").draws("C2");
    p.turn("A1");
    // 最大HP minus fatal damage is 0: Override is impossible, and is not asked.
    CHECK(p.acts() == "A1.skill_own");
    CHECK(p.result() == "B:defeat");
}

TEST_CASE("R37: a counter reaches from its least distance to its greatest", "[shinki][R37][7.5]") {
    for (const int apart : {0, 1, 2, 3}) {
        Position p(
            knows(R"("hit")"), knows(R"("back")"),
            R"({"skills":{"name":"x","skills":[)"
            R"({"id":"hit","ja":"打","en":"Hit","timing":"action","range":[0,4],)"
            R"("target":{"side":"enemy","count":1},"effects":[{"op":"damage","amt":{"c":1}}]},)"
            R"({"id":"back","ja":"返","en":"Back","timing":"reaction","target":{"side":"self"},)"
            R"("effects":[{"op":"counter","amt":{"c":2},"range":[1,2]}]}]}})");
        p.at("A1").column = 1 + apart;
        p.draws("C2").decide("skill hit B1, back, end");
        p.turn("A1");
        CHECK(p.of("A1").substr(0, 2) == (apart == 1 || apart == 2 ? "38" : "40"));
        p.check();
    }
}

TEST_CASE("R45: a counter strikes the one who attacked itself", "[shinki][R45][7.5]") {
    Position p(R"({"points":{"hp":1},"skills":["yukou","kagami"]})", kPlain);
    p.at("A1").damage = 20;
    p.hand("A1", "C9 D8").draws("C2");
    p.decide("skill yukou A1, C9, kagami, D8, end");
    p.turn("A1");
    // A1 is healed by 11. The counter of 5 strikes A1 itself, but the same answer takes 5 off.
    CHECK(p.of("A1") == "31,9,0,5,s,a");
    CHECK(p.kinds() == "turn_start draw skill kihaku react kihaku reduce ready heal counter damage "
                       "pass");
    p.check();
}

TEST_CASE("R46: where nobody felled it, the first opponent that stands finishes",
          "[shinki][R46][7.9]") {
    Position p(R"({"members":[{},{},{}]})", kTwo, R"({"finishing":"ask"})");
    p.at("A1").down = true;
    p.at("B1").damage = 37;
    p.at("B1").statuses |= bit(Status::Poison);
    p.decide("yes");
    p.round_end();
    CHECK(p.acts() == "A2.yes");
    CHECK(p.of("B1") == "0,41,0,1,p,nx");
    p.check();
}

TEST_CASE("R49: cards that pay are told with the use, those handed over never",
          "[shinki][R49][8]") {
    const std::string a =
        R"({"members":[{"points":{"speed":1},"skills":["sosei"]},{"points":{"speed":1}}]})";
    constexpr const char* kHands =
        R"({"A1":{"column":1,"hand":["SA","HA","S2","H2","HK"]},"A2":{"damage":1}})";
    const std::string b = R"({"points":{"hp":1}})";
    const Match paying = by_hand(a, b, kHands, "A1, skill sosei B1, HK");
    CHECK(last_choice(paying, Side::A) == "HK");
    CHECK(last_choice(paying, Side::B).empty());
    CHECK(cards_told(paying, Side::B, "skill") == -2);
    // A drawn card is known to the own side only.
    CHECK(cards_told(paying, Side::A, "draw") == 1);
    CHECK(cards_told(paying, Side::B, "draw") == -1);
    const Match paid = by_hand(a, b, kHands, "A1, skill sosei B1, HK, S2");
    CHECK(last_choice(paid, Side::B) == "S2");
    CHECK(cards_told(paid, Side::B, "skill") == 2);

    const Match given = by_hand(a, b, kHands, "A1, skill liaison A2, HK, S2");
    CHECK(last_choice(given, Side::A) == "S2");
    CHECK(last_choice(given, Side::B).empty());
    CHECK(cards_told(given, Side::A, "give") == 2);
    CHECK(cards_told(given, Side::B, "give") == -1);
}

TEST_CASE("R49, 1.2: what leaves a 気魄 while a skill is paid is told with the use",
          "[shinki][R49][1.2][8][overflow]") {
    const std::string a = R"({"points":{"speed":6},"skills":["fill","sosei"]})";
    const std::string b = R"({"points":{"hp":1}})";
    constexpr const char* kHand = R"({"A1":{"column":1,"hand":["SA","HA","S2","H2","HK"]}})";
    const std::string fill =
        own_skills(skill_of("fill", R"("timing":"move","target":{"side":"self"},
                                       "effects":[{"op":"kihaku_gain","n":8}])") +
                   "," + skill_of("sosei", R"("timing":"action","cost":{"hand":2},"range":[0,4],
                                        "target":{"side":"enemy"},
                                        "effects":[{"op":"damage","amt":{"x":1}}])"));
    const auto paid = [&](const std::string& tokens) {
        return by_hand(a, b, kHand, ("skill fill, skill sosei B1" + tokens).c_str(), fill);
    };
    // Hidden are both the card that pays, the card that goes for it, and the cards that could go.
    const Match asked = paid(", HK");
    CHECK(last_choice(asked, Side::B).empty());
    const auto options = [&](Side viewer) {
        const Played played =
            seen(asked, play(asked, Log::Listen::Everything), std::optional<Side>(viewer));
        REQUIRE(played.pending);
        CHECK(played.pending->point == "overflow");
        return played.pending->options.size();
    };
    CHECK(options(Side::A) == 9);
    CHECK(options(Side::B) == 0);
    const Match gone = paid(", HK, HK");
    CHECK(last_choice(gone, Side::A) == "HK");
    CHECK(last_choice(gone, Side::B).empty());
    CHECK(last_choice(paid(", HK, HK, S2"), Side::B).empty());
    const Match told = paid(", HK, HK, S2, S2");
    CHECK(last_choice(told, Side::B) == "S2");
    CHECK(cards_told(told, Side::B, "kihaku") == 2);
}

TEST_CASE("R50: where the default is not to react, that comes first, then the list",
          "[shinki][R50][12.3]") {
    Position p(kPlain, knows(R"("ushiro","mikiri")"));
    p.at("A1").column = 1;
    p.hand("A1", "C2 C3").hand("B1", "D5 D6").draws("C4");
    p.decide("skill attack B1, C2");
    p.turn("A1");
    // 2 damage are less than 4.
    CHECK(p.open_options() == "guard, ushiro, mikiri, none");
    CHECK(p.default_order() == "none, guard, ushiro, mikiri");
}

TEST_CASE("R51: a coin between two turns has a phase of its own", "[shinki][R51][13][15]") {
    const Fought fought({R"({"points":{"hp":1}})",
                         R"({"points":{"hp":1}})",
                         {},
                         "C2 C3 C4 C5 C6 D2 D3 D4 D5 D6 1 H2",
                         "end"});
    std::vector<std::string> phases;
    for (const Phase& phase : fought.played().fight_log.phases) {
        phases.emplace_back(phase.id);
    }
    REQUIRE(phases.size() >= 3);
    CHECK(phases[0] == "start");
    CHECK(phases[1] == "order");
    CHECK(phases[2] == "turn");
    CHECK(fought.line(1).substr(0, 12) == "1;turn;B1;1;");
}

} // namespace shiaiba::shinki
