// Questions in parts: put together they are one run to the byte, for any division; what is no whole is told.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analysis/coverage/report.hpp"
#include "analysis/heat/report.hpp"
#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "analysis/series/report.hpp"
#include "analysis/series/shards.hpp"
#include "analysis/some_parts.hpp"
#include "catch.hpp"
#include "core/text/json.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using test::coin_match;
using test::parts_of;
using test::random_league;
using test::set_of;
using tests::registry;

/// `told` makes the answer's text of what was merged.
template <class Question, class Told>
void check_divisions(const Question& question, const std::string& once, const Told& told) {
    // What is written reads back as the same question.
    const Json request = *parse_json(write_json(question.request()));
    CHECK(name_of(**Question::read(registry(), request)) == name_of(question));
    for (const std::size_t of : {1U, 2U, 5U, 40U}) {
        INFO(of << " parts");
        const auto whole = merged<Question>(registry(), set_of(parts_of<Question>(request, of)));
        INFO(write_json(to_json(whole.problems())));
        REQUIRE(whole);
        CHECK(told(**whole) == once);
    }
}

std::string told_league(const LeagueShards& shards) {
    return write_json(league_report(shards.league(), shards.counted()));
}
std::string told_series(const SeriesShards& shards) {
    std::string all;
    for (const SeriesSum& sum : shards.sums()) {
        all += write_json(series_report(shards.asked().match, sum)) + "\n";
    }
    return all;
}
std::string told_heat(const HeatShards& shards) {
    return write_json(heat_report(shards.heat(), shards.wins()));
}
std::string told_coverage(const CoverageShards& shards) {
    const Match& match = shards.match();
    std::string all = write_json(coverage_report(match, shards.coverage()));
    if (shards.surgery() == nullptr) return all;
    return all + write_json(surgery_report(match, *shards.surgery(), shards.operated()));
}

/// The first two samples of a system against each other.
Match sample_match(const Ruleset& ruleset) {
    const auto samples = ruleset.samples();
    const auto match = check_match(
        registry(),
        {{"system", ruleset.identity().id}, {"seed", "5"}, {"sides", {samples[0], samples[1]}}});
    REQUIRE(match);
    return *match;
}

} // namespace

TEST_CASE("shards: a league in any division is one run", "[shard]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        for (const LeagueFormat format : {LeagueFormat::RoundRobin, LeagueFormat::Double}) {
            const auto question = LeagueShards::make(random_league(*ruleset, format, 5, 5));
            REQUIRE(question);
            const LeagueRequest& league = (*question)->league();
            GameRows games(league);
            games.fight(games.whole());
            const League once = count_league(format, field_of(league), games.rows());
            check_divisions(**question, write_json(league_report(league, once)), told_league);
        }
    }
}

TEST_CASE("shards: a series in any division is one run", "[shard]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        const auto question =
            SeriesShards::make({sample_match(*ruleset), {13, 0}, {}, {}, {"A", "B"}});
        REQUIRE(question);
        const Match& match = (*question)->asked().match;
        const SeriesSum once =
            fight_series(fight_of(match), match.seed, wish_for(match, {13, 0}), {});
        check_divisions(**question, write_json(series_report(match, once)) + "\n", told_series);
    }
}

TEST_CASE("shards: a series that a width ends, what-ifs and values are one run too", "[shard]") {
    const Match match = coin_match();
    const auto once = [&](const Match& own, const SeriesWish& wish) {
        const SeriesSum sum = fight_series(fight_of(own), own.seed, wish, {});
        return write_json(series_report(match, sum)) + "\n";
    };
    const SeriesWish wide{4'500, 400};
    const auto by_width = SeriesShards::make({match, wide, {}, {}, {}});
    REQUIRE(by_width);
    CHECK(once(match, wide).find(R"("end":"width")") != std::string::npos);
    check_divisions(**by_width, once(match, wide), told_series);

    const SeriesWish few{70, 0};
    const auto varied = SeriesShards::make({match, few, {}, "/sides/0/stake=1..99:49", {}});
    REQUIRE(varied);
    std::string values;
    for (const Variant& variant : (*varied)->variants()) {
        if (variant.match) values += once(*variant.match, few);
    }
    CHECK((*varied)->variants().size() == 3);
    check_divisions(**varied, values, told_series);

    const auto steps = SeriesShards::make({match, few, Side::A, {}, {}});
    REQUIRE(steps);
    std::string all = once(match, few);
    for (const Step& step : (*steps)->steps()) all += once(step.match, few);
    CHECK_FALSE((*steps)->steps().empty());
    check_divisions(**steps, all, told_series);

    CHECK(SeriesShards::make({match, wide, Side::A, {}, {}}).problems()[0].code == "whatIfAlone");
}

TEST_CASE("shards: a heat map in any division is one run", "[shard]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        const Json asked = JsonObject()
                               .add("match", to_json(sample_match(*ruleset)))
                               .add("over", "steps")
                               .add("against", "build");
        const auto question = HeatShards::make(registry(), asked, 2);
        // Where everybody plays one ready-made tactic, the question names it.
        if (!question) continue;
        const Heat& heat = (*question)->heat();
        if (heat.cells().size() > test::workload(1'000, 10)) continue;
        const std::string once = write_json(heat_report(heat, fight_heat(heat, 2, {})));
        check_divisions(**question, once, told_heat);
    }
}

TEST_CASE("shards: coverage and surgery in any division are one run", "[shard]") {
    std::size_t operated = 0;
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        const Match match = sample_match(*ruleset);
        const Actor first{Side::A, 0};
        const bool cut = has_tactics(match, Side::A) && tactic_of(match, first) != nullptr;
        const auto question =
            CoverageShards::make(match, 5, cut ? std::optional(first) : std::nullopt);
        if (!question) continue;
        operated += cut ? 1 : 0;
        std::string once = write_json(coverage_report(match, cover(match, 0, 5)));
        if (cut) {
            const Surgery surgery(match, first);
            once += write_json(surgery_report(match, surgery, surgery.operate(0, 5)));
        }
        check_divisions(**question, once, told_coverage);
    }
    CHECK(operated > 0);
}

} // namespace shiaiba
