// Tests the odds beside options against values counted by hand, over the cards that the player who
// decides can't see.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/odds/odds.hpp"
#include "rulesets/shinki/odds/payments.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// Keeps the odds of all questions, and takes the given tokens.
class Asking final : public Decisions {
public:
    explicit Asking(Decisions& script) : script_(script) {}
    Decision next(const Question& question) override {
        asked.emplace_back(question.point_name(),
                           odds_json(static_cast<const ShinkiQuestion&>(question)));
        return script_.next(question);
    }
    std::vector<std::pair<std::string, Json>> asked;

private:
    Decisions& script_;
};

/// The questions of a turn of `who`: each point, and its odds.
std::vector<std::pair<std::string, Json>> asked_in(Position& p, const std::string& tokens,
                                                   const char* who) {
    Script script;
    for (std::size_t at = 0; at < tokens.size();) {
        const std::size_t end = std::min(tokens.find(", ", at), tokens.size());
        script.add(tokens.substr(at, end - at));
        at = end + 2;
    }
    Asking asking(script);
    p.decided_by(asking);
    p.turn(who);
    return asking.asked;
}
std::vector<Json> all_odds(Position& p, const std::string& tokens) {
    std::vector<Json> all;
    for (const auto& [point, odds] : asked_in(p, tokens, "A1")) all.push_back(odds);
    return all;
}
/// The odds at the first question at `point` that has some.
Json odds_at(Position& p, const std::string& point, const std::string& tokens,
             const char* who = "A1") {
    for (const auto& [asked, odds] : asked_in(p, tokens, who)) {
        if (asked == point && !odds.is_null()) return odds;
    }
    return nullptr;
}

/// Figures as "Name value; …", then after "|" the spread as "amount chance; …".
std::string told(const Json& of) {
    std::string text;
    const auto add = [&](const std::string& part) {
        if (!text.empty() && text.back() != ' ') text += "; ";
        text += part;
    };
    for (const Json& figure : of.at("figures")) {
        const Json& value = figure.contains("chance") ? figure.at("chance") : figure.at("value");
        add(figure.at("name").at("en").get<std::string>() + " " + value.dump());
    }
    for (const Json& spread : of.at("spreads")) {
        text += " | ";
        for (const Json& value : spread.at("values")) {
            add(value.at(0).dump() + " " + value.at(1).dump());
        }
    }
    return text;
}
/// `told` of an attack that loses exactly so many HP.
std::string certain(int damage) {
    const std::string n = std::to_string(damage);
    return "Gets through 1.0; Mean damage " + n + ".0 | " + n + " 1.0";
}
const Json& of(const Json& odds, const std::string& option) {
    static const Json none;
    for (const Json& one : odds.is_null() ? none : odds.at("options")) {
        if (one.at("option") == option) return one;
    }
    return none;
}

/// A position in which A1 draws S2 and holds SA and HK; the default pays the second highest card.
Position met(const std::string& own, const std::string& other, const std::string& hand) {
    Position p(own, other);
    p.at("A1").column = 3;
    p.at("B1").column = 3;
    p.hand("A1", "SA HK").hand("B1", hand).draws("S2");
    return p;
}

} // namespace

