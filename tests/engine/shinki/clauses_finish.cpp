// Tests finishing the fallen in a turn of one's own (7.9), and damage that kills characters without
// 〈心輝〉 (R5).
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kPair = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})";

/// A turn of A1, with B1 fallen at the other end of the map.
struct Turn {
    explicit Turn(const std::string& settings, const std::string& tokens,
                  const std::string& kihaku = {}, const std::string& plans = {})
        : p(R"({"points":{"hp":1},"tactic":[)" + plans + "]}", kPair, settings) {
        if (!plans.empty()) p.plans("A1");
        p.at("B1").down = true;
        p.at("B1").damage = 40;
        p.at("B1").statuses = 0;
        p.kihaku("B1", kihaku).draws("C2 C4").decide(tokens);
    }
    Position& play() {
        p.turn("A1");
        p.check();
        return p;
    }
    Position p;
};

constexpr const char* kAsk = R"({"finishing":"ask"})";

} // namespace

TEST_CASE("7.9: in one's own turn every fallen enemy may be killed, for nothing",
          "[shinki][7.9][finish]") {
    CHECK(Turn(kAsk, "").play().open_options() == "step -1, wait, finish B1, release, end");
    CHECK(Turn("{}", "").play().open_options() == "step -1, wait, release, end");
    CHECK(Turn(R"({"finishing":"always"})", "").play().open_options() ==
          "step -1, wait, release, end");
    Turn killed(kAsk, "finish B1, wait");
    CHECK(killed.play().acts() == "A1.finish_B1 A1.wait A1.end");
    CHECK(killed.p.of("B1") == "0,40,0,1,,nx");
    // A dead character can't be killed again, and the move is still available.
    CHECK(killed.p.open_options() == "step -1, release, end");
    CHECK(killed.p.kinds().find("finish no_override dead wait") != std::string::npos);
}

TEST_CASE("7.9: one's own fallen aren't killed, and 狂乱 hinders nobody", "[shinki][7.9][finish]") {
    Position p(kPair, kPair, kAsk);
    for (const char* const who : {"A2", "B1"}) {
        p.at(who).down = true;
        p.at(who).damage = 40;
        p.at(who).statuses = 0;
    }
    p.at("A1").statuses |= bit(Status::Frenzy);
    p.draws("C2");
    p.turn("A1");
    CHECK(p.open_options() == "step -1, wait, finish B1, calm, release, end");
    p.check();
}

TEST_CASE(
    "7.9: each of several fallen enemies has a finish of its own, in build order, wherever it lies",
    "[shinki][7.9][8][finish]") {
    const char* const three = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}},{}]})";
    const auto play = [](Position& p, const char* tokens) {
        // B3 is in A1's own column, B1 four columns away.
        p.at("B3").column = 5;
        for (const char* const who : {"B1", "B3"}) {
            p.at(who).down = true;
            p.at(who).damage = 40;
            p.at(who).statuses = 0;
        }
        p.at("A1").statuses |= bit(Status::Frenzy);
        p.draws("C2 C4").decide(tokens);
        p.turn("A1");
    };
    Position asked(kPlain, three, kAsk);
    play(asked, "");
    CHECK(asked.open_options() == "step -1, wait, finish B1, finish B3, calm, release, end");
    CHECK(asked.default_order() == "step -1, wait, calm, release, end, finish B1, finish B3");
    // Either may be killed first, and both in one turn.
    Position one(kPlain, three, kAsk);
    play(one, "finish B3");
    CHECK(one.open_options() == "step -1, wait, finish B1, calm, release, end");
    Position both(kPlain, three, kAsk);
    play(both, "finish B3, finish B1, wait, end");
    CHECK(both.acts() == "A1.finish_B3 A1.finish_B1 A1.wait A1.end");
    CHECK(both.of("B1") == "0,40,0,1,,nx");
    CHECK(both.of("B3") == "0,40,0,5,,nx");
    CHECK(both.of("B2") == "40,0,0,1,s,");
    both.check();
}

TEST_CASE("8: by hand whom one may kill lies behind one button, and nothing else does",
          "[shinki][8][finish]") {
    const std::string skills =
        own_skills(skill_of("hit", R"("timing":"action","range":[0,4],"target":{"side":"enemy"},
                   "effects":[{"op":"damage","amt":{"c":30}}])"));
    const char* const fell_and_spared =
        "skill hit B1, none, end, skill hit B1, none, no, end, wait, end";
    const std::string pair = R"({"members":[{"points":{"speed":6},"skills":["hit"]},
                                            {"points":{"speed":5},"skills":["hit"]}]})";
    const Fought fought({pair, R"({"members":[{"points":{"hp":6}},{"points":{"hp":6}}]})",
                         R"({"finishing":"ask",)" + skills.substr(1), "", fell_and_spared});
    REQUIRE(fought.pending() == "command");
    std::string folded;
    for (const Option& one : fought.played().pending->options) {
        if (!one.tags.empty()) folded += one.id + ":" + one.tags[0] + " ";
    }
    // An option that gives up 心輝 for good is tagged too.
    CHECK(folded == "finish B1:folded release:gives_up ");
    // A folded option is a decision like any other, and is recorded.
    const Fought killed({pair, R"({"members":[{"points":{"hp":6}},{"points":{"hp":6}}]})",
                         R"({"finishing":"ask",)" + skills.substr(1), "",
                         std::string(fell_and_spared) + ", finish B1, surrender A"});
    CHECK(killed.acts(killed.lines() - 2).find("A1.finish_B1") == 0);
}

