// Tests the reader of whatever a player pastes, and the places of the problems that it tells.
#include "share/reader.hpp"

#include <string>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "share/json_places.hpp"
#include "share/link.hpp"
#include "share/some_matches.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::fragment_of;
using tests::registry;
using tests::sample_match;

ReaderResult read(std::string_view text) {
    const ReaderResult reading = read_anything(registry(), tests::shiden(), text);
    CHECK_FALSE(reading.said.ja.empty());
    CHECK_FALSE(reading.said.en.empty());
    return reading;
}

const std::string kRow = R"("skills":["一閃","一閃","交錯","+硬","果断"])";
const std::string kMurai = R"({"name":"ムライ",)" + kRow + "}";

void check_place(const ReaderResult& reading, const std::string& code, int line, int column,
                 int length) {
    INFO(code);
    REQUIRE(reading.problems.size() == 1);
    const Problem& problem = reading.problems[0];
    CHECK(problem.code == code);
    CHECK(problem.line == line);
    CHECK(problem.column == column);
    CHECK(problem.length == length);
}

TEST_CASE("JSON: one build, a list, a match") {
    const ReaderResult one = read(kMurai);
    CHECK(one.form == "json");
    REQUIRE(one.characters.size() == 1);
    CHECK(one.characters[0].name == "ムライ");
    CHECK(one.said.en == "Read 1 character from JSON.");

    const ReaderResult two = read(" [\n" + kMurai + ",\n" + kMurai + "]\n");
    CHECK(two.form == "json");
    CHECK(two.characters.size() == 2);
    CHECK(two.said.ja == "JSONから2人を読み取りました。");

    const ReaderResult match = read(write_json(to_json(sample_match()), 2));
    CHECK(match.form == "match");
    REQUIRE(match.characters.size() == 2);
    CHECK(match.characters[1].name == "クロダ");
    CHECK(read("[]").characters.empty());
}

TEST_CASE("JSON names its system, and that wins") {
    const ReaderResult coins = read(R"({"system":"coins","name":"甲","stake":2})");
    REQUIRE(coins.characters.size() == 1);
    CHECK(coins.characters[0].system == &coins::system());
    CHECK(read(R"({"system":"nothing"})").problems[0].code == "unknownSystem");
}

TEST_CASE("problems in JSON have a line and a column") {
    check_place(
        read("{\n  \"name\": \"ムライ\",\n  \"skills\": [\"一閃\", \"一撃\", \"交錯\", \"+硬\", "
             "\"果断\"]\n}"),
        "unknownSkill", 3, 20, 4);
    check_place(read("{\"name\": 5, " + kRow + "}"), "nameNotText", 1, 10, 1);
    check_place(read("{\"name\":\"ムライ\"}"), "notFive", 1, 1, 1);
    check_place(read("[" + kMurai + ",\n {\"name\":\"a\\u202Eb\"," + kRow + "}]"), "nameDirection",
                2, 10, 10);
    check_place(read("[" + kMurai + ",\n 7]"), "notABuild", 2, 2, 1);
    check_place(read("{\n \"name\": }"), "notJson", 2, 10, 1);
    const ReaderResult both = read("[" + kMurai + ", 7]");
    CHECK(both.characters.size() == 1);
    CHECK(both.problems[0].path == "/1");
    CHECK(both.said.en == "Found 2 in JSON, of which 1 could be read.");
}

TEST_CASE("problems of a match stand in its text") {
    const ReaderResult reading =
        read("{\"system\":\"shiden\",\n\"sides\":[" + kMurai + ",\n{\"name\":\"ク\", " +
             "\"skills\":[\"一閃\",\"一閃\",\"一閃\",\"凡打\",\"一閃\"]}]}");
    check_place(reading, "notTakeable", 3, 39, 4);
    CHECK(reading.problems[0].path == "/sides/1/skills/3");
    CHECK(reading.characters.empty());
}

