// Leagues in parts: joined they are one run to the byte; what is no whole is told.
#include "analysis/league/part.hpp"

#include <algorithm>

#include "analysis/league/report.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/json.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

const Registry& registry() {
    static const Registry both({&shiden::ruleset(), &coins::ruleset()});
    return both;
}

LeagueRequest random_league(const Ruleset& ruleset, LeagueFormat format, std::uint64_t seed) {
    LeagueRequest request;
    request.ruleset = &ruleset;
    request.settings = *ruleset.check_settings(Json());
    request.format = format;
    Dice dice(seed);
    for (int k = 0; k < 23; ++k) {
        const std::string number = std::to_string(k);
        request.entrants.push_back(
            {alone(ruleset, "名" + number, ruleset.random(dice, Json())), k % 7 == 0 ? "組" : ""});
    }
    return request;
}

std::string part(const LeagueRequest& request, const Shard& shard) {
    GameRows games(request);
    games.fight([&](std::size_t row) { return shard.holds(row); });
    return write_part(request, shard, games);
}
std::vector<std::string> parts(const LeagueRequest& request, std::size_t of) {
    std::vector<std::string> all;
    for (std::size_t k = 1; k <= of; ++k) all.push_back(part(request, {k, of}));
    return all;
}

/// "path code" of every problem, a line each.
std::string problems_of(const std::vector<std::string>& given) {
    const auto merged = merge_parts(registry(), given);
    std::string out;
    for (const Problem& problem : merged.problems()) {
        out += problem.path + " " + problem.code + "\n";
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
    }
    return out;
}

TEST_CASE("parts: joined in any order they are one run", "[league]") {
    for (const Ruleset* ruleset : {&shiden::ruleset(), &coins::ruleset()}) {
        for (const LeagueFormat format : {LeagueFormat::RoundRobin, LeagueFormat::Double}) {
            const LeagueRequest request = random_league(*ruleset, format, 5);
            GameRows games(request);
            games.fight([](std::size_t) { return true; });
            const std::string once = write_json(league_report(
                request, count_league(request.format, field_of(request), games.rows())));
            for (const std::size_t of : {1U, 2U, 7U, 40U}) {
                std::vector<std::string> all = parts(request, of);
                std::reverse(all.begin(), all.end());
                const auto merged = merge_parts(registry(), all);
                REQUIRE(merged);
                CHECK(write_json(league_report(merged->request, merged->league)) == once);
            }
        }
    }
}

TEST_CASE("parts: missing, double and foreign ones are told", "[league]") {
    const LeagueRequest request = random_league(shiden::ruleset(), LeagueFormat::RoundRobin, 5);
    const LeagueRequest other = random_league(shiden::ruleset(), LeagueFormat::RoundRobin, 6);
    const auto three = parts(request, 3);
    CHECK(problems_of(three).empty());
    CHECK(problems_of({three[0], three[2]}) == " missingPart\n");
    CHECK(problems_of({three[0], three[1], three[1]}) == "/2 doublePart\n missingPart\n");
    CHECK(problems_of({three[0], part(other, {2, 3}), three[2]}) ==
          "/1 otherLeague\n missingPart\n");
    CHECK(problems_of({part(request, {1, 2}), three[1], part(request, {2, 2})}) ==
          "/1 otherSplit\n");
    CHECK(problems_of({}) == " notAPart\n");
}

TEST_CASE("parts: what was altered or is no part at all is told", "[league]") {
    const std::string whole =
        part(random_league(shiden::ruleset(), LeagueFormat::RoundRobin, 5), {1, 1});
    for (const char* text : {"{}", "[]", "5", R"({"kind":"shiaiba league part"})"}) {
        CHECK(problems_of({text}).substr(0, 3) == "/0 ");
    }
    CHECK(problems_of({"no JSON"}) == "/0 notJson\n");
    const auto with = [&](const char* key, Json value) {
        Json json = *parse_json(whole);
        json[key] = std::move(value);
        return problems_of({write_json(json)});
    };
    CHECK(with("digest", "0000000000000000") == "/0 partAltered\n");
    CHECK(with("shard", 2) == "/0 notAPart\n");
    CHECK(with("shard", -1) == "/0 notAPart\n");
    CHECK(with("of", 1e300) == "/0 notAPart\n");
    CHECK(with("rows", Json::array()) == "/0 notAPart\n");
    CHECK(with("rows", "W") == "/0 notAPart\n");
    CHECK(with("request", Json::object()) == "/0/system unknownSystem\n");
    Json rows = (*parse_json(whole))["rows"];
    rows[3] = std::string(19, '?');
    CHECK(with("rows", rows) == "/0 notAPart\n");
}

} // namespace
} // namespace shiaiba
