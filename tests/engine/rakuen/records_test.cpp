// Tests battle records, written and read ([rakuen 18]).
#include <sstream>
#include <string>
#include <utility>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/records.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"
#include "share/reader.hpp"

namespace shiaiba::test {
namespace {

const Records& records() { return rakuen::records(); }

constexpr const char* kPlayers =
    R"("players": [{"name": "イチカ", "POW": 20, "SPD": 15, "WIZ": 25},
                   {"name": "レン", "POW": 25, "SPD": 20, "WIZ": 15}])";

Json record(const std::string& rest) {
    return Json::parse("{" + std::string(kPlayers) + "," + rest + "}");
}
Json played(const Json& json) {
    const auto match = records().read(json);
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    return records().replay(*match);
}
/// "path code" of every problem, one per line.
std::string problems(const Json& json) {
    std::string out;
    const auto match = records().read(json);
    for (const Problem& problem : match.problems()) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        out += problem.path + " " + problem.code + "\n";
    }
    return out;
}

constexpr const char* kExample =
    R"("rules": "basic", "initiative": [[61, 34]], "dice": [[4,6],[2,9],[6,6],[5,6],[3,7]],
       "decisions": ["first","attack POW","pass","evade","attack SPD","pass","guard"])";

/// The result printed in the rules, with the fighters that it abbreviates as "…" filled in.
constexpr const char* kResult = R"({
 "rules": "basic", "initiative": {"rolls": [[61,34]], "winner": "A", "first": "A"},
 "phases": [
  {"turn":1,"phase":"attack","by":"A","action":"attack","ability":"POW","skills":[],"dice":[[4,6]],"effective":[[4,6]],
   "forced":0,"crit":false,"attack_value":30,"hit_value":10,"state":{
    "A":{"hp":150,"in":0,"sp":0,"last":"POW","stunned":false,"recoil":false,"sealed":false,"evades":0,"guards":0,"used":[]},
    "B":{"hp":150,"in":0,"sp":0,"last":null,"stunned":false,"recoil":false,"sealed":false,"evades":0,"guards":0,"used":[]}}},
  {"turn":1,"phase":"guard","by":"B","action":"evade","skills":[],"dice":[[2,9]],"evade_value":11,"success":true,
   "damage":0,"back_damage":0,"stun":false,"seal":false,"state":{
    "A":{"hp":150,"in":0,"sp":0,"last":"POW","stunned":false,"recoil":false,"sealed":false,"evades":0,"guards":0,"used":[]},
    "B":{"hp":150,"in":0,"sp":0,"last":null,"stunned":false,"recoil":false,"sealed":false,"evades":1,"guards":0,"used":[]}}},
  {"turn":2,"phase":"attack","by":"B","action":"attack","ability":"SPD","skills":[],"dice":[[6,6],[5,6]],"effective":[[6,6],[5,6]],
   "forced":0,"crit":true,"attack_value":43,"hit_value":23,"state":{
    "A":{"hp":150,"in":0,"sp":0,"last":"POW","stunned":false,"recoil":false,"sealed":false,"evades":0,"guards":0,"used":[]},
    "B":{"hp":150,"in":0,"sp":0,"last":"SPD","stunned":false,"recoil":false,"sealed":false,"evades":1,"guards":0,"used":[]}}},
  {"turn":2,"phase":"guard","by":"A","action":"guard","skills":[],"dice":[[3,7]],"damage":28,"back_damage":0,
   "stun":true,"seal":false,"state":{
    "A":{"hp":122,"in":1,"sp":0,"last":"POW","stunned":true,"recoil":false,"sealed":false,"evades":0,"guards":1,"used":[]},
    "B":{"hp":150,"in":0,"sp":0,"last":"SPD","stunned":false,"recoil":false,"sealed":false,"evades":1,"guards":0,"used":[]}}},
  {"turn":3,"phase":"attack","by":"A","action":"skip","reason":"stun","state":{
    "A":{"hp":122,"in":2,"sp":0,"last":"POW","stunned":false,"recoil":false,"sealed":false,"evades":0,"guards":1,"used":[]},
    "B":{"hp":150,"in":0,"sp":0,"last":"SPD","stunned":false,"recoil":false,"sealed":false,"evades":1,"guards":0,"used":[]}}}],
 "pending": {"by": "B", "point": "attack"}, "winner": null, "reason": null,
 "final": {
    "A":{"hp":122,"in":2,"sp":0,"last":"POW","stunned":false,"recoil":false,"sealed":false,"evades":0,"guards":1,"used":[]},
    "B":{"hp":150,"in":0,"sp":0,"last":"SPD","stunned":false,"recoil":false,"sealed":false,"evades":1,"guards":0,"used":[]}},
 "dice_used": 5, "decisions_used": 7,
 "lines": [["A","【先後決定:61】"],["B","【先後決定:34】"],["A","【先攻】"],
  ["A","【ステータス】"],["A","POW:20 / SPD:15 / WIZ:25"],["B","【ステータス】"],["B","POW:25 / SPD:20 / WIZ:15"],
  ["A","【攻撃:POW】"],["A","ダイス値:【4:6】"],["A","【攻撃値:20+10=30】"],["A","【命中値:10】"],
  ["B","【回避】"],["B","ダイス値:【2:9】"],["B","【回避:成功】"],["B","【HP:150(ダメージ無し)】"],
  ["B","【攻撃:SPD】"],["B","ダイス値:【6:6】"],["B","【チェイン効果】"],["B","ダイス値:【5:6】"],
  ["B","【攻撃値:20+12+11=43】"],["B","【命中値:12+11=23】"],
  ["A","【防御】"],["A","ダイス値:【3:7】"],["A","【防御:失敗】"],["A","【HP:150-(43-15)=122 / IN:0+1=1】"],["A","【スタン発生】"],
  ["A","【攻撃不能】"],["A","【HP:122(ダメージ無し) / IN:1+1=2】"]]})";

} // namespace