TEST_CASE("sheets and roster lines go to the system's own reader") {
    const ReaderResult sheet =
        read("名前:ムライ\nスキル:【一閃】【一閃】【交錯】【+硬】【果断】\n");
    CHECK(sheet.form == "sheet");
    REQUIRE(sheet.characters.size() == 1);
    CHECK(sheet.characters[0].name == "ムライ");
    const ReaderResult roster = read("# 名簿\n閃閃交硬果/ムライ\n待速搦待閃/クロダ\n");
    CHECK(roster.form == "roster");
    CHECK(roster.characters.size() == 2);
    const ReaderResult brackets = read("[一閃][一閃][交錯][+硬][果断]");
    CHECK(brackets.form == "sheet");
    CHECK(brackets.characters.size() == 1);
}

TEST_CASE("a line in brackets opens a group until the next one") {
    const ReaderResult reading = read(
        "閃閃交硬果/甲\n[ 紅組 ]\n待速搦待閃/乙\n# 注\n閃閃交硬果/丙\n［白組］\n待速搦待閃/丁\n[]\n"
        "閃閃交硬果/戊\n");
    CHECK(reading.form == "roster");
    CHECK(reading.characters.size() == 5);
    CHECK(reading.groups == std::vector<std::string>{"", "紅組", "紅組", "白組", ""});
    CHECK(to_json(reading)["groups"].size() == 5);
    check_place(read("閃閃交硬果/甲\n [a\u202Eb]\n待速搦待閃/乙\n"), "nameDirection", 2, 2, 5);
    CHECK_FALSE(to_json(read("閃閃交硬果/甲\n[]\n")).contains("groups"));
    CHECK(read("[紅組]\n").characters.empty());
}

TEST_CASE("a table with names and builds is read back") {
    const ReaderResult reading = read("rank,name,group,build,points\r\n"
                                      "1,ムライ,紅,閃閃交硬果/ムライ,2\r\n"
                                      "2,'=1+1,,待速搦待閃/クロダ,0\r\n");
    CHECK(reading.form == "csv");
    REQUIRE(reading.characters.size() == 2);
    CHECK(reading.characters[0].name == "ムライ");
    CHECK(reading.characters[1].name == "=1+1");
    CHECK(reading.groups == std::vector<std::string>{"紅", ""});
    CHECK(reading.problems.empty());
    CHECK(read("build,name\n閃閃交硬果,\n").characters.size() == 1);

    const ReaderResult wrong = read("name,build\n甲,閃閃交硬々\n\n乙,\na\u202Eb,待速搦待閃\n丙\n");
    CHECK(wrong.characters.empty());
    std::string told;
    for (const Problem& problem : wrong.problems) {
        told += std::to_string(problem.line) + " " + problem.code + "\n";
    }
    CHECK(told == "2 unknownSkill\n4 noBuild\n5 nameDirection\n6 noBuild\n");
}

TEST_CASE("what was read is read again, problems with their places in it") {
    const ReaderResult reading = read("ムライ\n閃閃交硬果\n\nクロダ\n待速搦待々\n");
    REQUIRE(reading.characters.size() == 1);
    const std::string text = write_json(to_json(reading), 1);
    const ReaderResult again = read(text);
    CHECK(again.form == "json");
    CHECK(to_json(again.characters.at(0)) == to_json(reading.characters[0]));
    CHECK(again.problems.empty());

    const ReaderResult wrong = read(R"({"characters": [
 {"system": "shiden", "name": "甲", "skills": ["一閃", "一閃", "一閃", "一閃", "無"]}]})");
    REQUIRE(wrong.problems.size() == 1);
    CHECK(wrong.problems[0].path == "/characters/0/skills/4");
    CHECK(wrong.problems[0].line == 2);
}

TEST_CASE("what another system reads is that system's") {
    const ReaderResult coins = read("stake 3 乙\n");
    CHECK(coins.form == "line");
    REQUIRE(coins.characters.size() == 1);
    CHECK(coins.characters[0].system == &coins::system());
}

