// What the builder is told of a sheet while it is written ([panel 1.1, 1.3, 5.2]).
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/panel.hpp"

namespace shiaiba::test {
namespace {

/// "0:0,1 1:2" – patterns and their panels –, and "!" where abilities would help.
std::string paid(const Json& facts, const char* item) {
    for (const Json& one : facts.at("paid")) {
        if (one.at("item") != item) continue;
        std::string out;
        for (const Json& by : one.at("by")) {
            if (!out.empty()) out += " ";
            out += std::to_string(by.at("pattern").get<int>()) + ":";
            for (const Json& panel : by.at("panels")) out += std::to_string(panel.get<int>());
        }
        return out + (one.at("helped") == true ? "!" : "");
    }
    return "nobody";
}

Json facts_of(const char* fields) { return panel::ruleset().sheet_facts(*parse_json(fields)); }

TEST_CASE("5.2: which patterns pay for which skill, and with which panels", "[panel][5.2][facts]") {
    const Json facts = facts_of(
        R"({"stats":{"vitality":5,"reflex":4,"intellect":6},"skills":["焔剣"],
            "patterns":["火剣火水",{"name":"守り","panels":"水水水風"}]})");
    CHECK(paid(facts, "焔剣") == "0:01");
    CHECK(paid(facts, "水弾") == "0:3 1:0");
    CHECK(paid(facts, "救済") == "1:012");
    CHECK(paid(facts, "小突き") == "0:01 1:01");
    CHECK(paid(facts, "石礫").empty());
    // 常時: nothing is ever paid.
    CHECK(paid(facts, "闘志") == "nobody");
}

TEST_CASE("5.2: an own skill may help out; without patterns there are black panels",
          "[panel][5.2][facts]") {
    const char* const two =
        R"({"stats":{"vitality":5,"reflex":2,"intellect":8},"skills":["焔の刃","一太刀"],
            "patterns":["火火"]})";
    CHECK(paid(facts_of(two), "一太刀") == "!");
    CHECK(paid(facts_of(two), "石礫").empty());
    const Json none = facts_of(R"({"stats":{"vitality":5,"reflex":2,"intellect":8}})");
    CHECK(paid(none, "小突き") == "-1:01");
    CHECK(paid(none, "火花").empty());
}

TEST_CASE("what is no legal sheet yet has facts all the same", "[panel][facts]") {
    CHECK(paid(facts_of("[]"), "火花").empty());
    CHECK(paid(facts_of(R"({"stats":{"vitality":99,"reflex":99,"intellect":-1},"skills":["無い"],
                            "patterns":["火無"],"plans":["火花を"]})"),
               "火花") == "0:0");
}

TEST_CASE("1.1: the form says what each point buys", "[panel][1.1]") {
    const Json form = panel::ruleset().form();
    const Json& parts = form.at("fields")[1].at("parts");
    CHECK(parts[0].at("buys")[0].at("at")[5] == 20);
    CHECK(parts[1].at("buys")[0].at("at")[4] == 4);
    // 1 + 2 + … + 6, and three times six.
    CHECK(parts[2].at("buys")[0].at("at")[6] == 21);
    CHECK(parts[2].at("buys")[1].at("at")[6] == 18);
}

} // namespace
} // namespace shiaiba::test
