// Tests answers to attacks, allies who step in, and the damage step ([sengen 8.7]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19.
const std::string kPlainOne = one("3 3 3 3 3");
const std::string kGuardsman = one("3 3 3 3 3", "melee2 evade1");
/// A shot of 1 DP by this member has the total 4 + the die, and damage 1D + 3.
const std::string kShooter = one("3 3 3 3 3", "shot1", "magic1");

} // namespace

TEST_CASE("8.7-2: what a target may choose", "[sengen][8.7][9]") {
    Position p(kShooter, one("3 3 3 3 3", "melee1", "", R"("cards":["veil","comet"])"));
    p.at("B1").dp = 2;
    p.decide("shot magic 1").dice("1 1 1");
    p.main("A1");
    CHECK(p.asked() == "B1 defence");
    CHECK(p.open_options() ==
          "evade 1, evade 2, guard 1, guard 2, bomb 2, none, deploy 1, clear 2");
    // Without DP there are no dice to roll; and one guard a turn is all.
    Position q(kShooter, kGuardsman);
    q.at("B1").dp = 0;
    q.decide("shot magic 1").dice("1 1");
    q.main("A1");
    CHECK(q.acts() == "A1.shot_magic_1 A1.B1 B1.none A1.0 B1.accept");
    q.check();
    Position r(kShooter, kGuardsman);
    r.at("B1").guard_used = true;
    r.at("B1").dp = 1;
    r.decide("shot magic 1").dice("1 6");
    r.main("A1");
    CHECK(r.open_options() == "evade 1, none");
}

TEST_CASE("8.7-2, 8.7-4: evasion, its modifiers, its graze", "[sengen][8.7][R21]") {
    struct Case {
        const char* name;
        void (*set)(Position&);
        int plus;
    };
    const Case cases[] = {
        {"plain", [](Position&) {}, 0},
        {"mod",
         [](Position& p) {
             p.at("B1").mods = {{ModKey::Evade, 2, 9}};
         },
         2},
        {"other",
         [](Position& p) {
             p.at("B1").mods = {{ModKey::Guard, 2, 9}};
         },
         0},
        {"full", [](Position& p) { p.at("B1").full_defence = true; }, 5},
        {"dazzle",
         [](Position& p) {
             p.at("B1").statuses = {{Status::Dazzle, 9, 0}};
         },
         -3},
    };
    for (const Case& each : cases) {
        INFO(each.name);
        for (const int die : {3, 4}) {
            // 10 and this bonus, against sense 3 + 1 + one die of three.
            Position p(kShooter, kGuardsman);
            p.at("A1").mods = {{ModKey::Hit, each.plus, 9}};
            each.set(p);
            p.decide("shot magic 1, evade 1")
                .dice(std::string("4") + std::to_string(die) + (die == 3 ? "1" : ""));
            p.main("A1");
            CHECK(p.at("B1").graze == (die == 4 ? 2 : 0));
            CHECK(p.at("B1").hp == (die == 4 ? 22 : 18));
        }
    }
}

TEST_CASE("8.7-2: graze of an evasion by what was evaded", "[sengen][8.7]") {
    const std::string all = one("3 3 3 3 3", "homing1 melee1 evade6", "onmyo1 mtrain1");
    Position p(all, kPlainOne);
    p.decide("homing onmyo 0, evade 4").dice("6666");
    p.main("A1");
    CHECK(p.at("B1").graze == 8);
    Position q(all, kPlainOne);
    q.decide("approach, 2, unarmed 1, evade 4").dice("66 1 6666");
    q.main("A1");
    CHECK(q.at("B1").graze == 0);
    CHECK(q.at("B1").hp == 22);
    q.check();
}

