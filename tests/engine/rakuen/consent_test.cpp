// Tests the marker "consent" in decisions, by which players agree to a move against the rules: what
// it allows, what it doesn't, and what is paid ([rakuen 18, 19]).
#include <string>

#include "catch.hpp"
#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "rakuen/bout.hpp"
#include "rulesets/rakuen/record/records.hpp"

namespace shiaiba::test {
namespace {

/// "kind n" of the error of a record (n: the decision), or "" if there is none.
std::string error_of(const std::string& rules, const std::string& start,
                     const std::string& decisions) {
    const Json record =
        Json::parse(R"({"rules": ")" + rules + R"(", "start": )" + start +
                    R"(, "players": [{"name": "甲", "POW": 20, "SPD": 15, "WIZ": 25},
                         {"name": "乙", "POW": 25, "SPD": 20, "WIZ": 15}],
            "initiative": [[61, 34]],
            "dice": [[4,6],[1,2],[3,4],[5,6],[7,8],[1,3],[2,4],[3,5],[4,7]],
            "decisions": [)" +
                    decisions + "]}");
    const auto match = rakuen::records().read(record);
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    const Json result = rakuen::records().replay(*match);
    if (!result.contains("error")) return "";
    CHECK(result["decisions_used"] == result["error"]["decision"].get<int>() + 1);
    return result["error"]["kind"].get<std::string>() + " " +
           std::to_string(result["error"]["decision"].get<int>());
}
std::string basic(const std::string& decisions) { return error_of("basic", "{}", decisions); }
std::string advanced(const std::string& decisions, const std::string& start = "{}") {
    return error_of("advanced", start, decisions);
}

} // namespace

TEST_CASE("19: consent lifts the ban of the same ability", "[rakuen][19][5.4]") {
    const Bout bout({.start = R"({"A": {"last": "POW"}})",
                     .dice = "4:6",
                     .decisions = "first; consent; attack POW; pass"});
    CHECK(bout.field("1;A", 0) == "attack POW");
    CHECK(bout.pending() == "defend");
}

TEST_CASE("19: consent lifts the seal, and it ends with that phase", "[rakuen][19][13.2]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"sealed": true, "in": 5}})",
                     .dice = "4:6 1:2",
                     .decisions = "first; consent; invisible POW +stun"});
    CHECK(bout.field("1;A", 0) == "invisible POW +stun");
    CHECK(bout.fighter('A') == "150,5,2,POW,0,0,0,0,0,stun");
}

TEST_CASE("19: consent lifts requirements, number and cost: what there is is paid",
          "[rakuen][19][13.1]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"hp": 60, "sp": 1, "used": ["seal"], "in": 2}})",
                     .dice = "4:6",
                     .decisions = "first; consent; attack POW +finisher +flat +seal +break"});
    INFO(bout.at("1;A"));
    CHECK(bout.field("1;A", 0) == "attack POW +finisher +flat +seal +break");
    // 20 + 25 + 10 + 10·2. All SP and IN are spent, and the skill that was used before is listed
    // once.
    CHECK(bout.field("1;A", 1) == "1,10,0,0,75,10");
    CHECK(bout.fighter('A') == "60,0,0,POW,0,0,0,0,0,seal+finisher+flat+break");
    const std::string said = bout.said("attack");
    CHECK(said.find("【必殺】＋【フラットアタック】＋【強制封印】＋【突破】") != std::string::npos);
}

TEST_CASE("19: consent lifts what stands against 反撃 and カウンター", "[rakuen][19][13.3]") {
    const Bout riposte({.advanced = true,
                        .dice = "4:6 1:2",
                        .decisions = "first; attack POW +seal; pass; consent; guard +riposte"});
    CHECK(riposte.field("1;B", 0) == "guard +riposte");
    const Bout counter({.advanced = true,
                        .start = R"({"B": {"sp": 0, "used": ["counter"]}})",
                        .dice = "4:6 5:6",
                        .decisions = "first; attack POW; pass; consent; evade +counter"});
    CHECK(counter.field("1;B", 0) == "evade +counter");
    CHECK(counter.fighter('A').substr(0, 4) == "135,");
}

TEST_CASE("19: a second 必殺 in basic rules, and no other skill there", "[rakuen][19][10]") {
    const Bout bout({.start = R"({"A": {"hp": 70, "used": ["finisher"], "in": 1}})",
                     .dice = "4:6",
                     .decisions = "first; consent; attack POW +finisher"});
    CHECK(bout.field("1;A", 1) == "1,10,0,0,40,10");
    CHECK(basic(R"("first","consent","attack POW +seal")") == "illegal 2");
    CHECK(basic(R"("first","attack POW","pass","consent","guard +riposte")") == "illegal 4");
}

TEST_CASE("19: what no consent lifts is illegal at the token behind the marker", "[rakuen][19]") {
    // No consent allows these: an invisible attack without the conditions of 8.1; a skill at the
    // wrong time; a skill twice in a token; a charge.
    for (const char* const token :
         {"invisible POW", "attack POW +shift", "attack POW +surehit", "attack POW +trump",
          "attack POW +riposte", "attack POW +seal +seal", "charge", "attack", "attack POW SPD",
          "attack POW +", "nonsense", ""}) {
        INFO(token);
        CHECK(advanced("\"first\",\"consent\",\"" + std::string(token) + "\"",
                       R"({"A": {"sealed": true}})") == "illegal 2");
    }
    for (const char* const token :
         {"guard +counter", "evade +riposte", "guard +ironwall", "evade +ironwall",
          "iguard +ironwall", "guard +riposte +counter"}) {
        INFO(token);
        CHECK(advanced("\"first\",\"attack POW\",\"pass\",\"consent\",\"" + std::string(token) +
                       "\"") == "illegal 4");
    }
}

TEST_CASE("19: a marker before what is legal, before anything else, and twice", "[rakuen][19]") {
    CHECK(basic(R"("first","consent","attack POW")") == "illegal 2");
    CHECK(basic(R"("consent","first")") == "illegal 1");
    CHECK(basic(R"("first","consent","consent")") == "illegal 2");
    CHECK(basic(R"("first","consent","reroll 1")") == "illegal 2");
    CHECK(basic(R"("first","consent","surrender")") == "illegal 2");
    CHECK(advanced(R"("first","attack POW","consent","use seal")") == "illegal 3");
    // Nothing follows the marker: the battle waits.
    const Bout open({.decisions = "first; consent"});
    CHECK(open.pending() == "attack");
}

} // namespace shiaiba::test
