// Tests values as text and bits: JSON, CSV, the bits of links.
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/text/bits.hpp"
#include "core/text/csv.hpp"
#include "core/text/json.hpp"

namespace shiaiba::test {
namespace {

/// Valid JSON texts without fractions.
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

TEST_CASE("JSON: what is sound is read, and written as the library writes it", "[core][json]") {
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
                                                          {"nul", 4},
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
                                                          {R"("\ud842\u0041")", 13},
                                                          {R"("\udfb7")", 7},
                                                          {"[1]]", 4},
                                                          {"'a'", 1}};
    for (const auto& [text, column] : broken) {
        INFO(text);
        const auto read = parse_json(text);
        REQUIRE_FALSE(read);
        CHECK(read.problems().size() == 1);
        CHECK(read.problems()[0].code == "notJson");
        CHECK(read.problems()[0].column == column);
    }
    for (const char* const bytes :
         {"\"\xFF\"", "\"\xC0\x80\"", "\"\xED\xA0\x80\"", "\"\xE3\x81\""}) {
        CHECK_FALSE(parse_json(bytes));
    }
}

TEST_CASE("JSON: nesting is bounded", "[core][json]") {
    const std::string open(kMostJsonDepth, '[');
    const std::string close(kMostJsonDepth, ']');
    CHECK(parse_json(open + close));
    const auto deep = parse_json("[" + open + close + "]");
    REQUIRE_FALSE(deep);
    CHECK(deep.problems()[0].code == "tooDeep");
}

TEST_CASE("JSON: fractions and what exceeds 64 bits are numbers, but no whole ones",
          "[core][json]") {
    for (const char* const text :
         {"0.5", "-1.25", "1e3", "2E-7", "1.0", "18446744073709551616", "-9223372036854775809"}) {
        INFO(text);
        const auto read = parse_json(text);
        REQUIRE(read);
        CHECK(read->is_number());
        CHECK_FALSE(read->is_number_integer());
    }
}

TEST_CASE("JSON: bytes that are no UTF-8 are written as U+FFFD", "[core][json]") {
    CHECK(write_json(Json("a\xFF"
                          "b")) == "\"a\uFFFD"
                                   "b\"");
    CHECK(write_json(Json(std::numeric_limits<std::int64_t>::min())) == "-9223372036854775808");
}

} // namespace shiaiba::test

