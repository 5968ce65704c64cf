// Tests counters, the builds that beat a build: all are found, the best are listed, filters narrow
// the search.
#include "analysis/counters.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analysis/small_game.hpp"
#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

/// Whether a build passes the filter, judged by the filter's description and not by its fields.
bool passes(const FastPath& fast, BuildNumber mine, BuildNumber other,
            const CounterFilter& filter) {
    const ItemRow a = row_of(fast, mine);
    const ItemRow b = row_of(fast, other);
    std::uint32_t held = 0;
    std::size_t differing = 0;
    for (std::size_t place = 0; place < fast.places(); ++place) {
        held |= std::uint32_t{1} << b[place];
        if (a[place] != b[place]) ++differing;
    }
    return (held & filter.hold) == filter.hold && (held & filter.without) == 0 &&
           differing <= filter.changes;
}

bool holds(const FastPath& fast, const Sets& sets, BuildNumber number) {
    const ItemRow row = row_of(fast, number);
    for (std::size_t place = 0; place < fast.places(); ++place) {
        if ((sets[place] >> row[place] & 1U) == 0) return false;
    }
    return true;
}

/// Filters of every kind, each combined with every other.
std::vector<CounterFilter> some_filters(const FastPath& fast) {
    const std::uint32_t all = fast.everything()[0];
    std::vector<CounterFilter> filters;
    for (const std::uint32_t hold : {0U, 1U, 2U, 6U, 7U, all}) {
        for (const std::uint32_t without : {0U, 8U, 6U, all}) {
            for (std::size_t changes = 0; changes <= fast.places(); ++changes) {
                filters.push_back({hold, without, changes});
            }
        }
    }
    return filters;
}

/// A strategy with few builds, so that many counters get the same score.
const Strategy& some_strategy() {
    static const Strategy strategy{6, {{5, 3}, {60, 2}, {100, 1}}};
    return strategy;
}
Rating some_rating(const FastPath& fast) { return {fast, &some_strategy()}; }

CountersPart all_counters(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                          const Rating& rating) {
    CountersPart sum;
    for (std::size_t part = 0; part < fast.items(); ++part) {
        join(fast, sum, counters(fast, mine, filter, part, rating));
    }
    return sum;
}

/// All listed counters, with each folded group behind its head.
std::vector<Counter> unfolded(const CountersPart& found) {
    std::vector<Counter> all;
    for (const Counter& one : found.best) {
        all.push_back(one);
        all.insert(all.end(), one.alike.begin(), one.alike.end());
    }
    return all;
}

/// The items in the first two places of a counter's build; counters that share them are folded.
std::pair<std::size_t, std::size_t> beginning(const FastPath& fast, const Counter& counter) {
    const ItemRow row = row_of(fast, counter.build);
    return {row[0], row[1]};
}

} // namespace

TEST_CASE("counters: filters cut disjoint fields that hold just the builds that pass",
          "[counters]") {
    for (const Digits& fast : {Digits(5, 4), Digits(3, 6), Digits(1, 5)}) {
        const BuildNumber mine = fast.builds() / 3;
        for (const CounterFilter& filter : some_filters(fast)) {
            const auto fields = filtered(fast, mine, filter, fast.everything());
            INFO(filter.hold << " " << filter.without << " " << filter.changes);
            bool right = true;
            for (BuildNumber other = 0; other < fast.builds(); ++other) {
                const auto in = std::count_if(fields.begin(), fields.end(), [&](const Sets& sets) {
                    return holds(fast, sets, other);
                });
                right = right && in == (passes(fast, mine, other, filter) ? 1 : 0);
            }
            CHECK(right);
            CHECK(std::all_of(fields.begin(), fields.end(),
                              [&](const Sets& sets) { return size_of(sets, fast.places()) > 0; }));
        }
    }
}

TEST_CASE("counters: all parts together are every build that beats it", "[counters]") {
    for (const Digits& fast : {Digits(5, 4), Digits(3, 6)}) {
        const BuildNumber mine = fast.builds() / 3;
        for (const CounterFilter& filter : some_filters(fast)) {
            std::set<BuildNumber> beaten_by;
            for (BuildNumber other = 0; other < fast.builds(); ++other) {
                if (fast.fight(mine, other).ending == Ending::Loss &&
                    passes(fast, mine, other, filter)) {
                    beaten_by.insert(other);
                }
            }
            const CountersPart found = all_counters(fast, mine, filter, some_rating(fast));
            CHECK(found.builds == beaten_by.size());
            CHECK(found.rated == found.boxes);
            const std::vector<Counter> listed = unfolded(found);
            if (found.boxes <= kMostBest) CHECK(listed.size() == found.boxes);
            for (const Counter& counter : listed) {
                CHECK(beaten_by.count(counter.build) == 1);
                CHECK(holds(fast, counter.box.sets, counter.build));
                CHECK(fast.fight(mine, counter.build) == counter.box.verdict);
            }
        }
    }
}

