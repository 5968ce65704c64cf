// Tests builds and settings of らくえん模擬戦 as JSON, links, text and positions of records
// ([rakuen 2, 18]).
#include <set>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"

namespace shiaiba::test {
namespace {

const System& system() { return rakuen::system(); }

std::string abilities(const Build& build) {
    Json json;
    system().write(build, json);
    return std::to_string(json["POW"].get<int>()) + " " + std::to_string(json["SPD"].get<int>()) +
           " " + std::to_string(json["WIZ"].get<int>());
}

/// "name: POW SPD WIZ" of every character found, then "line:column code" of every problem.
std::string read(std::string_view text) {
    std::string out;
    const ReadText read = system().read(text, {});
    for (const ReadText::Character& found : read.found) {
        out += found.name + ": " + (found.build ? abilities(*found.build) : "-") + "\n";
    }
    for (const Problem& problem : read.problems) {
        out += std::to_string(problem.line) + ":" + std::to_string(problem.column) + " " +
               problem.code + "\n";
    }
    return out;
}

/// Paths and codes of the problems of a build, separated by blanks.
std::string codes(const char* json) {
    std::string out;
    const auto checked = system().check(Json::parse(json), {}, {});
    for (const Problem& problem : checked.problems()) {
        out += (out.empty() ? "" : " ") + problem.path + " " + problem.code;
    }
    return out;
}

std::string setting_codes(const char* json) {
    std::string out;
    const auto checked = system().settings().check(Json::parse(json));
    for (const Problem& problem : checked.problems()) {
        out += (out.empty() ? "" : " ") + problem.path;
    }
    return out;
}

} // namespace

TEST_CASE("2: there are 1081 builds, each with its number in links", "[rakuen][2]") {
    std::set<std::string> all;
    for (std::uint64_t number = 0; number < 2048; ++number) {
        BitWriter bits;
        bits.bits(number, 11);
        bits.varint(0);
        BitReader in(bits.bytes(), bits.size());
        const auto build = system().unpack(in, {});
        REQUIRE((build && in.ok()) == (number < 1081));
        if (!build) continue;
        Json json;
        system().write(*build, json);
        REQUIRE(system().check(json, {}, {}));
        BitWriter again;
        system().pack(*build, again);
        REQUIRE(again.bytes() == bits.bytes());
        all.insert(abilities(*build));
        if (number == 0) CHECK(abilities(*build) == "5 5 50");
        if (number == 46) CHECK(abilities(*build) == "6 5 49");
        if (number == 1080) CHECK(abilities(*build) == "50 5 5");
    }
    CHECK(all.size() == 1081);
}

TEST_CASE("2: what a build must be", "[rakuen][2][R1]") {
    CHECK(codes(R"({"POW": 20, "SPD": 15, "WIZ": 25})").empty());
    CHECK(codes(R"({"POW": 20, "SPD": 15, "WIS": 25})").empty());
    CHECK(codes(R"({"POW": 4, "SPD": 6, "WIZ": 50})") == "/POW outOfRange");
    CHECK(codes(R"({"POW": 20, "SPD": 20, "WIZ": 21})") == "/POW notSixty");
    CHECK(codes(R"({"POW": 60, "SPD": 1, "WIZ": -1})") ==
          "/POW outOfRange /SPD outOfRange /WIZ outOfRange");
    CHECK(codes(R"({"POW": "20", "SPD": 20.5})") ==
          "/POW notANumber /SPD notANumber /WIZ notANumber");
    CHECK(codes(R"({"POW": 20, "SPD": 20, "WIZ": 20, "tactic": "無謀"})").find("/tactic") == 0);
}

TEST_CASE("2: sheets as people write them", "[rakuen][2]") {
    CHECK(read("名前:イチカ\n【ステータス】\nPOW:20 / SPD:15 / WIZ:25\n") == "イチカ: 20 15 25\n");
    CHECK(read("◆レン\n【ステータス】\nPOW:25 / SPD:20 / WIS:15\n") == "レン: 25 20 15\n");
    CHECK(read("イチカ POW：２０　SPD：１５　WIZ：２５\nレン　pow=25 wiz=15 spd=20") ==
          "イチカ: 20 15 25\nレン: 25 20 15\n");
    CHECK(read("シオン\n\nPOW:20\nSPD:20\nWIZ:20") == "シオン: 20 20 20\n");
    CHECK(read("POW:20 SPD:20 WIZ:20") == ": 20 20 20\n");
    CHECK(read("名前:イチカ\nPOW:20 SPD:15") == "イチカ: -\n2:1 notThree\n");
    CHECK(read("名前:イチカ\nPOW:20 SPD:15 WIZ:30") == "イチカ: -\n2:1 notSixty\n");
    CHECK(read("POW:20 SPD:20 WIZ:20\nなんだろう") == ": 20 20 20\n2:1 strayLine\n");
}

TEST_CASE("2: roster lines", "[rakuen][2]") {
    CHECK(read("イチカ 20 15 25\n# 注\n\nA 1 25/20/15\n20 20 20") ==
          "イチカ: 20 15 25\nA 1: 25 20 15\n: 20 20 20\n");
    CHECK(read("イチカ 20 15 26") == "イチカ: -\n1:5 notSixty\n");
    CHECK(read("イチカ") == "1:1 notARosterLine\n");
    CHECK(read("イチカ 15 25") == "1:1 notARosterLine\n");
    CHECK(read("").empty());
}

TEST_CASE("2: a sheet carries the tactic", "[rakuen][2][20]") {
    for (const char* tactic :
         {R"("堅実")", R"("先攻を選ぶ\n自分のHPが40未満の場合、回避を選ぶ")"}) {
        Json json{{"POW", 20}, {"SPD", 15}, {"WIZ", 25}};
        json["tactic"] = Json::parse(tactic);
        const auto build = system().check(json, {}, {});
        REQUIRE(build);
        const std::string sheet = system().to_text(*build, "イチカ", "sheet");
        INFO(sheet);
        const ReadText read = system().read(sheet + "\n" + sheet, {});
        CHECK(read.problems.empty());
        REQUIRE(read.found.size() == 2);
        for (const ReadText::Character& found : read.found) {
            REQUIRE(found.build);
            Json one;
            Json two;
            system().write(*build, one);
            system().write(*found.build, two);
            CHECK(one == two);
        }
    }
    CHECK(read("POW:20 SPD:20 WIZ:20\n戦術:\n先攻を選ぶ\n空を飛ぶ\n").find(": -\n4:") == 0);
}

TEST_CASE("18: a position's bounds", "[rakuen][18]") {
    CHECK(setting_codes(R"({"rules": "advanced", "start": {"A": {"hp": 150, "in": 200, "sp": 3,
        "evades": 1000, "guards": 1000, "stunned": true, "last": null, "used": ["seal"]}}})")
              .empty());
    CHECK(setting_codes(R"({"start": {"A": {"hp": 0, "in": 201, "sp": 4, "evades": -1,
        "guards": 1001, "stunned": 1, "last": "none", "used": ["seal", "seal"], "x": 1}}})") ==
          "/settings/start/A/hp /settings/start/A/in /settings/start/A/sp "
          "/settings/start/A/evades /settings/start/A/guards /settings/start/A/stunned "
          "/settings/start/A/last /settings/start/A/used /settings/start/A/x");
    CHECK(setting_codes(R"({"rules": "expert", "start": {"C": {}}, "y": 1})") ==
          "/settings/rules /settings/start/C /settings/y");
    CHECK(setting_codes(R"({"start": 3})") == "/settings/start");
    CHECK(setting_codes("[]") == "/settings");
}

