// Tests the row of a table for numbers that share out a total, whose keys stand among the others.
#include "core/sheet/field_total.hpp"

#include <array>
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"

namespace shiaiba::gardens {
namespace {

/// Ten plots of a garden, two of each plant at least.
struct Garden {
    std::array<int, 3> plots{4, 3, 3};
    bool walled = false;
};

constexpr std::array<FieldItem, 3> kPlants{
    {{"rose", "薔薇", "Roses"},
     {"pea", "豆", "Peas"},
     {.id = "yam", .ja = "芋", .en = "Yams", .words = "yams"}}};

const Fields<Garden>& table() {
    using Part = TotalPart<Garden, 3>;
    static const Part plots({{.key = "plots",
                              .ja = "区画",
                              .en = "Plots",
                              .least = 2,
                              .items = kPlants,
                              .step = 2,
                              .code = "E_FEW",
                              .code_count = "E_SUM",
                              .rule = "3",
                              .wrong_ja = "{name}は{least}から{most}。",
                              .wrong_en = "{name}: {least} to {most}.",
                              .count_ja = "10区画。いまは{n}。",
                              .count_en = "10 plots, not {n}."},
                             10,
                             &Garden::plots,
                             "E_WHOLE",
                             {"{name}は整数。", "{name}: a whole number."}});
    static const Fields<Garden> fields(
        {plots.row(),
         {{.type = Field::Type::Switch, .key = "walled", .ja = "塀", .en = "Wall"},
          at<&Garden::walled>()}});
    return fields;
}

std::string written(const Garden& garden) {
    Json json;
    table().write(garden, json);
    return write_json(json);
}
/// What is read, or path, code and sentence of each problem.
std::string read(const char* json) {
    Problems problems;
    const Garden garden = table().check(Json::parse(json), problems);
    std::string said;
    for (const Problem& one : problems)
        said += one.path + " " + one.code + " " + one.text.en + "\n";
    return problems.empty() ? written(garden) : said;
}

} // namespace

TEST_CASE("fields: numbers that share out a total have keys of their own", "[fields]") {
    CHECK(read(R"({"yam": 2, "walled": true, "rose": 5, "pea": 3, "weeds": 1})") ==
          R"({"rose":5,"pea":3,"yam":2,"walled":true})");
    // The other key is read where the first one holds nothing.
    CHECK(read(R"({"rose": 6, "pea": 2, "yam": null, "yams": 2})") ==
          R"({"rose":6,"pea":2,"yam":2})");
    CHECK(read(R"({"rose": 6, "pea": 2, "yam": 2, "yams": 9})") == R"({"rose":6,"pea":2,"yam":2})");
    CHECK(read(R"({"rose": 7, "pea": 1, "yam": 3})") == "/rose E_FEW Roses: 2 to 6.\n"
                                                        "/pea E_FEW Peas: 2 to 6.\n"
                                                        "/rose E_SUM 10 plots, not 11.\n");
    // Of numbers that are none there is no sum.
    CHECK(read(R"({"rose": 7, "": 4, "yam": "2"})") == "/pea E_WHOLE Peas: a whole number.\n"
                                                       "/yam E_WHOLE Yams: a whole number.\n");
    CHECK(read(R"({"rose": 2000000000, "pea": 2000000000, "yam": -2000000000})") ==
          "/rose E_FEW Roses: 2 to 6.\n/pea E_FEW Peas: 2 to 6.\n/yam E_FEW Yams: 2 to 6.\n"
          "/rose E_SUM 10 plots, not 299997.\n");
}

TEST_CASE("fields: bits number the ways to share out a total", "[fields]") {
    std::string all;
    for (std::uint64_t number = 0; number < 16; ++number) {
        BitWriter bits;
        bits.bits(number, 4);
        bits.bits(1, 1);
        BitReader in(bits.bytes(), bits.size());
        const auto garden = table().unpack(in);
        if (!garden) continue;
        all += written(*garden).substr(8, 1);
        BitWriter again;
        table().pack(*garden, again);
        CHECK(again.bytes() == bits.bytes());
        CHECK(again.size() == bits.size());
    }
    CHECK(all == "222223333444556");
}

TEST_CASE("fields: form, line and steps of numbers that share out a total", "[fields]") {
    CHECK(
        write_json(table().form()[0]) ==
        R"({"type":"shares","key":"plots","label":{"ja":"区画","en":"Plots"},"total":10,"parts":[)"
        R"({"key":"rose","name":{"ja":"薔薇","en":"Roses"},"min":2},)"
        R"({"key":"pea","name":{"ja":"豆","en":"Peas"},"min":2},)"
        R"({"key":"yam","name":{"ja":"芋","en":"Yams"},"min":2}]})");
    const Garden garden{{5, 3, 2}};
    CHECK(table().lines(garden) == "薔薇:5 / 豆:3 / 芋:2\n");
    std::string steps;
    for (const auto& [label, build] : table().steps(garden)) {
        steps += label.en + " " + written(build) + "\n";
    }
    CHECK(steps == "Peas +2, Roses −2 {\"rose\":3,\"pea\":5,\"yam\":2}\n"
                   "Yams +2, Roses −2 {\"rose\":3,\"pea\":3,\"yam\":4}\n");
}

} // namespace shiaiba::gardens