TEST_CASE("counters: the best first, of equals the lower build; boxes by size", "[counters]") {
    const Digits fast(5, 4);
    const CountersPart found = all_counters(fast, 77, {}, some_rating(fast));
    REQUIRE(found.best.size() > 10);
    REQUIRE(found.largest.size() == kMostLargest);
    for (std::size_t k = 1; k < found.best.size(); ++k) {
        const Counter& a = found.best[k - 1];
        const Counter& b = found.best[k];
        CHECK((a.score > b.score || (a.score == b.score && a.build < b.build)));
    }
    for (std::size_t k = 1; k < found.largest.size(); ++k) {
        CHECK(size_of(found.largest[k - 1].sets) >= size_of(found.largest[k].sets));
    }
    // No box that was left out is better than the last one shown.
    const Rating rating = some_rating(fast);
    std::vector<Counter> all;
    std::uint64_t largest = 0;
    fast.sweep(77, fast.everything(), [&](const Box& box) {
        if (box.verdict.ending == Ending::Loss) {
            const BuildNumber build = rating.representative(box.sets);
            all.push_back({build, rating.scores({&build, 1})[0], box});
            largest = std::max(largest, size_of(box.sets));
        }
        return true;
    });
    for (const Counter& shown : found.best) {
        const auto better = std::count_if(all.begin(), all.end(), [&](const Counter& one) {
            return beginning(fast, one) == beginning(fast, shown) && one.score > shown.score;
        });
        CHECK(better == 0);
    }
    CHECK(size_of(found.largest[0].sets) == largest);
}

TEST_CASE("counters: those that begin alike are folded under the best of them", "[counters]") {
    const Digits fast(5, 4);
    const CountersPart found = all_counters(fast, 77, {}, some_rating(fast));
    std::set<std::pair<std::size_t, std::size_t>> beginnings;
    std::size_t folded = 0;
    for (const Counter& head : found.best) {
        CHECK(beginnings.insert(beginning(fast, head)).second);
        const Counter* before = &head;
        for (const Counter& one : head.alike) {
            CHECK(beginning(fast, one) == beginning(fast, head));
            CHECK(one.alike.empty());
            CHECK(outscores(*before, one));
            before = &one;
            ++folded;
        }
    }
    CHECK(folded > 0);
}

TEST_CASE("counters: of equals the one that beats more builds comes first", "[counters]") {
    const Digits fast(5, 4);
    // The strategy nearly always plays its first build, so that many counters have equal scores.
    Strategy strategy{0, {}};
    std::vector<std::uint32_t> wins;
    for (BuildNumber build = 0; build < fast.builds(); build += 3) {
        strategy.entries.push_back({build, build == 0 ? 100'000'000 : 1});
        strategy.denominator += strategy.entries.back().weight;
        wins.push_back(static_cast<std::uint32_t>(fast.standing(build, fast.everything()).wins));
    }
    const Rating rating(fast, &strategy, wins);
    const CountersPart found = all_counters(fast, 77, {}, rating);
    std::size_t settled = 0;
    for (std::size_t k = 1; k < found.best.size(); ++k) {
        const Counter& a = found.best[k - 1];
        const Counter& b = found.best[k];
        if (a.score != b.score || !a.wins || !b.wins) continue;
        CHECK(*a.wins >= *b.wins);
        CHECK(*a.wins == fast.standing(a.build, fast.everything()).wins);
        if (*a.wins > *b.wins && a.build > b.build) ++settled;
    }
    CHECK(settled > 0);
}

TEST_CASE("counters: a part rates its share, the largest boxes", "[counters]") {
    const Digits fast(5, 12);
    std::vector<std::uint64_t> sizes;
    const CountersPart found = counters(fast, 5, {}, 3, some_rating(fast));
    fast.sweep(5, fast.part(3), [&](const Box& box) {
        if (box.verdict.ending == Ending::Loss) sizes.push_back(size_of(box.sets));
        return true;
    });
    REQUIRE(sizes.size() > kMostRated / 12);
    CHECK(found.boxes == sizes.size());
    CHECK(found.rated == kMostRated / 12);
    std::sort(sizes.rbegin(), sizes.rend());
    for (std::size_t k = 0; k < found.largest.size(); ++k) {
        CHECK(size_of(found.largest[k].sets) == sizes[k]);
    }
    for (const Counter& counter : found.best) {
        CHECK(size_of(counter.box.sets) >= sizes[kMostRated / 12 - 1]);
    }
}

