// Tests questions that are split into parts: splitting, writing, reading back, merging, and what is
// refused.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analysis/coverage/report.hpp"
#include "analysis/heat/report.hpp"
#include "analysis/league/matchups.hpp"
#include "analysis/league/pairings.hpp"
#include "analysis/league/report.hpp"
#include "analysis/series/question.hpp"
#include "analysis/series/report.hpp"
#include "analysis/some_parts.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/text/json.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using test::coin_match;
using test::parts_of;
using test::random_league;
using test::set_of;
using tests::registry;

/// Checks that a question in any number of parts has the answer `once`. `told` writes the merged
/// answer as text.
template <class Question, class Told>
void check_divisions(const Question& question, const std::string& once, const Told& told) {
    // The request is written so that it reads back as the same question.
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

std::string told_league(const LeagueQuestion& shards) {
    return write_json(league_report(shards.league(), shards.counted()));
}
std::string told_series(const SeriesQuestion& shards) {
    std::string all;
    for (const SeriesSum& sum : shards.sums()) {
        all += write_json(series_report(shards.asked().match, sum)) + "\n";
    }
    return all;
}
std::string told_heat(const HeatQuestion& shards) {
    return write_json(heat_report(shards.heat(), shards.wins()));
}
std::string told_coverage(const CoverageQuestion& shards) {
    const Match& match = shards.match();
    std::string all = write_json(coverage_report(match, shards.coverage()));
    if (shards.surgery() == nullptr) return all;
    return all + write_json(surgery_report(match, *shards.surgery(), shards.operated()));
}

/// The first two samples of a system against each other.
Match sample_match(const System& system) {
    const auto samples = samples_of(system, Lang::Ja);
    const auto match = check_match(
        registry(),
        {{"system", system.identity.id}, {"seed", "5"}, {"sides", {samples[0], samples[1]}}});
    REQUIRE(match);
    return *match;
}

} // namespace

TEST_CASE("shards: a league in any division is one run", "[shard]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        for (const LeagueFormat format : {LeagueFormat::RoundRobin, LeagueFormat::Double}) {
            const auto question = LeagueQuestion::make(random_league(*system, format, 5, 5));
            REQUIRE(question);
            const LeagueRequest& league = (*question)->league();
            const std::string once = write_json(league_report(league, play_league(league)));
            check_divisions(**question, once, told_league);
            const Json pairs = JsonObject().add("league", to_json(league)).add("games", 3);
            const auto series = PairingsQuestion::read(registry(), pairs);
            REQUIRE(series);
            REQUIRE(fight_on(**series, {1, {}, {}}));
            const std::string fought = write_json((*series)->report());
            check_divisions(**series, fought,
                            [](const LongQuestion& whole) { return write_json(whole.report()); });
        }
    }
}

TEST_CASE("shards: a series in any division is one run", "[shard]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const auto question =
            SeriesQuestion::make({sample_match(*system), {13, 0}, {}, {}, {"A", "B"}});
        REQUIRE(question);
        const Match& match = (*question)->asked().match;
        const SeriesSum once = test::fought_series(match, wish_for(match, {13, 0}));
        check_divisions(**question, write_json(series_report(match, once)) + "\n", told_series);
    }
}

