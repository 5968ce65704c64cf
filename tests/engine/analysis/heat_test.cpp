// Tests heat maps, which fight every value of a build's shares, numbers or steps.
#include "analysis/heat/heat.hpp"

#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "analysis/heat/report.hpp"
#include "analysis/series/series.hpp"
#include "analysis/some_parts.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "share/some_matches.hpp"
#include "teams/teams.hpp"

namespace shiaiba {
namespace {

const Registry& both() {
    static const Registry registry({&rakuen::system(), &coins::system()});
    return registry;
}

Json build(const char* name, int pow, int spd, int wiz, const char* tactic) {
    Json json = JsonObject()
                    .add("system", "rakuen")
                    .add("name", name)
                    .add("POW", pow)
                    .add("SPD", spd)
                    .add("WIZ", wiz);
    if (tactic != nullptr) json["tactic"] = tactic;
    return json;
}

Json question(const char* against, const char* seed = "3") {
    Json match =
        JsonObject()
            .add("system", "rakuen")
            .add("seed", seed)
            .add("sides",
                 Json::array({build("甲", 20, 20, 20, "回避"), build("乙", 30, 20, 10, "要塞")}));
    return JsonObject()
        .add("match", std::move(match))
        .add("tactic", "堅実")
        .add("against", against);
}

Heat heat(const Json& json) {
    auto request = check_heat(both(), json);
    REQUIRE(request);
    return Heat(std::move(*request));
}

std::vector<std::string> codes(const Json& json) {
    const auto request = check_heat(both(), json);
    std::vector<std::string> all;
    for (const Problem& problem : request.problems()) {
        all.push_back(problem.path + " " + problem.code);
    }
    return all;
}

} // namespace

TEST_CASE("heat: sixty points in parts of five at least can be shared out in 1,081 ways",
          "[heat]") {
    const std::vector<Shares> cells = share_outs(shares_form(rakuen::system()));
    REQUIRE(cells.size() == 1081);
    CHECK(cells.front() == Shares{5, 5, 50});
    CHECK(cells.back() == Shares{50, 5, 5});
    CHECK(std::set<Shares>(cells.begin(), cells.end()).size() == cells.size());
    for (const Shares& shares : cells) {
        CHECK(std::accumulate(shares.begin(), shares.end(), 0) == 60);
    }
}

TEST_CASE("heat: points and parts of any system; too many ways are none", "[heat]") {
    const auto part = [](int least) { return SharesForm::Part{"x", {}, least}; };
    CHECK(share_outs({{part(0), part(1)}, 3}) == std::vector<Shares>{{0, 3}, {1, 2}, {2, 1}});
    CHECK(share_outs({{part(2)}, 2}) == std::vector<Shares>{{2}});
    CHECK(share_outs({{part(2), part(2)}, 3}).empty());
    CHECK(share_outs({{}, 3}).empty());
    CHECK(share_outs({{part(0), part(0), part(0), part(0), part(0), part(0)}, 1000}).empty());
}

TEST_CASE("heat: a cell's fights are those of its match under the tactic", "[heat]") {
    for (const Side side : kSides) {
        Json json = question("build");
        json["side"] = letter(side);
        const Heat map = heat(json);
        const std::size_t cell = 500;
        const Shares& shares = map.cells()[cell];
        CHECK(
            write_json(to_json(map.character(cell))).find("\"POW\":" + std::to_string(shares[0])) !=
            std::string::npos);
        Match match = map.request().match;
        match.sides[index(side)] = map.character(cell);
        const SeriesPart part = fight_part(fight_of(match), SplitMix64::output(3, cell), 10, 40);
        Wins wins = wins_of(part.tally);
        if (side == Side::B) std::swap(wins[0], wins[1]);
        CHECK(map.count(cell, 10, 40) == wins);
    }
}

TEST_CASE("heat: who has no plans plays the tactic too", "[heat]") {
    Json without = question("build");
    without["match"]["sides"][1] = build("乙", 30, 20, 10, nullptr);
    Json with = question("build");
    with["match"]["sides"][1] = build("乙", 30, 20, 10, "堅実");
    CHECK(heat(without).count(7, 0, 200) == heat(with).count(7, 0, 200));
    CHECK(heat(question("build")).count(7, 0, 200) != heat(with).count(7, 0, 200));
}

TEST_CASE("heat: parts add up, and workers don't matter", "[heat]") {
    for (const char* against : {"build", "field"}) {
        const Heat map = heat(question(against));
        const Wins whole = map.count(100, 0, 30);
        Wins sum = map.count(100, 0, 11);
        const Wins rest = map.count(100, 11, 19);
        for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += rest[k];
        CHECK(sum == whole);
        const std::vector<Wins> wins = test::fought_heat(map, 3);
        REQUIRE(wins.size() == 1081);
        const auto asked = HeatQuestion::make(tests::registry(), question(against), 3);
        REQUIRE(asked);
        CHECK(fight_on(**asked, {3, {}, {}}));
        CHECK((*asked)->wins() == wins);
        CHECK(wins[100] == map.count(100, 0, 3));
        const Json cells = heat_report(map, wins)["cells"];
        REQUIRE(cells.size() == 1081);
        // Three fights prove next to nothing, so that a cell that won all three shares its rank.
        for (const Json& cell : cells) {
            if (cell["wins"] != 3) continue;
            CHECK(cell["share"]["rank"] == 1);
            CHECK(cell["share"]["tied"] == true);
        }
    }
}

TEST_CASE("heat: the field is fought by everybody alike", "[heat]") {
    // Wins and losses of all against all are the same fights counted from either side.
    const Heat map = heat(question("field"));
    Wins all{};
    for (const Wins& wins : test::fought_heat(map, 20)) {
        for (std::size_t k = 0; k < all.size(); ++k) all[k] += wins[k];
    }
    const std::uint64_t fights = all[0] + all[1] + all[2];
    CHECK(fights == 1081 * 20);
    // A has won half of the decided fights, within five standard deviations.
    const auto off = static_cast<std::int64_t>(all[0]) - static_cast<std::int64_t>(all[1]);
    CHECK(off * off < 25 * static_cast<std::int64_t>(fights));
}

TEST_CASE("heat: what is wrong with a question is told all at once", "[heat]") {
    CHECK(codes(Json::array()) == std::vector<std::string>{" badHeat"});
    Json json = question("nobody");
    json["side"] = "C";
    json["tactic"] = "無";
    CHECK(codes(json) == std::vector<std::string>{"/side badSide", "/against badAgainst",
                                                  "/tactic unknownPreset"});
    json = question("build");
    json["match"]["sides"][0]["POW"] = 21;
    REQUIRE(codes(json).size() == 1);
    CHECK(codes(json)[0].rfind("/match/sides/0", 0) == 0);
    const Json coin = {{"system", "coins"}, {"name", ""}, {"stake", 2}};
    CHECK(codes({{"match", {{"system", "coins"}, {"sides", {coin, coin}}}}}) ==
          std::vector<std::string>{"/match/system noShares"});
}

// Heat maps over two numbers of a build, and over its steps: the cells, and their fights.

namespace {

const Registry& only_teams() {
    static const Registry registry({&teams::system()});
    return registry;
}

/// A match of two against two. Strengths can be 3 to 9.
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
    // The members have thirteen points together, each at least three.
    CHECK(map.cells() == std::vector<Shares>{{3, 4, 6}, {4, 4, 5}, {5, 4, 4}, {6, 4, 3}});
    CHECK(to_json(map.character(3))["members"][2]["strength"] == 3);
}

TEST_CASE("heat: steps are the build as it is and all its neighbours", "[heat]") {
    for (const char* const side : {"A", "B"}) {
        Json json = two_against_two("steps");
        json["side"] = side;
        const Heat map = heat_of(json);
        REQUIRE(map.labels().size() == (*side == 'A' ? 9 : 8));
        CHECK(map.parts().empty());
        CHECK(map.labels()[0].en == "as it is");
        CHECK(map.labels()[2].ja == (*side == 'A' ? "灯：強さ5" : "主：強さ7"));
        CHECK(to_json(map.character(0)) ==
              to_json(map.request().match.sides[index(map.request().side)]));
        CHECK(to_json(map.character(2))["members"][0]["strength"] == (*side == 'A' ? 5 : 7));
        const Json cells = heat_cells(map);
        CHECK(cells["cells"].size() == map.labels().size());
        CHECK(cells["labels"][0]["ja"] == "今の札");
        const Json report = heat_report(map, test::fought_heat(map, 2));
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
