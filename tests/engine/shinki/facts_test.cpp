// Tests the words of plans (12.1, 12.2), each fact and instruction at the decision that it is
// about.
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/plans/question.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// A turn of A1, of HP 42 in column 3, whose only plan is this one, beside a friend; two enemies
/// are in columns 1 and 2.
struct Scene {
    explicit Scene(const std::string& plan, const std::string& skills = R"("guren","kekki")")
        : p(R"({"members":[{"points":{"hp":2,"speed":3},"skills":[)" + skills + R"(],"tactic":[")" +
                plan + R"("]},{"points":{"hp":1}}]})",
            gm(R"({"kind":"apostle","hp":30,"speed":4},{"kind":"apostle","hp":50,"speed":4})")) {
        p.plans("A1");
        p.at("A1").column = 3;
        p.at("A1").damage = 10;
        p.at("B1").column = 1;
        p.at("B2").column = 2;
        p.at("A1").statuses |= bit(Status::Dark);
        p.at("B2").statuses |= bit(Status::Poison);
        p.hand("A1", "C4 H9").kihaku("A1", "S2 S3").hand("B", "S5 S6 S7").draws("C2");
    }
    /// The first command that A1 takes.
    std::string first() {
        p.turn("A1");
        const std::string acts = p.acts();
        return acts.substr(0, acts.find(' '));
    }
    Position p;
};

/// Whether the condition is true at a command. The plan's instruction differs from the default.
bool at_command(const std::string& condition) {
    return Scene("when " + condition + ": step away").first() == "A1.step_+1";
}

/// Whether the condition is true for the same member at HP 32 when it answers a 《紅蓮斬》 with H8,
/// 12 damage.
bool when_answering(const std::string& condition, int damage = 10) {
    Position p(knows(R"("guren","tentsui")"),
               R"({"points":{"hp":2},"tactic":["when )" + condition + R"(: do not answer"]})");
    p.plans("B1");
    p.at("A1").column = 1;
    p.at("B1").damage = damage;
    p.hand("A1", "H8 C3").hand("B1", "D5 D6").draws("C2");
    p.decide("skill guren B1, H8, end");
    p.turn("A1");
    return p.acts().find("B1.none") != std::string::npos;
}

} // namespace

TEST_CASE("12.2: facts at a command", "[shinki][12.2]") {
    for (const char* const truth :
         {"my hp = 32", "my max hp = 42", "my lost hp = 10", "my fatal damage = 0",
          "opponent hp = 50", "my hand = 3", "opponent hand = 3", "my kihaku = 2",
          "opponent kihaku = 0", "my column = 3", "opponent column = 2", "I have darkness",
          "not I have poison", "opponent has poison", "round = 1", "fatal damage to come = 0",
          "allies = 1", "enemies = 2", "distance = 1", "least hp of the enemies = 30",
          "my highest card = 9", "sum of my hand = 15", "able to act", "able to move",
          "not able to use Crimson Slash", "able to use Bloodrush", "not able to override",
          "able to use attacks", "able to use drawing skills", "able to use support skills",
          "not able to use healing", "not able to use carnage skills", "my hp < 999",
          // 《通常攻撃》 paid with the second highest card, 4, less 3 for 暗闇.
          "best attack = 1", "not able to kill"}) {
        INFO(truth);
        CHECK(at_command(truth));
    }
    for (const char* const wrong : {"my hp < 32", "enemies = 1", "able to override"}) {
        INFO(wrong);
        CHECK_FALSE(at_command(wrong));
    }
}

TEST_CASE("12.1: what can't be known is neither true nor false", "[shinki][12.1]") {
    for (const char* const unknown : {"incoming damage >= 0", "not incoming is lethal",
                                      "incoming is a carnage skill", "not incoming is Guard"}) {
        INFO(unknown);
        CHECK_FALSE(at_command(unknown));
    }
    CHECK(at_command("incoming is lethal or my hp = 32"));
    for (const char* const unknown : {"able to act", "not able to move", "best attack >= 0"}) {
        INFO(unknown);
        CHECK_FALSE(when_answering(unknown));
    }
}

