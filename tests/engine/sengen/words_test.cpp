// Tests the words of plans decision by decision (13.2), and the presets (13.4).
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

const std::string kMore =
    R"("feats":["wave"],"weapons":["tachi","knives"],"spells":["boost","blast","mend"],)"
    R"("cards":["veil","comet","veil"])";
std::string with_plans(const std::string& plans) {
    return one("4 4 6 5 5", "danmaku2 shot4 homing4 evade4 melee2 resist2",
               "magic5 onmyo3 mtrain1 ranged1", kMore + R"(,"tactic":[")" + plans + R"("])");
}
const std::string kDummy = one("3 3 3 3 3", "evade1");

/// A1's first choice in its main action, by these plans.
std::string main_by(const std::string& plans, int dp = 20) {
    Position p(party({with_plans(plans), kDummy}), party({kDummy, kDummy}));
    p.plans("A1");
    p.at("A1").dp = dp;
    p.at("A1").graze = 9;
    p.dice("66666666666666666666666666666666666666666666666666666666666666666666");
    p.main("A1");
    const std::string acts = p.acts();
    return acts.substr(0, acts.find(' '));
}
/// A1's answer to an attack, by these plans.
std::string answer_by(const std::string& plans, const std::string& attack, const std::string& dice,
                      std::size_t part = 2) {
    Position p(
        party({with_plans(plans), one("3 3 3 3 3", "evade3 melee3")}),
        one("3 3 6 3 3", "shot4 danmaku3", "magic5", R"("weapons":["knives"],"spells":["flash"])"));
    p.plans("A1");
    p.at("A1").dp = 12;
    p.at("A1").graze = 9;
    p.decide(attack).dice(dice + "3333333333333333333333");
    p.main("B1");
    for (const std::string& each : split(p.acts(), ' ')) {
        if (each.substr(0, 3) == "A1." && part-- == 0) return each.substr(3);
    }
    return "";
}

} // namespace

TEST_CASE("13.2: words of the main action", "[sengen][13.2]") {
    CHECK(main_by("use danmaku") == "A1.danmaku_magic");
    CHECK(main_by("use danmaku from onmyo") == "A1.danmaku_onmyo");
    CHECK(main_by("shoot with 3") == "A1.shot_magic_3");
    CHECK(main_by("shoot with 1 from Throwing knives") == "A1.shot_ranged:knives_1");
    CHECK(main_by("shoot from Long sword") == "A1.shot_wave:tachi_6");
    CHECK(main_by("use homing") == "A1.homing_magic_2");
    CHECK(main_by("use homing with 1 raise from onmyo") == "A1.homing_onmyo_1");
    CHECK(main_by("close in") == "A1.approach");
    CHECK(main_by("cast Blast") == "A1.cast_blast");
    CHECK(main_by("use Straight Comet") == "A1.card_2");
    CHECK(main_by("use a spell card") == "A1.card_2");
    CHECK(main_by("wait") == "A1.wait");
    CHECK(main_by("deploy Gauze Boundary before acting") == "A1.deploy_1");
    CHECK(main_by("clear before acting") == "A1.clear_2");
    CHECK(main_by("do not shoot\",\"do not use homing\",\"do not use danmaku\",\"do not close in\","
                  "\"do not cast Blast\",\"do not cast Mend\",\"do not use a spell card\","
                  "\"do not deploy Gauze Boundary before acting\",\"do not clear before acting") ==
          "A1.wait");
    CHECK(main_by("do not shoot with 6\",\"shoot") == "A1.shot_magic_3");
    CHECK(main_by("do not wait\",\"wait") != "A1.wait");
}

TEST_CASE("13.2: what is kept of DP and 霊力", "[sengen][13.2]") {
    CHECK(main_by("shoot with 6\",\"keep 15 dp", 20) == "A1.shot_magic_6");
    CHECK(main_by("keep 15 dp\",\"shoot", 20) == "A1.shot_magic_3");
    CHECK(main_by("keep 17 dp\",\"use danmaku", 20) == "A1.danmaku_magic");
    CHECK(main_by("keep 18 dp\",\"use danmaku", 20) != "A1.danmaku_magic");
    CHECK(main_by("keep 17 spirit\",\"cast Blast") != "A1.cast_blast");
    CHECK(main_by("keep 16 spirit\",\"cast Blast") == "A1.cast_blast");
    // If every option leaves less, none is dropped.
    CHECK(main_by("keep 30 dp\",\"use danmaku", 20) == "A1.danmaku_magic");
}

