// Tests spell cards ([sengen 6]): deploying, breaking and giving up a card, a card that is consumed
// beside it, and the pool of a side.
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kSomeone = one("3 3 3 3 3");
/// A shot of 1 DP by this member has the total 4 + the die, and damage 1D + 3.
const std::string kMarksman = one("3 3 3 3 3", "shot1", "magic1");
const std::string kVeiled = one("3 5 3 3 3", "", "", R"("cards":["veil","veil"])");

std::string with_cards(const std::string& cards) {
    return R"({"data":{"name":"試し","cards":[)" + cards + "]}}";
}
std::string deploys(const std::string& bonus, const std::string& more = "") {
    return R"({"id":"d","ja":"札","en":"Card","type":"deploy","bonus":{)" + bonus + "}" + more +
           "}";
}
std::string consumes(const std::string& action, const std::string& bonus) {
    return R"({"id":"c","ja":"符","en":"Other","type":"consume","action":")" + action +
           R"(","bonus":{)" + bonus + "}}";
}
int total_of(const Position& p, std::string_view kind) {
    for (const Event& event : p.fight_log().events) {
        if (event.kind == kind) return event.number("total");
    }
    return -1;
}

} // namespace

TEST_CASE("5.3, 6: a deployed card has its owner's HP", "[sengen][5.3][6]") {
    Position p(kVeiled, kSomeone);
    p.at("A1").hp = 4;
    p.decide("deploy 1, wait");
    p.main("A1");
    CHECK(p.at("A1").card_hp == 30);
    Position q(one("3 3 3 3 3", "", "", R"("hp":120,"cards":["veil"])"), kSomeone);
    q.decide("deploy 1, wait");
    q.main("A1");
    CHECK(q.at("A1").card_hp == 120);
}

TEST_CASE("6: who breaks a card gains its owner's DP recovery at once", "[sengen][6][8.7]") {
    Position p(kMarksman, one("3 3 5 6 3", "", "", R"("cards":["veil"])"));
    p.at("A1").dp = 10;
    p.at("B1").deployed = 0;
    p.at("B1").used = 1;
    p.at("B1").card_hp = 5;
    p.decide("shot magic 1, none").dice("1 6");
    p.main("A1");
    // 10 − 1, and 4 by the broken card.
    CHECK(p.at("A1").dp == 13);
    CHECK(p.at("B1").hp == 22);
    CHECK(p.of("B1").find(",-,1,") != std::string::npos);
    CHECK(p.kinds() == "shot undefended damage card_break dp");
    p.check();
    // DP never exceed their maximum.
    Position q(kMarksman, one("3 3 5 6 3", "", "", R"("cards":["veil"])"));
    q.at("B1").deployed = 0;
    q.at("B1").used = 1;
    q.at("B1").card_hp = 5;
    q.decide("shot magic 1, none").dice("1 6");
    q.main("A1");
    CHECK(q.at("A1").dp == 19);
}

TEST_CASE("6: a card that one's own side breaks brings nobody anything", "[sengen][6]") {
    Position p(one("3 3 4 3 3", "", "magic1", R"("spells":["x"],"cards":["veil"])"), kSomeone,
               R"({"data":{"name":"試し","spells":[{"id":"x","ja":"術","en":"Spell",)"
               R"("ability":"magic","timing":"main","cost":0,"activation":5,"side":"self",)"
               R"("effects":[{"op":"damage","dice":0,"flat":20}]}],)"
               R"("cards":[{"id":"veil","ja":"札","en":"Card","type":"deploy","hp":3}]}})");
    p.at("A1").deployed = 0;
    p.at("A1").used = 1;
    p.at("A1").card_hp = 3;
    p.at("A1").dp = 5;
    p.decide("cast x, 1").dice("1");
    p.main("A1");
    CHECK(p.kinds() == "spell damage card_break");
    CHECK(p.at("A1").dp == 4);
}

TEST_CASE("6: a card that is given up brings DP to one of the other side, who choose whom",
          "[sengen][6][9]") {
    Position p(kVeiled, party({kSomeone, kSomeone, kSomeone}));
    p.at("A1").deployed = 0;
    p.at("A1").used = 1;
    p.at("A1").card_hp = 7;
    p.at("B1").hp = 0;
    p.at("B2").dp = 12;
    p.at("B3").dp = 3;
    p.at("B3").statuses = {{Status::Sleep, 9, 0}};
    p.decide("dismiss");
    p.main("A1");
    CHECK(p.asked() == "B2 spoils");
    CHECK(p.open_options() == "B2, B3");
    // By default the member that lacks most DP gets it; sleepers may have it too.
    CHECK(p.default_choice() == "B3");
    CHECK(p.at("B3").dp == 5);
    CHECK(p.of("A1").find(",-,1,") != std::string::npos);
    // A single member is not asked.
    Position q(kVeiled, kSomeone);
    q.at("A1").deployed = 0;
    q.at("A1").used = 1;
    q.at("B1").dp = 4;
    q.decide("dismiss, wait");
    q.main("A1");
    CHECK(q.acts() == "A1.dismiss B.B1 A1.wait");
    CHECK(q.at("B1").dp == 6);
    q.check();
}