TEST_CASE("18: the printed example comes out as printed", "[rakuen][18]") {
    const Json result = played(record(kExample));
    const Json printed = Json::parse(kResult);
    INFO(write_json(result, 1));
    CHECK(nlohmann::json(result) == nlohmann::json(printed));
}

TEST_CASE("18: a missing die, an illegal token and one too many", "[rakuen][18]") {
    const std::string start = R"("initiative": [[61, 34]], "dice": )";
    const Json dice = played(record(
        start +
        R"([[4,6],[2,9],[6,6]], "decisions": ["first","attack POW","pass","evade","attack SPD","pass"])"));
    CHECK(dice["error"]["kind"] == "dice");
    CHECK(dice["error"]["decision"] == 4);
    CHECK(dice["phases"].size() == 2);
    CHECK(dice["dice_used"] == 3);
    CHECK(dice["decisions_used"] == 5);
    CHECK_FALSE(dice.contains("pending"));
    CHECK(dice["winner"].is_null());
    CHECK(dice["final"]["B"]["evades"] == 1);

    const Json none = played(record(R"("initiative": [[50, 50]], "dice": [], "decisions": [])"));
    CHECK(none["error"]["kind"] == "dice");
    CHECK(none["error"]["decision"] == -1);
    CHECK(none["initiative"]["rolls"] == Json::parse("[[50,50]]"));

    const Json illegal =
        played(record(start + R"([[4,6]], "decisions": ["first","attack POW +seal","pass"])"));
    CHECK(illegal["error"]["kind"] == "illegal");
    CHECK(illegal["error"]["decision"] == 1);
    CHECK(illegal["decisions_used"] == 2);
    CHECK(illegal["phases"].empty());
    CHECK_FALSE(illegal.contains("pending"));

    const Json extra =
        played(record(start + R"([], "decisions": ["first","surrender","attack POW"])"));
    CHECK(extra["error"]["kind"] == "extra");
    CHECK(extra["error"]["decision"] == 2);
    CHECK(extra["decisions_used"] == 2);
}

TEST_CASE("18: surrender in all its forms ends the battle without an entry", "[rakuen][18]") {
    for (const auto& [token, winner] :
         {std::make_pair("surrender", "B"), {"surrender A", "B"}, {"surrender B", "A"}}) {
        const Json result = played(record(
            R"("initiative": [[61, 34]], "dice": [[4,6]], "decisions": ["first","attack POW",")" +
            std::string(token) + "\"]"));
        CHECK(result["winner"] == winner);
        CHECK(result["reason"] == "surrender");
        CHECK(result["phases"].empty());
        CHECK(result["final"]["A"]["hp"] == 150);
        CHECK_FALSE(result.contains("pending"));
    }
}

