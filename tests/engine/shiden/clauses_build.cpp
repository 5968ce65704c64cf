// Section 1 of shiden's rules: what a build is. How people write one: sheets_test.cpp.
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "core/fight/party.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "shiden/duel.hpp"

using namespace shiaiba;

namespace {

const Ruleset& shiden() { return *all_rulesets().find("shiden"); }

/// The legal characters of a text, as roster lines.
std::vector<std::string> rows(std::string_view text) {
    std::vector<std::string> lines;
    for (const ReadText::Found& found : shiden().read(text).found) {
        if (!found.build) continue;
        std::string line = shiden().to_text(*found.build, found.name, "roster");
        while (!line.empty() && line.back() == '\n') line.pop_back();
        lines.push_back(line);
    }
    return lines;
}

using Rows = std::vector<std::string>;

} // namespace

TEST_CASE("shiden 1: five skills in a row, repetition allowed", "[shiden][1]") {
    CHECK(rows("閃閃閃閃閃/a") == Rows{"閃閃閃閃閃/a"});
    CHECK(rows("閃閃閃閃/a").empty());
    CHECK(rows("閃閃閃閃閃閃/a").empty());
    CHECK(rows("名前:a\nスキル:【一閃】【一閃】【一閃】【一閃】").empty());
}

TEST_CASE("shiden 1: 空虚 and 凡打 can't be taken, the other 31 can", "[shiden][1]") {
    CHECK(rows("名前:a\nスキル:【空虚】【一閃】【一閃】【一閃】【一閃】").empty());
    CHECK(rows("名前:a\nスキル:【一閃】【一閃】【一閃】【一閃】【凡打】").empty());
    CHECK(rows("空閃閃閃閃/a\n凡閃閃閃閃/b").empty());
    const Rows all{"閃割果剣紫/1", "呪雷隠怒覚/2", "防封影交搦/3", "待玉崩疫強/4",
                   "硬速反錬盾/5", "逆無先裏燐/6", "連連連連連/7"};
    std::string text;
    for (const std::string& row : all) text += row + "\n";
    CHECK(rows(text) == all);
    int takeable = 0;
    const Json form = shiden().form();
    for (const Json& item : form["items"]) takeable += item["takeable"].get<bool>() ? 1 : 0;
    CHECK(takeable == 31);
}

TEST_CASE("shiden 1: a level is a place, and never changes", "[shiden][1]") {
    // Places 1 and 2 are gone; the 果断 at place 5 still does 5 damage, on what is left.
    const auto fight = test::duel("裏裏裏裏果", "紫強閃閃閃");
    CHECK(fight.at("1;ATK;B1") == "x,x,28,28,2;0,0,0,0,0,0,0,0;4,19,0,0,0;0,0,0,0,0,1,0,0");
    CHECK(fight.at("1;ATK;A5") == "x,x,28,28,2;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,1,0,0");
}