TEST_CASE("6: deploying ends a status, the one that is chosen", "[sengen][6][9]") {
    Position p(kVeiled, kSomeone);
    p.at("A1").statuses = {{Status::Dazzle, 9, 20}};
    p.decide("deploy 1, wait");
    p.main("A1");
    CHECK(p.acts() == "A1.deploy_1 A1.wait");
    CHECK(p.at("A1").statuses.empty());
    Position q(kVeiled, kSomeone);
    q.at("A1").statuses = {{Status::Bind, 9, 20}, {Status::Dazzle, 9, 20}};
    q.decide("deploy 1, dazzle, wait");
    q.main("A1");
    CHECK(q.acts() == "A1.deploy_1 A1.dazzle A1.wait");
    CHECK(q.of("A1") == "30,12,21,0,f,0,1:30,1,0,bind9,,w");
    q.check();
}

TEST_CASE("6, 8.6: a card that answers a spell resists it, without dice", "[sengen][6][8.6]") {
    const std::string witch = one("3 3 4 3 3", "", "magic3", R"("spells":["flash","blast"])");
    Position p(witch, kVeiled);
    p.at("B1").dp = 3;
    p.decide("cast flash, 1, deploy 1").dice("6");
    p.main("A1");
    CHECK(p.acts() == "A1.cast_flash A1.B1 A1.1 B1.deploy_1");
    CHECK(p.at("B1").statuses.empty());
    CHECK(p.at("B1").dp == 14);
    p.check();
    // Half of a damage that a resistance halves stays.
    Position q(witch, kVeiled);
    q.decide("cast blast, 1, deploy 1").dice("6 443");
    q.main("A1");
    CHECK(q.at("B1").card_hp == 30 - 6);
    // An ally's card does not resist for the target.
    Position r(witch, party({kSomeone, kVeiled}));
    r.decide("cast flash, B1, stop, 1, yield, deploy 1").dice("6 111");
    r.main("A1");
    CHECK(r.asked() == "B1 resist");
}

TEST_CASE("8.7, w4: a card deployed just now gives its cut to this damage", "[sengen][8.7][6]") {
    Position p(kMarksman, one("3 3 3 3 3", "", "", R"("cards":["d"])"),
               with_cards(deploys(R"("damage_cut":2)", R"(,"hp":8)")));
    p.decide("shot magic 1, none, deploy 1").dice("1 6");
    p.main("A1");
    // 9, minus 2 by the card.
    CHECK(p.of("B1").find(",1:1,1,") != std::string::npos);
}

TEST_CASE("8.9: a consumed card stands alone for its action", "[sengen][8.9]") {
    const std::string data = with_cards(deploys(R"("hit":5,"damage":4,"evade":2,"damage_dice":1)") +
                                        "," + consumes("shot", R"("hit":1)"));
    const std::string shooter = one("3 3 3 3 3", "shot1", "magic1", R"("cards":["d","c"])");
    Position p(shooter, kSomeone, data);
    p.decide("deploy 1, card 2, shot magic 1, none").dice("1 6");
    p.main("A1");
    CHECK(total_of(p, "shot") == 3 + 1 + 1 + 1);
    CHECK(p.at("B1").hp == 22 - 9);
    CHECK(p.at("A1").evade_base() == 5);
    p.check();
    // From the next action on the deployed card counts again.
    p.decide("shot magic 1, none").dice("1 66");
    p.main("A1");
    CHECK(p.at("B1").hp == 22 - 9 - 19 + 6);
}

TEST_CASE("5.3: what a deployed card gives beside modifiers", "[sengen][5.3]") {
    // 3 + 3, one die and 5 by the card, against 18.
    Position p(one("3 3 3 3 3", "melee1 evade3", "mtrain3", R"("cards":["d"])"), kSomeone,
               with_cards(deploys(R"("approach":5,"hit":2,"spread":5)", R"(,"for":["melee"])")));
    p.decide("deploy 1, approach, 2, unarmed 1, none").dice("34 1 1111");
    p.main("A1");
    CHECK(total_of(p, "approach") == 18);
    CHECK(total_of(p, "melee") == 3 + 1 + 2 + 1);
    // 3D by training and one die by the card; 3 + 1.
    CHECK(p.at("B1").hp == 22 - 8);
    p.check();
    for (const auto& [level, dice] : {std::pair(4, 6), {5, 8}}) {
        Position q(one("3 3 3 3 3", "shot1", "magic" + std::to_string(level), R"("cards":["c"])"),
                   kSomeone, with_cards(consumes("shot", R"("spread":2)")));
        q.decide("card 1, shot magic 1, none")
            .dice("1 " + std::string(static_cast<std::size_t>(dice), '1'));
        q.main("A1");
        q.check();
    }
}