TEST_CASE("13.2: words of defences, and of those who help", "[sengen][13.2]") {
    const auto defence = [](const std::string& plans) {
        // 6 + 4 + 6 = 16 against 5 + 4 or 4 + 2.
        return answer_by(plans, "shot magic 3, A1", "3111", 0);
    };
    // 7 points are missing: two dice have 58 %, three have 91 %.
    CHECK(defence("evade") == "evade_3");
    CHECK(defence("evade barely") == "evade_2");
    CHECK(defence("evade safely") == "evade_3");
    CHECK(defence("evade with everything") == "evade_12");
    // 10 points are missing: three dice have 62.5 %, four have 90.3 %.
    CHECK(defence("guard barely") == "guard_3");
    CHECK(defence("guard fairly") == "guard_4");
    CHECK(defence("guard with everything") == "guard_12");
    CHECK(defence("let an ally step in") == "yield");
    CHECK(defence("bomb") == "bomb_2");
    CHECK(defence("deploy") == "deploy_1");
    CHECK(defence("clear") == "clear_2");
    CHECK(defence("do not defend") == "none");
    CHECK(defence("keep 9 dp\",\"evade") == "evade_3");
    CHECK(defence("keep 10 dp\",\"evade") == "evade_1");
    CHECK(defence("keep 11 dp\",\"evade") == "evade_1");
    CHECK(defence("keep 13 dp\",\"evade") == "none");
}

TEST_CASE("13.2: words of danmaku, resistance and the last moment", "[sengen][13.2]") {
    const auto danmaku = [](const std::string& plans) {
        return answer_by(plans, "danmaku magic", "", 0);
    };
    CHECK(danmaku("dodge") == "dodge_0");
    CHECK(danmaku("dodge with graze") == "dodge_1");
    CHECK(danmaku("keep 7 graze\",\"dodge with graze") == "dodge_0");
    CHECK(danmaku("dodge without graze") == "dodge_0");
    CHECK(danmaku("take the danmaku") == "take");
    CHECK(danmaku("bomb the danmaku") == "bomb_2");
    CHECK(danmaku("deploy against the danmaku") == "deploy_1");
    const auto resist = [](const std::string& plans) {
        return answer_by(plans, "cast flash, A1, stop, 1", "3", 0);
    };
    CHECK(resist("resist with everything") == "3");
    CHECK(resist("do not resist") == "0");
    CHECK(resist("keep 11 dp") == "1");
    const auto last = [](const std::string& plans) {
        return answer_by("do not defend\",\"" + plans, "shot magic 3, A1", "11111", 1);
    };
    CHECK(last("deploy at the last moment") == "deploy_1");
    CHECK(last("bomb at the last moment") == "bomb_2");
    CHECK(last("take the hit") == "accept");
}

TEST_CASE("13.2: words of a turn's start, rows, initiative and setup", "[sengen][13.2]") {
    const auto start = [](const std::string& plans, int dp) {
        Position p(with_plans(plans), kDummy);
        p.plans("A1");
        p.at("A1").dp = dp;
        p.at("A1").statuses = {{Status::Bind, 9, 0}};
        p.turn_start();
        const std::string acts = p.acts();
        return acts.substr(0, acts.find(' '));
    };
    CHECK(start("deploy Gauze Boundary at the turn's start", 23) == "A1.deploy_1");
    CHECK(start("clear at the turn's start", 23) == "A1.clear_2");
    CHECK(start("do not deploy Gauze Boundary at the turn's start", 2) == "A1.clear_2");
    Position back(with_plans("dismiss at the turn's start"), kDummy);
    back.plans("A1");
    back.at("A1").deployed = 0;
    back.at("A1").used = 1;
    back.at("A1").card_hp = 9;
    back.turn_start();
    CHECK(back.acts().find("A1.dismiss") == 0);

    const auto rows = [](const std::string& plans) {
        Position p(party({with_plans(plans), kDummy, kDummy, kDummy}), kDummy);
        p.plans("A1");
        p.at("A4").hp = 3;
        p.at("A3").hp = 4;
        p.rows();
        return p.acts();
    };
    CHECK(rows("put the wounded in the back") == "A.back_A3_A4 B.front");
    CHECK(rows("put nobody in the back") == "A.front B.front");
    CHECK(rows("put many in the back") == "A.back_A3_A4 B.front");

    const auto order = [](const std::string& plans) {
        Position p(party({with_plans(plans), kDummy}), kDummy);
        p.plans("A1");
        p.at("A1").back = true;
        p.at("A1").dp = 4;
        p.initiative();
        return p.acts();
    };
    CHECK(order("declare nothing as initiative").find("A1.0") == 0);
    CHECK(order("declare all dp").find("A1.4") == 0);
    CHECK(order("do not concentrate on defence").find("A1.no") != std::string::npos);
    CHECK(order("concentrate on defence").find("A1.yes") != std::string::npos);

    const auto setup = [](const std::string& plans) {
        Position p(with_plans(plans), kDummy);
        p.plans("A1");
        p.dice("6666");
        p.setups();
        return p.acts().substr(0, 13);
    };
    CHECK(setup("cast Focus in the setup") == "A1.cast_boost");
    CHECK(setup("do not cast Focus in the setup") == "A1.pass");
}

