// Heat maps: every share-out once, the fights that their seeds make, and the same for any number of workers.
#include "analysis/heat/heat.hpp"

#include <numeric>
#include <set>

#include "analysis/heat/report.hpp"
#include "analysis/series/series.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"

namespace shiaiba {
namespace {

const Registry& both() {
    static const Registry registry({&rakuen::ruleset(), &coins::ruleset()});
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
    const std::vector<Shares> cells = share_outs(shares_form(rakuen::ruleset()));
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
        HeatWork one;
        one.workers = 1;
        HeatWork three;
        three.workers = 3;
        const std::vector<Wins> wins = fight_heat(map, 3, one);
        REQUIRE(wins.size() == 1081);
        CHECK(fight_heat(map, 3, three) == wins);
        CHECK(wins[100] == map.count(100, 0, 3));
        const Json cells = heat_report(map, wins)["cells"];
        REQUIRE(cells.size() == 1081);
        // Three fights tell next to nothing: who won them all shares its place.
        for (const Json& cell : cells) {
            if (cell["wins"] != 3) continue;
            CHECK(cell["share"]["rank"] == 1);
            CHECK(cell["share"]["tied"] == true);
        }
    }
}

TEST_CASE("heat: the field is fought by everybody alike", "[heat]") {
    // Wins and losses of all against all are the same fights seen from both ends.
    const Heat map = heat(question("field"));
    Wins all{};
    for (const Wins& wins : fight_heat(map, 20, {})) {
        for (std::size_t k = 0; k < all.size(); ++k) all[k] += wins[k];
    }
    const std::uint64_t fights = all[0] + all[1] + all[2];
    CHECK(fights == 1081 * 20);
    // Half of the decided ones, within five standard deviations.
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

} // namespace shiaiba