namespace shiaiba {

// CSV: RFC 4180, the guard against formulas, and reading back.

namespace {

std::vector<std::string> again(const std::vector<std::string>& fields) {
    const auto records = read_csv(csv_line(fields));
    REQUIRE(records.size() == 1);
    std::vector<std::string> out;
    for (const std::string& field : records[0].fields) out.push_back(unguarded(field));
    return out;
}

TEST_CASE("csv: quotes only where they are needed", "[csv]") {
    CHECK(csv_line({"a", "", "八雲"}) == "a,,八雲\r\n");
    CHECK(csv_line({"a,b", "say \"x\"", "1\n2"}) == "\"a,b\",\"say \"\"x\"\"\",\"1\n2\"\r\n");
}

TEST_CASE("csv: what a spreadsheet would run is guarded, figures are not", "[csv]") {
    CHECK(csv_line({"=1+1"}) == "'=1+1\r\n");
    CHECK(csv_line({"=cmd|' /C calc'!A0"}) == "'=cmd|' /C calc'!A0\r\n");
    CHECK(csv_line({"+1", "-x", "@a", "\tb", "＝1"}) == "'+1,'-x,'@a,'\tb,'＝1\r\n");
    CHECK(csv_line({"-16.67", "-1-1", "=1"}) == "-16.67,'-1-1,'=1\r\n");
}

TEST_CASE("csv: everything comes back as it was", "[csv]") {
    const std::vector<std::string> fields{"",   "'",    "''=", "'=1",  "=1",        "-2.5", "-",
                                          "\"", "\"\"", ",",   "\r\n", "a\"b,c\nd", "＠x",  "'x"};
    CHECK(again(fields) == fields);
}

TEST_CASE("csv: other people's line ends, open quotes and lines", "[csv]") {
    const auto records = read_csv("a,b\n\"x\ny\",2\r\nlast,\"open");
    REQUIRE(records.size() == 3);
    CHECK(records[1].fields == std::vector<std::string>{"x\ny", "2"});
    CHECK(records[1].line == 2);
    CHECK(records[2].line == 4);
    CHECK(records[2].fields == std::vector<std::string>{"last", "open"});
    CHECK(read_csv("").empty());
    CHECK(read_csv(",")[0].fields.size() == 2);
    CHECK(read_csv("\"").size() == 1);
    CHECK(read_csv("\"a\"b,c")[0].fields == std::vector<std::string>{"ab", "c"});
}

// Bits: what is written is read back, and each value has only one valid spelling.

TEST_CASE("bits are written most significant first and padded with zeros") {
    BitWriter out;
    out.bits(0b101, 3);
    out.bits(0, 0);
    out.bits(0xFF, 8);
    CHECK(out.size() == 11);
    CHECK(out.bytes() == std::vector<std::uint8_t>{0b10111111, 0b11100000});
}

TEST_CASE("a varint takes a bit and three bits for every three bits of the number") {
    BitWriter out;
    out.varint(7);
    CHECK(out.size() == 4);
    CHECK(out.bytes() == std::vector<std::uint8_t>{0b01110000});
    out.varint(8);
    CHECK(out.size() == 12);
    CHECK(out.bytes() == std::vector<std::uint8_t>{0b01111000, 0b00010000});
}

TEST_CASE("random values come back") {
    Dice dice(7);
    for (int round = 0; round < 500; ++round) {
        BitWriter out;
        std::vector<std::pair<std::uint64_t, int>> fields;
        for (int k = 0; k < 20; ++k) {
            const int width = static_cast<int>(dice.below(65));
            std::uint64_t value = SplitMix64(dice.below(1000)).next();
            if (width < 64) value &= (std::uint64_t{1} << width) - 1;
            fields.emplace_back(value, width);
            out.bits(value, width);
            out.varint(value >> 1);
        }
        BitReader in(out.bytes(), out.size());
        bool same = true;
        for (const auto& [value, width] : fields) {
            same = same && in.bits(width) == value && in.varint() == value >> 1;
        }
        CHECK(same);
        CHECK(in.ok());
        CHECK(in.left() == 0);
    }
}

TEST_CASE("appending joins at the bit") {
    BitWriter head;
    head.bits(0b1, 1);
    BitWriter tail;
    tail.bits(0b0110011001, 10);
    head.append(tail);
    CHECK(head.size() == 11);
    CHECK(head.bytes() == std::vector<std::uint8_t>{0b10110011, 0b00100000});
}

TEST_CASE("reading past the end is a fault, and every read after a fault answers 0") {
    const std::vector<std::uint8_t> bytes{0xFF};
    BitReader in(bytes, 8);
    CHECK(in.bits(5) == 31);
    CHECK(in.bits(4) == 0);
    CHECK_FALSE(in.ok());
    CHECK(in.bits(1) == 0);
    CHECK(in.varint() == 0);
    CHECK(in.below(3) == 0);
}

TEST_CASE("a varint that is longer than it must be is a fault") {
    const std::vector<std::uint8_t> bytes{0b11110000};
    BitReader in(bytes, 8);
    in.varint();
    CHECK_FALSE(in.ok());
    const std::vector<std::uint8_t> endless(40, 0xFF);
    BitReader too_long(endless, 320);
    too_long.varint();
    CHECK_FALSE(too_long.ok());
}

TEST_CASE("below(n) takes the least width and refuses n and more") {
    CHECK(width_below(0) == 0);
    CHECK(width_below(1) == 0);
    CHECK(width_below(2) == 1);
    CHECK(width_below(3) == 2);
    CHECK(width_below(4) == 2);
    CHECK(width_below(5) == 3);
    CHECK(width_below(~std::uint64_t{0}) == 64);
    const std::vector<std::uint8_t> bytes{0b10110000};
    BitReader in(bytes, 8);
    CHECK(in.below(3) == 2);
    CHECK(in.ok());
    in.below(3);
    CHECK_FALSE(in.ok());
}

} // namespace
} // namespace shiaiba