TEST_CASE("12.2: facts of what is answered", "[shinki][12.2]") {
    for (const char* const truth :
         {"incoming damage = 12", "not incoming is lethal", "not incoming is a carnage skill",
          "incoming is Crimson Slash", "able to use Guard", "opponent kihaku = 1", "distance = 0",
          // None of these skills is a reaction.
          "not able to use attacks", "not able to use support skills"}) {
        INFO(truth);
        CHECK(when_answering(truth));
    }
    CHECK(when_answering("incoming is lethal", 30));
    CHECK_FALSE(when_answering("incoming is lethal", 29));
}

TEST_CASE("12.2: words of the command", "[shinki][12.2]") {
    // By default A1 steps to where 《紅蓮斬》 reaches.
    CHECK(Scene("wait").first() == "A1.wait");
    CHECK(Scene("step away").first() == "A1.step_+1");
    CHECK(Scene("use Bloodrush").first() == "A1.skill_kekki");
    CHECK(Scene("use drawing skills").first() == "A1.skill_kekki");
    CHECK(Scene("use Basic Attack on the strongest enemy").first() == "A1.skill_attack_B2");
    CHECK(Scene("use only carnage skills").first() == "A1.end");
    CHECK(Scene("do nothing").first() == "A1.end");
    CHECK(Scene("release the shine").first() == "A1.release");
    CHECK(Scene("keep 3 cards").first() != "A1.skill_attack_B2");
    // 《連携》 is a support skill too.
    CHECK(Scene("use support skills", R"("shikku")").first() == "A1.skill_liaison_A2");
    CHECK(Scene("use Menace on the nearest enemy", R"("iatsu")").first() == "A1.skill_iatsu_B2");
    CHECK(Scene("keep 2 kihaku", R"("iatsu")").first() != "A1.skill_iatsu_B2");
}

