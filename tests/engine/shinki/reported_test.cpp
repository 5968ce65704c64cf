// Tests battles in which other referees differed, played by hand from the first draw.
#include <string>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// A skill that needs no card and reaches an enemy at any distance.
std::string strike(const char* id, const std::string& effect) {
    return skill_of(id, R"("timing":"action","range":[0,4],"target":{"side":"enemy","count":1},)"
                        R"("effects":[)" +
                            effect + "]");
}
std::string hit(const char* id, int n) {
    return strike(id, R"({"op":"damage","amt":{"c":)" + std::to_string(n) + "}}");
}
const std::string kRage = strike("rage", R"({"op":"status","id":"frenzy"})");

/// One blazer against a GM's two members, who act after it.
Bout against_two(const std::string& own, const std::string& theirs, const std::string& skills,
                 const std::string& decisions) {
    return {
        R"({"members":[{"name":"甲","points":{"hp":0,"speed":6},"skills":[)" + own + "]}]}",
        R"({"gm":true,"members":[{"name":"大顎","kind":"apostle","hp":199,"speed":3,"skills":[)" +
            theirs + R"(]},{"name":"次","kind":"apostle","hp":70,"speed":2,"skills":[)" + theirs +
            "]}]}",
        own_skills(skills), "", decisions};
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

} // namespace

TEST_CASE("6: with 10 HP left nobody can calm down, with 11 it can", "[shinki][6][reported]") {
    for (const int damage : {28, 27}) {
        const Fought fought(against_two("", R"("rage","hit")", kRage + "," + hit("hit", damage),
                                        "end, skill hit A1, none, end, skill rage A1, none, end"));
        CHECK(fought.of("A1").rfind(std::to_string(38 - damage) + ",", 0) == 0);
        CHECK(fought.pending() == "command");
        CHECK((joined(fought.options()).find("calm") != std::string::npos) == (damage == 27));
    }
}

TEST_CASE("6, 7.7: a skill of the round's end that only 狂乱 forbids is worth calming down",
          "[shinki][6][7.7][reported]") {
    const std::string end = skill_of("rest", R"("timing":"round_end","target":{"side":"self"},)"
                                             R"("effects":[{"op":"heal","amt":{"c":5}}])");
    const Fought fought(against_two(R"("rest")", R"("rage","hit")",
                                    kRage + "," + hit("hit", 10) + "," + end,
                                    "end, skill rage A1, none, end, skill hit A1, none, end"));
    CHECK(fought.pending() == "round_end");
    CHECK(joined(fought.options()) == "calm, skip");
}

TEST_CASE("6, 7.8: 狂乱 that an Override brings within one's own attack stays",
          "[shinki][6][7.8][reported]") {
    const std::string counter =
        skill_of("back", R"("timing":"reaction","target":{"side":"self"},)"
                         R"("effects":[{"op":"counter","amt":{"c":60},"range":[0,4]}])");
    const Bout bout = against_two(
        "", R"("back","hit")", counter + "," + hit("hit", 10),
        "step -1, end, skill hit A1, guard, H3, end, skill hit A1, guard, S8, end, step -1, end, "
        "skill hit A1, guard, D2, end, skill hit A1, guard, D9, end, step -1, end, end, end, "
        "step -1, end, end, end, skill attack B1, D3, back, yes");
    const Fought fought(bout);
    CHECK(fought.of("A1").find(",sz,") != std::string::npos);
    CHECK(fought.pending() == "command");
}

TEST_CASE("7.7, 7.10: who wins in the middle of a round has no round's end behind it",
          "[shinki][7.10][reported]") {
    const std::string poison = strike("venom", R"({"op":"status","id":"poison"})");
    const Fought fought(
        {R"({"members":[{"name":"甲","points":{"hp":6},"skills":["hit"]},
                        {"name":"乙","points":{"hp":6},"skills":["hit"]}]})",
         R"({"gm":true,"members":[{"name":"大顎","kind":"apostle","hp":70,"speed":30,"skills":["venom"]}]})",
         own_skills(poison + "," + hit("hit", 99)), "",
         "skill venom A1, none, end, A1, skill hit B1, none"});
    CHECK(fought.result() == "A;defeat;1");
    // The poison has not hurt yet: it belongs to the end of the round.
    CHECK(fought.of("A1").rfind("50,0,", 0) == 0);
}

TEST_CASE("2, 4.1: a bad start is one problem, and the match's own skills are known all the same",
          "[shinki][2][4.1][reported]") {
    Json json{{"system", "shinki"},
              {"seed", "1"},
              {"sides",
               {*parse_json(R"({"members":[{"points":{"hp":6},"skills":["hit"]}]})"),
                *parse_json(R"({"members":[{"points":{"hp":6},"skills":["hit"]}]})")}},
              {"settings", *parse_json(own_skills(hit("hit", 99)))}};
    json["settings"]["start"] = {{"A1", {{"column", 9}}}};
    const auto match = check_match(tests::registry(), json);
    CHECK(tests::codes_of(match.problems()) == "badSetting/settings/start/A1/column");
}

TEST_CASE("7.5, 8: from a distance 《ガード》 is left, and doing nothing",
          "[shinki][8][reported]") {
    const Fought fought(
        {R"({"members":[{"name":"甲","points":{"hp":6},"skills":["hoshi"]}]})",
         R"({"gm":true,"members":[{"name":"大顎","kind":"apostle","hp":70,"speed":30,"skills":["hoshi"]}]})",
         "", "", "step +1, skill hoshi A1, SA"});
    CHECK(fought.pending() == "react");
    CHECK(joined(fought.options()) == "guard, none");
}

} // namespace shiaiba::shinki