TEST_CASE("shards: a series that a width ends, what-ifs and values are one run too", "[shard]") {
    const Match match = coin_match();
    const auto once = [&](const Match& own, const SeriesWish& wish) {
        const SeriesSum sum = test::fought_series(own, wish);
        return write_json(series_report(match, sum)) + "\n";
    };
    const SeriesWish wide{4'500, 400};
    const auto by_width = SeriesQuestion::make({match, wide, {}, {}, {}});
    REQUIRE(by_width);
    CHECK(once(match, wide).find(R"("end":"width")") != std::string::npos);
    check_divisions(**by_width, once(match, wide), told_series);

    const SeriesWish few{70, 0};
    const auto varied = SeriesQuestion::make({match, few, {}, "/sides/0/stake=1..99:49", {}});
    REQUIRE(varied);
    std::string values;
    for (const Variant& variant : (*varied)->variants()) {
        if (variant.match) values += once(*variant.match, few);
    }
    CHECK((*varied)->variants().size() == 3);
    check_divisions(**varied, values, told_series);

    const auto steps = SeriesQuestion::make({match, few, Side::A, {}, {}});
    REQUIRE(steps);
    std::string all = once(match, few);
    for (const Step& step : (*steps)->steps()) all += once(step.match, few);
    CHECK_FALSE((*steps)->steps().empty());
    check_divisions(**steps, all, told_series);

    CHECK(SeriesQuestion::make({match, wide, Side::A, {}, {}}).problems()[0].code == "whatIfAlone");
}

TEST_CASE("shards: a heat map in any division is one run", "[shard]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const Json asked = JsonObject()
                               .add("match", to_json(sample_match(*system)))
                               .add("over", "steps")
                               .add("against", "build");
        const auto question = HeatQuestion::make(registry(), asked, 2);
        // A question is refused here if it must name the preset with which everybody fights.
        if (!question) continue;
        const Heat& heat = (*question)->heat();
        if (heat.cells().size() > test::workload(1'000, 10)) continue;
        const std::string once = write_json(heat_report(heat, test::fought_heat(heat, 2)));
        check_divisions(**question, once, told_heat);
    }
}

TEST_CASE("shards: coverage and surgery in any division are one run", "[shard]") {
    std::size_t operated = 0;
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const Match match = sample_match(*system);
        const Actor first{Side::A, 0};
        const bool cut = has_tactics(match, Side::A) && tactic_of(match, first) != nullptr;
        const auto question =
            CoverageQuestion::make(match, 5, cut ? std::optional(first) : std::nullopt);
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

// Merging: parts of other questions, doubles, gaps and altered parts are told.

namespace {

using test::coin_match;
using test::kProgram;
using test::parts_of;
using test::random_league;
using test::set_of;
using tests::registry;

/// Every problem as "path code", one per line. Checks also that each has a sentence in both
/// languages.
std::string problems_of(const PartSet& parts) {
    Problems problems;
    if (parts.model() == nullptr) {
        problems = parts.give(nullptr);
    } else {
        problems = merged<LeagueQuestion>(registry(), parts).problems();
    }
    std::string out;
    for (const Problem& problem : problems) {
        out += problem.path + " " + problem.code + "\n";
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
    }
    return out;
}

Json league_of(std::uint64_t seed) {
    return to_json(random_league(coins::system(), LeagueFormat::RoundRobin, seed, 7));
}

} // namespace

TEST_CASE("merge: strangers, doubles and gaps are told by name, all at once", "[shard]") {
    auto three = parts_of<LeagueQuestion>(league_of(5), 3);
    std::reverse(three.begin(), three.end());
    const std::string stranger = parts_of<LeagueQuestion>(league_of(6), 3)[1];
    const std::string older = parts_of<LeagueQuestion>(league_of(5), 3, "01d")[1];
    const std::string half = parts_of<LeagueQuestion>(league_of(5), 2)[0];
    CHECK(problems_of(set_of(three)).empty());
    CHECK(problems_of(set_of({three[0], three[2]})) == " missingPart\n");
    CHECK(problems_of(set_of({three[0], three[0], stranger, older, half, three[1], "no JSON"})) ==
          "/1 doublePart\n/2 otherQuestion\n/3 otherProgram\n/4 otherSplit\n/6 notJson\n"
          " missingPart\n");
    // A part of another question is told wherever it is in the list: it is the one that is alone.
    CHECK(problems_of(set_of({stranger, three[0], three[1]})) ==
          "/0 otherQuestion\n missingPart\n");
    CHECK(problems_of(set_of(three, "01d")) == " otherProgram\n");
    CHECK(problems_of(set_of({})) == " notAPart\n");
    const auto twice = set_of({three[0], three[1], three[1], three[2]}).give(nullptr);
    CHECK(twice[0].text.en == "Part 2/3 is there already: f1.");
    const auto seven = parts_of<LeagueQuestion>(league_of(5), 7);
    const auto gaps = set_of({seven[6], seven[1], seven[2]}).give(nullptr);
    REQUIRE(gaps.size() == 2);
    CHECK(gaps[0].text.en == "Parts 2/7 to 4/7 are missing.");
    CHECK(gaps[1].text.en == "Part 7/7 is missing.");
}

TEST_CASE("merge: what was altered or is no part at all is told", "[shard]") {
    const auto question = LeagueQuestion::read(registry(), league_of(5));
    CHECK(problems_of(set_of({write_question(**question, kProgram)})) == "/0 unanswered\n");
    const std::string whole = parts_of<LeagueQuestion>(league_of(5), 1)[0];
    for (const char* text : {"{}", "[]", "5", R"({"kind":"shiaiba part"})"}) {
        CHECK(problems_of(set_of({text})) == "/0 notAPart\n");
    }
    const auto with = [&](const char* key, Json value) {
        Json json = *parse_json(whole);
        json[key] = std::move(value);
        return problems_of(set_of({write_json(json)}));
    };
    CHECK(with("digest", "0000000000000000") == "/0 partAltered\n");
    CHECK(with("request", Json::object()) == "/0 partAltered\n");
    CHECK(with("question", "series") == "/0 partAltered\n");
    CHECK(with("answer", "WW") == "/0 partAltered\n");
    CHECK(with("question", "\x1b[2J") == "/0 notAPart\n");
    CHECK(with("program", "") == "/0 notAPart\n");
    CHECK(with("range", Json::array({0, 1})) == "/0 badPart\n");
    for (const char* shard : {"0/1", "2/1", "1/1025", "1/", "-1/1", "1/1 "}) {
        CHECK(with("shard", shard) == "/0 notAPart\n");
    }
    CHECK(with("range", Json::array({-1, 1e300})) == "/0 notAPart\n");
}

TEST_CASE("merge: an answer that can't be that of its fights is refused", "[shard]") {
    const auto wrong = [](LongQuestion& question, const Json& answer) {
        CHECK_FALSE(question.take({{0, question.fights()}}, answer));
        question.forget();
    };
    const auto league = LeagueQuestion::read(registry(), league_of(5));
    const auto row = (*league)->fight({0, (*league)->fights()}).get<std::string>();
    for (const Json& answer :
         {Json(5), Json(""), Json(row + "W"), Json(std::string(row.size(), '?'))}) {
        wrong(**league, answer);
    }
    const auto series = SeriesQuestion::make({coin_match(), {30, 0}, {}, {}, {}});
    Json part = *parse_json(write_json((*series)->fight({0, 30})));
    const auto other = SeriesQuestion::make({coin_match(), {31, 0}, {}, {}, {}});
    wrong(**other, part);
    part[0]["from"] = 1U;
    wrong(**series, part);
    wrong(**series, Json::array());
    const Json asked = JsonObject().add("match", to_json(coin_match())).add("over", "steps");
    const auto heat = HeatQuestion::make(registry(), asked, 3);
    REQUIRE(heat);
    Json counts = *parse_json(write_json((*heat)->fight({0, (*heat)->fights()})));
    counts[0] = Json::array({1U, 1U, 0U});
    wrong(**heat, counts);
    wrong(**heat, Json::array({5}));
}

TEST_CASE("merge: requests of parts are taken on no trust", "[shard]") {
    const Json match = to_json(coin_match());
    const auto words = [&](Json given) {
        const Json request = JsonObject()
                                 .add("match", match)
                                 .add("wish", JsonObject().add("fights", Json(5U)))
                                 .add("words", std::move(given));
        return static_cast<bool>(SeriesQuestion::read(registry(), request));
    };
    CHECK(words({"coins", "a b", "多\n行"}));
    CHECK_FALSE(words({"\x1b]0;owned\x07"}));
    CHECK_FALSE(words({5}));
    CHECK_FALSE(words("coins"));
    CHECK_FALSE(SeriesQuestion::read(registry(), Json()));
    CHECK_FALSE(HeatQuestion::read(registry(), Json()));
    CHECK_FALSE(HeatQuestion::read(registry(), {{"fights", 1e300}}));
    CHECK_FALSE(CoverageQuestion::read(registry(), Json()));
    CHECK_FALSE(LeagueQuestion::read(registry(), Json()));
    Json knock_out = league_of(5);
    knock_out["format"] = "single";
    CHECK(LeagueQuestion::read(registry(), knock_out).problems()[0].code == "noParts");
}

} // namespace shiaiba
