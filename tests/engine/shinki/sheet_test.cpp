// Tests builds of 心輝者: numbers, every problem and warning with its place (3), the samples (14),
// and text (17).
#include <map>
#include <string>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

std::string told(const Problems& problems) {
    std::string out;
    for (const Problem& one : problems) {
        CHECK_FALSE(one.text.ja.empty());
        CHECK_FALSE(one.text.en.empty());
        out += (out.empty() ? "" : " ") + one.code + one.path;
    }
    return out;
}
std::string problems_of(const std::string& party) {
    return told(check_party(tests::registry(), system(), *parse_json(party)).problems());
}
std::string member_problems(const std::string& member) {
    return problems_of(R"({"members":[)" + member + "]}");
}
std::string gm_problems(const std::string& member) { return problems_of(gm(member)); }
std::string warned(const std::string& member) {
    const auto party = check_party(tests::registry(), system(), *parse_json(member));
    REQUIRE(party);
    return told(warnings(*party));
}

} // namespace

TEST_CASE("3: HP and speed of blazers and of apostles", "[shinki][3]") {
    Position p(
        R"({"members":[{},{"points":{"hp":6}},{"points":{"hp":2,"speed":4},"skills":["shikku"]}]})",
        gm(R"({"kind":"apostle","hp":200,"speed":0},{"kind":"apostle","hp":1,"speed":30,"skills":["shikku"]})"));
    const auto is = [&](const char* who, int hp, int speed) {
        CHECK(p.at(who).max_hp == hp);
        CHECK(p.at(who).speed() == speed);
    };
    is("A1", 38, 6);
    is("A2", 50, 6);
    is("A3", 42, 11);
    is("B1", 200, 0);
    is("B2", 1, 31);
    // A blazer's learned bonuses need 〈心輝〉; an apostle's don't.
    p.at("A3").statuses = 0;
    is("A3", 42, 10);
}

TEST_CASE("3: the skill order: default skills, then the build's", "[shinki][3]") {
    const auto order = [](const std::string& member) {
        Position p(kPlain, gm(member));
        std::string all;
        for (const int place : p.at("B1").skills) {
            all += (all.empty() ? "" : " ") + p.battle().skill(place).id;
        }
        return all;
    };
    CHECK(order(R"({"skills":["yojin","guren"]})") ==
          "shinki attack guard liaison override yojin guren");
    CHECK(order(R"({"kind":"apostle","hp":9,"speed":1,"skills":["yojin"]})") ==
          "attack guard liaison yojin");
    CHECK(order(R"({"kind":"apostle","mob":true,"hp":9,"speed":1,"skills":["guard","attack"]})") ==
          "guard attack");
}