TEST_CASE("5.3, 8.7: levels of guarding", "[sengen][5.3][8.7]") {
    const std::string data = with_cards(deploys(R"("guard_levels":2)"));
    Position p(one("3 3 3 3 3", "shot1", "magic3"),
               one("3 3 3 3 3", "melee1", "", R"("cards":["d"])"), data);
    p.at("B1").deployed = 0;
    p.at("B1").used = 1;
    p.at("B1").card_hp = 22;
    p.decide("shot magic 1, guard 1").dice("6 3 666");
    p.main("A1");
    // 10 against 3 + 1 + 2 + 3; damage 21 minus 2 for each of three levels.
    CHECK(total_of(p, "guard") == 9);
    CHECK(p.at("B1").card_hp == 22 - 15);
    p.check();
    // Without the skill there are no levels of guarding.
    Position q(one("3 3 3 3 3", "shot1", "magic3"), one("3 3 3 3 3", "", "", R"("cards":["d"])"),
               data);
    q.at("B1").deployed = 0;
    CHECK(q.at("B1").guard_levels() == 0);
}

TEST_CASE("5.3, 8.9: cards for spells", "[sengen][5.3][8.6][8.9]") {
    const std::string cards = deploys(R"("activation":2,"cost_half":true)", R"(,"spell":"blast")") +
                              "," + consumes("spell", R"("activation":5,"free_cost":true)");
    const std::string witch =
        one("3 3 4 3 3", "", "magic2", R"("spells":["blast","flash"],"cards":["d","c"])");
    // The total 17 is 4 + 2 + 2 and 9 by dice; 霊力 up(5 / 2).
    Position p(witch, kSomeone, with_cards(cards));
    p.decide("deploy 1, cast blast, 3, 0").dice("333 11");
    p.main("A1");
    CHECK(total_of(p, "spell") == 17);
    CHECK(p.at("A1").spirit == 9);
    // The card does not help 《flash》.
    Position q(witch, kSomeone, with_cards(cards));
    q.decide("deploy 1, cast flash, 3").dice("333");
    q.main("A1");
    CHECK(total_of(q, "spell") == 15);
    CHECK(q.at("A1").spirit == 6);
    // A consumed card for a spell is an action like others, and costs no 霊力.
    Position r(witch, kSomeone, with_cards(cards));
    r.at("A1").spirit = 1;
    r.at("A1").dp = 0;
    r.decide("card 2, cast flash, 3, 0").dice("333");
    r.main("A1");
    CHECK(r.acts() == "A1.card_2 A1.cast_flash A1.B1 A1.3 B1.0");
    CHECK(total_of(r, "spell") == 20);
    CHECK(r.points("A1") == "22,1,7,0");
    // Only one ability is allowed in a turn.
    r.at("A1").used = 0;
    r.main("A1");
    CHECK(r.asked() == "A1 main");
    CHECK(r.open_options().find("card 2") == std::string::npos);
}

TEST_CASE("2, 6: a side shares its cards where the settings give none to each", "[sengen][2][6]") {
    const std::string three = one("3 3 3 3 3", "", "", R"("cards":["veil","veil","comet"])");
    const auto left = [](const std::string& side, const char* settings = "{}") {
        Position p(side, kSomeone, settings);
        return p.battle().cards_left(0);
    };
    CHECK(left(three) == 3);
    Position p(party({three, three, kSomeone}), kSomeone);
    CHECK(p.battle().pool(Side::A) == 5);
    CHECK(p.battle().pool(Side::B) == 0);
    p.at("A2").used = 7;
    CHECK(p.battle().cards_left(0) == 2);
    p.at("A1").used = 3;
    CHECK(p.battle().cards_left(0) == 0);
    CHECK(Position(party({three, three, three}), kSomeone).battle().pool(Side::A) == 8);
    // The board tells how many cards a party may still use.
    Position r(party({three, three}), kVeiled);
    r.at("A1").used = 3;
    r.turn_start();
    const Board& board = r.fight_log().boards.back();
    CHECK(board.sides[0].states == Board::States{{"pool", 3}});
    CHECK(board.sides[1].states.empty());
    // The pool is never larger than the number of cards owned.
    CHECK(Position(kVeiled, kSomeone).battle().pool(Side::A) == 2);
    // With `cards` each member has its own number.
    Position q(party({three, three}), kSomeone, R"({"cards":2})");
    q.at("A2").used = 3;
    CHECK(q.battle().cards_left(0) == 2);
    CHECK(q.battle().cards_left(1) == 0);
}

} // namespace shiaiba::sengen
