// Odds of actions and of answers, against all dice that may fall.
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
            // Faces turned over are as likely.
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
        // Reaching 1 to n is certain: 3.5 a die.
        mean += kCertain * static_cast<Chance>(std::max(0, dice - 1));
        const Chance usual = kCertain / 2 * 7 * static_cast<Chance>(dice);
        CHECK(mean < usual + 20'000);
        CHECK(usual < mean + 20'000);
    }
}

TEST_CASE("Odds of shots: every fall, through the best defence and without",
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
        const Json odds = scene.odds("main", attacking("", best_defence));
        const Json& option = of(odds, "shot magic 1");
        const Enumerated best(scene, attacking("shot magic 1", best_defence), "B1");
        check(option, best, each.end);
        CHECK(figure(option, "Hit") == Approx(best.hit).margin(2e-9));
        if (each.name == std::string("asleep")) {
            CHECK_FALSE(option.contains("answers"));
            CHECK_FALSE(odds.contains("best"));
            continue;
        }
        // The default of 13.3 evades with the dice that succeed in 70 %, or else otherwise.
        const Enumerated fair(
            scene,
            attacking("shot magic 1",
                      [](const SengenQuestion& question) {
                          const Fighter& one = question.battle().at(question.who());
                          const int need = question.battle().action()->total - one.evade_base();
                          const int least = least_dice(need, Odds::Fair);
                          return "evade " + std::to_string(std::min(least, one.dp));
                      }),
            "B1");
        check(option.at("answers").at(0), fair, each.end);
        const Enumerated open(
            scene,
            attacking("shot magic 1", [](const SengenQuestion&) { return std::string("none"); }),
            "B1");
        check(option.at("answers").at(1), open, each.end);
        CHECK(figure(option.at("answers").at(1), "Hit") == 1);
    }
}

TEST_CASE("Odds of shots: cards, the other reading, untrained weapons", "[sengen][odds][8.9][R2]") {
    const auto dry = [](Position& p) { p.at("B1").dp = 1; };
    // Two more dice, two more of damage.
    const Scene comet{one("3 3 3 3 3", "shot1", "magic1", R"("cards":["comet","twin_comet"])"),
                      one("3 3 3 3 3", "evade1"), dry};
    const Says uses = attacking("card 2", best_defence);
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
    // 4 + 2D against 4 + 1D: 35 of 216 falls are evaded.
    CHECK(figure(of(of_card, "shot magic 1"), "Hit") == Approx(181.0 / 216).margin(2e-9));
    // The bonus is added: 8 + 3D against 13 + 1D, of which 435 of 1296 are evaded.
    const Scene read{one("3 3 3 3 3", "shot4", "magic1"), one("3 3 3 12 3", "evade1"), dry,
                     R"({"R2":true})"};
    CHECK(figure(of(read.odds("main", uses), "shot magic 3"), "Hit") ==
          Approx(861.0 / 1296).margin(2e-9));
    const Scene raw{one("3 3 3 3 3", "shot1", "", R"("weapons":["knives"])"),
                    one("3 3 3 3 3", "evade1"), dry};
    const Enumerated weak(raw, attacking("shot ranged:knives 1", best_defence), "B1");
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
            return attacking("homing magic 0", best_defence)(question);
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
}

