// Tests what a GM's own skills alone can have (4.1): timings at the start of a battle, a round and a
// turn, reactions for an ally, several targets, a number of cards that the user chooses.
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "rulesets/shinki/words/words.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

int hp(const Position& p, int who) { return p.battle().at(who).hp(); }

std::string timed(const std::string& timing, const std::string& effects) {
    return own_skill(R"("timing":")" + timing + R"(","target":{"side":"self"},"effects":[)" +
                     effects + "]");
}
/// An apostle's skills work without 〈心輝〉.
std::string problems(const std::string& rest) {
    const auto read = parse_list(R"({"name":"x","skills":[)" + skill_of("own", rest) + "]}");
    std::string told;
    for (const Problem& one : read.problems())
        told += (told.empty() ? "" : " ") + one.code + one.path;
    return told;
}
std::string two(const std::string& a, const std::string& b) {
    return R"({"members":[)" + a + "," + b + "]}";
}

const std::string kHeal3 = R"({"op":"heal","amt":{"c":3}})";
/// An action on one enemy, 9 damage, without cost.
const std::string kBlow =
    R"("timing":"action","range":[0,4],"target":{"side":"enemy"},"effects":[{"op":"damage","amt":{"c":9}}])";

} // namespace

TEST_CASE("4.1: a skill at the start of one's turn", "[shinki][list][own]") {
    Position p(knows(R"("own")"), kPlain, timed("turn_start", kHeal3));
    p.at("A1").damage = 10;
    p.decide("use own, end").turn("A1");
    CHECK(p.at("A1").damage == 7);
    CHECK(p.acts() == "A1.use_own A1.end");
    CHECK(p.kinds().find("skill") != std::string::npos);
    Position q(knows(R"("own")"), kPlain, timed("turn_start", kHeal3));
    q.at("A1").damage = 10;
    q.decide("skip, end").turn("A1");
    CHECK(q.at("A1").damage == 10);
    // Not in another's turn.
    Position r(knows(R"("own")"), kPlain, timed("turn_start", kHeal3));
    r.at("A1").damage = 10;
    r.decide("end").turn("B1");
    CHECK(r.at("A1").damage == 10);
    // By plans.
    Position s(
        R"({"points":{"hp":1},"skills":["own"],"tactic":["開始時にownを使用しない","do nothing"]})",
        kPlain, timed("turn_start", kHeal3));
    s.at("A1").damage = 10;
    s.plans("A1").turn("A1");
    CHECK(s.at("A1").damage == 10);
}

TEST_CASE("4.1: skills at the start of a battle and of every round", "[shinki][list][own]") {
    const std::string member = R"({"points":{"hp":3,"speed":3},"skills":["own"]})";
    const auto played = [&](const std::string& timing, const std::string& effect) {
        Json match{{"system", "shinki"},
                   {"settings", *parse_json(timed(timing, effect))},
                   {"sides", {*parse_json(two(member, member)), *parse_json(two(member, member))}},
                   {"seed", "3"}};
        return play(tests::checked_match(match), Log::Listen::Everything);
    };
    // Before the first turn, though nobody is in 〈心輝〉.
    const Played once = played("battle_start", R"({"op":"draw","n":2})");
    const std::string start = once.fight_log.trace.substr(0, once.fight_log.trace.find('\n'));
    CHECK(start.find("A1.use_own") != std::string::npos);
    CHECK(start.find("B2.use_own") != std::string::npos);
    CHECK(once.fight_log.trace.find("use_own", start.size()) == std::string::npos);
    const Played every = played("round_start", R"({"op":"draw","n":1})");
    CHECK(every.fight_log.trace.find("use_own") != std::string::npos);
}

