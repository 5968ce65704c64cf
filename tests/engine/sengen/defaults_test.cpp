// Tests the default choices rule by rule, and the order of the other options ([sengen 13.3]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, evasion 1.
const std::string kRival = one("3 3 3 3 3", "evade1");

const auto kUnchanged = [](Position&) {};

std::string magician(const std::string& skills, const std::string& more = "") {
    return one("3 3 5 3 5", skills, "magic3 onmyo2", more);
}

} // namespace

TEST_CASE("13.3, turn start: a card where a third of the DP is left", "[sengen][13.3]") {
    const std::string a = one("3 3 3 3 3", "", "", R"("cards":["comet","veil","icicles"])");
    for (const int dp : {6, 7}) {
        Position p(a, kRival);
        p.at("A1").dp = dp - 2;
        p.turn_start();
        CHECK(p.default_choice() == (dp == 6 ? "deploy 2" : "pass"));
        CHECK(p.default_order() == (dp == 6 ? "deploy 2, deploy 3, clear 1, pass"
                                            : "pass, deploy 2, deploy 3, clear 1"));
    }
}

TEST_CASE("13.3, rows: who shoots least and homes most goes back", "[sengen][13.3]") {
    Position p(party({one("3 3 3 3 3", "shot2"), one("3 3 3 3 3", "homing1 danmaku1"), kRival,
                      one("3 3 3 3 3", "melee1")}),
               kRival);
    p.rows();
    CHECK(p.default_choice() == "back A2 A3");
    // The other options are in list order.
    CHECK(p.default_order().find("back A2 A3, front, back A1, back A2") == 0);
    Position q(party({kRival, kRival, kRival}), kRival);
    q.at("A2").hp = 21;
    q.rows();
    CHECK(q.default_choice() == "back A2");
}

TEST_CASE("13.3, initiative, full defence, absorb", "[sengen][13.3]") {
    Position p(party({kRival, kRival}), kRival);
    p.at("A1").dp = 4;
    p.at("A2").dp = 5;
    p.at("A1").back = p.at("A2").back = true;
    p.initiative();
    CHECK(p.acts() == "A1.4 A2.5 B1.19 A2.no A1.yes");
    CHECK(p.default_order() == "4, 0, 1, 2, 3");

    const auto absorbed = [](int spirit, int graze) {
        Position q(kRival, kRival);
        q.at("A1").spirit = spirit;
        q.at("A1").graze = graze;
        q.turn_end();
        return q.at("A1").spirit - spirit;
    };
    // Up to 6 points, or until less than 10 graze is left.
    CHECK(absorbed(3, 50) == 3);
    CHECK(absorbed(6, 50) == 0);
    CHECK(absorbed(1, 19) == 2);
    CHECK(absorbed(1, 9) == 0);
    CHECK(absorbed(1, 10) == 1);
}

TEST_CASE("13.3, setup: the first spell that leaves 4 霊力, with 10 DP", "[sengen][13.3]") {
    const std::string a = magician("", R"("spells":["cheer","boost"])");
    for (const auto& [dp, spirit, choice] : {std::tuple(10, 20, "cast cheer"),
                                             {9, 20, "pass"},
                                             {10, 7, "cast cheer"},
                                             {10, 6, "pass"}}) {
        Position p(a, kRival);
        p.at("A1").dp = dp;
        p.at("A1").spirit = spirit;
        p.dice("666");
        p.setups();
        CHECK(p.default_choice() == choice);
    }
}

TEST_CASE("13.3, target: whom, and how many", "[sengen][13.3]") {
    const std::string trio = party({kRival, kRival, kRival});
    const auto aimed = [&](const std::string& a, const std::string& act, const auto& set) {
        Position p(a, trio);
        set(p);
        p.decide(act);
        p.dice("66666666666666666666666666666666666666666666");
        p.main("A1");
        std::string all;
        for (const std::string& each : split(p.acts(), ' ')) {
            if (each.substr(0, 4) == "A1.B" || each == "A1.stop") all += each.substr(3) + " ";
        }
        return all;
    };
    const std::string a = magician("shot2 homing5 danmaku1", R"("spells":["blast","flash"],)"
                                                             R"("cards":["foxfire","twin_comet"])");
    const auto low = [](Position& p) {
        p.at("B2").dp = 7;
        p.at("B3").dp = 8;
        p.at("B3").hp = 9;
    };
    CHECK(aimed(a, "shot magic 6", low) == "B2 ");
    // With raises one target; else as many as half of the DP pay for after the first 2.
    CHECK(aimed(a, "homing magic 1", low) == "B2 stop ");
    CHECK(aimed(a, "homing magic 0", low) == "B2 B3 B1 ");
    CHECK(aimed(a, "homing magic 0", [&](Position& p) {
              low(p);
              p.at("A1").dp = 7;
          }) == "B2 B3 stop ");
    // By a card as many targets as are allowed.
    CHECK(aimed(a, "card 1, homing magic 1", low) == "B2 B3 B1 ");
    CHECK(aimed(a, "card 2, shot magic 1", low) == "B2 B3 ");
    // A spell with damage goes by HP; another spell takes the weak target first.
    CHECK(aimed(a, "cast blast", low) == "B3 B1 ");
    CHECK(aimed(a, "cast flash", [&](Position& p) {
              low(p);
              p.at("B2").back = true;
          }) == "B3 B2 B1 ");
    Position p(party({magician("", R"("spells":["mend"])"), kRival, one("3 9 3 3 3")}), kRival);
    p.at("A2").hp = 9;
    p.at("A3").hp = 32;
    p.decide("cast mend");
    p.dice("666666").main("A1");
    CHECK(p.default_order() == "A3, A2, A1");
    Position q(party({magician("", R"("spells":["cheer"])"), kRival, kRival}), kRival);
    q.at("A3").dp = 6;
    q.decide("cast cheer");
    q.dice("666666").setups();
    CHECK(q.default_order() == "A3, A2, A1");
}

