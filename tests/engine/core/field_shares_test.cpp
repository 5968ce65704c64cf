// Tests points that are all shared among a row's items: what is told of wrong ones, their bits, form,
// line of text and steps.
#include "core/sheet/field_shares.hpp"

#include <array>
#include <string>

#include "catch.hpp"

namespace shiaiba::potters {
namespace {

/// A potter shares four hours between clay, wheel and kiln, and can't fire more pots than it turns.
struct Potter {
    int clay = 0;
    int wheel = 0;
    int kiln = 0;
    int fired = 0;
};

constexpr std::array<FieldItem, 3> kHours{{{"clay", "土", "Clay", {}, {}, "土", "clay"},
                                           {"wheel", "ろくろ", "Wheel", {}, {}, "ろくろ", "wheel"},
                                           {"kiln", "窯", "Kiln", {}, {}, "窯", "kiln"}}};

const Fields<Potter>& table() {
    static const Fields<Potter> fields = [] {
        const Field hours{.key = "hours",
                          .ja = "時間",
                          .en = "Hours",
                          .most = 4,
                          .items = kHours,
                          .code = "E_HOURS",
                          .code_count = "E_SUM",
                          .rule = "2",
                          .wrong_ja = "{name}は0以上。",
                          .wrong_en = "{name}: 0 or more.",
                          .count_ja = "合わせて{sum}。",
                          .count_en = "{sum} in all."};
        const auto twice = [](int n) { return 2 * n; };
        const auto square = [](int n) { return n * n; };
        using Part = SharesPart<Potter, 3>;
        return Fields<Potter>(
            {{hours, std::make_shared<Part>(Part::Facts{
                         hours,
                         {{{&Potter::clay, {{"kilos", "キロ", "Kilos", twice}}},
                           {&Potter::wheel,
                            {{"pots", "壺", "Pots", square}, {"bowls", "碗", "Bowls", twice}}},
                           {&Potter::kiln, {}}}},
                         [](Potter& to) { to.fired = std::min(to.fired, to.wheel); }})}});
    }();
    return fields;
}

std::string told(const char* json) {
    Problems problems;
    table().check(*parse_json(json), problems);
    std::string all;
    for (const Problem& one : problems) all += one.path + " " + one.code + " " + one.text.en + "\n";
    return all;
}

TEST_CASE("shares: each is a number, and all of them come to the total", "[fields]") {
    CHECK(told(R"({"hours": {"clay": 1, "wheel": 3, "kiln": 0}})").empty());
    CHECK(told(R"({"hours": {"clay": 1, "wheel": 3, "kiln": 0, "sleep": 9}})").empty());
    const std::string none = "/hours/clay E_HOURS clay: 0 or more.\n"
                             "/hours/wheel E_HOURS wheel: 0 or more.\n"
                             "/hours/kiln E_HOURS kiln: 0 or more.\n";
    CHECK(told("{}") == none);
    CHECK(told(R"({"hours": 4})") == none);
    // What they come to is nothing to tell where one of them is no number.
    CHECK(told(R"({"hours": {"clay": 1, "wheel": -1, "kiln": "x"}})") ==
          "/hours/wheel E_HOURS wheel: 0 or more.\n/hours/kiln E_HOURS kiln: 0 or more.\n");
    CHECK(told(R"({"hours": {"clay": 1, "wheel": 3, "kiln": 1}})") == "/hours E_SUM 5 in all.\n");
}

TEST_CASE("shares: the last one is no bits, and follows from the others", "[fields]") {
    for (const Potter& potter : {Potter{0, 0, 4}, Potter{1, 2, 1}, Potter{4, 0, 0}}) {
        BitWriter out;
        table().pack(potter, out);
        CHECK(out.size() == 6);
        BitReader in(out.bytes(), out.size());
        const auto read = table().unpack(in);
        REQUIRE(read);
        Json fields = Json::object();
        table().write(*read, fields);
        CHECK(fields ==
              Json{{"hours",
                    {{"clay", potter.clay}, {"wheel", potter.wheel}, {"kiln", potter.kiln}}}});
    }
    BitWriter out;
    table().pack({3, 2, 0}, out);
    BitReader in(out.bytes(), out.size());
    CHECK_FALSE(table().unpack(in));
}

TEST_CASE("shares: the form says what each buys, the line what each is", "[fields]") {
    const Json form = table().form()[0];
    CHECK(form.at("type") == "points");
    CHECK(form.at("total") == 4);
    CHECK(form.at("parts")[0].at("buys")[0].at("at") == Json{0, 2, 4, 6, 8});
    CHECK(form.at("parts")[1].at("buys")[0].at("at") == Json{0, 1, 4, 9, 16});
    CHECK(form.at("parts")[1].at("buys")[1].at("id") == "bowls");
    CHECK(form.at("parts")[2].at("buys").empty());
    CHECK(table().lines({1, 2, 1}) == "土:1 / ろくろ:2 / 窯:1\n");
}

TEST_CASE("shares: a step moves a point, and what hangs on it", "[fields]") {
    std::string all;
    for (const auto& [label, next] : table().steps(Potter{0, 2, 2, 2})) {
        all += label.en + " " + std::to_string(next.fired) + "\n";
    }
    CHECK(all ==
          "clay +1, wheel −1 1\nclay +1, kiln −1 2\nwheel +1, kiln −1 2\nkiln +1, wheel −1 1\n");
}

} // namespace
} // namespace shiaiba::potters