TEST_CASE("18: skills in any order, a charge, and an invisible guard", "[rakuen][18]") {
    const Json result = played(record(
        R"("rules": "advanced", "start": {"B": {"in": 8, "hp": 140}, "A": {"in": 6, "hp": 70}},
           "initiative": [[61, 34]],
           "dice": [[1,1],[3,4],[2,6],[4,4],[4,5],[1,2],[3,7],[2,5]],
           "decisions": ["second","charge","invisible WIS +seal +stun","iguard","roll","stop"])"));
    INFO(write_json(result, 1));
    const Json& charge = result["phases"][0];
    CHECK(charge["action"] == "charge");
    CHECK(charge["skills"] == Json::parse(R"(["charge"])"));
    CHECK(charge["gain"] == 3);
    CHECK(charge["dice"] == Json::parse("[[1,1],[3,4]]"));
    CHECK(charge["state"]["B"]["sp"] == 1);
    const Json& attack = result["phases"][1];
    CHECK(attack["skills"] == Json::parse(R"(["seal","stun"])"));
    CHECK(attack["forced"] == 4);
}

TEST_CASE("18: every problem of a record at once", "[rakuen][18]") {
    CHECK(problems(Json::parse(
              R"({"system": "shiden", "version": "0", "rules": "hard",
                  "players": [{"name": "a\nb", "POW": 1, "SPD": 2, "WIZ": 57}],
                  "initiative": [[0, 34], 7], "dice": [[4, 10]], "decisions": ["first", 3]})")) ==
          "/system unknownSystem\n/version unknownVersion\n/rules unknownRules\n"
          "/players badPlayers\n/initiative/0 badRoll\n/initiative/1 badRoll\n/dice/0 badRoll\n"
          "/decisions/1 badDecision\n");
    CHECK(
        problems(record(R"("seed": 1, "dice": [], "decisions": [], "start": {"A": {"hp": 0}})")) ==
        "/start/A/hp badStart\n/seed seedAndDice\n");
    CHECK(problems(record(R"("seed": "x", "decisions": 7)")) ==
          "/seed badSeed\n/decisions badDecisions\n");
    CHECK(problems(record(R"("decisions": [])")) == "/initiative noDice\n");
    CHECK(problems(Json::array()) == " notARecord\n");
    Json many = record(R"("seed": 18446744073709551615)");
    many["decisions"] = std::vector<std::string>(5'000, "pass");
    CHECK(problems(many).empty());
    many["decisions"].push_back("pass");
    CHECK(problems(many) == "/decisions badDecisions\n");
}

TEST_CASE("18: a match becomes a record with every token, and the record the same fight",
          "[rakuen][18]") {
    // Presets decide, so that the match itself has no decisions.
    const auto checked = check_match(
        Registry({&rakuen::system()}),
        Json::parse(
            R"({"system": "rakuen", "settings": {"rules": "advanced"}, "seed": "7", "sides": [
            {"name": "イチカ", "POW": 20, "SPD": 15, "WIZ": 25, "tactic": "堅実"},
            {"name": "レン", "POW": 25, "SPD": 20, "WIZ": 15, "tactic": "逆襲"}]})"));
    REQUIRE(checked);
    const Played first = play(*checked, Log::Listen::Everything);
    const Json json = records().write(*checked, first);
    CHECK(json["decisions"].size() > 10);
    CHECK_FALSE(json["players"][0].contains("tactic"));
    const auto again = records().read(json);
    REQUIRE(again);
    CHECK(play(*again, Log::Listen::Everything).fight_log.trace == first.fight_log.trace);
    CHECK(records().write(*again, play(*again, Log::Listen::Everything)) == json);

    SECTION("with its dice written down it is still that fight, and can go on") {
        Json written = json;
        const Json result = played(json);
        written.erase("seed");
        written["initiative"] = result["initiative"]["rolls"];
        written["dice"] = Json::array();
        for (const Json& phase : result["phases"]) {
            if (!phase.contains("dice")) continue;
            for (const Json& pair : phase["dice"]) written["dice"].push_back(pair);
        }
        CHECK(played(written)["phases"] == result["phases"]);
        written["decisions"].erase(written["decisions"].size() - 1);
        const auto match = records().read(written);
        REQUIRE(match);
        const auto going = records().go_on(*match);
        REQUIRE(going);
        const Played open = play(*going, Log::Listen::Everything);
        REQUIRE(open.pending);
        CHECK(first.fight_log.trace.find(open.fight_log.trace) == 0);
        // The page keeps it as a match with its rolls.
        const auto kept = check_match(Registry({&rakuen::system()}), to_json(*going));
        REQUIRE(kept);
        CHECK(to_json(*kept) == to_json(*going));
        CHECK(play(*kept, Log::Listen::Everything).fight_log.trace == open.fight_log.trace);
    }
}

TEST_CASE("19: markers change the stream of a seed and nothing among written dice",
          "[rakuen][18][19]") {
    const Json seeded =
        played(record(R"("seed": 0, "decisions": ["first","reroll 1","attack POW"])"));
    CHECK(seeded["initiative"]["rolls"] == Json::parse("[[36,1]]"));
    CHECK(seeded["phases"].empty());
    CHECK(seeded["dice_used"] == 2);
    const Json written = played(record(
        R"("initiative": [[61, 34]], "dice": [[4,6]], "decisions": ["first","reroll 1","attack POW","pass"])"));
    CHECK(written["phases"][0]["dice"] == Json::parse("[[4,6]]"));
    CHECK(written["decisions_used"] == 4);
}

TEST_CASE("19: a record has one result, whoever reads it: as JSON, as text, or where it waits",
          "[rakuen][18][19]") {
    const std::string start = R"("initiative": [[61, 34]], "dice": )";
    const auto kept = [](const Json& json) {
        const auto match = records().read(json);
        REQUIRE(match);
        return std::make_pair(*match, records().play(*match));
    };
    const auto lines = [](const Json& result) {
        std::string all;
        for (const Json& line : result["lines"]) all += line[1].get<std::string>() + "\n";
        return all;
    };
    const auto posted = [](const Match& match, const Played& now) {
        std::string all;
        std::istringstream text(classic(match, now, Extent::Whole));
        for (std::string line; std::getline(text, line);) {
            if (!line.empty() && line.rfind("◆", 0) != 0) all += line + "\n";
        }
        return all;
    };
    // Markers before, between and after the dice.
    const Json marked = record(
        start +
        R"([[4,6],[2,9],[6,6],[5,6]], "decisions": ["reroll 1","first","attack POW","reroll 2",
            "pass","evade","reroll 7","attack SPD"])");
    const Json plain = record(
        start +
        R"([[4,6],[2,9],[6,6],[5,6]], "decisions": ["first","attack POW","pass","evade","attack SPD"])");
    const auto [match, with] = kept(marked);
    CHECK_FALSE(with.stopped);
    CHECK(with.played.fight_log.trace == kept(plain).second.played.fight_log.trace);
    CHECK(play(match, Log::Listen::Everything).fight_log.trace == with.played.fight_log.trace);
    CHECK(played(marked)["phases"] == played(plain)["phases"]);
    CHECK(played(marked)["decisions_used"] == 8);
    CHECK(lines(played(marked)) == posted(match, with.played));
    REQUIRE(with.played.pending);
    CHECK(with.played.pending->point == "after");
    CHECK(with.played.pending->i == 8);

    // Missing dice end the fight in every form, with the same lines.
    const Json out = record(
        start + R"([[4,6],[2,2]], "decisions": ["first","reroll 1","attack POW","pass","evade"])");
    const auto [short_match, stopped] = kept(out);
    REQUIRE(stopped.stopped);
    CHECK(stopped.stopped->code == "dice");
    CHECK(stopped.stopped->path == "/decisions/4");
    CHECK_FALSE(stopped.played.pending);
    CHECK_FALSE(stopped.played.outcome);
    CHECK(lines(played(out)) == posted(short_match, stopped.played));
    CHECK(lines(played(out)).find("【回避:") == std::string::npos);

    // A match that is continued after its written dice rolls from its seed: no dice are missing.
    const auto on = records().go_on(*records().read(plain));
    REQUIRE(on);
    CHECK_FALSE(on->whole_rolls);
    Match further = *on;
    for (const char* const token : {"reroll 1", "pass", "guard"})
        further.decisions.push_back(token);
    const PlayedRecord played_on = records().play(further);
    CHECK_FALSE(played_on.stopped);
    CHECK(played_on.played.fight_log.trace ==
          play(further, Log::Listen::Everything).fight_log.trace);
}
} // namespace shiaiba::test
