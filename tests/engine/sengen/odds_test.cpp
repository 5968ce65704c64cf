// Tests the odds of shots, homing attacks and approaches against all results of the dice.
#include <cmath>

#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "rulesets/sengen/odds/calculator.hpp"
#include "rulesets/sengen/odds/odds.hpp"
#include "rulesets/sengen/plans/estimate.hpp"
#include "sengen/bout.hpp"
#include "sengen/falls.hpp"

namespace shiaiba::sengen {

TEST_CASE("Odds: sums of dice are convolved for all that DP can buy", "[sengen][odds][R62]") {
    CHECK(kMostDice == 99);
    CHECK(reaching(2, 7) == kCertain * 21 / 36);
    CHECK(reaching(3, 18) == kCertain / 216);
    CHECK(reaching(0, 0) == kCertain);
    CHECK(reaching(0, 1) == 0);
    CHECK(reaching(5, -3) == kCertain);
    for (int dice = 0; dice <= kMostDice; ++dice) {
        INFO(dice << "D");
        CHECK(reaching(dice, dice) == kCertain);
        CHECK(reaching(dice, 6 * dice + 1) == 0);
        CHECK((dice == 0 || reaching(dice, 6 * dice) > 0));
        CHECK((dice == 0 || reaching(dice, dice + 1) < kCertain));
        Chance sum = 0;
        Chance mean = 0;
        bool turned_over = true;
        bool as_plans = true;
        for (int s = dice; s <= 6 * dice; ++s) {
            sum += exactly(dice, s);
            mean += s > 0 ? reaching(dice, s) : 0;
            // The distribution is symmetric: turning all dice over is as likely.
            const Chance turned = kCertain - reaching(dice, 7 * dice - s + 1);
            turned_over =
                turned_over && reaching(dice, s) < turned + 200 && turned < reaching(dice, s) + 200;
            if (dice > kMostReckoned) continue;
            const Share exact = chance(dice, s);
            const auto share = static_cast<double>(exact.good) / static_cast<double>(exact.all);
            as_plans =
                as_plans && std::abs(static_cast<double>(reaching(dice, s)) / 1e15 - share) < 1e-13;
        }
        CHECK(turned_over);
        CHECK(as_plans);
        CHECK(sum == kCertain);
        // The mean of a die is 3.5; sums from 1 to the number of dice are certain.
        mean += kCertain * static_cast<Chance>(std::max(0, dice - 1));
        const Chance usual = kCertain / 2 * 7 * static_cast<Chance>(dice);
        CHECK(mean < usual + 20'000);
        CHECK(usual < mean + 20'000);
    }
}

TEST_CASE("Odds of shots: every fall, evaded fairly, defended with all DP, and undefended",
          "[sengen][odds][8.2]") {
    struct Case {
        const char* name;
        std::string target;
        std::function<void(Position&)> set;
        const char* end;
    };
    const Case cases[] = {
        {"evades", one("3 3 3 3 3", "evade1"), [](Position& p) { p.at("B1").dp = 1; }, "Fells"},
        {"guards", one("3 3 3 3 3", "melee3"), [](Position& p) { p.at("B1").dp = 1; }, "Fells"},
        {"guards, and is cut", one("5 3 3 3 3", "melee1 evade3"),
         [](Position& p) {
             p.at("B1").dp = 2;
             p.at("B1").mods = {{ModKey::DamageCut, 1, 9}};
             p.at("B1").barrier = 2;
         },
         "Fells"},
        {"the guard is used", one("3 3 3 3 3", "melee3"),
         [](Position& p) {
             p.at("B1").dp = 1;
             p.at("B1").guard_used = true;
         },
         "Fells"},
        {"nearly out", one("3 3 3 3 3", "evade1"),
         [](Position& p) {
             p.at("B1").dp = 1;
             p.at("B1").hp = 6;
         },
         "Fells"},
        {"behind a card", one("3 3 3 3 3", "evade1", "", R"("cards":["veil"])"),
         [](Position& p) {
             p.at("B1").dp = 1;
             p.at("B1").deployed = 0;
             p.at("B1").used = 1;
             p.at("B1").card_hp = 5;
         },
         "Breaks the card"},
        {"asleep", one("3 3 3 3 3", "evade1"),
         [](Position& p) {
             p.at("B1").statuses = {{Status::Sleep, 9, 0}};
         },
         "Fells"},
    };
    for (const Case& each : cases) {
        INFO(each.name);
        const Scene scene{shooter(), each.target, each.set};
        const Json odds = scene.odds("main", attacking("", fair_defence));
        const Json& option = of(odds, "shot magic 1");
        const Enumerated fair(scene, attacking("shot magic 1", fair_defence), "B1");
        check(option, fair, each.end);
        CHECK(figure(option, "Hit") == Approx(fair.hit).margin(2e-9));
        if (each.name == std::string("asleep")) {
            CHECK_FALSE(option.contains("answers"));
            CHECK_FALSE(odds.contains("under"));
            continue;
        }
        CHECK(odds.at("under").at("en") == "When it evades fairly");
        const Enumerated full(scene, attacking("shot magic 1", full_defence), "B1");
        check(option.at("answers").at(0), full, each.end);
        // A defence with all DP is hit no more often, and loses no more HP.
        for (const char* name : {"Hit", "Mean damage"}) {
            CHECK(figure(option.at("answers").at(0), name) <= figure(option, name));
        }
        const Enumerated open(
            scene,
            attacking("shot magic 1", [](const SengenQuestion&) { return std::string("none"); }),
            "B1");
        check(option.at("answers").at(1), open, each.end);
        CHECK(figure(option.at("answers").at(1), "Hit") == 1);
    }
}

TEST_CASE(
    "Odds of attacks have one order: chance, what a hit takes, mean, the other's DP and graze",
    "[sengen][odds][8.2]") {
    const auto names = [](int hp, int dp) {
        const Scene scene{one("3 3 3 3 3", "shot4", "magic2"), one("3 3 3 3 3", "evade1"),
                          [=](Position& p) {
                              p.at("B1").hp = hp;
                              p.at("B1").dp = dp;
                          }};
        const Json odds = scene.odds("main", {});
        const Json& shot = of(odds, "shot magic 3");
        // Who does not defend is hit, so this is the mean of a hit.
        CHECK(figure(shot, "If it hits") ==
              figure(shot.contains("answers") ? shot.at("answers").at(1) : shot, "Mean damage"));
        std::vector<std::string> all;
        for (const Json& one : shot.at("figures")) all.push_back(one.at("name").at("en"));
        return all;
    };
    using Names = std::vector<std::string>;
    const char* const graze = "Graze it gains if it evades";
    CHECK(names(22, 5) == Names{"Mean damage", "DP it spends", "Hit", "If it hits", graze});
    CHECK(names(4, 5) == Names{"Mean damage", "DP it spends", "Hit", "If it hits", graze, "Fells"});
    CHECK(names(22, 0) == Names{"Mean damage", "Hit", "If it hits"});
}

TEST_CASE("Odds of a shot tell the graze of who evades it: the shot's dice and its own",
          "[sengen][odds][8.7]") {
    // With 1 DP one die evades, whatever the attack rolls.
    const Scene scene{one("3 3 3 3 3", "shot4", "magic2"), one("3 3 3 12 3", "evade1"),
                      [](Position& p) { p.at("B1").dp = 1; }};
    const Json odds = scene.odds("main", {});
    const auto grazed = [&](const char* shot) {
        return figure(of(odds, shot), "Graze it gains if it evades");
    };
    CHECK(grazed("shot magic 1") == Approx(2).margin(2e-6));
    // 3 DP are four dice (8.2).
    CHECK(grazed("shot magic 3") == Approx(5).margin(2e-6));
}

TEST_CASE("Odds of shots: cards, the other reading, untrained weapons", "[sengen][odds][8.9][R2]") {
    const auto dry = [](Position& p) { p.at("B1").dp = 1; };
    // Two more dice, and two more dice of damage.
    const Scene comet{one("3 3 3 3 3", "shot1", "magic1", R"("cards":["comet","twin_comet"])"),
                      one("3 3 3 3 3", "evade1"), dry};
    const Says uses = attacking("card 2", fair_defence);
    const Json odds = comet.odds("main", uses);
    CHECK(odds.at("options").size() == 3);
    bool used = false;
    Json of_card;
    comet.play(
        "",
        [&](const SengenQuestion& question) -> std::string {
            if (used && question.point() == Point::Main) of_card = odds_json(question);
            if (!used && question.point() == Point::Main) {
                used = true;
                return "card 2";
            }
            return {};
        },
        [](Position&) {});
    // 4 + 2D against 4 + 1D: 35 of 216 results are evaded.
    CHECK(figure(of(of_card, "shot magic 1"), "Hit") == Approx(181.0 / 216).margin(2e-9));
    // With the bonus added instead: 8 + 3D against 13 + 1D, of which 435 of 1296 are evaded.
    const Scene read{one("3 3 3 3 3", "shot4", "magic1"), one("3 3 3 12 3", "evade1"), dry,
                     R"({"R2":true})"};
    CHECK(figure(of(read.odds("main", uses), "shot magic 3"), "Hit") ==
          Approx(861.0 / 1296).margin(2e-9));
    const Scene raw{one("3 3 3 3 3", "shot1", "", R"("weapons":["knives"])"),
                    one("3 3 3 3 3", "evade1"), dry};
    const Enumerated weak(raw, attacking("shot ranged:knives 1", fair_defence), "B1");
    check(of(raw.odds("main", uses), "shot ranged:knives 1"), weak);
}

TEST_CASE("Odds of homing attacks: of each target, the one with the least DP before one is chosen",
          "[sengen][odds][8.3]") {
    const Scene scene{one("3 3 3 3 3", "homing2", "magic1"),
                      party({one("3 3 3 6 3", "evade5"), one("3 3 3 6 3", "evade2")}),
                      [](Position& p) {
                          p.at("B1").dp = 3;
                          p.at("B2").dp = 2;
                          p.at("A1").dp = 3;
                      }};
    const auto aims = [](const char* target) {
        return [=](const SengenQuestion& question) -> std::string {
            if (question.point() == Point::Target) return target;
            return attacking("homing magic 0", fair_defence)(question);
        };
    };
    const Json odds = scene.odds("target", aims(""));
    CHECK_FALSE(of(odds, "B1").contains("family"));
    const Enumerated first(scene, aims("B1"), "B1");
    check(of(odds, "B1"), first);
    const Enumerated second(scene, aims("B2"), "B2");
    check(of(odds, "B2"), second);
    CHECK(of(scene.odds("main", aims("")), "homing magic 0").at("figures") ==
          of(odds, "B2").at("figures"));
    // With several targets the option tells whom its odds are against.
    CHECK(of(scene.odds("main", aims("")), "homing magic 0").at("against") == "B2");
    CHECK_FALSE(of(odds, "B2").contains("against"));
}

TEST_CASE("Odds of approaches: to close in, and the blow behind it", "[sengen][odds][8.4][R11]") {
    // 10 + nD against 17, which must be reached or exceeded.
    const Scene scene{one("5 3 3 3 3", "melee1 evade5"), one("1 3 3 3 3", "evade1"),
                      [](Position& p) {
                          p.at("A1").dp = 2;
                          p.at("B1").dp = 1;
                      }};
    const auto with = [](const char* dice) {
        return [=](const SengenQuestion& question) -> std::string {
            if (question.point() == Point::Dice) return dice;
            if (question.point() == Point::Melee) return "unarmed 1";
            return attacking("approach", fair_defence)(question);
        };
    };
    const Json odds = scene.odds("dice", with(""));
    const Enumerated struck(scene, with("1"), "B1");
    const Json& by_one = of(odds, "1");
    check(by_one, struck);
    CHECK(figure(by_one, "Closes in") == Approx(0.0).margin(1e-9));
    CHECK(figure(of(odds, "2"), "Closes in") == Approx(21.0 / 36).margin(2e-9));
    // No DP are left for a blow.
    CHECK(figure(of(odds, "2"), "Hit") == 0);
    // Two dice, which are all, don't reach 75 %.
    const Json main = scene.odds("main", with(""));
    const Json& approach = of(main, "approach");
    CHECK(figure(approach, "Closes in") == figure(of(odds, "2"), "Closes in"));
    CHECK(figure(approach, "Hit") == figure(of(odds, "2"), "Hit"));
    // An action is known by what it comes to, the dice of an approach by what they are for.
    CHECK(approach.at("figures").at(0).at("name").at("en") == "Hit");
    CHECK(of(odds, "2").at("figures").at(0).at("name").at("en") == "Closes in");
    CHECK(of(odds, "2").at("family").at("name").at("en") == "Approach");
    CHECK(of(odds, "2").at("family").at("cost") == 2);
    Scene stricter = scene;
    stricter.settings = R"({"R11":true})";
    CHECK(figure(of(stricter.odds("dice", with("")), "2"), "Closes in") ==
          Approx(15.0 / 36).margin(2e-9));
    // With better numbers one die is enough; and a blow alone.
    const Scene near{one("7 3 3 3 3", "melee1 evade5", "mtrain1"), one("1 3 3 3 3", "melee1"),
                     scene.set};
    const Enumerated closer(near, with("1"), "B1");
    const Json nearer = near.odds("dice", with(""));
    check(of(nearer, "1"), closer);
    CHECK(figure(of(nearer, "1"), "Hit") == Approx(closer.hit).margin(2e-9));
    const Enumerated blow(near, with("1"), "B1", "6");
    check(of(near.odds("melee", with("1"), "6"), "unarmed 1"), blow);
}

} // namespace shiaiba::sengen
