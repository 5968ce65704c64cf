// Heat maps over two numbers of a build, and over its steps: which cells there are, and what they fight.
#include <string>
#include <vector>

#include "analysis/heat/report.hpp"
#include "analysis/series/series.hpp"
#include "catch.hpp"
#include "core/text/json.hpp"
#include "teams/teams.hpp"

namespace shiaiba {
namespace {

const Registry& only_teams() {
    static const Registry registry({&teams::ruleset()});
    return registry;
}

/// Two against two; strengths go from 3 to 9.
Json two_against_two(Json over) {
    Json match = *parse_json(R"({"system":"teams","seed":"4","sides":[
        {"name":"隊","members":[{"name":"灯","strength":4},{"name":"凪","strength":5}]},
        {"name":"群れ","members":[{"name":"主","strength":6},{"name":"小鬼","strength":3}]}]})");
    Json json{{"match", std::move(match)}};
    if (!over.is_null()) json["over"] = std::move(over);
    return json;
}

std::string wrong_with(const Json& json) {
    std::string out;
    const auto request = check_heat(only_teams(), json);
    for (const Problem& problem : request.problems()) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        out += (out.empty() ? "" : " ") + problem.path + ":" + problem.code;
    }
    return out;
}

Heat heat_of(const Json& json) {
    auto request = check_heat(only_teams(), json);
    INFO(write_json(to_json(request.problems())));
    REQUIRE(request);
    return Heat(std::move(*request));
}

constexpr const char* kFirst = "/members/0/strength=3..5";
constexpr const char* kSecond = "/members/1/strength=8..12:2,4";

} // namespace

TEST_CASE("heat: a map over two numbers leaves out what isn't legal", "[heat]") {
    const Heat map = heat_of(two_against_two({kFirst, kSecond}));
    CHECK(map.cells() == std::vector<Shares>{{3, 8}, {3, 4}, {4, 8}, {4, 4}, {5, 8}, {5, 4}});
    REQUIRE(map.parts().size() == 2);
    CHECK(map.parts()[1].key == "/members/1/strength");
    CHECK(map.parts()[1].name.ja == "強さ");
    const Json told = to_json(map.character(2));
    CHECK(told["members"][0]["strength"] == 4);
    CHECK(told["members"][1]["strength"] == 8);
    CHECK(told["members"][1]["name"] == "凪");
    CHECK(heat_cells(map) == *parse_json(R"({"parts":["/members/0/strength","/members/1/strength"],
                          "cells":[[3,8],[3,4],[4,8],[4,4],[5,8],[5,4]]})"));
}

TEST_CASE("heat: one number makes up for the other two", "[heat]") {
    Json json = two_against_two({"/members/0/strength=1..9", "/members/1/strength=4"});
    json["match"]["sides"][0]["members"].push_back({{"name", "朔"}, {"strength", 4}});
    json["rest"] = "/members/2/strength";
    const Heat map = heat_of(json);
    // Thirteen points in all, and three at least for each.
    CHECK(map.cells() == std::vector<Shares>{{3, 4, 6}, {4, 4, 5}, {5, 4, 4}, {6, 4, 3}});
    CHECK(to_json(map.character(3))["members"][2]["strength"] == 3);
}

TEST_CASE("heat: steps are the build as it is and all its neighbours", "[heat]") {
    for (const char* const side : {"A", "B"}) {
        Json json = two_against_two("steps");
        json["side"] = side;
        const Heat map = heat_of(json);
        REQUIRE(map.labels().size() == (*side == 'A' ? 5 : 4));
        CHECK(map.parts().empty());
        CHECK(map.labels()[0].en == "as it is");
        CHECK(map.labels()[2].ja == (*side == 'A' ? "灯：強さ5" : "主：強さ7"));
        CHECK(to_json(map.character(0)) ==
              to_json(map.request().match.sides[index(map.request().side)]));
        CHECK(to_json(map.character(2))["members"][0]["strength"] == (*side == 'A' ? 5 : 7));
        const Json cells = heat_cells(map);
        CHECK(cells["cells"].size() == map.labels().size());
        CHECK(cells["labels"][0]["ja"] == "今の札");
        const Json report = heat_report(map, fight_heat(map, 2, {}));
        CHECK(report["cells"][1]["label"] == cells["labels"][1]);
        CHECK_FALSE(report["cells"][1].contains("shares"));
    }
}

TEST_CASE("heat: what a cell of numbers or steps fights is the series of its match", "[heat]") {
    for (const Json& over : {Json({kFirst, kSecond}), Json("steps")}) {
        const Heat map = heat_of(two_against_two(over));
        Match match = map.request().match;
        match.sides[0] = map.character(3);
        const SeriesPart part = fight_part(fight_of(match), SplitMix64::output(4, 3), 5, 30);
        CHECK(map.count(3, 5, 30) == wins_of(part.tally));
    }
}

TEST_CASE("heat: places and values that make no map are told", "[heat]") {
    CHECK(wrong_with(two_against_two(nullptr)) == "/match/system:noShares");
    CHECK(wrong_with(two_against_two(Json::array({kFirst}))) == "/over:badOver");
    CHECK(wrong_with(two_against_two({kFirst, 3})) == "/over/1:notAVariation");
    CHECK(wrong_with(two_against_two({"/members/2/strength=1", "/members/1#=0..2"})) ==
          "/over/0:noSuchPlace /over/1:notANumber");
    CHECK(wrong_with(two_against_two({kFirst, "/members/1/name=月"})) == "/over/1:notANumber");
    CHECK(wrong_with(two_against_two({"/members/0/strength=0..100", kFirst})) == "");
    CHECK(wrong_with(two_against_two({"/members/0/strength=0..100",
                                      "/members/1/strength=0..99"})) == "/over:tooManyCells");
    CHECK(wrong_with(two_against_two({"/members/0/strength=20", kSecond})).find("/over:noCells") !=
          std::string::npos);
    Json json = two_against_two({kFirst, kSecond});
    json["rest"] = "/members/7/strength";
    CHECK(wrong_with(json) == "/rest:noSuchPlace");
}

} // namespace shiaiba