TEST_CASE("counters: a build of the strategy is found in the smallest box", "[counters]") {
    const Digits fast(5, 12);
    // A build that is alone in its box and beats build 5.
    std::optional<Box> alone;
    fast.sweep(5, fast.part(3), [&](const Box& box) {
        if (box.verdict.ending == Ending::Loss && size_of(box.sets) == 1) alone = box;
        return !alone;
    });
    REQUIRE(alone);
    const BuildNumber build = fast.first_of(alone->sets);
    // The strategy consists of this build and twelve that it beats, which hardly any other build
    // beats.
    Strategy strategy{13, {{build, 1}}};
    for (BuildNumber other = 0; strategy.entries.size() < 13; ++other) {
        if (fast.fight(build, other).ending == Ending::Win) strategy.entries.push_back({other, 1});
    }
    const CountersPart found = counters(fast, 5, {}, 3, Rating(fast, &strategy));
    CHECK(found.rated == kMostRated / 12);
    const std::vector<Counter> listed = unfolded(found);
    CHECK(std::any_of(listed.begin(), listed.end(),
                      [&](const Counter& counter) { return counter.build == build; }));
}

TEST_CASE("counters: without a rating the lower builds come first, unrated", "[counters]") {
    const Digits fast(3, 6);
    const CountersPart found = all_counters(fast, 9, {}, Rating(fast, nullptr));
    CHECK(found.rated == 0);
    CHECK(found.boxes > 0);
    for (const Counter& counter : found.best) CHECK_FALSE(counter.score);
    CHECK(std::is_sorted(found.best.begin(), found.best.end(),
                         [](const Counter& a, const Counter& b) { return a.build < b.build; }));
}

TEST_CASE("edits: every build with one place changed, best first", "[counters]") {
    const Digits fast(5, 4);
    for (const BuildNumber mine : {BuildNumber{0}, BuildNumber{500}, fast.builds() - 1}) {
        const Rating rating = some_rating(fast);
        const auto [score, all] = edits(fast, mine, rating);
        CHECK(score == rating.scores({&mine, 1})[0]);
        std::set<BuildNumber> builds;
        for (const Edit& edit : all) {
            ItemRow row = row_of(fast, mine);
            CHECK(row[edit.place] != edit.item);
            row[edit.place] = edit.item;
            CHECK(edit.build == number_of(fast, row));
            CHECK(edit.score == rating.scores({&edit.build, 1})[0]);
            builds.insert(edit.build);
        }
        CHECK(all.size() == 15);
        CHECK(builds.size() == 15);
        CHECK(std::is_sorted(all.begin(), all.end(), [](const Edit& a, const Edit& b) {
            if (a.score != b.score) return a.score > b.score;
            return a.place != b.place ? a.place < b.place : a.item < b.item;
        }));
    }
}

TEST_CASE("standings: the parts add up to the fights one by one", "[counters]") {
    const Digits fast(4, 7);
    Standing one_by_one;
    for (BuildNumber other = 0; other < fast.builds(); ++other) {
        const Verdict verdict = fast.fight(8, other);
        one_by_one.add(verdict.ending, 1, verdict.rounds);
    }
    Standing parts;
    for (std::size_t part = 0; part < fast.items(); ++part) {
        parts += fast.standing(8, fast.part(part));
    }
    CHECK(parts.wins == one_by_one.wins);
    CHECK(parts.losses == one_by_one.losses);
    CHECK(parts.draws == one_by_one.draws);
    CHECK(parts.rounds == one_by_one.rounds);
    CHECK(parts.fights() == fast.builds());
}

// Filters as JSON, valid and hostile.

namespace {

Checked<CounterFilter> checked(const std::string& text) {
    const System& shiden = shiden::system();
    return check_filter(*capabilities_of(shiden).fast_path, ItemNames(shiden), Json::parse(text));
}

/// Paths and codes of the problems, in order.
std::string problems(const std::string& text) {
    std::string all;
    const auto filter = checked(text);
    for (const Problem& problem : filter.problems()) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        all += problem.path + " " + problem.code + "; ";
    }
    return all;
}

} // namespace

TEST_CASE("filter: what is absent does not matter", "[counters]") {
    const auto filter = checked("{}");
    REQUIRE(filter);
    CHECK(filter->hold == 0);
    CHECK(filter->without == 0);
    CHECK(filter->changes == 5);
}

TEST_CASE("filter: items by name, once or often", "[counters]") {
    const auto filter =
        checked(R"({"hold":["燐光","一閃","燐光"],"without":["疫病"],"changes":2})");
    REQUIRE(filter);
    CHECK(filter->hold == (1U << 29 | 1U));
    CHECK(filter->without == 1U << 18);
    CHECK(filter->changes == 2);
}

TEST_CASE("filter: every problem at once, with its place", "[counters]") {
    CHECK(problems(R"({"hold":["燐","空虚",7],"without":"疫病","changes":6,"x/y":1})") ==
          "/hold/0 unknownItem; /hold/1 unknownItem; /hold/2 unknownItem; /without notAList; "
          "/changes badChanges; /x~1y unknownField; ");
    for (const char* changes : {"-1", "1.5", "\"1\"", "null", "1e99", "18446744073709551616"}) {
        CHECK(problems(std::string(R"({"changes":)") + changes + "}") == "/changes badChanges; ");
    }
    for (const char* whole : {"[]", "null", "5", "\"燐光\""}) {
        CHECK(problems(whole) == " notAFilter; ");
    }
}

} // namespace shiaiba