TEST_CASE("Odds of an attack: every hand that the other may hold is counted", "[shinki][odds]") {
    // Of A1's cards SA, S2 and HK the king does most: 13 + 4 = 17. B1 holds 2 of the 49 cards that
    // A1 doesn't see, and guards with the higher of them, so that no hand leaves fewer than 4.
    Position p = met(knows(R"("guren")"), kPlain, "CK DK");
    const Json odds = odds_at(p, "command", "end");
    const Json& guren = of(odds, "skill guren B1");
    // Of C(49,2) = 1176 hands, 1035 have no king (46 cards), 861 no queen either (42), and so on.
    CHECK(told(guren) == "Gets through 1.0; Mean damage 7.790816 | 4 0.119897959; 5 0.147959184; "
                         "6 0.134353741; 7 0.120748299; 8 0.107142857; 9 0.093537415; "
                         "10 0.079931973; 11 0.066326531; 12 0.052721088; 13 0.039115646; "
                         "14 0.025510204; 15 0.010204082; 16 0.00255102");
    CHECK(told(guren.at("answers").at(0)) == "Gets through 1.0; Mean damage 17.0 | 17 1.0");
    // They are those of that card where it is asked for.
    Position asked = met(knows(R"("guren")"), kPlain, "CK DK");
    CHECK(told(of(odds_at(asked, "pay", "skill guren B1, HK, none, end"), "HK")) == told(guren));
    // The odds don't depend on B1's real hand, or on the next cards.
    Position q = met(knows(R"("guren")"), kPlain, "C2 D2");
    CHECK(odds_at(q, "command", "end") == odds);
}

TEST_CASE("Odds: who can't answer loses all of it, and falls", "[shinki][odds]") {
    Position p = met(knows(R"("guren")"), kPlain, "");
    p.at("B1").damage = 34;
    const Json odds = odds_at(p, "command", "end");
    CHECK(told(of(odds, "skill guren B1")) ==
          "Gets through 1.0; Fells 1.0; Mean damage 17.0 | 17 1.0");
    CHECK_FALSE(of(odds, "skill guren B1").contains("answers"));
    CHECK_FALSE(odds.contains("under"));
    // Without 〈心輝〉 any damage fells (7.8).
    Position bare = met(knows(R"("guren")"), kPlain, "CK");
    bare.at("B1").statuses &= ~bit(Status::Shine);
    CHECK(told(of(odds_at(bare, "command", "end"), "skill guren B1")) ==
          "Gets through 1.0; Fells 1.0; Mean damage 17.0 | 17 1.0");
}

TEST_CASE("Odds: a contest is won with a higher card, and Backstep leaves the range",
          "[shinki][odds]") {
    // B1 holds one card. A1 attacks with its king, 17, which 《見切り》 beats with no card, so B1
    // guards: 17 less each of the 49 cards, of which 3 are kings, 3 twos and 3 aces.
    Position p = met(knows(R"("guren")"), knows(R"("mikiri")"), "CK");
    CHECK(told(of(odds_at(p, "command", "end"), "skill guren B1")) ==
          "Gets through 1.0; Mean damage 9.897959 | 4 0.06122449; 5 0.081632653; 6 0.081632653; "
          "7 0.081632653; 8 0.081632653; 9 0.081632653; 10 0.081632653; 11 0.081632653; "
          "12 0.081632653; 13 0.081632653; 14 0.081632653; 15 0.06122449; 16 0.06122449");
    Position q = met(knows(R"("guren")"), knows(R"("ushiro")"), "CK");
    CHECK(told(of(odds_at(q, "command", "end"), "skill guren B1")) ==
          "Gets through 0.0; Mean damage 0.0 | 0 1.0");
}

TEST_CASE("Odds of cards that an attack, or a guard, may be paid with", "[shinki][odds]") {
    Position p = met(knows(R"("guren")"), kPlain, "");
    const Json paid = odds_at(p, "pay", "skill guren B1, HK, end");
    CHECK(told(of(paid, "HK")) == "Gets through 1.0; Mean damage 17.0 | 17 1.0");
    CHECK(told(of(paid, "SA")) == "Gets through 1.0; Mean damage 5.0 | 5 1.0");

    Position q = met(knows(R"("guren")"), kPlain, "C3 D10");
    q.at("B1").damage = 26;
    const Json answers = odds_at(q, "react", "skill guren B1, HK, none, end");
    // 17 damage meets HP 14; the default guards with the ten.
    CHECK(told(of(answers, "none")) == "You fall 1.0; Damage taken 17.0 | 17 1.0");
    CHECK(told(of(answers, "guard")) == "Damage taken 7.0 | 7 1.0");
}