TEST_CASE("3: every problem of a build, with its place", "[shinki][3]") {
    CHECK(problems_of(R"({"members":[]})") == "E_PARTY_SIZE/members");
    CHECK(problems_of(R"({"members":[{},{},{},{},{},{},{}]})") == "E_PARTY_SIZE/members");
    CHECK(problems_of(R"({"gm":true,"members":[{},{},{},{},{},{},{},{}]})").empty());
    // With an unknown kind no other problem of that member is told.
    CHECK(problems_of(R"({"members":[{"kind":"ghost","hp":-1},{"points":{"hp":7}}]})") ==
          "E_KIND/members/0/kind E_POINTS/members/1/points/hp");
    const auto one = [](const char* said, const std::string& fields) {
        INFO(fields);
        std::string problem = said;
        if (!problem.empty()) problem.insert(problem.find('/'), "/members/0");
        CHECK(member_problems(fields) == problem);
    };
    one("E_FIELD/hp", R"({"hp":40})");
    one("E_FIELD/charm", R"({"charm":1})");
    one("E_FIELD/shinki", R"({"shinki":1})");
    one("E_POINTS/points", R"({"points":{"hp":4,"speed":3}})");
    one("E_POINTS/points/hp", R"({"points":{"hp":-1}})");
    one("E_POINTS/points/speed", R"({"points":{"speed":1.5}})");
    one("E_SKILL_UNKNOWN/skills/1", R"({"skills":["guren","gurenn"]})");
    one("E_SKILL_DUP/skills/1", R"({"skills":["guren","guren"]})");
    one("E_SKILL_DEFAULT/skills/0", R"({"skills":["guard"]})");
    one("E_SKILL_COUNT/skills", R"({"skills":["guren","hoshi","sosei","yami","yukou","iatsu"]})");
    one("E_CARNAGE_COUNT/skills", R"({"skills":["tentsui","shuen","kyoen"]})");
    one("E_MOB_KIND/mob", R"({"mob":true})");
    one("E_TACTIC/tactic", R"({"tactic":"無双"})");
    one("P002/tactic/0", R"({"tactic":["fly away"]})");
    std::string plans;
    for (int n = 0; n < 24; ++n) plans += R"("wait",)";
    one("", R"({"tactic":[)" + plans.substr(0, plans.size() - 1) + "]}");
    one("E_TACTIC/tactic", R"({"tactic":[)" + plans + R"("wait"]})");
    one("E_FIELD/limits", R"({"limits":"none"})");
    one("P013/tactic/0", R"({"tactic":["use Crimson Slash"]})");

    const auto npc = [](const char* problem, const std::string& fields) {
        INFO(fields);
        CHECK(gm_problems(R"({"kind":"apostle",)" + fields + "}") == problem);
    };
    npc("", R"("hp":200,"speed":30)");
    npc("E_HP/members/0/hp E_SPEED/members/0/speed", R"("skills":[])");
    npc("E_HP/members/0/hp", R"("hp":201,"speed":0)");
    npc("E_SPEED/members/0/speed", R"("hp":1,"speed":31)");
    npc("E_FIELD/members/0/points E_FIELD/members/0/shinki",
        R"("hp":1,"speed":1,"points":{},"shinki":true)");
    npc("E_SKILL_DEFAULT/members/0/skills/0", R"("hp":1,"speed":1,"skills":["attack"])");
    npc("", R"("hp":1,"speed":1,"mob":true,"skills":["attack","guard","liaison"])");
    npc("E_SKILL_DEFAULT/members/0/skills/0",
        R"("hp":1,"speed":1,"mob":true,"skills":["override"])");
    npc("", R"("hp":1,"speed":1,"skills":["tentsui","shuen","kyoen"])");
    CHECK(member_problems(R"({"kind":"apostle","hp":1,"speed":1,"mob":true})") ==
          "E_MOB_PARTY/members/0/mob");
}

TEST_CASE("3: with open limits nothing is counted but HP and speed", "[shinki][3][open]") {
    const std::string many =
        R"("skills":["tentsui","shuen","kyoen","guren","hoshi","sosei","ryusei","dokuga","engoku","yami","kagenui","yukou"])";
    const auto blazer = [](const std::string& fields) {
        return member_problems(R"({"limits":"open",)" + fields + "}");
    };
    CHECK(blazer(R"("hp":999,"speed":99,"shinki":false,)" + many).empty());
    CHECK(
        gm_problems(R"({"kind":"apostle","limits":"open","hp":1,"speed":0,)" + many + "}").empty());
    CHECK(member_problems(R"({"limits":"standard","points":{"hp":6}})").empty());
    CHECK(blazer(R"("hp":1000,"speed":100)") == "E_HP/members/0/hp E_SPEED/members/0/speed");
    CHECK(blazer(R"("hp":0.5,"speed":-1)") == "E_HP/members/0/hp E_SPEED/members/0/speed");
    CHECK(blazer(R"("skills":[])") == "E_HP/members/0/hp E_SPEED/members/0/speed");
    CHECK(blazer(R"("hp":9,"speed":9,"points":{})") == "E_FIELD/members/0/points");
    CHECK(blazer(R"("hp":9,"speed":9,)" + many.substr(0, many.size() - 1) + R"(,"iatsu"])") ==
          "E_SKILL_COUNT/members/0/skills");
    CHECK(blazer(R"("hp":9,"speed":9,"mob":true)") == "E_MOB_KIND/members/0/mob");
    Position p(R"({"limits":"open","hp":300,"speed":50,"skills":["shikku"]})", kPlain);
    CHECK(p.at("A1").max_hp == 300);
    CHECK(p.at("A1").speed() == 51);
    CHECK(warned(R"({"limits":"open","hp":9,"speed":9})").empty());
}