TEST_CASE("Odds of approaches: to close in, and the blow behind it", "[sengen][odds][8.4][R11]") {
    // 10 + nD against 17, or more than that.
    const Scene scene{one("5 3 3 3 3", "melee1 evade5"), one("1 3 3 3 3", "evade1"),
                      [](Position& p) {
                          p.at("A1").dp = 2;
                          p.at("B1").dp = 1;
                      }};
    const auto with = [](const char* dice) {
        return [=](const SengenQuestion& question) -> std::string {
            if (question.point() == Point::Dice) return dice;
            if (question.point() == Point::Melee) return "unarmed 1";
            return attacking("approach", best_defence)(question);
        };
    };
    const Json odds = scene.odds("dice", with(""));
    const Enumerated struck(scene, with("1"), "B1");
    const Json& by_one = of(odds, "1");
    check(by_one, struck);
    CHECK(figure(by_one, "Closes in") == Approx(0.0).margin(1e-9));
    CHECK(figure(of(odds, "2"), "Closes in") == Approx(21.0 / 36).margin(2e-9));
    // No DP is left for a blow.
    CHECK(figure(of(odds, "2"), "Hit") == 0);
    // Two dice, all there are, don't reach 75 %.
    CHECK(of(scene.odds("main", with("")), "approach").at("figures") ==
          of(odds, "2").at("figures"));
    CHECK(of(odds, "2").at("family").at("name").at("en") == "Approach");
    CHECK(of(odds, "2").at("family").at("cost") == 2);
    Scene stricter = scene;
    stricter.settings = R"({"R11":true})";
    CHECK(figure(of(stricter.odds("dice", with("")), "2"), "Closes in") ==
          Approx(15.0 / 36).margin(2e-9));
    // Nearer, one die is worth it; and a blow alone.
    const Scene near{one("7 3 3 3 3", "melee1 evade5", "mtrain1"), one("1 3 3 3 3", "melee1"),
                     scene.set};
    const Enumerated closer(near, with("1"), "B1");
    const Json nearer = near.odds("dice", with(""));
    check(of(nearer, "1"), closer);
    CHECK(figure(of(nearer, "1"), "Hit") == Approx(closer.hit).margin(2e-9));
    const Enumerated blow(near, with("1"), "B1", "6");
    check(of(near.odds("melee", with("1"), "6"), "unarmed 1"), blow);
}

// Odds of spells and of answers, against battles in which every fall of the dice is played; what they hang on.

namespace {

/// A spell of 1D + 2 that is halved by who resists.
constexpr const char* kOwnSpell =
    R"({"data":{"name":"x","spells":[{"id":"own","ja":"己","en":"Own","ability":"magic",)"
    R"("min_level":1,"timing":"main","cost":1,"activation":7,"side":"enemy","diameter":10,)"
    R"("resist":"will","on_resist":"half","effects":[{"op":"damage","dice":1,"flat":2}]}]}})";
const std::string kCaster = one("3 3 3 3 3", "", "magic1", R"("spells":["own"])");

Says casting(const char* dice, const char* resists, const char* boosts = "boost") {
    return [=](const SengenQuestion& question) -> std::string {
        switch (question.point()) {
        case Point::Main: return "cast own";
        case Point::Dice: return dice;
        case Point::Resist: return resists;
        case Point::ResistBoost: return boosts;
        default: return {};
        }
    };
}

} // namespace

