// JSON text, held to RFC 8259 and to the library's own reader and writer.
#include <limits>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/text/json.hpp"

namespace shiaiba::test {
namespace {

/// Texts that hold no fraction.
const std::vector<std::string>& sound() {
    static const std::vector<std::string> all{"null",
                                              " true ",
                                              "\t\r\nfalse\n",
                                              "0",
                                              "-0",
                                              "7",
                                              "-12",
                                              "18446744073709551615",
                                              "-9223372036854775808",
                                              R"("")",
                                              R"("あ𠮷\u3042\ud842\udfb7")",
                                              R"("\"\\\/\b\f\n\r\t\u001f\u007F")",
                                              "[]",
                                              "[ ]",
                                              "{}",
                                              "{ }",
                                              "[1,[2,[]],{}]",
                                              R"({"a":1,"b":{"c":[null,true]},"a":2})",
                                              R"( { "x" : [ 1 , 2 ] , "" : "" } )",
                                              "\xEF\xBB\xBF[1]"};
    return all;
}

} // namespace

TEST_CASE("JSON: what is sound is read as the library reads it, and written as it writes it",
          "[core][json]") {
    for (const std::string& text : sound()) {
        INFO(text);
        const auto read = parse_json(text);
        REQUIRE(read);
        const Json known = Json::parse(text);
        CHECK(*read == known);
        CHECK(read->type() == known.type());
        for (const int indent : {-1, 0, 1, 3})
            CHECK(write_json(*read, indent) == known.dump(indent));
    }
}

TEST_CASE("JSON: what is none is refused where it ceases to be some", "[core][json]") {
    const std::vector<std::pair<std::string, int>> broken{{"", 1},
                                                          {" ", 2},
                                                          {"nul", 1},
                                                          {"nulll", 5},
                                                          {"True", 1},
                                                          {"+1", 1},
                                                          {"-", 2},
                                                          {"01", 2},
                                                          {".5", 1},
                                                          {"1.", 3},
                                                          {"1e", 3},
                                                          {"1e+", 4},
                                                          {"[1,]", 4},
                                                          {"[1 2]", 4},
                                                          {"[", 2},
                                                          {"[1", 3},
                                                          {"{", 2},
                                                          {"{1:2}", 2},
                                                          {R"({"a" 1})", 6},
                                                          {R"({"a":})", 6},
                                                          {R"({"a":1,})", 8},
                                                          {R"({"a":1)", 7},
                                                          {R"("a)", 3},
                                                          {"\"\n\"", 2},
                                                          {R"("\x")", 3},
                                                          {R"("\u12g4")", 6},
                                                          {R"("\ud842")", 8},
                                                          {R"("\ud842\u0041")", 14},
                                                          {R"("\udfb7")", 8},
                                                          {"[1]]", 4},
                                                          {"'a'", 1}};
    for (const auto& [text, column] : broken) {
        INFO(text);
        CHECK_FALSE(Json::accept(text));
        const auto read = parse_json(text);
        REQUIRE_FALSE(read);
        CHECK(read.problems().size() == 1);
        CHECK(read.problems()[0].code == "notJson");
        CHECK(read.problems()[0].column == column);
    }
    for (const char* const bytes :
         {"\"\xFF\"", "\"\xC0\x80\"", "\"\xED\xA0\x80\"", "\"\xE3\x81\""}) {
        CHECK_FALSE(Json::accept(bytes));
        CHECK_FALSE(parse_json(bytes));
    }
}

TEST_CASE("JSON: every text that lacks a piece is refused as the library refuses it",
          "[core][json]") {
    for (const std::string& text : sound()) {
        for (std::size_t from = 0; from < text.size(); ++from) {
            for (std::size_t length = 1; length <= 3; ++length) {
                std::string less = text;
                less.erase(from, length);
                INFO(less);
                CHECK(static_cast<bool>(parse_json(less)) == Json::accept(less));
            }
        }
    }
}

TEST_CASE("JSON: fractions and what exceeds 64 bits are numbers, but no whole ones",
          "[core][json]") {
    for (const char* const text : {"0.5", "-1.25", "1e3", "2E-7", "1.0", "18446744073709551616",
                                   "-9223372036854775809", "1e400"}) {
        INFO(text);
        const auto read = parse_json(text);
        REQUIRE(read);
        CHECK(read->is_number());
        CHECK_FALSE(read->is_number_integer());
    }
}

TEST_CASE("JSON: fractions are written as the library writes them", "[core][json]") {
    for (const double number : {0.0, 1.0, 0.5, 0.1234567891, 57.25, 1e-9, 1e21, -2.5}) {
        CHECK(write_json(Json(number)) == Json(number).dump());
    }
    CHECK(write_json(Json(std::numeric_limits<double>::infinity())) == "null");
}

TEST_CASE("JSON: bytes that are no UTF-8 are written as U+FFFD", "[core][json]") {
    CHECK(write_json(Json("a\xFF"
                          "b")) == "\"a\uFFFD"
                                   "b\"");
    CHECK(write_json(Json(std::numeric_limits<std::int64_t>::min())) == "-9223372036854775808");
}

} // namespace shiaiba::test