TEST_CASE("3: what is legal and hardly meant", "[shinki][3]") {
    CHECK(warned(R"({"points":{"hp":6}})").empty());
    CHECK(warned(R"({"points":{"hp":5}})") == "W_POINTS/members/0/points");
    CHECK(warned(gm(R"({"kind":"apostle","mob":true,"hp":1,"speed":1,"skills":["guard"]})")) ==
          "W_NO_ATTACK/members/0/skills");
}

TEST_CASE("3: what-ifs change one thing of one member, and are legal", "[shinki][3]") {
    const auto party = check_party(
        tests::registry(), system(),
        *parse_json(
            R"({"points":{"hp":2,"speed":3},"skills":["guren","tentsui","shuen"],"tactic":"突撃"})"));
    REQUIRE(party);
    std::map<std::string, int> changed;
    for (const Neighbour& one : system().neighbours(party->members[0].build)) {
        Json before = Json::object();
        Json after = Json::object();
        system().write(party->members[0].build, before);
        system().write(one.build, after);
        CHECK(system().check(after, {}, {}));
        std::string keys;
        for (const char* const key : {"points", "skills", "tactic"}) {
            if (before.value(key, Json()) != after.value(key, Json())) keys += key;
        }
        ++changed[keys];
    }
    // A point is moved, added or taken away, in two ways each; the tactic becomes one of the three
    // other presets, or none.
    CHECK(changed.size() == 3);
    CHECK(changed["points"] == 6);
    CHECK(changed["skills"] > 40);
    CHECK(changed["tactic"] == 4);

    Json without = Json::object();
    system().write(party->members[0].build, without);
    without.erase("tactic");
    int presets = 0;
    for (const Neighbour& one : system().neighbours(*system().check(without, {}, {}))) {
        if (one.label.en.rfind("tactic: ", 0) == 0) ++presets;
        CHECK(one.label.en != "tactic: none");
    }
    CHECK(presets == 4);
}

TEST_CASE("14: the samples are legal, without warnings, and survive text and JSON",
          "[shinki][14]") {
    CHECK(samples_of(system(), Lang::Ja).size() >= 8);
    for (const Json& json : samples_of(system(), Lang::Ja)) {
        INFO(write_json(json));
        const auto party = check_party(tests::registry(), system(), json);
        REQUIRE(party);
        CHECK(told(warnings(*party)).empty());
        const ReaderResult again =
            read_anything(tests::registry(), system(), to_text(*party, "sheet"));
        REQUIRE(again.characters.size() == 1);
        CHECK(to_json(again.characters[0]) == to_json(*party));
    }
}

TEST_CASE("17: a party as text", "[shinki][17]") {
    const char* const dawn = "隊:夜明け隊\n"
                             "名前:灯里\n"
                             "HP:2 / 行動値:4\n"
                             "スキル:紅蓮斬、疾駆、闘志、血気、狂宴\n"
                             "戦術:突撃\n";
    const ReaderResult read = read_anything(tests::registry(), system(), dawn);
    INFO(write_json(to_json(read.problems)));
    REQUIRE(read.characters.size() == 1);
    Json json = to_json(read.characters[0]);
    CHECK(json["name"] == "夜明け隊");
    CHECK(json["members"][0]["name"] == "灯里");
    CHECK(json["members"][0]["points"] == Json{{"hp", 2}, {"speed", 4}});
    CHECK(json["members"][0]["skills"] == Json{"guren", "shikku", "toushi", "kekki", "kyoen"});
    CHECK(json["members"][0]["tactic"] == "突撃");
}