TEST_CASE("Odds of spells: that they work, take hold, and what they take", "[sengen][odds][8.6]") {
    const Scene scene{kCaster, one("3 3 3 3 5", "resist1"),
                      [](Position& p) {
                          p.at("B1").dp = 1;
                          p.at("B1").graze = 7;
                          p.at("B1").hp = 5;
                      },
                      kOwnSpell};
    // 4 + nD against 7; TN 12, from 10 on 13, against 6 + 2 + 1D.
    const Json odds = scene.odds("dice", casting("1", "1"));
    const Json& by_one = of(odds, "1");
    const Enumerated all(scene, casting("1", "1"), "B1");
    check(by_one, all);
    CHECK(figure(by_one, "Works") == Approx(4.0 / 6).margin(2e-9));
    // 3, 4 and 5 make TN 12, which 3 of 6 miss, and 6 makes 13, which 4 miss.
    CHECK(figure(by_one, "Takes hold") == Approx((3 * 3 + 4) / 36.0).margin(2e-9));
    check(of(odds, "2"), Enumerated(scene, casting("2", "1"), "B1"));
    CHECK(of(scene.odds("main", casting("", "")), "cast own").at("figures") ==
          of(odds, "3").at("figures"));
    CHECK(by_one.at("family").at("name").at("en") == "Own");
    CHECK(odds.at("cost").at("en") == "DP");

    // TN 12 by a 4.
    const Json answers = scene.odds("resist", casting("1", ""), "4");
    check(of(answers, "1"), Enumerated(scene, casting("1", "1"), "B1", "4"), "You fall",
          "Damage taken");
    check(of(answers, "0"), Enumerated(scene, casting("1", "0"), "B1", "4"), "You fall",
          "Damage taken");
    CHECK(figure(of(answers, "1"), "Resists") == Approx(3.0 / 6).margin(2e-9));
    CHECK(figure(of(answers, "1"), "By dice alone") == Approx(1.0 / 6).margin(2e-9));
    CHECK(figure(of(answers, "0"), "Resists") == 0);

    // On two what is to be expected of both; before they are chosen only that it works.
    const std::string foe = one("3 3 3 3 5", "resist1");
    const Scene two{kCaster, party({foe, foe}),
                    [](Position& p) {
                        p.at("B1").dp = 0;
                        p.at("B2").statuses = {{Status::Sleep, 9, 0}};
                    },
                    kOwnSpell};
    const auto both = [](const SengenQuestion& question) -> std::string {
        if (question.point() == Point::Target)
            return question.battle().action()->targets == 0 ? "B1" : "B2";
        return casting("1", "")(question);
    };
    const Json of_both = two.odds("dice", both);
    CHECK(figure(of(of_both, "1"), "Takes hold of") == Approx(8.0 / 6).margin(2e-9));
    CHECK(figure(of(of_both, "1"), "Mean damage to all") == Approx(2 * 5.5 * 4 / 6).margin(2e-6));
    CHECK(of(two.odds("main", both), "cast own").at("figures").size() == 1);
    CHECK(figure(of(two.odds("target", both), "B2"), "Takes hold") ==
          figure(of(two.odds("main", both), "cast own"), "Works"));
}

TEST_CASE("Odds of answers: evading, guarding, letting it happen", "[sengen][odds][8.7]") {
    const auto answers = [](const std::string& token) {
        return attacking("shot magic 1", [=](const SengenQuestion&) { return token; });
    };
    const auto dry = [](Position& p) { p.at("B1").dp = 2; };
    const Scene scene{shooter(), one("3 3 3 3 3", "melee1"), [&](Position& p) {
                          dry(p);
                          p.at("B1").hp = 7;
                      }};
    // 9 against 3 + nD, or 4 + nD.
    const Json odds = scene.odds("defence", answers(""), "5");
    for (const char* token : {"evade 1", "evade 2", "guard 1", "guard 2", "none"}) {
        INFO(token);
        check(of(odds, token), Enumerated(scene, answers(token), "B1", "5"), "You fall",
              "Damage taken");
    }
    CHECK(figure(of(odds, "evade 1"), "Evades") == Approx(1.0 / 6).margin(2e-9));
    CHECK(figure(of(odds, "guard 2"), "Guards") == Approx(30.0 / 36).margin(2e-9));
    CHECK(of(odds, "evade 2").at("family").at("name").at("en") == "Evades");
    CHECK(of(odds, "evade 2").at("family").at("cost") == 2);
    CHECK_FALSE(of(odds, "none").contains("family"));
    CHECK_FALSE(odds.contains("best"));
    const Scene carded{shooter(), one("3 3 3 3 3", "", "", R"("cards":["veil"])"),
                       [&](Position& p) {
                           dry(p);
                           p.at("B1").deployed = 0;
                           p.at("B1").card_hp = 6;
                           p.at("B1").used = 1;
                       }};
    check(of(carded.odds("defence", answers(""), "5"), "evade 1"),
          Enumerated(carded, answers("evade 1"), "B1", "5"), "Your card breaks", "Damage taken");

    // Who steps in for another.
    const Scene helped{shooter(), party({one("3 3 3 3 3"), one("4 3 3 3 3", "melee1 evade1")}),
                       [&](Position& p) {
                           p.at("B1").dp = 0;
                           p.at("B2").dp = 1;
                       }};
    const auto help = [](const std::string& token) {
        return [=](const SengenQuestion& question) -> std::string {
            const Battle& battle = question.battle();
            if (question.point() == Point::Target) return "B1";
            if (question.point() == Point::Intercept) return token;
            if (question.point() == Point::Defence)
                return battle.could_step_in(*battle.action(), 2) ? "yield" : "none";
            return attacking("shot magic 1", {})(question);
        };
    };
    const Json stepping = helped.odds("intercept", help(""), "5");
    const Enumerated guarded(helped, help("guard 1"), "B1", "5");
    CHECK(figure(of(stepping, "guard 1"), "Guards") == Approx(1 - guarded.hit).margin(2e-9));
    CHECK(figure(of(stepping, "guard 1"), "Damage to the other") ==
          Approx(guarded.mean).margin(2e-6));
    const Enumerated covered(helped, help("cover 1"), "B2", "5");
    CHECK(figure(of(stepping, "cover 1"), "Covers") == Approx(3.0 / 6).margin(2e-9));
    CHECK(figure(of(stepping, "cover 1"), "Damage taken") == Approx(covered.mean).margin(2e-6));
}