TEST_CASE("7.9: Override may step in when it comes to killing", "[shinki][7.9][finish]") {
    Turn rises(kAsk, "finish B1, yes, wait, end", "S2 S3 S4 S5");
    CHECK(rises.play().acts() == "A1.finish_B1 B1.yes A1.wait A1.end");
    CHECK(rises.p.of("B1") == "10,30,0,1,sz,o");
    Turn stays(kAsk, "finish B1, no, wait, end", "S2 S3 S4 S5");
    CHECK(stays.play().of("B1") == "0,40,0,1,,nx");
    CHECK(stays.p.cards("B1") == "/S2.S3.S4.S5");
}

TEST_CASE("12.3, 12.2: nobody is killed in a turn unless a plan says so",
          "[shinki][12.2][12.3][finish]") {
    const std::string order = Turn(kAsk, "").play().default_order();
    CHECK(order.substr(order.size() - 14) == "end, finish B1");
    CHECK(Turn(kAsk, "", {}, R"("wait")").play().acts().find("finish") == std::string::npos);
    CHECK(Turn(kAsk, "", {}, R"("finish the fallen")").play().acts().find("A1.finish_B1 ") == 0);
    CHECK(Turn(kAsk, "", {}, R"("とどめを刺す")").play().of("B1") == "0,40,0,1,,nx");
    // Plans for other decisions don't prevent it, and conditions apply.
    CHECK(Turn(kAsk, "", {}, R"("when my hp < 40: finish the fallen")").play().of("B1") ==
          "0,40,0,1,,n");
}

TEST_CASE("R5: damage without 〈心輝〉 fells; the other way it kills", "[shinki][R5][7.8]") {
    for (const bool kills : {false, true}) {
        for (const bool shines : {false, true}) {
            Position p(kPlain, kPair,
                       kills ? R"({"R5":true,"finishing":"ask"})" : R"({"finishing":"ask"})");
            p.at("A1").column = 1;
            if (!shines) p.at("B1").statuses = 0;
            if (shines) p.at("B1").damage = 36;
            p.hand("A1", "C5 C3").draws("C2");
            p.decide(kills && !shines ? "skill attack B1, C5, end"
                                      : "skill attack B1, C5, no, end");
            p.turn("A1");
            const std::string flags = kills && !shines ? "nx" : "n";
            CHECK(p.of("B1") == (shines ? "0,41,0,1,," : "35,5,0,1,,") + flags);
            p.check();
        }
    }
}

TEST_CASE("R5: Override steps in before that death, and fatal damage kills as well",
          "[shinki][R5][7.7][7.8]") {
    Position p(kPlain, kPair, R"({"R5":true})");
    p.at("A1").column = 1;
    p.at("B1").statuses = 0;
    p.hand("A1", "C5 C3").kihaku("B1", "S2 S3 S4 S5").draws("C2");
    p.decide("skill attack B1, C5, yes, end");
    p.turn("A1");
    CHECK(p.of("B1") == "10,30,0,1,sz,o");
    p.check();
    Position q(kPlain, kPair, R"({"R5":true})");
    q.round(5);
    q.at("B1").statuses = 0;
    q.round_end();
    CHECK(q.of("B1") == "35,0,5,1,,nx");
    q.check();
    // An apostle never has 〈心輝〉, and falls instead.
    Position r(kPlain,
               gm(R"({"kind":"apostle","hp":4,"speed":3},{"kind":"apostle","hp":9,"speed":3})"),
               R"({"R5":true})");
    r.at("A1").column = 1;
    r.hand("A1", "C5 C3").draws("C2").decide("skill attack B1, C5, end");
    r.turn("A1");
    CHECK(r.of("B1") == "0,5,0,1,,n");
    r.check();
}

TEST_CASE("R5: that the untransformed die of damage is said in both languages, above the log",
          "[shinki][R5][2]") {
    const auto said = [](const char* settings) {
        std::string all;
        const auto checked = system().settings().check(*parse_json(settings));
        for (const SettingSaid& one : system().settings().in_words(*checked)) {
            all.append(one.key).append(": " + one.text.ja + " / " + one.text.en + "\n");
        }
        return all;
    };
    CHECK(said(R"({"R5":true})") ==
          "R5: 変身していない者はダメージで死亡する。 / The untransformed die of damage.\n");
    CHECK(said(R"({"R5":false})").empty());
    for (const bool kills : {false, true}) {
        const Fought fought({kPlain, kPlain, kills ? R"({"R5":true})" : "{}", "", "surrender A"});
        CHECK(fought.says("The untransformed die of damage.") == kills);
        CHECK(fought.says("変身していない者はダメージで死亡する。") == kills);
    }
}

} // namespace shiaiba::shinki
