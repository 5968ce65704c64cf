// Tests how CCFOLIA's pieces are read when they come back from a table: values that were changed there,
// and problems with their places.
#include <algorithm>
#include <string>
#include <utility>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::registry;

ReaderResult read(const std::string& text, const char* system = "rakuen") {
    return read_anything(registry(), *registry().find(system), text);
}

Json piece() {
    return JsonObject()
        .add("kind", "character")
        .add("data",
             JsonObject()
                 .add("name", "イチカ")
                 .add("memo", "名前:甲\n【ステータス】\nPOW:20 / SPD:15 / WIZ:25\n戦術:堅実\n")
                 .add("status", Json::array())
                 .add("params", Json::array()));
}

Json labelled(const char* label, Json value) {
    return JsonObject().add("label", label).add("value", std::move(value));
}

void check_problem(const ReaderResult& reading, const std::string& code, int line) {
    REQUIRE(reading.problems.size() == 1);
    CHECK(reading.problems[0].code == code);
    CHECK(reading.problems[0].line == line);
    CHECK_FALSE(reading.problems[0].text.ja.empty());
    CHECK(reading.characters.empty());
}

} // namespace

TEST_CASE("CCFOLIA: name and parameters are the piece's, the rest is the memo's", "[tables]") {
    Json one = piece();
    one["data"]["params"] =
        Json::array({labelled("POW", "２５"), labelled("SPD", 10), labelled("気分", "よい")});
    one["data"]["status"] = Json::array({labelled("HP", 30), labelled("WIZ", 99)});
    const ReaderResult reading = read(write_json(one));
    CHECK(reading.form == "ccfolia");
    CHECK(reading.said.ja == "ココフォリアのコマから1人を読み取りました。");
    REQUIRE(reading.characters.size() == 1);
    const Json json = to_json(reading.characters[0]);
    CHECK(json["name"] == "イチカ");
    CHECK(json["POW"] == 25);
    CHECK(json["SPD"] == 10);
    CHECK(json["WIZ"] == 25);
    CHECK(json["tactic"] == "堅実");
}

TEST_CASE("CCFOLIA: several stand in a list, or one a line; another system's are known",
          "[tables]") {
    const std::string one = write_json(piece());
    CHECK(read("[" + one + ",\n" + one + "]").characters.size() == 2);
    CHECK(read(one + "\n\n" + one + "\n").characters.size() == 2);
    CHECK(read(one, "shiden").characters.size() == 1);
    // Text around the pieces, a code fence, and pieces glued together.
    CHECK(read("駒です\n```json\n" + one + one + "\n```\n以上").characters.size() == 2);
    CHECK(read(one + "\n{\"x\":1}").form != "ccfolia");
    CHECK(read("{\"kind\":\"character\",\"data\":5}").form != "ccfolia");
}

TEST_CASE("CCFOLIA: without a sheet its labels may be a build", "[tables]") {
    Json one = piece();
    one["data"]["memo"] = "よろしくお願いします";
    check_problem(read(write_json(one)), "noSheet", 1);
    one["data"]["params"] = Json::array({labelled("POW", "20"), labelled("SPD", "20")});
    one["data"]["status"] = Json::array({labelled("WIZ", 20)});
    const ReaderResult reading = read(write_json(one));
    REQUIRE(reading.characters.size() == 1);
    CHECK(reading.characters[0].name == "イチカ");
}

TEST_CASE("CCFOLIA: what is wrong is told where it stands", "[tables]") {
    Json one = piece();
    one["data"]["params"] = Json::array({labelled("POW", "たくさん")});
    check_problem(read("\n" + write_json(one)), "notANumber", 2);
    one["data"]["params"] = Json::array({labelled("POW", 99)});
    CHECK_FALSE(read(write_json(one)).problems.empty());
    one["data"]["params"] = Json::array();
    one["data"]["name"] = "a\u202Eb";
    const ReaderResult named = read(write_json(piece()) + "\n" + write_json(one));
    CHECK(named.characters.size() == 1);
    REQUIRE(named.problems.size() == 1);
    CHECK(named.problems[0].line == 2);
    CHECK(named.problems[0].code == "nameDirection");
    one["data"]["name"] = "甲";
    one["data"]["memo"] = "甲 20 20 20\n乙 20 20 20\n";
    check_problem(read(write_json(one)), "notOne", 1);
    one["data"]["memo"] = "名前:甲\nPOW:99 / SPD:15 / WIZ:25\n";
    CHECK_FALSE(read(write_json(one)).problems.empty());
}

TEST_CASE("CCFOLIA: hostile JSON is no more than wrong", "[tables]") {
    const std::string head = "{\"kind\":\"character\",\"data\":{";
    for (const std::string& body :
         {std::string("\"params\":{\"__proto__\":1}}"), std::string("\"memo\":[],\"name\":{}}"),
          std::string("\"params\":[null,5,{\"label\":5},{\"label\":\"POW\"}]}"),
          std::string("\"status\":\"x\",\"params\":[[[[]]]]}"),
          "\"memo\":\"" + std::string(test::workload(200'000, 10), 'x') + "\"}"}) {
        for (const char* const system : {"shiden", "rakuen", "panel", "shinki", "sengen"}) {
            const ReaderResult reading = read(head + body + "}", system);
            CHECK(reading.form == "ccfolia");
            CHECK(reading.characters.empty());
            CHECK_FALSE(reading.problems.empty());
        }
    }
}

} // namespace shiaiba