TEST_CASE("a name that nobody may have is a problem in its line") {
    const ReaderResult reading = read("閃閃交硬果/ムライ\n待速搦待閃/ク\u200Dロダ\n");
    check_place(reading, "nameInvisible", 2, 7, 4);
    REQUIRE(reading.characters.size() == 1);
    CHECK(reading.characters[0].name == "ムライ");
    // Invisible code points in a posted name are dropped.
    CHECK(read("待速搦待閃/ク\u200Bロダ\n").characters.at(0).name == "クロダ");
}

TEST_CASE("a link is read by itself, as an address, and in the message it came with") {
    const std::string fragment = fragment_of(sample_match());
    const std::string address = "https://example.github.io/shiaiba/shiden/#" + fragment;
    for (const std::string& text :
         {fragment, "#" + fragment, " " + address + "\n", "(" + address + ")",
          "対戦→" + address + "です。", "紫電一閃 弐：ムライ ●－○ クロダ（3R）\n" + address,
          address + ".17", "see https://example.org/#about and " + address}) {
        INFO(text);
        const ReaderResult reading = read(text);
        CHECK(reading.form == "link");
        REQUIRE(reading.characters.size() == 2);
        CHECK(reading.characters[0].name == "ムライ");
        CHECK(reading.problems.empty());
    }
}

TEST_CASE("a fight that is read keeps all that decides it") {
    for (const System* system : tests::registry().all()) {
        for (std::uint64_t k = 0; k < 20; ++k) {
            const Json match = to_json(tests::some_match(*system, k));
            const ReaderResult file = read(write_json(match));
            REQUIRE(file.match);
            CHECK(to_json(*file.match) == match);
            CHECK(to_json(file)["match"] == match);
            CHECK(file.characters.size() == 2);
        }
        const Match sent = tests::some_match(*system, 3);
        const ReaderResult link = read("#" + tests::fragment_of(sent));
        REQUIRE(link.match);
        CHECK(write_json(system->settings().write(link.match->settings)) ==
              write_json(system->settings().write(sent.settings)));
        CHECK(link.match->seed == sent.seed);
        CHECK(link.match->decisions == sent.decisions);
    }
    CHECK_FALSE(read("閃閃交硬果/ムライ\n待速搦待閃/クロダ").match);
}

TEST_CASE("a link that can't be opened says why, and where it is") {
    const std::string fragment = fragment_of(sample_match());
    const ReaderResult cut = read("どうぞ\n  https://example.org/#" + fragment.substr(0, 20) + "…");
    CHECK(cut.form == "link");
    CHECK(cut.characters.empty());
    check_place(cut, "cut", 2, 3, 1);
    CHECK(cut.said.ja == cut.problems[0].text.ja);
}

TEST_CASE("a sheet that mentions a link is a sheet") {
    const ReaderResult reading = read(
        "名前:ムライ\nスキル:【一閃】【一閃】【交錯】【+硬】【果断】\n設定:\nhttps://example.org/#" +
        fragment_of(sample_match()));
    CHECK(reading.form == "sheet");
    CHECK(reading.characters.size() == 1);
    CHECK(read("閃閃交硬果/a/b#c\n").characters[0].name == "a/b#c");
    CHECK(read("# 1\n閃閃交硬果/ムライ\n#1F\n").form == "roster");
}

TEST_CASE("nothing is nothing") {
    for (const char* text : {"", " \n\u3000\n", "\uFEFF", "# 注\n"}) {
        const ReaderResult reading = read(text);
        CHECK(reading.form == "nothing");
        CHECK(reading.characters.empty());
        CHECK(reading.problems.empty());
    }
}

TEST_CASE("a byte order mark is no part of the text") {
    CHECK(read("\uFEFF" + kMurai).characters.size() == 1);
    CHECK(read("\uFEFF閃閃交硬果/ムライ").characters.size() == 1);
}

TEST_CASE("text that is no UTF-8 or too long is not read") {
    check_place(read("閃閃交硬果/ムライ\n待速\xFF搦待閃/クロダ"), "notUtf8", 2, 3, 1);
    check_place(read("\x8E\x87"), "notUtf8", 1, 1, 1);
    check_place(read(std::string((1 << 20) + 1, 'a')), "tooLong", 1, 1, 1);
    CHECK(read("\xEF\xBF").problems[0].code == "notUtf8");
    // A replacement character that stands in the text itself is text.
    CHECK(read("閃閃交硬果/ム\uFFFDライ").problems[0].code == "nameBroken");
}