TEST_CASE("Odds of cards: what lies there, what it brings, and what its break gives away",
          "[sengen][odds][6]") {
    const std::string holder = one("3 3 3 3 3", "", "", R"("cards":["veil","comet"])");
    const auto dry = [](Position& p) {
        p.at("A1").dp = 3;
        p.at("B1").dp = 2;
    };
    // HP 22; half of 19 is 10; up(6/3) is 2.
    const Scene own{holder, one("3 3 3 3 3"), dry};
    const Says waits = attacking("wait", {});
    const Json deploying = own.odds("main", waits);
    CHECK(figure(of(deploying, "deploy 1"), "Durability of the card") == 22);
    CHECK(figure(of(deploying, "deploy 1"), "DP gained") == 10);
    CHECK(figure(of(deploying, "deploy 1"), "DP given away if it breaks, at most") == 2);
    // Near the maximum it brings what there is room for.
    const Scene full{holder, one("3 3 3 3 3"), [](Position& p) { p.at("A1").dp = 15; }};
    CHECK(figure(of(full.odds("main", waits), "deploy 1"), "DP gained") == 4);
    const auto lying = [&](Position& p) {
        dry(p);
        p.at("A1").deployed = 0;
        p.at("A1").card_hp = 7;
        p.at("A1").used = 1;
        p.at("B1").deployed = 0;
        p.at("B1").card_hp = 7;
        p.at("B1").used = 1;
    };
    const Scene laid{one("3 3 3 3 3", "shot1", "magic1", R"("cards":["veil"])"), holder, lying};
    const Json all = laid.odds("main", attacking("shot magic 1", best_defence));
    CHECK(figure(of(all, "dismiss"), "DP given to the opponent, at most") == 2);
    CHECK(figure(of(all, "shot magic 1"), "DP for breaking it, at most") == 2);

    // 9 against 3 + nD: 4 + 3 of damage break the card of 7 HP, and not one of 22 that is deployed now.
    const auto answers = [](const char* token) {
        return attacking("shot magic 1", [=](const SengenQuestion&) { return std::string(token); });
    };
    const Json defended = laid.odds("defence", answers(""), "5");
    CHECK(figure(of(defended, "none"), "DP given away by its break, at most") == 2);
    const Scene open{shooter(), holder, [&](Position& p) {
                         dry(p);
                         p.at("B1").hp = 7;
                         p.at("B1").barrier = 1;
                     }};
    const Json last = open.odds("last", answers("none"), "55");
    CHECK(figure(of(last, "accept"), "You fall") == 1);
    CHECK(figure(of(last, "accept"), "Damage taken") == 7);
    CHECK(figure(of(last, "deploy 1"), "Your card breaks") == 0);
    CHECK(figure(of(last, "deploy 1"), "Damage taken") == 7);
    CHECK(figure(of(last, "deploy 1"), "Durability of the card") == 22);
    CHECK(figure(of(last, "deploy 1"), "DP given away if it breaks, at most") == 0);
    CHECK(figure(of(last, "bomb 2"), "Damage taken") == 0);
    // A card that gives its cut at once.
    const Scene hard{shooter(), one("3 3 3 3 3", "", "", R"("cards":["hard"])"), dry,
                     R"({"data":{"name":"x","cards":[{"id":"hard","ja":"堅","en":"Hard",)"
                     R"("type":"deploy","hp":5,"bonus":{"damage_cut":3}}]}})"};
    const Json cut = hard.odds("last", answers("none"), "55");
    CHECK(figure(of(cut, "deploy 1"), "Damage taken") == 5);
    CHECK(figure(of(cut, "deploy 1"), "Your card breaks") == 1);
    CHECK(figure(of(cut, "deploy 1"), "DP given away if it breaks, at most") == 2);
    // Against a spell it is certain.
    const Scene spelled{kCaster, holder, dry, kOwnSpell};
    const Json resisting = spelled.odds("resist", casting("1", ""), "4");
    CHECK(figure(of(resisting, "deploy 1"), "Resists") == 1);
}