TEST_CASE("13.3, dice: what is needed", "[sengen][13.3]") {
    const auto dice = [](const std::string& a, const std::string& act, int dp, bool setup = false) {
        Position p(a, kRival);
        p.at("A1").dp = dp;
        p.decide(act);
        p.dice("66666666666666666666666666666666666666666666");
        if (setup)
            p.setups();
        else
            p.main("A1");
        return p.default_order();
    };
    // 19 − 11 = 8 points: three dice.
    CHECK(dice(one("6 3 3 3 3", "melee3 evade5"), "approach", 5) == "3, 1, 2, 4, 5");
    CHECK(dice(one("6 3 3 3 3", "melee3 evade5"), "approach", 2) == "2, 1");
    // 12 − 8 = 4: one die has 50 %, two 91.7 %.
    const std::string caster = magician("", R"("spells":["boost","flash"])");
    CHECK(dice(caster, "cast boost", 19, true) == "2, 1, 3");
    CHECK(dice(caster, "cast flash", 19) == "2, 1, 3");
    const std::string weak = one("3 3 2 3 5", "", "magic2", R"("spells":["boost"])");
    CHECK(dice(weak, "cast boost", 19, true) == "3, 1, 2");
    CHECK(dice(weak, "cast boost", 2, true) == "2, 1");
}

TEST_CASE("13.3, danmaku", "[sengen][13.3]") {
    const auto answer = [](int dp, int graze, int hp, const char* cards = R"("veil")") {
        // Loss 4, damage 4 + 3.
        Position p(magician("danmaku4"),
                   one("3 3 3 3 3", "", "", std::string(R"("cards":[)") + cards + "]"));
        p.at("B1").dp = dp;
        p.at("B1").graze = graze;
        p.at("B1").hp = hp;
        p.decide("danmaku magic");
        p.main("A1");
        return p.default_choice();
    };
    CHECK(answer(8, 9, 22) == "dodge 0");
    CHECK(answer(7, 9, 22) == "dodge 3");
    CHECK(answer(7, 30, 22) == "dodge 4");
    CHECK(answer(4, 0, 22) == "dodge 0");
    CHECK(answer(2, 5, 7) == "deploy 1");
    CHECK(answer(2, 5, 8) == "take");
}

TEST_CASE("13.3, defence", "[sengen][13.3]") {
    const auto answer = [](const std::string& b, int total, const auto& set) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"), b);
        // 3 + 1 + 6, and the bonus.
        p.at("A1").mods = {{ModKey::Hit, total - 10, 9}};
        set(p);
        p.decide("shot magic 1").dice("6 33333333333333333333333333333");
        p.main("A1");
        return p.default_choice();
    };
    const std::string b = one("3 3 3 3 3", "evade1 melee3", "", R"("cards":["comet","veil"])");
    // 10 against 4 lacks six points; two dice have 72.2 %.
    CHECK(answer(b, 10, kUnchanged) == "evade 2");
    // Evasion is bad, by a modifier; a guard is still good.
    const auto worse = [](Position& p) { p.at("B1").mods = {{ModKey::Evade, -90, 9}}; };
    CHECK(answer(b, 12, worse) == "guard 2");
    const auto hopeless = [](Position& p) {
        p.at("B1").mods = {{ModKey::Evade, -90, 9}, {ModKey::Guard, -90, 9}};
    };
    CHECK(answer(b, 12, hopeless) == "deploy 2");
    // 1D + 3 is 6 by expectation, three quarters of 8 HP.
    const auto no_card = [&](int hp) {
        return [&, hp](Position& p) {
            hopeless(p);
            p.at("B1").used = 2;
            p.at("B1").hp = hp;
        };
    };
    CHECK(answer(b, 12, no_card(8)) == "bomb 1");
    CHECK(answer(b, 12, no_card(9)) == "guard 2");
    CHECK(answer(b, 12, [&](Position& p) {
              no_card(8)(p);
              p.at("B1").used = 3;
          }) == "guard 2");
    // All DP if that has 30 %: 19 DP are 18 dice, which make 67 with 30.6 %.
    const std::string plain = one("3 3 3 3 3", "evade1");
    CHECK(answer(plain, 70, kUnchanged) == "evade 19");
    CHECK(answer(plain, 72, kUnchanged) == "none");
}