TEST_CASE("more problems than anybody reads are counted") {
    std::string lines;
    for (int k = 0; k < 5000; ++k) lines += "閃閃交硬/x\n";
    const ReaderResult reading = read(lines);
    CHECK(reading.problems.size() == kMostProblems + 1);
    CHECK(reading.problems.back().code == "more");
    CHECK(reading.problems.back().text.en == "After this there are 4000 more problems.");

    std::string list = "[";
    for (std::size_t k = 0; k <= kMostBuilds; ++k) list += (k == 0 ? "" : ",") + std::string("{}");
    const ReaderResult many = read(list + "]");
    CHECK(many.characters.empty());
    CHECK(many.problems.size() == kMostProblems + 1);
}

TEST_CASE("large texts are read in time that grows with their length") {
    const std::size_t much = test::workload(1'000'000, 10);
    std::string list = "[";
    while (list.size() < much) list += (list.size() == 1 ? "" : ",") + kMurai;
    CHECK(read(list + "]").characters.size() > much * 9 / 1000);
    std::string deep(much / 5, '[');
    CHECK(read("[{" + deep).problems.size() == 1);
    CHECK(read(std::string(much / 2, '#')).form != "link");
    std::string words;
    while (words.size() < much) words += "a://#1F ";
    CHECK(read(words).form == "link");
}

TEST_CASE("a reading is written as the page expects it") {
    const Json json = to_json(read("[" + kMurai + ", 7]"));
    CHECK(json["form"] == "json");
    CHECK(json["characters"][0]["system"] == "shiden");
    CHECK(json["problems"][0]["line"] == 1);
    CHECK(json["said"]["ja"].get<std::string>().size() > 10);
}

// Places: a JSON pointer is found in the text.

std::string place(std::string_view text, const std::string& path) {
    Problems problems{problem_at(path, "x", {})};
    place_problems(text, problems);
    return std::to_string(problems[0].line) + ":" + std::to_string(problems[0].column) + "+" +
           std::to_string(problems[0].length);
}

const std::string kText = "{\"a\": [1, \"二三\", {\"b\\n\": true}],\n"
                          "  \"c/d~e\" : -1.5e3 , \"\": null,\n"
                          "\t\"名\":\t\"\\\"x\\\\\" }";

TEST_CASE("values are found by their pointers") {
    CHECK(place(kText, "") == "1:1+1");
    CHECK(place(kText, "/a") == "1:7+1");
    CHECK(place(kText, "/a/0") == "1:8+1");
    CHECK(place(kText, "/a/1") == "1:11+4");
    CHECK(place(kText, "/a/2") == "1:17+1");
    CHECK(place(kText, "/a/2/b\n") == "1:25+4");
    CHECK(place(kText, "/c~1d~0e") == "2:13+6");
    CHECK(place(kText, "/名") == "3:7+7");
}

TEST_CASE("what isn't there stands where its parent stands") {
    CHECK(place(kText, "/a/7") == "1:7+1");
    CHECK(place(kText, "/a/1/x/y") == "1:11+4");
    CHECK(place(kText, "/z") == "1:1+1");
    CHECK(place("  5", "/z/y") == "1:3+1");
}

TEST_CASE("of a key that stands twice, the last one counts, as for the reader") {
    const std::string text = R"({"a": 1, "a": 22})";
    CHECK(parse_json(text)->at("a") == 22);
    CHECK(place(text, "/a") == "1:15+2");
}

TEST_CASE("empty containers and blanks don't lead astray") {
    CHECK(place("[ ]", "/0") == "1:1+1");
    CHECK(place("{ }", "/x") == "1:1+1");
    CHECK(place("[[],{},[\n0]]", "/2/0") == "2:1+1");
}

} // namespace
} // namespace shiaiba