TEST_CASE("Odds of boosts and of rousing", "[sengen][odds][8.1][8.8]") {
    const Scene scene{shooter(), one("3 3 3 3 3"), [](Position& p) {
                          p.at("A1").graze = 5;
                          p.at("B1").dp = 0;
                          p.at("B1").hp = 8;
                      }};
    // 4 + 3 was rolled.
    const Json odds = scene.odds("boost", attacking("shot magic 1", {}), "54");
    CHECK(figure(of(odds, "0"), "Damage") == 7);
    CHECK(figure(of(odds, "0"), "Fells") == 0);
    CHECK(figure(of(odds, "1"), "Fells") == 1);
    CHECK(figure(of(odds, "2"), "Damage") == 8);

    const Scene dazed{party({one("3 3 3 3 3", "danmaku1", "magic1"), one("3 3 3 3 3", "resist1")}),
                      one("3 3 3 3 3"), [](Position& p) {
                          p.at("A2").statuses = {{Status::Dazzle, 9, 14}};
                      }};
    const Says dodged = attacking("danmaku magic", {});
    // 3D must make 10: 135 of 216.
    CHECK(figure(of(dazed.odds("rouse", dodged), "yes"), "Shakes it off") ==
          Approx(135.0 / 216).margin(2e-9));
}

namespace {

/// Decides at random, and looks at the odds of each question before and after the hidden choices are dealt anew.
class Redealing final : public Decisions {
public:
    int with_odds = 0;
    static Json odds_of(const Question& question) {
        return odds_json(static_cast<const SengenQuestion&>(question));
    }
    Decision next(const Question& question) override {
        const Json odds = odds_of(question);
        question.redeal(question.side(), dice_);
        CHECK(odds_of(question) == odds);
        if (!odds.is_null()) {
            ++with_odds;
            bool legal = true;
            for (const Json& option : odds.at("options")) {
                for (const Json& each : option.at("figures")) {
                    const bool chance = each.contains("chance");
                    const double value = each.at(chance ? "chance" : "value").get<double>();
                    legal = legal && value >= 0 && (!chance || value <= 1);
                }
            }
            CHECK(legal);
        }
        return random_.next(question);
    }

private:
    Dice dice_{1};
    RandomDecisions random_{2};
};

} // namespace

TEST_CASE("Odds hang on nothing that the other side hides", "[sengen][odds][19]") {
    Redealing redealing;
    for (const bool parties : {false, true}) {
        Position p(parties ? kNight : kHoshimi, parties ? kFairies : kIwato);
        p.decided_by(redealing);
        for (int turn = 0; turn < 4 && p.result().empty(); ++turn) p.play_turn();
    }
    CHECK(redealing.with_odds > 20);
}

} // namespace shiaiba::sengen
