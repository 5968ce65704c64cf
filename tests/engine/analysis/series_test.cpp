// Tests series of fights: parts of any size in any order are one series, witnesses (the fights
// shown as examples) are the right ones, and a cancelled series says what is missing.
#include "analysis/series/series.hpp"

#include <algorithm>

#include "analysis/series/question.hpp"
#include "analysis/series/report.hpp"
#include "analysis/series/vary.hpp"
#include "analysis/some_parts.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

Match coin_match(int a, int b, std::uint64_t seed) {
    const Registry registry({&coins::system()});
    const auto match =
        check_match(registry, {{"system", "coins"},
                               {"seed", std::to_string(seed)},
                               {"sides", Json::array({{{"stake", a}}, {{"stake", b}}})}});
    REQUIRE(match);
    return *match;
}

SeriesTally tally(const std::vector<SeriesFight>& fights) {
    SeriesTally sum;
    for (const SeriesFight& fight : fights) sum.add(fight);
    sum.gather();
    return sum;
}

/// A series made by fighting each fight by itself, without workers.
SeriesTally by_hand(const Match& match, std::uint64_t from, std::uint64_t count) {
    std::vector<SeriesFight> fights;
    SplitMix64 seeds(match.seed);
    for (std::uint64_t i = 0; i < from; ++i) seeds.next();
    for (std::uint64_t i = from; i < from + count; ++i) {
        const Outcome outcome = fight_of(match)(seeds.next());
        fights.push_back({i, outcome.winner, outcome.rounds, outcome.left});
    }
    return tally(fights);
}

std::string written(const Match& match, const SeriesSum& sum) {
    return write_json(series_report(match, sum));
}

SeriesPart scripted(std::uint64_t from, std::vector<SeriesFight> fights) {
    for (SeriesFight& fight : fights) fight.i += from;
    return {from, tally(fights)};
}

/// A part in which A wins `count` fights in 3 rounds with 5 left.
SeriesPart wins(std::uint64_t from, std::uint64_t count) {
    std::vector<SeriesFight> fights;
    for (std::uint64_t i = 0; i < count; ++i) fights.push_back({i, Side::A, 3, {5, 0}});
    return scripted(from, fights);
}

using Gaps = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

} // namespace

TEST_CASE("series: any number of workers gives the bytes of fights one by one", "[series]") {
    const Match match = coin_match(2, 3, 7);
    const SeriesWish wish{2345, 0};
    SeriesSum alone(wish);
    for (std::uint64_t from = 0; from < 2345; from += 1000) {
        const std::uint64_t count = std::min<std::uint64_t>(1000, 2345 - from);
        REQUIRE(alone.take({from, by_hand(match, from, count)}));
    }
    CHECK(alone.end() == SeriesSum::End::Fights);
    CHECK(written(match, test::fought_series(match, wish)) == written(match, alone));
    for (const unsigned workers : {1U, 2U, 5U}) {
        const auto series = SeriesQuestion::make({match, wish, {}, {}, {}});
        REQUIRE(series);
        CHECK(fight_on(**series, {workers, {}, {}}));
        CHECK((*series)->complete());
        CHECK(write_json((*series)->report()) == written(match, alone));
    }
}

TEST_CASE("series: parts of any size join in any order to the same bytes", "[series]") {
    const Match match = coin_match(4, 3, 1);
    const std::uint64_t count = 3500;
    const FightBySeed fight = fight_of(match);
    const SeriesSum straight = test::fought_series(match, {count, 0});
    const std::string digest = series_digest(match);
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Dice dice(seed);
        std::vector<SeriesPart> parts;
        for (std::uint64_t from = 0; from < count;) {
            const std::uint64_t end = std::min(count, from - from % 1000 + 1000);
            const std::uint64_t size = std::min(1 + dice.below(700), end - from);
            parts.push_back(fight_part(fight, match.seed, from, size));
            from += size;
        }
        for (std::size_t i = parts.size(); i > 1; --i) {
            std::swap(parts[i - 1], parts[static_cast<std::size_t>(dice.below(i))]);
        }
        SeriesSum sum({count, 0});
        for (const SeriesPart& part : parts) {
            // Through JSON, as the page's workers hand parts over.
            const auto text = parse_json(write_json(to_json(part, digest)));
            auto read = read_part(*text, digest);
            REQUIRE(read);
            REQUIRE(sum.take(std::move(*read)));
        }
        CHECK(written(match, sum) == written(match, straight));
    }
}

