// Tests how a battle, its rounds and its turns begin and end (7.1 to 7.4, 7.7), and who is asked
// and shown what (8, 18).
#include <initializer_list>
#include <string>

#include "catch.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/plans/question.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// A match of two by hand, at B's first question.
Match two_by_hand(const char* controllers) {
    const auto match = check_match(tests::registry(),
                                   *parse_json(R"({"system":"shinki","seed":"1","controllers":)" +
                                               std::string(controllers) +
                                               R"(,"sides":[{"members":[{"points":{"hp":1}}]},
                       {"members":[{"points":{"speed":2}}]}]})"));
    REQUIRE(match);
    return *match;
}

/// How many cards of each hand are shown at the end of what was played, "shown/all".
std::string hands_shown(const Played& played) {
    std::string out;
    for (const Board::Half& half : played.fight_log.boards.back().sides) {
        for (const Board::Pile& pile : half.piles) {
            if (pile.id != "hand") continue;
            out += std::to_string(pile.cards.size()) + "/" + std::to_string(pile.count) + " ";
        }
    }
    return out;
}

/// Notes who is asked at which question, and whether a skill is being paid or answered: "A1 pay,
/// paying; ".
class Asked final : public Decisions {
public:
    explicit Asked(std::initializer_list<const char*> tokens) {
        for (const char* token : tokens) script_.add(token);
    }
    Decision next(const Question& question) override {
        const auto& own = static_cast<const ShinkiQuestion&>(question);
        all += token(question.actor()) + " " + question.point_name();
        if (own.battle().paid() != nullptr) all += ", paying";
        if (own.battle().answered() != nullptr) all += ", answering";
        all += "; ";
        return script_.next(question);
    }
    std::string all = {};

private:
    Script script_ = {};
};

} // namespace

TEST_CASE("7.1: players draw up to five in build order, then each GM for its own",
          "[shinki][7.1]") {
    const Fought fought({R"({"members":[{},{"shinki":false}]})",
                         gm(R"({"kind":"apostle","hp":9,"speed":1},{"points":{}},
                               {"kind":"apostle","mob":true,"hp":9,"speed":1})"),
                         R"({"gmHand":3,"start":{"A2":{"hand":["HK","HK","SK"]}}})",
                         "SA HA DA CA S2 H2 D2 C2 S3 H3 D3 C3 S4 H4", "surrender A"});
    CHECK(fought.line(0) == "0;start;-;;;36,0;A1:SA.HA.DA.CA.S2/;A2:H2.D2.C2.SK.HK/;"
                            "B:S3.H3.D3.C3.S4.H4/;A1,38,0,0,5,s,;A2,38,0,0,5,,;B1,9,0,0,1,,;"
                            "B2,38,0,0,1,s,;B3,9,0,0,1,,");
}

TEST_CASE("2: a pack for every four that are no mobs, of both sides together", "[shinki][2][1.1]") {
    const auto packs = [](int a, const std::string& b) {
        std::string members;
        for (int k = 0; k < a; ++k) members += k == 0 ? "{}" : ",{}";
        Position p(R"({"members":[)" + members + "]}", b);
        return p.deck_size() / kCards;
    };
    const std::string mobs = gm(R"({"kind":"apostle","hp":9,"speed":1},
                                   {"kind":"apostle","mob":true,"hp":9,"speed":1},
                                   {"kind":"apostle","mob":true,"hp":9,"speed":1})");
    CHECK(packs(1, kPlain) == 1);
    CHECK(packs(3, kPlain) == 1);
    CHECK(packs(4, kPlain) == 2);
    CHECK(packs(6, R"({"members":[{},{}]})") == 2);
    CHECK(packs(6, R"({"members":[{},{},{}]})") == 3);
    CHECK(packs(3, mobs) == 1);
}

TEST_CASE("7.3: a tie of one side alone throws no coin", "[shinki][7.3]") {
    for (const bool b : {false, true}) {
        const char* const two = R"({"members":[{"points":{"speed":3}},{"points":{"speed":3}}]})";
        const char* const slow = R"({"points":{"speed":0}})";
        Position p(b ? slow : two, b ? two : slow);
        CHECK(p.choose_actor() == (b ? "B1" : "A1"));
        CHECK(p.kinds().find("coin") == std::string::npos);
    }
}

TEST_CASE("7.1: a hand that a position gave is filled up to five", "[shinki][7.1]") {
    const Fought fought({kPlain, kPlain,
                         R"({"start":{"A1":{"hand":["HK","HQ","HJ","H10"]},"B1":{"damage":199}}})",
                         "SA HA DA CA S2 H2", "surrender A"});
    CHECK(fought.cards("A1") == "SA.H10.HJ.HQ.HK/");
    // A start position kills nobody ([shinki 2]).
    CHECK(fought.of("B1", 0) == "1,39,0,1,s,");
}