TEST_CASE("12.2: words of answers, payments and the round's end", "[shinki][12.2]") {
    const auto answered = [](const std::string& plan) {
        Position p(
            knows(R"("guren")"),
            R"({"points":{"hp":2},"skills":["kagami","ushiro","mikiri","teppeki"],"tactic":[)" +
                plan + "]}");
        p.plans("B1");
        p.at("A1").column = p.at("B1").column = 2;
        p.hand("A1", "H8 C3").hand("B1", "D3 D10 SK").draws("C2");
        p.decide("skill guren B1, H8, end");
        p.turn("A1");
        std::string acts = p.acts().substr(std::string("A1.skill_guren_B1 A1.H8 ").size());
        return acts.substr(0, acts.find(" A1.end"));
    };
    // 12 damage: by default a card that wins against 8 by 《見切り》 comes first (12.3).
    CHECK(answered("") == "B1.mikiri B1.D10");
    CHECK(answered(R"("answer with guards that are enough")") == "B1.guard B1.D10");
    CHECK(answered(R"("answer with counters")") == "B1.kagami B1.SK");
    CHECK(answered(R"("answer with dodges that succeed","answer with Backstep")") ==
          "B1.ushiro B1.D3 B1.step_+1");
    CHECK(answered(R"("answer with guards","pay for reactions with the lowest card")") ==
          "B1.guard B1.D3");
    CHECK(answered(R"("do not answer with dodges","do not answer with counters",
                      "pay for Guard with the highest card")") == "B1.guard B1.SK");
    CHECK(answered(R"("do not answer")") == "B1.none");

    for (const bool spares : {false, true}) {
        Position p(R"({"points":{"hp":1},"skills":["yojin"],"tactic":[)" +
                       std::string(spares ? R"("do not use healing at the round's end")" : "") +
                       "]}",
                   kPlain);
        p.plans("A1");
        p.at("A1").damage = 9;
        p.kihaku("A1", "S2 S3");
        p.round_end();
        CHECK(p.acts() == (spares ? "A1.skip" : "A1.use_yojin"));
    }
}

namespace {

/// The acts of B1, whose plan is this one, when A1 strikes it from afar; A2 is nearer and has more
/// HP.
std::string told(const std::string& plan) {
    Position p(R"({"members":[{"points":{"hp":1},"skills":["hoshi"]},{"points":{"hp":6}}]})",
               R"({"points":{"hp":1},"skills":["spin"],"tactic":["answer with spin",")" + plan +
                   "\"]}",
               own_skills(skill_of("hoshi", R"("timing":"action","cost":{"hand":1},
                              "range":[2,3],"target":{"side":"enemy"},
                              "effects":[{"op":"damage","amt":{"x":1}}])") +
                          "," + skill_of("spin", R"("timing":"reaction","cost":{"hand":1},
                              "target":{"side":"self"},"effects":[{"op":"move_self","n":1},
                              {"op":"discard","n":1}])")));
    p.plans("B1");
    p.at("A1").column = 4;
    p.at("A2").column = p.at("B1").column = 2;
    p.kihaku("B1", "S2 H8 S3 S4 S5 S6 S7 S8");
    p.hand("A1", "H9 C3").hand("B1", "C4 D6 HK").draws("C2");
    p.decide("skill hoshi B1, H9, end");
    p.turn("A1");
    p.check();
    std::string acts = p.acts().substr(std::string("A1.skill_hoshi_B1 A1.H9 ").size());
    return acts.substr(0, acts.find(" A1.end"));
}

} // namespace

TEST_CASE("12.1: who answers has one opponent until its answer is dealt with", "[shinki][12.1]") {
    CHECK(told("wait") == "B1.spin B1.C4 B1.S2 B1.column_1 B1.D6");
    for (const char* const truth : {"opponent hp = 40", "distance = 2"}) {
        INFO(truth);
        const std::string when = "when " + std::string(truth) + ": ";
        CHECK(told(when + "pay with the highest card").find("B1.spin B1.HK ") == 0);
        CHECK(told(when + "discard the highest kihaku") == "B1.spin B1.C4 B1.H8 B1.column_1 B1.D6");
    }
    // After moving to column 1 B1 is three columns away from the attacker.
    for (const char* const truth : {"opponent hp = 40", "distance = 3"}) {
        INFO(truth);
        CHECK(told("when " + std::string(truth) + ": discard the highest card") ==
              "B1.spin B1.C4 B1.S2 B1.column_1 B1.HK");
    }
}

TEST_CASE("12.1: what is to be dealt is known to plans as they answer and pay, and no longer",
          "[shinki][12.1]") {
    for (const char* const truth : {"incoming damage = 9", "not incoming is lethal",
                                    "not incoming is a carnage skill", "incoming is hoshi"}) {
        INFO(truth);
        const std::string when = "when " + std::string(truth) + ": ";
        CHECK(told(when + "pay with the highest card") == "B1.spin B1.HK B1.S2 B1.column_1 B1.C4");
        // The condition is neither true nor false: the oldest and the lowest card go, as without a
        // plan.
        const char* const usual = "B1.spin B1.C4 B1.S2 B1.column_1 B1.D6";
        CHECK(told(when + "discard the highest kihaku") == usual);
        CHECK(told(when + "discard the highest card") == usual);
    }
}

namespace {

/// A strike for 12 damage with H8, and a reaction "own" with these effects.
std::string hit_and(const std::string& effects) {
    return own_skills(skill_of("hit", R"("timing":"action","cost":{"hand":1},"range":[0,0],
                           "target":{"side":"enemy"},"effects":[{"op":"damage","amt":{"x":1,"c":4}}])") +
                      "," +
                      skill_of("own", R"("timing":"reaction","cost":{"hand":1},
                           "target":{"side":"self"},"effects":[)" +
                                          effects + "]"));
}

/// Takes a script's tokens, and notes what B1 knows at each of its questions: the point, the
/// opponent's HP and distance; and of the incoming skill the damage, whether it is lethal, whether
/// it is a carnage skill, and whether it is this skill.
class Knowing final : public Decisions {
public:
    Knowing(const char* tokens, int dealing) : dealing_(dealing) {
        for (std::string& token : tests::split(tokens, ',')) script_.add(std::move(token));
    }
    Decision next(const Question& question) override {
        if (question.side() == Side::B) {
            known += question.point_name();
            add(question, Fact::Hp, plan_argument(true));
            add(question, Fact::Distance, plan_argument(false));
            known += " |";
            add(question, Fact::Incoming, plan_argument(false));
            add(question, Fact::Lethal, plan_argument(false));
            add(question, Fact::Carnage, plan_argument(false));
            add(question, Fact::Is, plan_argument(false, dealing_));
            known += "\n";
        }
        return script_.next(question);
    }
    std::string known;

private:
    void add(const Question& question, Fact fact, int argument) {
        const auto value = question.fact(static_cast<int>(fact), argument);
        known += " " + (value ? std::to_string(*value) : "?");
    }
    Script script_;
    int dealing_;
};

/// What B1 knows when A1 strikes it from two columns away: B1 is 9 HP from falling, and A2 is
/// nearer with less HP. The reaction `reels` has an effect for every decision that an answer can
/// bring.
std::string known_to_b1(const char* answer_and_rest) {
    Position p(R"({"members":[{"points":{"hp":6},"skills":["hit"]},{"points":{"hp":1}}]})",
               knows(R"("reels")"),
               own_skills(skill_of("hit", R"("timing":"action","carnage":true,"cost":{"hand":1},
                              "range":[2,3],"target":{"side":"enemy"},
                              "effects":[{"op":"damage","amt":{"x":1}}])") +
                          "," + skill_of("reels", R"("timing":"reaction","cost":{"hand":1},
                              "target":{"side":"self"},"effects":[{"op":"move_self","n":1},
                              {"op":"discard","n":1},{"op":"step_out"},{"op":"kihaku_gain","n":1},
                              {"op":"fatal_damage","amt":{"c":9}}])")));
    p.at("A1").column = 4;
    p.at("A2").column = p.at("B1").column = 2;
    p.at("B1").damage = 31;
    p.kihaku("B1", "S2 H8 S3 S4 S5 S6 S7 S8");
    p.hand("A1", "H9 C3").hand("B1", "C4 D6 HK").draws("C2 C10");
    Knowing knowing(("skill hit B1, H9, " + std::string(answer_and_rest)).c_str(),
                    p.battle().list().find("hit"));
    p.decided_by(knowing);
    p.turn("A1");
    p.check();
    // In B1's own turn nothing is answered.
    knowing.known += "-- ";
    p.turn("B1");
    return knowing.known.substr(0, knowing.known.find('\n', knowing.known.find("-- ")) + 1);
}

} // namespace

TEST_CASE(
    "12.1: the opponent is who struck, at every decision from the payment to the answer's end",
    "[shinki][12.1]") {
    CHECK(known_to_b1("reels, C4, S2, column 3, D6, step -1, S3, yes, end") ==
          "react 50 2 | 9 1 1 1\n"
          "pay 50 2 | 9 1 1 1\n"
          "overflow 50 2 | ? ? ? ?\n"
          "column 50 2 | ? ? ? ?\n"
          "discard 50 1 | ? ? ? ?\n"
          "sidestep 50 1 | ? ? ? ?\n"
          "overflow 50 2 | ? ? ? ?\n"
          "override 50 2 | ? ? ? ?\n"
          "-- command 40 0 | ? ? ? ?\n");
    // When the skill itself fells B1, B1 answers nothing any more: its opponent is the nearest
    // enemy again.
    CHECK(known_to_b1("none, yes, end") == "react 50 2 | 9 1 1 1\n"
                                           "override 40 0 | ? ? ? ?\n"
                                           "-- command 40 0 | ? ? ? ?\n");
}

TEST_CASE(
    "12.3, 12.2: what is paid for a skill with a contest goes by the contest, a counter in it too",
    "[shinki][12.2][12.3]") {
    // The default order of the cards that can pay, against H8; the default card is first.
    const auto paid = [](const std::string& effects, const char* hand) {
        Position p(knows(R"("hit")"), knows(R"("own")"), hit_and(effects));
        p.at("A1").column = p.at("B1").column = 2;
        p.hand("A1", "H8 C3").hand("B1", hand).draws("C2").decide("skill hit B1, H8, own");
        p.turn("A1");
        p.check();
        return p.default_order();
    };
    const std::string counter = R"({"op":"counter","amt":{"x":1},"range":[0,4]})";
    const std::string reduce = R"({"op":"reduce","amt":{"x":1}})";
    const auto contest = [](const std::string& win, const std::string& lose) {
        return R"({"op":"contest","win":[)" + win + R"(],"lose":[)" + lose + "]}";
    };
    const char* const wins = "D3 D9 D10 SK";
    CHECK(paid(counter, wins) == "SK, D10, D9, D3");
    CHECK(paid(reduce, wins) == "SK, D10, D9, D3");
    // The default is the lowest card that wins, wherever in the contest the counter is.
    for (const std::string& effects :
         {contest(counter, ""), contest("", counter), contest("", "") + "," + counter,
          counter + "," + contest(reduce, "")}) {
        INFO(effects);
        CHECK(paid(effects, wins) == "D9, D3, D10, SK");
        // No card wins: 8 is not greater than 8.
        CHECK(paid(effects, "D3 D7 S8") == "D3, D7, S8");
    }
}

TEST_CASE("12.2, 12.3: what stands in a contest counts as what it is", "[shinki][12.2][12.3]") {
    // Whether B1 answers by the reaction "own", against 12 damage from H8.
    const auto answered = [](const std::string& effects, const std::string& plan,
                             const char* hand = "D3 D10 SK", int column = 2,
                             const char* paid = "H8") {
        Position p(R"({"points":{"hp":1},"skills":["hit"]})",
                   R"({"points":{"hp":2},"skills":["own"],"tactic":[")" + plan + "\"]}",
                   hit_and(effects));
        p.plans("B1");
        p.at("A1").column = p.at("B1").column = column;
        p.hand("A1", std::string(paid) + " C3").hand("B1", hand).draws("C2");
        p.decide("skill hit B1, " + std::string(paid) + ", end");
        p.turn("A1");
        p.check();
        return p.acts().find("B1.own") != std::string::npos;
    };
    const std::string counters =
        R"({"op":"contest","win":[{"op":"counter","amt":{"c":7},"range":[0,4]}],"lose":[]})";
    const std::string steps = R"({"op":"contest","win":[],"lose":[{"op":"step_out"}]})";
    const std::string both =
        R"({"op":"contest","win":[{"op":"negate"}],"lose":[]},{"op":"step_out"})";
    const std::string never = R"({"op":"negate"})";
    const std::string guards = R"("answer with guards")";
    CHECK(answered(counters, "answer with counters"));
    CHECK(answered(steps, "answer with dodges", "D3 D4"));
    // A step leaves the range, whether a card wins or not.
    CHECK(answered(steps, "answer with dodges that succeed", "D3 D4"));
    CHECK(answered(both, "answer with dodges that succeed", "D3 D4"));
    // It always succeeds.
    CHECK(answered(never, "answer with dodges that succeed", "D3 D4"));
    // By default 《ガード》 answers; a plan against these skills keeps that.
    CHECK_FALSE(answered(counters, "do not answer with counters"));
    CHECK_FALSE(answered(never, "answer with guards"));
    // At 6 damage or less a counter comes before 《ガード》, at 8 or more a step (12.3).
    CHECK(answered(counters, "wait", "D2 D3", 2, "S2"));
    CHECK(answered(steps, "wait", "D2 D3"));
}

TEST_CASE("12.2: words of falls, discards and what is handed over", "[shinki][12.2]") {
    Position p(R"({"points":{"hp":1},"tactic":["do not override","discard the highest card"]})",
               R"({"members":[{"tactic":["finish the fallen"]},{}]})", R"({"finishing":"ask"})");
    p.plans("A1").plans("B1");
    p.round(6);
    p.at("A1").damage = 38;
    p.at("A1").statuses |= bit(Status::Shaken);
    p.kihaku("A1", "S2 S3 S4 S5 S6").hand("A1", "C3 HK");
    p.round_end();
    // The kill makes Override possible once more (7.9).
    CHECK(p.acts() == "A1.HK A1.S2 A1.no B1.yes A1.no");
    for (const bool generous : {false, true}) {
        Position q(R"({"members":[{"tactic":["use Liaison",)" +
                       std::string(generous ? R"("give the highest card")" : R"("give no more")") +
                       "]},{}]}",
                   kPlain);
        q.plans("A1");
        q.hand("A1", "C3 HK").draws("C2");
        q.turn("A1");
        const std::string given = generous ? "A1.HK A1.C3 " : "A1.C2 A1.stop ";
        CHECK(q.acts().find("A1.skill_liaison_A2 " + given) == 0);
    }
}

} // namespace shiaiba::shinki