TEST_CASE("Odds of an attack of several cards: those of the best way to pay it, and of each card",
          "[shinki][odds][R33]") {
    // 《双星》 does the sum − 1, and 8 more with a pair; the default would pay HQ and C9.
    Position p(knows(R"("sosei")"), kPlain);
    p.at("A1").column = 3;
    p.at("B1").column = 3;
    p.hand("A1", "SK HQ C9 D9").draws("S2");
    const std::vector<Json> all = all_odds(p, "skill sosei B1, C9, SK, end");
    CHECK(told(of(all.at(0), "skill sosei B1")) == certain(25));
    CHECK(told(of(all.at(1), "C9")) == certain(25));
    CHECK(told(of(all.at(1), "D9")) == certain(25));
    CHECK(told(of(all.at(1), "SK")) == certain(24));
    CHECK(told(of(all.at(1), "HQ")) == certain(24));
    CHECK(told(of(all.at(1), "S2")) == certain(14));
    // Behind a first card each other one tells what both do.
    CHECK(told(of(all.at(2), "D9")) == certain(25));
    CHECK(told(of(all.at(2), "SK")) == certain(21));
    CHECK(told(of(all.at(2), "S2")) == certain(10));
}

TEST_CASE("Odds of an attack whose user chooses how many cards: to pay no more tells those alone",
          "[shinki][odds][4.1]") {
    Position p(knows(R"("own")"), kPlain,
               R"({"skills":{"name":"x","skills":[{"id":"own","ja":"己","en":"Own",)"
               R"("timing":"action","cost":{"hand":{"least":1,"most":3}},"range":[0,4],)"
               R"("target":{"side":"enemy","count":1},)"
               R"("effects":[{"op":"damage","amt":{"x":1,"flush":6}}]}]}})");
    p.hand("A1", "SK S3 D5").draws("H4");
    // K, 5 and 4 do 22, and the spades K and 3 as much by their suit, which a third card breaks.
    const std::vector<Json> all = all_odds(p, "skill own B1, S3, SK, stop, end");
    CHECK(told(of(all.at(0), "skill own B1")) == certain(22));
    CHECK(told(of(all.at(1), "S3")) == certain(22));
    CHECK(told(of(all.at(1), "H4")) == certain(22));
    CHECK(told(of(all.at(2), "SK")) == certain(22));
    CHECK(told(of(all.at(2), "D5")) == certain(21));
    CHECK(told(of(all.at(2), "stop")) == certain(3));
    CHECK(told(of(all.at(3), "D5")) == certain(21));
    CHECK(told(of(all.at(3), "stop")) == certain(22));
}