TEST_CASE("4.1: a reaction for an ally", "[shinki][list][own]") {
    const std::string list =
        own_skills(skill_of("blow", kBlow) + "," +
                   skill_of("wall", R"("timing":"reaction","cost":{"hand":1},"range":[0,1],
            "target":{"side":"ally_other"},"effects":[{"op":"reduce","amt":{"x":1}}])"));
    const std::string striker = R"({"points":{"hp":1},"skills":["blow"]})";
    const std::string guardian = R"({"points":{"hp":1},"skills":["wall"]})";
    const std::string plain = R"({"points":{"hp":1},"skills":[]})";
    Position p(two(striker, plain), two(plain, guardian), list);
    p.hand("B2", "H7 C3").decide("wall B1, H7");
    p.use("A1", "blow", "B1");
    CHECK(hp(p, 2) == 40 - 2);
    CHECK(p.at("B1").reduce == 7);
    CHECK(p.at("B2").reduce == 0);
    p.check();
    // Out of range, or for itself, it isn't offered.
    Position far(two(striker, plain), two(plain, guardian), list);
    far.at("B2").column = 5;
    far.hand("B2", "H7");
    far.use("A1", "blow", "B1");
    CHECK(hp(far, 2) == 40 - 9);
    Position self(two(striker, plain), two(plain, guardian), list);
    self.hand("B2", "H7").use("A1", "blow", "B2");
    CHECK(self.open_options() == "guard, none");
    // The default guards a friend whom it hurts.
    Position usual(two(striker, plain), two(plain, guardian), list);
    usual.hand("B2", "H7 C3").use("A1", "blow", "B1");
    CHECK(usual.default_order().substr(0, 7) == "wall B1");
    CHECK(problems(R"("timing":"reaction","range":[0,1],"target":{"side":"ally","count":"all"},
        "effects":[{"op":"step_out"}])") == "L04/skills/0/target/count L04/skills/0/effects");
    CHECK(problems(R"("timing":"reaction","range":[0,1],"target":{"side":"enemy"},
        "effects":[{"op":"negate"}])") == "L04/skills/0/target/side");
}

TEST_CASE("4.1: a reaction that negates for an ally", "[shinki][list][own]") {
    const std::string list =
        own_skills(skill_of("blow", kBlow) + "," +
                   skill_of("veil", R"("timing":"reaction","range":[0,4],"target":{"side":"ally"},
            "limit":{"per":"round","n":1},"effects":[{"op":"negate"}])"));
    const std::string striker = R"({"points":{"hp":1},"skills":["blow"]})";
    const std::string guardian = R"({"points":{"hp":1},"skills":["veil"]})";
    const std::string plain = R"({"points":{"hp":1},"skills":[]})";
    Position p(two(striker, plain), two(plain, guardian), list);
    p.decide("veil B1");
    p.use("A1", "blow", "B1");
    CHECK(hp(p, 2) == 40);
    CHECK(p.said("negate", Lang::En) == "blow has no effect on B1 (annulled by veil).");
    CHECK(p.said("react", Lang::En) == "B2 answers with veil on B1.");
    p.check();
    // `ally` is for oneself, too.
    Position self(two(striker, plain), two(plain, guardian), list);
    self.decide("veil");
    self.use("A1", "blow", "B2");
    CHECK(hp(self, 3) == 40);
    self.check();
}

TEST_CASE("4.1: targets that are chosen", "[shinki][list][own]") {
    const std::string list = own_skill(
        R"("timing":"action","range":[0,4],"target":{"side":"enemy","count":2},
           "effects":[{"op":"damage","amt":{"c":5}}])");
    const std::string plain = R"({"points":{"hp":1},"skills":[]})";
    const std::string three = R"({"members":[)" + plain + "," + plain + "," + plain + "]}";
    Position p(knows(R"("own")"), three, list);
    p.decide("B3");
    p.use("A1", "own", "B1");
    CHECK(hp(p, 1) == 35);
    CHECK(hp(p, 2) == 40);
    CHECK(hp(p, 3) == 35);
    p.check();
    Position one(knows(R"("own")"), three, list);
    one.decide("stop");
    one.use("A1", "own", "B1");
    CHECK(hp(one, 1) == 35);
    CHECK(hp(one, 3) == 40);
    CHECK(problems(R"("timing":"action","range":[0,4],"target":{"side":"enemy","count":5},
        "effects":[{"op":"damage","amt":{"c":5}}])") == "L03/skills/0/target/count");
    CHECK(problems(R"("timing":"action","target":{"side":"self","count":2},
        "effects":[{"op":"draw","n":1}])") == "L06/skills/0/target/count");
}

TEST_CASE("4.1: as many cards as the user likes", "[shinki][list][own]") {
    const std::string list = own_skill(
        R"("timing":"action","cost":{"hand":{"least":1,"most":3}},"range":[0,4],
           "target":{"side":"enemy"},"effects":[{"op":"damage","amt":"X + used cards"}])");
    Position p(knows(R"("own")"), kPlain, list);
    p.hand("A1", "H2 C3 S5 D9").decide("S5, C3, stop");
    p.use("A1", "own", "B1");
    CHECK(hp(p, 1) == 40 - 8 - 2);
    CHECK(p.cards("A1").find("H2") != std::string::npos);
    p.check();
    // Three at most.
    Position all(knows(R"("own")"), kPlain, list);
    all.hand("A1", "H2 C3 S5 D9").decide("S5, C3, H2");
    all.use("A1", "own", "B1");
    CHECK(hp(all, 1) == 40 - 10 - 3);
    all.check();
    // The default keeps two.
    Position usual(knows(R"("own")"), kPlain, list);
    usual.hand("A1", "H2 C3 S5 D9").decide("D9, S5");
    usual.use("A1", "own", "B1");
    CHECK(usual.default_order().substr(0, 4) == "stop");
    const auto read = parse_list(R"({"name":"x","skills":[)" + skill_of("own", R"("timing":"move",
        "cost":{"hand":{"least":0,"most":2}},"target":{"side":"self"},
        "effects":[{"op":"draw","n":1}])") +
                                 "]}");
    REQUIRE(read);
    CHECK(cost_text((*read)->skills.back().cost, Lang::Ja) == "手札0~2");
    CHECK(problems(R"("timing":"move","cost":{"hand":{"least":2,"most":2}},
        "target":{"side":"self"},"effects":[{"op":"draw","n":1}])") ==
          "L08/skills/0/cost/hand/most");
}

} // namespace shiaiba::shinki