TEST_CASE("8.7-2, R15, R16: a guard, once a turn, by the skill alone", "[sengen][8.7][R15][R16]") {
    for (const bool ok : {true, false}) {
        Position p(kShooter, kGuardsman);
        p.at("A1").mods = {{ModKey::Damage, 3, 9}};
        p.at("B1").mods = {{ModKey::Guard, 1, 9}};
        p.decide("shot magic 1, guard 1").dice(ok ? "6 4" : "6 3 2");
        p.main("A1");
        // 10 against 3 + 2 + 1 + the die; damage 1D + 3 + 3 − 4.
        CHECK(p.points("B1") == (ok ? "22,12,18,0" : "18,12,18,0"));
        CHECK(p.at("B1").guard_used);
        CHECK_FALSE(p.at("B1").guarded_other);
        p.check();
    }
    // Own guard and cover in one turn are possible together; guarding another and covering are not.
    Position p(kShooter, party({kPlainOne, kGuardsman}));
    p.at("B2").guard_used = true;
    p.at("B2").dp = 2;
    p.decide("shot magic 1, B1, yield").dice("1 6666");
    p.main("A1");
    CHECK(p.open_options() == "cover 1, cover 2, pass");
}

TEST_CASE("8.7-3, R64: who is asked to step in", "[sengen][8.7][R64]") {
    const auto could = [](const auto& set) {
        // The third member can be aimed at, but is asleep and helps nobody.
        Position p(kShooter, party({kPlainOne, kGuardsman, kPlainOne}));
        p.at("B3").statuses = {{Status::Sleep, 9, 0}};
        set(p);
        p.decide("shot magic 1, B1").dice("1 66666");
        p.main("A1");
        return p.open_options().find("yield") != std::string::npos;
    };
    CHECK(could([](Position&) {}));
    CHECK_FALSE(could([](Position& p) { p.at("B2").back = true; }));
    CHECK_FALSE(could([](Position& p) { p.at("B2").dp = 0; }));
    CHECK_FALSE(could([](Position& p) { p.at("B2").hp = 0; }));
    CHECK_FALSE(could([](Position& p) { p.at("B2").statuses = {{Status::Sleep, 9, 0}}; }));
    CHECK_FALSE(could([](Position& p) { p.at("B2").covered = true; }));
    CHECK(could([](Position& p) { p.at("B2").guard_used = true; }));
    CHECK_FALSE(could([](Position& p) {
        p.at("B2").guard_used = true;
        p.at("B2").guarded_other = true;
    }));
    // A member that has guarded another may not cover, but guard again.
    Position p(kShooter, party({kPlainOne, kGuardsman}));
    p.at("B2").guarded_other = true;
    p.at("B2").dp = 1;
    p.decide("shot magic 1, B1, yield").dice("1 6666");
    p.main("A1");
    CHECK(p.open_options() == "guard 1, pass");
}

TEST_CASE("8.7-3: in the order of the turn, until one does not pass", "[sengen][8.7][R17][R18]") {
    const std::string trio = party({kPlainOne, kGuardsman, kGuardsman, kGuardsman});
    Position p(kShooter, trio);
    p.order("B4 B2 A1 B3 B1").decide("shot magic 1, B1, yield, pass, guard 1").dice("6 5");
    p.main("A1");
    CHECK(p.acts() == "A1.shot_magic_1 A1.B1 B1.yield B4.pass B2.guard_1");
    CHECK(p.points("B1") == "22,12,19,0");
    CHECK(p.points("B2") == "22,12,18,0");
    CHECK(p.of("B2").substr(p.of("B2").size() - 2) == "go");
    p.check();

    // When all have passed the target chooses again, without this option.
    Position q(kShooter, trio);
    q.decide("shot magic 1, B1, yield, pass, pass, pass").dice("6 6666");
    q.main("A1");
    CHECK(q.asked() == "B1 defence");
    CHECK(q.open_options().find("yield") == std::string::npos);
}

TEST_CASE("8.7-3, R17, R46: a guard of another in vain: it is hit in full",
          "[sengen][8.7][R17][R46]") {
    Position p(kShooter, party({kPlainOne, kGuardsman}));
    p.at("B2").mods = {{ModKey::Guard, 2, 9}, {ModKey::Evade, 9, 9}};
    p.at("B2").statuses = {{Status::Dazzle, 9, 0}};
    // 10 against 3 + 2 + 2 − 3 + 5.
    p.decide("shot magic 1, B1, yield, guard 1").dice("6 5 3");
    p.main("A1");
    CHECK(p.acts() == "A1.shot_magic_1 A1.B1 B1.yield B2.guard_1 A1.0 B1.accept");
    CHECK(p.points("B1") == "16,12,19,0");
    p.check();
}