TEST_CASE("13.3, defence: yielding, and the others in their order", "[sengen][13.3]") {
    const std::string helper = one("3 3 3 3 3", "evade1 melee1");
    for (const int dp : {4, 5}) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"), party({helper, helper}));
        p.at("A1").mods = {{ModKey::Hit, 80, 9}};
        p.at("B1").dp = 2;
        p.at("B2").dp = dp;
        p.decide("shot magic 1, B1").dice("6 33333333333");
        p.main("A1");
        CHECK(p.default_order() == (dp == 5 ? "yield, evade 2, evade 1, guard 2, guard 1, none"
                                            : "guard 2, evade 2, evade 1, guard 1, yield, none"));
    }
}

TEST_CASE("13.3, intercept, last, resist and its boost", "[sengen][13.3]") {
    const std::string helper = one("3 3 3 3 3", "evade1 melee1");
    for (const bool easy : {true, false}) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"), party({helper, helper}));
        p.at("A1").mods = {{ModKey::Hit, easy ? 0 : 80, 9}};
        p.at("B2").dp = 3;
        p.decide("shot magic 1, B1, yield").dice("6 33333333333");
        p.main("A1");
        // 10 against 4: two dice.
        CHECK(p.default_order() ==
              (easy ? "guard 2, guard 1, guard 3, cover 2, cover 1, cover 3, pass"
                    : "pass, guard 3, guard 1, guard 2, cover 3, cover 1, cover 2"));
    }
    const auto last = [](int hp, const char* cards, const char* die, int barrier) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"),
                   one("3 3 3 3 3", "", "", std::string(R"("cards":[)") + cards + "]"));
        p.at("B1").hp = hp;
        p.at("B1").barrier = barrier;
        p.decide("shot magic 1, none").dice(std::string("6 ") + die);
        p.main("A1");
        return p.default_choice();
    };
    CHECK(last(22, R"("comet","veil")", "3", 0) == "deploy 2");
    CHECK(last(22, R"("comet","veil")", "2", 0) == "accept");
    CHECK(last(5, R"("comet","veil")", "2", 0) == "bomb 1");
    CHECK(last(5, R"("comet")", "3", 1) == "bomb 1");
    CHECK(last(5, R"("comet")", "3", 2) == "accept");

    for (const int missing : {4, 5}) {
        Position p(one("3 3 5 3 3", "", "magic3", R"("spells":["flash"])"), kRival);
        p.at("B1").graze = 60;
        p.at("B1").mods = {{ModKey::Resist, 9 - missing, 9}};
        // 8 + 4: target number 15, against 3 + 3.
        p.decide("cast flash, 1").dice("4 111");
        p.main("A1");
        CHECK(p.acts().substr(0, 33) == "A1.cast_flash A1.B1 A1.1 B1.3 B1.");
        CHECK(p.at("B1").statuses.empty() == (missing == 4));
    }
}

TEST_CASE("13.3, boost: what is missing, all, or nothing", "[sengen][13.3]") {
    const auto boost = [](int hp, int graze, bool card) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"),
                   one("3 9 3 3 3", "", "", R"("cards":["veil"])"));
        p.at("A1").graze = graze;
        p.at("B1").hp = hp;
        p.at("B1").dp = 0;
        if (card) {
            p.at("B1").deployed = 0;
            p.at("B1").card_hp = hp;
            p.at("B1").used = 1;
        }
        // Damage 9.
        p.decide(card ? "shot magic 1" : "shot magic 1, none").dice("6 6");
        p.main("A1");
        for (const Event& event : p.fight_log().events) {
            if (event.kind == "boost") return event.number("n");
        }
        return 0;
    };
    CHECK(boost(9, 20, false) == 0);
    CHECK(boost(12, 6, false) == 3);
    CHECK(boost(12, 5, false) == 0);
    CHECK(boost(20, 7, false) == 3);
    CHECK(boost(12, 7, true) == 3);
    CHECK(boost(20, 7, true) == 0);
}

} // namespace shiaiba::sengen
