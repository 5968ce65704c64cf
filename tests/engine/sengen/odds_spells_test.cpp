// Tests the odds of spells, answers, cards and boosts against all results of the dice, and that
// odds use nothing hidden.
#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "rulesets/sengen/odds/calculator.hpp"
#include "rulesets/sengen/odds/odds.hpp"
#include "sengen/bout.hpp"
#include "sengen/falls.hpp"

namespace shiaiba::sengen {

namespace {

/// A spell of 1D + 2 that a resistance halves.
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
    // 4 + nD against 7. The target number is 12, or 13 from 10 on, against 6 + 2 + 1D.
    const Json odds = scene.odds("dice", casting("1", "1"));
    const Json& by_one = of(odds, "1");
    const Enumerated all(scene, casting("1", "1"), "B1");
    check(by_one, all);
    CHECK(figure(by_one, "Works") == Approx(4.0 / 6).margin(2e-9));
    // 3, 4 and 5 make target number 12, which 3 of 6 dice miss; 6 makes 13, which 4 of 6 miss.
    CHECK(figure(by_one, "Takes hold") == Approx((3 * 3 + 4) / 36.0).margin(2e-9));
    check(of(odds, "2"), Enumerated(scene, casting("2", "1"), "B1"));
    // Before the dice are chosen the figures are those of three, and say so.
    Json before = of(scene.odds("main", casting("", "")), "cast own").at("figures");
    CHECK(before.at(0).at("name").at("en") == "Works with 3 dice");
    before.at(0)["name"] = of(odds, "3").at("figures").at(0).at("name");
    // Behind it stands what one die does, so that the price of the large number is known.
    CHECK(before.at(1).at("name").at("en") == "Works with one die");
    CHECK(before.at(1).at("chance") == of(odds, "1").at("figures").at(0).at("chance"));
    before.erase(1);
    CHECK(before == of(odds, "3").at("figures"));
    CHECK(figure(by_one, "If it takes hold") == Approx(4.5));
    CHECK(by_one.at("family").at("name").at("en") == "Own");
    CHECK(odds.at("cost").at("en") == "DP");

    // Target number 12, by a 4.
    const Json answers = scene.odds("resist", casting("1", ""), "4");
    check(of(answers, "1"), Enumerated(scene, casting("1", "1"), "B1", "4"), "You fall",
          "Damage taken");
    check(of(answers, "0"), Enumerated(scene, casting("1", "0"), "B1", "4"), "You fall",
          "Damage taken");
    CHECK(figure(of(answers, "1"), "Resists") == Approx(3.0 / 6).margin(2e-9));
    CHECK(figure(of(answers, "1"), "By dice alone") == Approx(1.0 / 6).margin(2e-9));
    CHECK(figure(of(answers, "0"), "Resists") == 0);