TEST_CASE("series: fight i has output i of the base seed's stream", "[series]") {
    std::vector<std::uint64_t> seeds;
    const FightBySeed note = [&](std::uint64_t seed) {
        seeds.push_back(seed);
        return Outcome{};
    };
    fight_part(note, 42, 10, 3);
    SplitMix64 stream(42);
    for (int i = 0; i < 10; ++i) stream.next();
    for (const std::uint64_t seed : seeds) CHECK(seed == stream.next());
    CHECK(seeds.size() == 3);
}

TEST_CASE("series: the width is looked at only where whole chunks from 0 on are done", "[series]") {
    // All of 1,000 won: the interval is 0.9961 to 1; all of 3,000: 0.9987 to 1.
    const SeriesWish wish{10'000, 15};
    SeriesSum sum(wish);
    REQUIRE(sum.take(wins(1000, 1000)));
    REQUIRE(sum.take(wins(2000, 1000)));
    REQUIRE(sum.take(wins(3000, 1000)));
    CHECK(sum.end() == SeriesSum::End::None);
    REQUIRE(sum.take(wins(0, 400)));
    CHECK(sum.end() == SeriesSum::End::None);
    CHECK(sum.whole().end() == 0);
    REQUIRE(sum.take(wins(400, 600)));
    CHECK(sum.end() == SeriesSum::End::Width);
    // Fights 3,000 to 3,999 were fought but are not counted.
    CHECK(sum.fights() == 3000);
    CHECK(sum.gaps().empty());
    CHECK(sum.take(wins(4000, 1000)));
    CHECK(sum.fights() == 3000);
    const Match match = coin_match(1, 1, 0);
    CHECK(series_report(match, sum)["end"] == "width");
}

TEST_CASE("series: a width ends at the same fight for any number of workers", "[series]") {
    const Match match = coin_match(1, 4, 3);
    const SeriesWish wish{100'000, 400};
    std::string first;
    for (const unsigned workers : {1U, 3U}) {
        const auto series = SeriesQuestion::make({match, wish, {}, {}, {}});
        REQUIRE(series);
        CHECK(fight_on(**series, {workers, {}, {}}));
        const SeriesSum sum = (*series)->sums().front();
        CHECK(sum.end() == SeriesSum::End::Width);
        CHECK(sum.fights() % 1000 == 0);
        CHECK(sum.fights() < 10'000);
        const SeriesFigures told = figures(sum.everything(), false);
        for (const Share& share : told.shares) CHECK(share.width() <= 400);
        if (first.empty()) first = written(match, sum);
        CHECK(written(match, sum) == first);
    }
}

TEST_CASE("series: what doesn't belong is refused", "[series]") {
    SeriesSum sum({2500, 0});
    CHECK_FALSE(sum.take(wins(900, 200)));
    CHECK_FALSE(sum.take(wins(2400, 101)));
    CHECK_FALSE(sum.take(SeriesPart{}));
    CHECK(sum.take(wins(100, 100)));
    CHECK_FALSE(sum.take(wins(150, 10)));
    CHECK_FALSE(sum.take(wins(50, 51)));
    CHECK_FALSE(sum.take(wins(0, 2000)));
    CHECK(sum.take(wins(2400, 100)));
    CHECK(sum.fights() == 200);
}

TEST_CASE("series: a sum goes on from where it was whole", "[series]") {
    SeriesSum sum({5000, 0});
    REQUIRE(sum.take(wins(0, 3000)));
    CHECK(sum.whole().end() == 3000);
    REQUIRE(sum.take(wins(3000, 1000)));
    CHECK_FALSE(sum.take(wins(0, 3000)));
    REQUIRE(sum.take(wins(4000, 1000)));
    CHECK(sum.end() == SeriesSum::End::Fights);
}

TEST_CASE("series: a cancel keeps what is there and says what is missing", "[series]") {
    SeriesSum sum({10'000, 0});
    REQUIRE(sum.take(wins(0, 1000)));
    REQUIRE(sum.take(wins(1000, 130)));
    REQUIRE(sum.take(wins(3000, 50)));
    REQUIRE(sum.take(wins(2000, 1000)));
    CHECK(sum.fights() == 2180);
    CHECK(sum.gaps() == Gaps{{1130, 1999}});
    const Json report = series_report(coin_match(1, 1, 0), sum);
    CHECK(report["end"].is_null());
    CHECK(report["fights"] == 2180);
    CHECK(report["gaps"] == Json::array({Json::array({1130, 1999})}));
    CHECK(report["results"]["A"]["fights"] == 2180);

    // The same while fighting: it stops after the part during which it was told to, and goes on from
    // there.
    const auto series = SeriesQuestion::make({coin_match(2, 2, 0), {5000, 0}, {}, {}, {}});
    REQUIRE(series);
    int asked = 0;
    CHECK_FALSE(fight_on(**series, {1, [&] { return ++asked < 3; }, {}}));
    CHECK_FALSE((*series)->complete());
    CHECK((*series)->sums().front().fights() > 0);
    CHECK((*series)->sums().front().gaps().empty());
    CHECK((*series)->report()["end"].is_null());
    CHECK(fight_on(**series));
    CHECK((*series)->report()["end"] == "fights");
}

TEST_CASE("series: witnesses", "[series]") {
    const SeriesFigures told = figures(scripted(0, {{0, Side::A, 9, {7, 0}},
                                                    {1, Side::B, 4, {0, 9}},
                                                    {2, Side::A, 5, {3, 0}},
                                                    {3, Side::A, 5, {1, 0}},
                                                    {4, Side::B, 5, {0, 2}},
                                                    {5, Side::A, 5, {1, 0}},
                                                    {6, Side::A, 4, {8, 0}},
                                                    {7, Side::B, 4, {0, 4}},
                                                    {8, Side::None, 9, {2, 2}},
                                                    {9, Side::B, 5, {0, 2}}})
                                           .tally,
                                       false);
    // Lengths are 4 4 4 5 5 5 5 5 9 9; of the two in the middle the lower is 5. The leads of those
    // fights are −2 −2 1 1 3, with 1 in the middle, which fight 3 had first.
    REQUIRE(told.median);
    CHECK(told.median->i == 3);
    CHECK(told.shortest_win[0]->i == 6);
    CHECK(told.shortest_win[1]->i == 1);
    // A lost by 2 in fights 4 and 9; B lost by 1 in fights 3 and 5.
    CHECK(told.closest_loss[0]->i == 4);
    CHECK(told.closest_loss[1]->i == 3);
    CHECK(told.wins == Wins{5, 4, 1});
    CHECK(told.rounds.least == 4);
    CHECK(told.rounds.median == 5);
    CHECK(told.rounds.mean == 550);
    CHECK(told.rounds.most == 9);
    CHECK(told.left[0].mean == 220);
    CHECK(told.left[1].most == 9);
    REQUIRE(told.lengths.size() == 3);
    CHECK(told.lengths[0].wins == Wins{1, 2, 0});
}

TEST_CASE("series: without wins there are no witnesses of them", "[series]") {
    const SeriesFigures told = figures(wins(0, 4).tally, false);
    CHECK(told.median->i == 0);
    CHECK(told.shortest_win[0]->i == 0);
    CHECK_FALSE(told.shortest_win[1]);
    CHECK_FALSE(told.closest_loss[0]);
    const SeriesFigures none = figures({}, false);
    CHECK_FALSE(none.median);
    CHECK(none.shares[0] == Share{0, 0, 10'000});
}

TEST_CASE("series: a witness's seed plays that very fight", "[series]") {
    const Match match = coin_match(3, 2, 99);
    const SeriesSum sum = test::fought_series(match, {1000, 0});
    const Json report = series_report(match, sum);
    for (const Json& fight :
         {report["witnesses"]["median"], report["witnesses"]["shortestWin"]["A"],
          report["witnesses"]["closestLoss"]["B"]}) {
        const auto seed = std::stoull(fight["seed"].get<std::string>());
        CHECK(seed == SplitMix64::output(99, fight["i"].get<std::uint64_t>()));
        const Outcome outcome = fight_of(match)(seed);
        CHECK(outcome.rounds == fight["rounds"]);
        CHECK(Json::array({outcome.left[0], outcome.left[1]}) == fight["left"]);
    }
}

TEST_CASE("series: a system without chance is one fight, and exact", "[series]") {
    Match match;
    match.system = &shiden::system();
    match.settings = *match.system->settings().check(Json());
    const auto found = match.system->read("閃閃交硬果/ムライ\n待速搦待閃/クロダ\n", {}).found;
    for (std::size_t k = 0; k < 2; ++k) {
        match.sides[k] = alone(*match.system, found[k].name, *found[k].build);
    }
    const SeriesWish wish = wish_for(match, {100'000, 10});
    CHECK(wish.fights == 1);
    const SeriesSum sum = test::fought_series(match, wish);
    const Json report = series_report(match, sum);
    const Outcome outcome = *play(match, Log::Listen::Nothing).outcome;
    const char* const winner = outcome.winner == Side::None ? "draw" : letter(outcome.winner);
    CHECK(report["exact"] == true);
    CHECK(report["end"] == "fights");
    CHECK(report["results"][winner]["share"]["low"] == 10'000);
    CHECK(report["rounds"]["median"] == outcome.rounds);
}

TEST_CASE("series: parts that were altered or are of another series are refused", "[series]") {
    const Match match = coin_match(2, 3, 5);
    const std::string digest = series_digest(match);
    const std::string text =
        write_json(to_json(fight_part(fight_of(match), match.seed, 1000, 200), digest));
    REQUIRE(read_part(*parse_json(text), digest));
    CHECK_FALSE(read_part(*parse_json(text), series_digest(coin_match(2, 3, 6))));
    const Json good = *parse_json(text);
    const auto spoilt = [&](const char* pointer, const Json& value) {
        Json part = good;
        part[Json::json_pointer(pointer)] = value;
        return !read_part(*parse_json(write_json(part)), digest);
    };
    CHECK(spoilt("/from", -1));
    CHECK(spoilt("/from", 2'000'000));
    CHECK(spoilt("/from", 5000));
    CHECK(spoilt("/fights", 201));
    CHECK(spoilt("/endings", Json::array()));
    CHECK(spoilt("/endings/0", 1e300));
    CHECK(spoilt("/endings/1", 3));
    CHECK(spoilt("/endings/2", "x"));
    CHECK(spoilt("/endings/4", 1200));
    CHECK(spoilt("/endings/5", 0));
    CHECK(spoilt("/endings/5", 1'000'001));
    CHECK(spoilt("/left", Json::object()));
    CHECK(spoilt("/left/0", Json::array({1})));
    CHECK(spoilt("/left/0/1", 0));
    CHECK(spoilt("/left/1/0", 1'000'000'000));
    // A list without one of its entries no longer adds up.
    for (std::size_t k = 0; k < good["endings"].size(); ++k) {
        Json part = good;
        part["endings"].erase(k);
        CHECK_FALSE(read_part(*parse_json(write_json(part)), digest));
    }
}

TEST_CASE("series: a step changes one build and nothing else", "[series]") {
    Match match = coin_match(1, 3, 8);
    const std::vector<Step> of_a = steps(match, Side::A);
    const std::vector<Step> of_b = steps(match, Side::B);
    REQUIRE(of_a.size() == 1);
    REQUIRE(of_b.size() == 2);
    const auto stake = [](const Match& one, std::size_t side) {
        return to_json(one.sides[side])["stake"];
    };
    CHECK(stake(of_a[0].match, 0) == 2);
    CHECK(stake(of_a[0].match, 1) == 3);
    CHECK(stake(of_b[0].match, 1) == 2);
    CHECK(stake(of_b[1].match, 1) == 4);
    for (const Step& step : of_b) {
        CHECK(step.match.seed == 8);
        CHECK(stake(step.match, 0) == 1);
        CHECK(step.match.sides[1].name == match.sides[1].name);
    }
    CHECK(to_json(of_b)[1]["label"]["en"] == "Stake 4");
}

TEST_CASE("series: shares are read back, and nothing else is", "[series]") {
    const auto read = [](const char* text) { return read_share(*parse_json(text)); };
    const Share share = wilson(300, 1000);
    CHECK(*read(write_json(to_json(share)).c_str()) == share);
    CHECK_FALSE(read("[]"));
    CHECK_FALSE(read("{}"));
    CHECK_FALSE(read(R"({"rate":5,"low":6,"high":7})"));
    CHECK_FALSE(read(R"({"rate":5,"low":-1,"high":7})"));
    CHECK_FALSE(read(R"({"rate":5,"low":4,"high":10001})"));
}

TEST_CASE("series: wishes are checked", "[series]") {
    const auto wish = [](const char* text) { return check_wish(*parse_json(text)); };
    CHECK(wish("{}")->fights == 10'000);
    CHECK(wish(R"({"fights":1000000,"width":50})")->width == 50);
    CHECK_FALSE(wish(R"({"fights":0})"));
    CHECK_FALSE(wish(R"({"fights":1000001})"));
    CHECK_FALSE(wish(R"({"fights":1.5})"));
    CHECK(wish(R"({"fights":"many","width":-1})").problems().size() == 2);
    CHECK_FALSE(wish("[]"));
}

} // namespace shiaiba
