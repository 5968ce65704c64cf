// Tests usage statistics: how many builds hold an item, and the results of these builds.
#include "analysis/usage.hpp"

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

TEST_CASE("usage: what builds hold, how many, and how their games went", "[league]") {
    // Three builds of 紫電一閃: the first two hold 一閃 and the last two 交錯. A build that holds a
    // skill twice counts once.
    const Json form = shiden::system().form({});
    const auto row = [](const char* one, const char* two) {
        return Json{{"skills", Json::array({one, one, two, "+硬", "果断"})}};
    };
    const std::vector<Usage> usage =
        usage_of(form, {row("一閃", "待伏"), row("一閃", "交錯"), row("交錯", "怒濤")},
                 {{3, 0, 1}, {2, 1, 1}, {0, 1, 3}});
    const auto of = [&](const std::string& id) {
        for (const Usage& one : usage) {
            if (one.id == id) {
                return std::to_string(one.builds) + " " + std::to_string(one.games.wins) + "/" +
                       std::to_string(one.games.games());
            }
        }
        return std::string("none");
    };
    CHECK(of("一閃") == "2 5/8");
    CHECK(of("交錯") == "2 2/8");
    CHECK(of("怒濤") == "1 0/4");
    CHECK(of("玉響") == "none");
    CHECK(usage[0].builds == 3);
    CHECK(usage[0].won == wilson(5, 12));
}

TEST_CASE("usage: numbers above their least, cards and tactics of all members", "[league]") {
    const System& sengen = sengen::system();
    const Json party{
        {"members",
         Json::array(
             {{{"skills", {{"danmaku", 4}, {"shot", 0}}}, {"weapons", Json::array({"tachi"})}},
              {{"skills", {{"danmaku", 1}}}, {"weapons", Json::array({"tachi"})}}})}};
    const std::vector<Usage> usage = usage_of(sengen.form({}), {party}, {{1, 0, 0}});
    std::string ids;
    for (const Usage& one : usage) ids += one.id + " ";
    CHECK(ids == "tachi skills/danmaku ");
}

} // namespace
} // namespace shiaiba