TEST_CASE("18: settings survive JSON and links, and are said", "[rakuen][18]") {
    const Json given = Json::parse(R"({"rules": "advanced", "start": {"B": {"hp": 100, "in": 6,
        "stunned": true, "evades": 3, "last": "SPD", "used": ["finisher", "seal"]}}})");
    const auto settings = system().settings().check(given);
    REQUIRE(settings);
    CHECK(system().settings().write(*settings) == given);
    BitWriter out;
    system().settings().pack(*settings, out);
    BitReader in(out.bytes(), out.size());
    const auto unpacked = system().settings().unpack(in);
    REQUIRE(unpacked);
    CHECK(system().settings().write(*unpacked) == given);
    const auto said = system().settings().in_words(*settings);
    REQUIRE(said.size() == 2);
    CHECK(said[1].text.ja ==
          "途中から：▽ HP 100、IN 6、スタン、回避 3、前回 SPD、必殺使用済み、強制封印使用済み");
    // Settings equal to the default are left out.
    const auto usual = system().settings().check(
        Json::parse(R"({"rules": "basic", "start": {"A": {"hp": 150, "sp": 0}}})"));
    REQUIRE(usual);
    CHECK(system().settings().write(*usual) == Json::object());
}

TEST_CASE("18: settings from hostile bits are settings or nothing", "[rakuen][18]") {
    Dice dice(7);
    int legal = 0;
    for (int k = 0; k < 3000; ++k) {
        std::vector<std::uint8_t> bytes(24);
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice.below(256));
        BitReader in(bytes, bytes.size() * 8);
        const auto settings = system().settings().unpack(in);
        if (!settings) continue;
        ++legal;
        CHECK(system().settings().check(system().settings().write(*settings)));
    }
    CHECK(legal > 100);
}

} // namespace shiaiba::test