TEST_CASE("8.7-3, R46, R19, R58: a cover takes dazzle alone, and then the hit",
          "[sengen][8.7][R19][R46][R58]") {
    const std::string c = one("3 3 3 3 3", "evade1", "", R"("cards":["comet"])");
    for (const bool ok : {true, false}) {
        Position p(kShooter, party({kPlainOne, c}));
        p.at("B1").dp = 0;
        p.at("B2").mods = {{ModKey::Guard, 5, 9}, {ModKey::Evade, 5, 9}};
        p.at("B2").statuses = {{Status::Dazzle, 9, 0}};
        // 5 against 3 + 1 − 3 + 4.
        p.decide("shot magic 1, B1, yield, cover 1" + std::string(ok ? ", accept" : ", none"))
            .dice(ok ? "1 4 6" : "1 3 6");
        p.main("A1");
        CHECK(p.at("B1").hp == (ok ? 22 : 13));
        CHECK(p.at("B2").hp == (ok ? 13 : 22));
        CHECK(p.at("B2").covered);
        CHECK(p.at("B2").dp == 18);
    }
    // 喰らいボム of the covering member: the covered one stays safe ([sengen R58]).
    Position p(kShooter, party({kPlainOne, c}));
    p.decide("shot magic 1, B1, yield, cover 1, bomb 1").dice("1 4 6");
    p.main("A1");
    CHECK(p.at("B1").hp == 22);
    CHECK(p.at("B2").hp == 22);
    p.check();
}

TEST_CASE("8.7-5: damage is rolled once for all that are hit, and not at all for nobody",
          "[sengen][8.7]") {
    const std::string priest = one("3 3 3 3 3", "homing5", "onmyo3");
    Position p(priest, party({kPlainOne, kPlainOne, kPlainOne}));
    p.decide("homing onmyo 0, B3, B1, B2, none, evade 6, none").dice("666666 64");
    p.main("A1");
    CHECK(p.at("B1").hp == 9);
    CHECK(p.points("B2") == "22,12,13,12");
    CHECK(p.at("B3").hp == 9);
    p.check();
    Position q(priest, kPlainOne);
    q.decide("homing onmyo 0, evade 6").dice("666666");
    q.main("A1");
    CHECK(q.kinds() == "homing evade");
    q.check();
}

TEST_CASE("8.7, damage step: barrier, then card, then HP", "[sengen][8.7][5.2]") {
    // Damage 1D + 3 = 9.
    Position p(kShooter, one("3 3 3 3 3", "", "", R"("cards":["veil"])"));
    p.at("B1").barrier = 4;
    p.decide("shot magic 1, none, accept").dice("1 6");
    p.main("A1");
    CHECK(p.of("B1") == "17,12,19,0,f,0,-,,0,,,");
    CHECK(p.kinds() == "shot undefended damage");
    // A barrier that holds keeps its rest, and the sleep behind it goes on.
    p.at("B1").barrier = 14;
    p.at("B1").statuses = {{Status::Sleep, 9, 0}};
    p.decide("shot magic 1").dice("1 6");
    p.main("A1");
    CHECK(p.of("B1") == "17,12,19,0,f,0,-,,5,sleep9,,");
    CHECK(p.acts() == "A1.shot_magic_1 A1.B1 A1.0");
}

TEST_CASE("8.7, damage step: cuts, and never below 0", "[sengen][8.7][R67]") {
    for (const int cut : {4, 9, 12}) {
        Position p(kShooter, kPlainOne);
        p.at("B1").mods = {{ModKey::DamageCut, cut, 9}};
        p.at("A1").graze = 2;
        p.decide("shot magic 1, none, 1").dice("1 6");
        p.main("A1");
        // 9 + 1 − cut.
        CHECK(p.at("B1").hp == 22 - std::max(0, 10 - cut));
        CHECK(p.acts() ==
              std::string("A1.shot_magic_1 A1.B1 B1.none A1.1") + (cut < 10 ? " B1.accept" : ""));
        p.check();
    }
}

