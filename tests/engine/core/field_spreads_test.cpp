// Tests shares of a total whose keys stand among the others of a build, and which links number.
#include "core/sheet/field_shares.hpp"

#include <array>
#include <memory>
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
    {{"rose", "薔薇", "Roses"}, {"pea", "豆", "Peas"}, {"yam", "YAM", "YAM"}}};

const Fields<Garden>& table() {
    using Part = SharesPart<Garden, 3>;
    constexpr Field kPlots{.key = "plots",
                           .ja = "区画",
                           .en = "Plots",
                           .least = 2,
                           .most = 10,
                           .items = kPlants,
                           .step = 2,
                           .code = "E_WHOLE",
                           .code_count = "E_SUM",
                           .rule = "3",
                           .wrong_ja = "{name}は整数。",
                           .wrong_en = "{name}: a whole number.",
                           .count_ja = "10区画。いまは{sum}。",
                           .count_en = "10 plots, not {sum}."};
    static const auto plots = std::make_shared<const Part>(
        Part::Facts{.field = kPlots,
                    .shares = {},
                    .all = &Garden::plots,
                    .code_bounds = "E_FEW",
                    .bounds = {"{name}は{least}から{most}。", "{name}: {least} to {most}."},
                    .most_read = 999,
                    .numbered = true});
    static const Fields<Garden> fields(
        {{"", plots},
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
    CHECK(read(R"({"rose": 7, "pea": 1, "yam": 3})") == "/rose E_FEW Roses: 2 to 6.\n"
                                                        "/pea E_FEW Peas: 2 to 6.\n"
                                                        "/rose E_SUM 10 plots, not 11.\n");
    // Of numbers that are none there is no sum.
    CHECK(read(R"({"rose": 7, "": 4, "yam": "2"})") == "/pea E_WHOLE Peas: a whole number.\n"
                                                       "/yam E_WHOLE YAM: a whole number.\n");
    CHECK(read(R"({"rose": 2000000000, "pea": 2000000000, "yam": -2000000000})") ==
          "/rose E_FEW Roses: 2 to 6.\n/pea E_FEW Peas: 2 to 6.\n/yam E_FEW YAM: 2 to 6.\n"
          "/rose E_SUM 10 plots, not 2997.\n");
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
        R"({"key":"yam","name":{"ja":"YAM","en":"YAM"},"min":2}]})");
    const Garden garden{{5, 3, 2}};
    CHECK(table().lines(garden) == "薔薇:5 / 豆:3 / YAM:2\n");
    std::string steps;
    for (const auto& [label, build] : table().steps(garden)) {
        steps += label.ja + " | " + label.en + " " + written(build) + "\n";
    }
    CHECK(steps == "豆 +2、薔薇 −2 | Peas +2, Roses −2 {\"rose\":3,\"pea\":5,\"yam\":2}\n"
                   "YAM +2、薔薇 −2 | YAM +2, Roses −2 {\"rose\":3,\"pea\":3,\"yam\":4}\n");
}

} // namespace shiaiba::gardens