TEST_CASE("7.3: of a party's tied members the first one that stands is asked", "[shinki][7.3]") {
    const char* const three =
        R"({"members":[{"points":{"speed":0}},{"points":{"speed":3}},{"points":{"speed":3}}]})";
    Position p(three, R"({"points":{"speed":0}})");
    p.at("A1").down = true;
    Asked asked({"A3"});
    p.decided_by(asked);
    CHECK(p.choose_actor() == "A3");
    CHECK(asked.all == "A2 order; ");
    Position q(R"({"points":{"speed":0}})", three);
    Asked other({"B2"});
    q.decided_by(other);
    CHECK(q.choose_actor() == "B2");
    CHECK(other.all == "B1 order; ");
}

TEST_CASE("7.4: the turn that a fall has ended is over, and the next one is a whole one",
          "[shinki][7.4]") {
    Position p(kPlain, knows(R"("kagami")"));
    p.at("A1").column = 1;
    p.at("A1").damage = 39;
    p.kihaku("A1", "S2 S3 S4 S5").hand("A1", "C5 C3").hand("B1", "D8").draws("C2 H9");
    p.decide("skill attack B1, C5, kagami, yes, step +1, end");
    p.turn("A1");
    p.turn("B1");
    CHECK(p.acts() == "B1.step_+1 B1.end");
}

TEST_CASE("8: each question says which it is", "[shinki][8]") {
    Asked points({"skill shikku", "column 2", "skill attack B1", "H9", "guard", "yes"});
    Position p(knows(R"("shikku")"), kPlain, R"({"finishing":"ask"})");
    p.at("A1").column = 3;
    p.at("B1").damage = 36;
    p.hand("A1", "H9 D9").hand("B1", "S3").draws("C2").decided_by(points);
    p.turn("A1");
    CHECK(points.all ==
          "A1 command; A1 column; A1 command; A1 pay, paying; B1 react, answering; A1 finish; ");
    // At the next question the payment and the answer before it are over.
    Asked later({"skill attack B1", "H9", "none", "end"});
    Position q(kPlain, kPlain);
    q.at("A1").column = 1;
    q.hand("A1", "H9 D9").hand("B1", "S3 S4").draws("C2").decided_by(later);
    q.turn("A1");
    CHECK(later.all == "A1 command; A1 pay, paying; B1 react, answering; A1 command; ");
}

TEST_CASE("7.7-E4: a skill of the round's end may be skipped", "[shinki][7.7]") {
    for (const bool uses : {false, true}) {
        Position p(knows(R"("yojin")"), kPlain);
        p.at("A1").damage = 9;
        p.kihaku("A1", "S2 S3 S4").decide(uses ? "use yojin" : "skip");
        p.round_end();
        CHECK(p.of("A1") == (uses ? "36,4,0,5,s," : "31,9,0,5,s,"));
        CHECK(p.cards("A1") == (uses ? "/S4" : "/S2.S3.S4"));
    }
}

TEST_CASE("7.7-E4: who has fallen is not asked", "[shinki][7.7]") {
    Asked asked({"skip"});
    Position p(R"({"members":[{"skills":["yojin"]},{"skills":["yojin"]}]})", kPlain);
    p.at("A1").down = true;
    p.kihaku("A1", "S2 S3").kihaku("A2", "S4 S5").decided_by(asked);
    p.round_end();
    CHECK(asked.all == "A2 round_end; ");
}

TEST_CASE("6: calming down takes more than 10 HP", "[shinki][6]") {
    for (const int hp : {10, 11}) {
        Position p(kPlain, kPlain);
        p.at("A1").damage = 40 - hp;
        p.at("A1").statuses |= bit(Status::Frenzy);
        p.draws("C2");
        p.turn("A1");
        CHECK((p.open_options().find("calm") != std::string::npos) == (hp == 11));
    }
}

TEST_CASE("7.6: a mob that finds no card says so once", "[shinki][7.6]") {
    Position p(kPlain, gm(R"({"kind":"apostle","hp":9,"speed":1},
                             {"kind":"apostle","mob":true,"hp":9,"speed":9,"skills":["sosei"]})"));
    p.at("A1").column = 1;
    p.deck("").decide("skill sosei A1");
    p.turn("B2");
    CHECK(p.kinds() == "turn_start skill no_card no_react damage pass");
}

TEST_CASE("7.2: a new round: nobody has acted, and uses of a round begin anew", "[shinki][7.2]") {
    const std::string list =
        R"({"skills":{"name":"x","skills":[{"id":"own","ja":"己","en":"Own","timing":"move",
            "target":{"side":"self"},"limit":{"per":"round","n":1},
            "effects":[{"op":"draw","n":1}]}]}})";
    const Fought fought({R"({"points":{"hp":1,"speed":1},"skills":["own"]})",
                         kPlain,
                         list,
                         {},
                         "skill own, end, end, skill own, surrender A"});
    CHECK(fought.acts(1) == "A1.skill_own A1.end");
    CHECK(fought.of("A1", 2).back() == 'a');
    CHECK(fought.line(4).substr(0, 10) == "2;turn;A1;");
    CHECK(fought.acts(4) == "A1.skill_own");
}