    // On two targets the expectation for both; before they are chosen only whether the spell works.
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
    const Json not_chosen = of(two.odds("main", both), "cast own").at("figures");
    CHECK(not_chosen.size() == 2);
    CHECK(not_chosen.at(1).at("name").at("en") == "Works with one die");
    CHECK(figure(of(two.odds("target", both), "B2"), "Takes hold") ==
          figure(of(two.odds("main", both), "cast own"), "Works with 3 dice"));
}

TEST_CASE("Odds of spells: where who resists takes nothing, the chance to take hold comes first",
          "[sengen][odds][8.6]") {
    const Scene scene{one("3 3 6 3 6", "", "magic5", R"("spells":["flash","blast"])"),
                      one("3 3 3 3 6", "resist5"), [](Position& p) { p.at("B1").graze = 60; }};
    const auto first = [](const Json& odds, const std::string& spell) {
        return of(odds, "cast " + spell).at("figures").at(0).at("name").at("en").get<std::string>();
    };
    const Json odds = scene.odds("main", {});
    CHECK(first(odds, "flash") == "Takes hold with 3 dice");
    // Enough graze to resist any total.
    CHECK(figure(of(odds, "cast flash"), "Takes hold with 3 dice") == 0);
    CHECK(figure(of(odds, "cast flash"), "Works with 3 dice") > 0);
    // Blast does half its damage to whoever resists.
    CHECK(first(odds, "blast") == "Works with 3 dice");
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

    // The odds of an ally that steps in.
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
    CHECK(figure(of(stepping, "cover 1"), "Damage to oneself") ==
          Approx(covered.mean).margin(2e-6));
}

TEST_CASE("Odds of answers: the attacker adds all that its graze buys, and the names say so",
          "[sengen][odds][8.7][8.8][R22]") {
    const auto answers = [](const std::string& token) {
        return attacking("shot magic 1", [=](const SengenQuestion&) { return token; });
    };
    // A hit does 1D + 3; 5 graze are 2 points more of a shot.
    const auto with_graze = [](int graze, int hp) {
        return [=](Position& p) {
            p.at("A1").graze = graze;
            p.at("B1").dp = 1;
            p.at("B1").hp = hp;
        };
    };
    const Scene scene{shooter(), one("3 3 3 3 3", "melee1"), with_graze(5, 11)};
    const Json odds = scene.odds("defence", answers(""), "5");
    const auto boosting = [&](const char* token) -> Says {
        return [=](const SengenQuestion& question) -> std::string {
            return question.point() == Point::Boost ? "2" : answers(token)(question);
        };
    };
    for (const char* token : {"evade 1", "guard 1", "none"}) {
        INFO(token);
        check(of(odds, token), Enumerated(scene, boosting(token), "B1", "5"),
              "You fall (with graze)", "Damage taken (with graze)");
    }
    // Only a six and both points reach 11.
    CHECK(figure(of(odds, "none"), "You fall (with graze)") == Approx(1.0 / 6).margin(2e-9));
    CHECK(Enumerated(scene, answers("none"), "B1", "5").ended == 0);
    CHECK(odds.at("assuming").at("en") == "if the attacker adds all that its graze buys to a hit");

    // A single point of graze buys nothing, and nothing is said of it.
    const Scene dry{shooter(), one("3 3 3 3 3", "melee1"), with_graze(1, 9)};
    const Json plain = dry.odds("defence", answers(""), "5");
    check(of(plain, "none"), Enumerated(dry, answers("none"), "B1", "5"), "You fall",
          "Damage taken");
    CHECK_FALSE(plain.contains("assuming"));
    // Nothing is added to an untrained weapon.
    const Scene raw{one("3 3 3 3 3", "shot1", "", R"("weapons":["knives"])"), one("3 3 3 3 3"),
                    with_graze(99, 9)};
    const Json weak = raw.odds("defence",
                               attacking("shot ranged:knives 1",
                                         [](const SengenQuestion&) { return std::string("none"); }),
                               "5");
    CHECK(figure(of(weak, "none"), "Damage taken") > 0);
    // An attack's own figures leave its graze aside.
    const Scene able{shooter(), one("3 3 3 3 3", "melee1"), with_graze(5, 9)};
    const Scene unable{shooter(), one("3 3 3 3 3", "melee1"), with_graze(0, 9)};
    const Says attacks = attacking("shot magic 1", fair_defence);
    CHECK(of(able.odds("main", attacks), "shot magic 1").at("figures") ==
          of(unable.odds("main", attacks), "shot magic 1").at("figures"));
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
    CHECK(figure(of(deploying, "deploy 1"), "HP of the card") == 22);
    CHECK(figure(of(deploying, "deploy 1"), "DP gained") == 10);
    CHECK(figure(of(deploying, "deploy 1"), "DP given away if it breaks, at most") == 2);
    // Near the maximum only the missing DP are gained.
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
    const Json all = laid.odds("main", attacking("shot magic 1", fair_defence));
    CHECK(figure(of(all, "dismiss"), "DP given to the opponent, at most") == 2);
    CHECK(figure(of(all, "shot magic 1"), "DP for breaking it, at most") == 2);

    // 9 against 3 + nD. Damage 4 + 3 breaks a card of 7 HP, and not one of 22 that is deployed now.
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
    CHECK(figure(of(last, "deploy 1"), "HP of the card") == 22);
    CHECK(figure(of(last, "deploy 1"), "DP given away if it breaks, at most") == 0);
    CHECK(figure(of(last, "bomb 2"), "Damage taken") == 0);
    // A card whose cut helps at once.
    const Scene hard{shooter(), one("3 3 3 3 3", "", "", R"("cards":["hard"])"), dry,
                     R"({"data":{"name":"x","cards":[{"id":"hard","ja":"堅","en":"Hard",)"
                     R"("type":"deploy","hp":5,"bonus":{"damage_cut":3}}]}})"};
    const Json cut = hard.odds("last", answers("none"), "55");
    CHECK(figure(of(cut, "deploy 1"), "Damage taken") == 5);
    CHECK(figure(of(cut, "deploy 1"), "Your card breaks") == 1);
    CHECK(figure(of(cut, "deploy 1"), "DP given away if it breaks, at most") == 2);
    // Against a spell a card always resists.
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
    // Damage 4 + 3 was rolled.
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

/// Decides at random, and compares the odds of each question before and after the hidden choices
/// are dealt anew.
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
