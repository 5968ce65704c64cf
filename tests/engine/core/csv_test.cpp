// Tables with commas: RFC 4180, the guard against formulas, and back again.
#include "core/text/csv.hpp"

#include "catch.hpp"

namespace shiaiba {
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

} // namespace
} // namespace shiaiba