TEST_CASE("17: either language, either width, with brackets, by id", "[shinki][17]") {
    const auto members = [](const char* text) {
        const ReaderResult read = read_anything(tests::registry(), system(), text);
        INFO(write_json(to_json(read.problems)));
        REQUIRE(read.characters.size() == 1);
        return to_json(read.characters[0]).at("members");
    };
    const Json one = members("名前:雫\nHP:2 / 行動値:4\nスキル:星穿、影縫い\n変身:なし\n");
    CHECK(one[0]["shinki"] == false);
    CHECK(members("Name: 雫\nSpeed: 4 / HP: 2\nSkills: Star Lance, kagenui\nShine: no\n") == one);
    CHECK(members("名前：雫\nＨＰ：２／行動値：４\nスキル：《星穿》、《影縫い》\n変身：なし\n") ==
          one);

    const char* const swarm = "隊:小鬼の群れ(GM)\n名前:大顎\n種別:眷属\nHP:90 / 行動値:8\n"
                              "名前:小鬼\n種別:モブ\nHP:16 / 行動値:7\nスキル:通常攻撃\n";
    const Json two = members(swarm);
    REQUIRE(two.size() == 2);
    CHECK(two[0] == Json{{"name", "大顎"}, {"kind", "apostle"}, {"hp", 90}, {"speed", 8}});
    CHECK(two[1]["mob"] == true);
    CHECK(two[1]["skills"] == Json{"attack"});
    const Json planned = members("名前:悟\nHP:1 / 行動値:5\nプラン:\n待機する\n"
                                 "when my hp <= 9: do not override\n");
    CHECK(planned[0]["tactic"].size() == 2);
}

TEST_CASE("17: open limits as text", "[shinki][17][open]") {
    for (const char* const text :
         {"名前:首領\n制限:なし\nHP:300 / 行動値:50\nスキル:紅蓮斬\n",
          "Name: 首領\nLimits: open\nHP: 300 / Speed: 50\nSkills: guren\n"}) {
        const ReaderResult read = read_anything(tests::registry(), system(), text);
        INFO(write_json(to_json(read.problems)));
        REQUIRE(read.characters.size() == 1);
        const Json member = to_json(read.characters[0])["members"][0];
        CHECK(member["limits"] == "open");
        CHECK(member["hp"] == 300);
        CHECK(member["speed"] == 50);
        CHECK(to_text(read.characters[0], "sheet").find("制限:なし\nHP:300 / 行動値:50\n") !=
              std::string::npos);
    }
    const ReaderResult wrong = read_anything(
        tests::registry(), system(),
        "名前:甲\n制限:なし\nHP:1000 / 行動値:9\nスキル:紅蓮斬、紅蓮斬\n\n名前:乙\n制限:少し\nHP:1\n"
        "スキル:紅蓮斬、星穿、双星、毒牙、闇纏い、影縫い\n");
    std::string said;
    for (const Problem& one : wrong.problems) {
        said += one.code + " " + std::to_string(one.line) + ", ";
    }
    CHECK(said == "E_HP 3, E_SKILL_DUP 4, E_FIELD 7, E_SKILL_COUNT 9, ");
}

TEST_CASE("17: without a party every name is a character, and problems have their lines",
          "[shinki][17]") {
    const ReaderResult read = read_anything(
        tests::registry(), system(), "名前:甲\nHP:2 / 行動値:4\n\n名前:乙\nHP:3 / 行動値:3\n");
    CHECK(read.problems.empty());
    CHECK(read.characters.size() == 2);
    const ReaderResult wrong = read_anything(
        tests::registry(), system(), "名前:甲\nHP:5 / 行動値:4\nスキル:紅蓮斬、紅蓮\n身の丈:160\n");
    std::string said;
    for (const Problem& one : wrong.problems) {
        said += one.code + " " + std::to_string(one.line) + ", ";
    }
    CHECK(said == "E_POINTS 2, E_SKILL_UNKNOWN 3, strayLine 4, ");
}

} // namespace shiaiba::shinki