TEST_CASE("Odds: of payments that do the same one is counted, and none is left out",
          "[shinki][odds]") {
    Dice dice(1);
    const auto random = [&](int below) {
        return static_cast<int>(dice.below(static_cast<std::uint64_t>(below)));
    };
    for (int n = 0; n < 300; ++n) {
        Used paid;
        for (int k = random(2); k > 0; --k) paid.add(random(kCards));
        Skill skill;
        skill.cost.hand = random(4);
        skill.cost.most = std::max(skill.cost.hand, paid.cards) + random(3);
        Effect effect;
        effect.amount = {0,        random(2), random(2), random(2), random(3) - 1, random(3) - 1,
                         random(2)};
        skill.effects = {effect};
        const Expr& amount = effect.amount;
        // What an attack's damage and a contest see of its cards.
        const auto seen = [&](const Used& used) {
            return std::pair(
                (amount.x != 0 ? used.sum : 0) + amount.max * used.largest +
                    (amount.half != 0 ? used.sum / 2 : 0) + (used.pair ? 100 * amount.pair : 0) +
                    (used.flush ? 1000 * amount.flush : 0) + (used.face ? 10'000 * amount.face : 0),
                used.largest);
        };
        std::vector<Card> cards;
        Cards hand;
        for (int k = 0; k < 7; ++k) {
            cards.push_back(random(kCards));
            hand.add(cards.back());
        }
        std::set<std::pair<int, int>> all;
        for (unsigned some = 0; some < 128; ++some) {
            Used used = paid;
            for (std::size_t k = 0; k < cards.size(); ++k) {
                if ((some >> k & 1U) != 0) used.add(cards[k]);
            }
            if (used.cards >= skill.cost.hand && used.cards <= skill.cost.most_hand())
                all.insert(seen(used));
        }
        std::set<std::pair<int, int>> found;
        for (const Used& used : payments(skill, paid, hand)) found.insert(seen(used));
        CHECK(found == all);
    }
}

TEST_CASE("Odds of a mob: the card that it turns up is counted", "[shinki][odds][7.6]") {
    Position p(
        kPlain,
        gm(R"({"kind":"apostle","mob":true,"hp":20,"speed":1,"skills":["guren","mikiri"]})"));
    p.at("A1").column = 3;
    p.at("B1").column = 3;
    // A1 draws D3 and attacks with its king, which no card dodges. Of the 48 cards that it doesn't
    // see, the mob's guard takes half off: 6 with one of 3 kings and 4 queens, nothing with an ace.
    p.hand("A1", "SK H3 DA").draws("D3");
    CHECK(told(of(odds_at(p, "command", "end"), "skill attack B1")) ==
          "Gets through 1.0; Mean damage 9.666667 | 7 0.145833333; 8 0.166666667; 9 0.166666667; "
          "10 0.166666667; 11 0.166666667; 12 0.125; 13 0.0625");
    // The mob turns up one of 52 cards, 7 on average; 4 more is 11.
    Position q(
        kPlain,
        gm(R"({"kind":"apostle","mob":true,"hp":20,"speed":1,"skills":["guren","mikiri"]})"));
    q.at("A1").column = 3;
    q.at("B1").column = 3;
    const Json odds = odds_at(q, "command", "end", "B1");
    CHECK(told(of(odds, "skill guren A1")).substr(0, 43) ==
          "Gets through 1.0; Mean damage 11.0 | 5 0.07");
}

TEST_CASE("Odds of several targets: what is to be expected of all", "[shinki][odds]") {
    Position p(knows(R"("shuen")"), R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})");
    p.kihaku("A1", "S3 S4 S5 S6 S7 S8 S9").at("B2").damage = 30;
    p.draws("S2");
    CHECK(told(of(odds_at(p, "command", "end"), "skill shuen")) ==
          "Mean damage to all 36.0; Felled 1.0");
}

TEST_CASE("Odds: what can't be counted has none", "[shinki][odds]") {
    const auto own = [](const std::string& effects) {
        return R"({"skills":{"name":"x","skills":[{"id":"own","ja":"己","en":"Own","timing":"action",)"
               R"("cost":{"hand":1},"range":[0,4],"target":{"side":"enemy","count":1},"effects":[)" +
               effects + "]}]}}";
    };
    const auto counted = [&](const std::string& effects) {
        Position p(knows(R"("own")"), kPlain, own(effects));
        p.hand("A1", "SA HK").draws("S2");
        return of(odds_at(p, "command", "end"), "skill own B1").is_object();
    };
    CHECK(
        counted(R"({"op":"damage","amt":{"x":1}},{"op":"damage","amt":{"c":2},"when":"damaged"})"));
    // The second effect may depend on where the first one leaves the characters.
    CHECK_FALSE(counted(R"({"op":"shift","n":1,"dir":"toward"},{"op":"damage","amt":{"x":1}})"));
    CHECK_FALSE(counted(R"({"op":"damage","amt":{"x":1},"when":"same_column"})"));
}

} // namespace shiaiba::shinki