TEST_CASE("8.7, damage step: HP 0 is out; sleep ends by damage, also to the card",
          "[sengen][8.7][R34]") {
    Position p(kShooter, party({kPlainOne, one("3 3 3 3 3", "", "", R"("cards":["veil"])")}));
    p.at("B1").hp = 9;
    p.at("B1").graze = 7;
    p.decide("shot magic 1, B1, none").dice("1 6");
    p.main("A1");
    CHECK(p.of("B1") == "0,12,19,7,f,0,-,,0,,,x");
    CHECK(p.result().empty());
    p.at("B2").statuses = {{Status::Sleep, 9, 0}};
    p.at("B2").deployed = 0;
    p.at("B2").card_hp = 9;
    p.at("B2").used = 1;
    p.decide("shot magic 1").dice("1 6");
    p.main("A1");
    CHECK(p.of("B2") == "22,12,19,0,f,0,-,1,0,,,");
    CHECK(p.acts() == "A1.shot_magic_1 A1.B2 A1.0");
}

TEST_CASE("8.7: whoever is bombed away or out by then is passed over", "[sengen][8.7][R65]") {
    // B2 covers B1 and is hit for both; the first hit puts B2 out.
    const std::string priest = one("3 3 3 3 3", "homing1", "onmyo3");
    Position p(priest, party({kPlainOne, kGuardsman}));
    p.at("B2").hp = 5;
    p.decide("homing onmyo 0, B1, B2, yield, cover 4").dice("6666 11");
    p.main("A1");
    CHECK(p.at("B2").hp == 0);
    CHECK(p.kinds() == "homing cover undefended damage out");
    p.check();
}

TEST_CASE("8.7-4, R64: who took it without a roll may still step in for a later target",
          "[sengen][8.7][R64][R45]") {
    const std::string priest = one("3 3 3 3 3", "homing1", "onmyo1");
    const std::string pair = party({kGuardsman, kPlainOne});
    {
        Position p(priest, pair);
        p.decide("homing onmyo 0, B1, B2, none, yield, cover 4").dice("6666 1");
        p.main("A1");
        CHECK(p.at("B1").hp == 22 - 8);
        CHECK(p.at("B2").hp == 22);
    }
    // A member that has rolled may not step in.
    Position p(priest, pair);
    p.decide("homing onmyo 0, B1, B2, evade 1").dice("1 66666666");
    p.main("A1");
    CHECK(p.asked() == "B2 defence");
    CHECK(p.open_options().find("yield") == std::string::npos);
    // A member that has covered may only bomb, do nothing, or play cards.
    Position q(priest,
               party({kPlainOne, one("3 3 3 3 3", "evade1", "", R"("cards":["comet","veil"])")}));
    q.decide("homing onmyo 0, B1, B2, yield, cover 4").dice("6666 1");
    q.main("A1");
    CHECK(q.asked() == "B2 defence");
    CHECK(q.open_options() == "bomb 1, none, deploy 2, clear 1");
}

TEST_CASE("9: of several who could help each may say that nobody does, the last for itself alone",
          "[sengen][9][8.7]") {
    /// Passes whenever an ally is asked, and keeps the tags of each pass.
    class Passing final : public Decisions {
    public:
        Decision next(const Question& question) override {
            const bool asked = question.point_name() == "intercept";
            for (std::size_t k = 0; k < question.size(); ++k) {
                const std::string token = question.token(k);
                if (asked && token == "pass") said.push_back(question.option(k).tags);
                if (token == (asked ? "pass" : "yield")) return {Decision::Kind::Pick, k};
            }
            return {Decision::Kind::Pick, 0};
        }
        std::vector<std::vector<std::string>> said;
    };
    Passing passing;
    Position p(kShooter, party({kPlainOne, kGuardsman, kGuardsman, kPlainOne}));
    p.at("B4").back = true;
    p.decided_by(passing).dice("1 66666666");
    p.main("A1");
    CHECK(passing.said == std::vector<std::vector<std::string>>{{"for_all"}, {}});
}

} // namespace shiaiba::sengen