TEST_CASE("13.2: words of targets, dice, blows, graze", "[sengen][13.2]") {
    const auto aimed = [](const std::string& plans) {
        Position p(with_plans("shoot\",\"" + plans), party({kDummy, kDummy, kDummy}));
        p.plans("A1");
        p.at("B2").hp = 5;
        p.at("B3").dp = 5;
        p.dice("66666666666666666666666666666666");
        p.main("A1");
        return split(p.acts(), ' ')[1];
    };
    CHECK(aimed("target the weak one") == "A1.B3");
    CHECK(aimed("target the wounded one") == "A1.B2");

    const auto blow = [](const std::string& plans) {
        Position p(with_plans("close in\",\"" + plans), kDummy);
        p.plans("A1");
        p.at("A1").graze = 8;
        p.at("A1").dp = 14;
        p.at("B1").dp = 0;
        p.dice("6666666666666666666666666666666666666666");
        p.main("A1");
        return p.acts();
    };
    CHECK(blow("roll few").find("A1.B1 A1.1") != std::string::npos);
    CHECK(blow("roll all").find("A1.B1 A1.14") != std::string::npos);
    CHECK(blow("strike with 1 with Bare hands").find("A1.unarmed_1") != std::string::npos);
    CHECK(blow("strike with 3").find("A1.tachi_3") != std::string::npos);

    const auto boost = [](const std::string& plans) {
        Position p(with_plans("shoot with 1\",\"" + plans), kDummy);
        p.plans("A1");
        p.at("A1").graze = 8;
        p.at("B1").dp = 0;
        p.dice("6 11111");
        p.main("A1");
        const std::string acts = p.acts();
        return acts.substr(acts.find("B1.none") + 8, 4);
    };
    // 11 against 22.
    CHECK(boost("boost with all graze") == "A1.4");
    CHECK(boost("do not boost") == "A1.0");
    CHECK(boost("keep 4 graze\",\"boost with all graze") == "A1.2");
    CHECK(boost("boost to the kill") == "A1.4");

    const auto absorb = [](const std::string& plans) {
        Position p(with_plans(plans), kDummy);
        p.plans("A1");
        p.at("A1").graze = 23;
        p.at("A1").spirit = 14;
        p.turn_end();
        return p.acts().substr(0, 4);
    };
    CHECK(absorb("absorb all graze") == "A1.4");
    CHECK(absorb("do not absorb") == "A1.0");
    CHECK(absorb("keep 9 graze\",\"absorb all graze") == "A1.2");
}

TEST_CASE("13.1: plans say whom, never how many", "[sengen][13.1]") {
    Position p(with_plans("use homing with 2 raises\",\"target the wounded one"),
               party({kDummy, kDummy, kDummy}));
    p.plans("A1");
    p.at("B3").hp = 5;
    p.dice("66666666666666666666666666666666");
    p.main("A1");
    // With raises the default stops after one target.
    CHECK(p.acts().find("A1.homing_magic_2 A1.B3 A1.stop") == 0);
}

TEST_CASE("13.4: presets are the same plans in both languages", "[sengen][13.4]") {
    const char* const kEnglish[4] = {
        "when my dp is at least 5 and my dp is less than 10 and opponent dp is more than 7: use danmaku\n"
        "when opponent dp is at most 6 and my dp is at least 6: shoot with 6\n"
        "when my dp is at least 6: dodge without graze",
        "when opponent dp is at most 8: use a spell card\n"
        "when my dp is at least 12: shoot with 6\n"
        "when my dp is at most 5 and opponent dp is more than 4: wait\n"
        "boost with all graze",
        "when my dp is at least 9 and approach dice is less than my dp: close in\n"
        "when my dp is less than 9: use danmaku\n"
        "when my dp is at least 6: strike with 6\n"
        "boost with all graze",
        "when incoming is lethal: evade safely\n"
        "when the hit is lethal: bomb at the last moment\n"
        "when my dp is at most 4 and opponent dp is more than my dp: wait\n"
        "when my hp percentage is less than 50: put the wounded in the back"};
    REQUIRE(presets().size() == 4);
    const char* const names[4] = {"Pressure", "Sniper", "Blade", "Cautious"};
    for (std::size_t k = 0; k < 4; ++k) {
        INFO(names[k]);
        CHECK(presets()[k].en == names[k]);
        const auto english = plan::check_tactic(Json(kEnglish[k]), presets());
        REQUIRE(english);
        CHECK(*english->own == presets().tactic(k));
        std::string printed;
        for (std::size_t n = 0; n < presets().tactic(k).plans().size(); ++n)
            printed += (n == 0 ? "" : "\n") + presets().tactic(k).plan_text(n, Lang::En);
        CHECK(printed == kEnglish[k]);
    }
}

} // namespace shiaiba::sengen