TEST_CASE("7.5: uses of a turn and of a battle", "[shinki][7.5]") {
    const auto uses = [](const std::string& per) {
        const std::string list =
            R"({"skills":{"name":"x","skills":[{"id":"own","ja":"己","en":"Own",
                "timing":"reaction","target":{"side":"self"},"limit":{"per":")" +
            per + R"(","n":1},"effects":[{"op":"reduce","amt":{"c":1}}]}]}})";
        Position p(R"({"members":[{},{}]})", knows(R"("own")"), list);
        p.at("A1").column = p.at("A2").column = 1;
        p.hand("A1", "C5 C3").hand("A2", "D5 D3").draws("C2 C4");
        p.decide("skill attack B1, C5, own, end, skill attack B1, D5");
        p.turn("A1");
        p.turn("A2");
        return p.open_options() == "own, none";
    };
    CHECK(uses("turn"));
    CHECK_FALSE(uses("battle"));
    CHECK_FALSE(uses("round"));
}

TEST_CASE("18: hands are shown to whoever plays them while the battle goes on", "[shinki][18]") {
    const auto shown = [](const char* controllers, Viewer wanted = {}) {
        const Match match = two_by_hand(controllers);
        return hands_shown(seen(match, play(match, Log::Listen::Everything), wanted));
    };
    // B is faster and is asked first; it has drawn a sixth card.
    CHECK(shown(R"(["hand","hand"])") == "0/5 6/6 ");
    CHECK(shown(R"(["hand","hand"])", Side::A) == "5/5 0/6 ");
    CHECK(shown(R"(["hand","hand"])", Side::None) == "5/5 6/6 ");
    CHECK(shown(R"(["hand","search 1"])") == "5/5 0/6 ");
    // No side is played by hand, and the battle is over.
    const Match planned = two_by_hand(R"(["plans","plans"])");
    const Played over = seen(planned, play(planned, Log::Listen::Everything), Side::A);
    REQUIRE(over.outcome);
    for (const Board& board : over.fight_log.boards) {
        for (const Board::Half& half : board.sides) {
            for (const Board::Pile& pile : half.piles) {
                CHECK(static_cast<int>(pile.cards.size()) == pile.count);
            }
        }
    }
}

TEST_CASE("7.7-E7, 7.10: an outcome says what fatal damage each has come to", "[shinki][7.7]") {
    // Nobody acts. At the end of a round A1 has ten cards and keeps eight.
    const Fought fought({kPlain, gm(R"({"kind":"apostle","hp":60,"speed":1})"),
                         R"({"roundLimit":5})", "SA HA DA CA S2 H2 D2 C2 S3 H3 S4 H4 S5 H5 S6 H6",
                         "end, end, end, end, end, end, end, end, SA, end, end, HA"});
    REQUIRE(fought.played().outcome);
    const auto& members = fought.played().outcome->members;
    // Fatal damage is 5, for blazers alone.
    CHECK(members[0] == Outcome::OfMember{Side::A, 35, false, 5});
    CHECK(members[1] == Outcome::OfMember{Side::B, 60, false, 0});
}

TEST_CASE("18: what a board shows of a member, and of a GM's side", "[shinki][18]") {
    const Fought fought({R"({"points":{"hp":1,"speed":1},"skills":["toushi"]})",
                         gm(R"({"kind":"apostle","hp":9,"speed":1},
                               {"kind":"apostle","mob":true,"hp":9,"speed":1})"),
                         R"({"start":{"A1":{"column":2,"damage":4}}})",
                         {},
                         "end"});
    const Board& board = fought.played().fight_log.boards.back();
    const Board::Half& a = board.sides[0];
    REQUIRE(a.figures.size() == 1);
    CHECK(a.figures[0].at == 2);
    CHECK(a.figures[0].acted);
    CHECK(a.figures[0].meters ==
          std::vector<Board::Meter>{{"hp", 36, 40}, {"speed", 7, 0}, {"fatal", 0, 40}});
    CHECK(a.figures[0].states == Board::States{{"shinki", 1}});
    REQUIRE(a.figures[0].cells.size() == 1);
    CHECK(a.figures[0].cells[0].item == "toushi");
    REQUIRE(a.piles.size() == 2);
    CHECK(a.piles[0].member == 0);
    const Board::Half& b = board.sides[1];
    CHECK(b.figures.size() == 2);
    REQUIRE(b.piles.size() == 2);
    CHECK(b.piles[0].member == kWholeSide);
    CHECK(b.piles[1].limit == 20);
    REQUIRE(board.piles.size() == 2);
    CHECK(board.piles[0].id == "deck");
    CHECK(board.piles[0].cards.empty());
    CHECK(board.piles[1].id == "discard");
}

} // namespace shiaiba::shinki
