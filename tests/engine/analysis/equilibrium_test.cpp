// Equilibrium tables: read, written, refused with every reason; scores against one.
#include "analysis/equilibrium.hpp"

#include <algorithm>

#include "analysis/small_game.hpp"
#include "catch.hpp"
#include "rulesets/extras.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba {
namespace {

const Ruleset& shiden() { return *all_rulesets().find("shiden"); }

const std::string kHead = "# system: shiden\n# version: 1.03\n# denominator: 10\n# made: by hand\n";

std::vector<std::string> codes_of(const std::string& text) {
    const auto table = read_equilibrium(shiden(), text);
    std::vector<std::string> codes;
    for (const Problem& problem : table.problems()) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        CHECK(problem.line > 0);
        codes.push_back(problem.code);
    }
    std::sort(codes.begin(), codes.end());
    return codes;
}

using Codes = std::vector<std::string>;

TEST_CASE("a table is read, put in order, and written again with the same bytes") {
    const std::string text = kHead + "閃閃交硬果/7\n待速搦待閃/3\n";
    const auto table = read_equilibrium(shiden(), text);
    REQUIRE(table);
    CHECK(table->made == "by hand");
    CHECK(table->strategy.denominator == 10);
    REQUIRE(table->strategy.entries.size() == 2);
    // 一閃 0, 一閃 0, 交錯 13, +硬 20, 果断 2 as digits of base 31.
    CHECK(table->strategy.entries[0] == WeightedBuild{13 * 961 + 20 * 31 + 2, 7});
    CHECK(write_equilibrium(*table) == text);

    const auto shuffled = read_equilibrium(shiden(), "# a comment\n\n待速搦待閃/3\r\n" + kHead +
                                                         "  閃閃交硬果 / 7\n");
    REQUIRE(shuffled);
    CHECK(write_equilibrium(*shuffled) == text);
}

TEST_CASE("what is wrong with a table is told all at once, with its place") {
    CHECK(codes_of("") == Codes{"missingField", "missingField", "missingField", "missingField"});
    CHECK(codes_of(kHead + "閃閃交硬果/9\n") == Codes{"otherSum"});
    CHECK(codes_of(kHead + "閃閃交硬果/3\n閃閃交硬果/7\n") == Codes{"buildTwice"});
    CHECK(codes_of(kHead + "閃閃交硬果/0\n待速搦待閃/-1\n閃閃閃閃閃/1e1\n果果果果果\n") ==
          Codes{"badWeight", "badWeight", "badWeight", "badWeight"});
    CHECK(codes_of(kHead + "閃閃交硬/10\n") == Codes{"notFive"});
    CHECK(codes_of(kHead + "閃閃交硬猫/10\n") == Codes{"unknownSkill"});
    CHECK(codes_of(kHead + kHead + "閃閃交硬果/10\n") ==
          Codes{"fieldTwice", "fieldTwice", "fieldTwice", "fieldTwice"});
    CHECK(
        codes_of("# system: coins\n# version: 9\n# denominator: 1.5\n# made: x\n閃閃交硬果/10\n") ==
        Codes{"badWeight", "otherTable", "otherTable"});

    const auto table = read_equilibrium(shiden(), kHead + "閃閃交硬果/x\n閃閃/1\n猫猫猫猫猫/2\n");
    REQUIRE(table.problems().size() == 7);
    CHECK(table.problems()[0].line == 5);
    CHECK(table.problems()[1].line == 6);
    CHECK(table.problems()[2].line == 7);
}

TEST_CASE("hostile tables are refused") {
    CHECK(codes_of(std::string("\xff\xfe")) == Codes{"notUtf8"});
    CHECK(codes_of(std::string(2 << 20, '#')) == Codes{"tooLong"});
    CHECK(codes_of(kHead + "閃閃交硬果/" + std::string(100'000, '9') + "\n") == Codes{"badWeight"});
    CHECK(codes_of(kHead + "閃閃交硬果/100000000000001\n") == Codes{"badWeight"});
    // Sums don't overflow: five digits of base 8 and the largest weight, thousands of times.
    const std::vector<std::string> letters{"閃", "割", "果", "剣", "紫", "呪", "雷", "隠"};
    std::string many = kHead;
    for (std::size_t k = 0; k < 30'000; ++k) {
        std::size_t left = k;
        for (int place = 0; place < 5; ++place, left /= 8) many += letters[left % 8];
        many += "/100000000000000\n";
    }
    CHECK(codes_of(many) == Codes{"otherSum"});
    std::string nulls = kHead + "閃閃交硬果/10\n";
    nulls.insert(nulls.size() - 3, 1, '\0');
    CHECK(codes_of(nulls) == Codes{"badWeight"});
}

TEST_CASE("a score is the share of the points, in 1/10,000") {
    const tests::SmallGame game = tests::rock_paper_scissors();
    const std::vector<BuildNumber> all{0, 1, 2, 3};
    CHECK(scores(game, {3, {{0, 1}, {1, 1}, {2, 1}}}, all) ==
          std::vector<int>{5000, 5000, 5000, 0});
    CHECK(scores(game, {3, {{0, 2}, {1, 1}}}, all) == std::vector<int>{3333, 8333, 3333, 0});
    // Sums of the largest weights don't overflow.
    CHECK(scores(game, {kMostWeight, {{3, kMostWeight}}}, all) ==
          std::vector<int>{10'000, 10'000, 10'000, 5000});
}

TEST_CASE("shares count the weight that holds an item in a place") {
    const tests::SmallGame game = tests::rock_paper_scissors();
    // Builds 0, 1, 3 are the rows 00, 01, 11.
    CHECK(shares(game, {8, {{0, 5}, {1, 2}, {3, 1}}}) ==
          std::vector<std::vector<int>>{{8750, 1250}, {6250, 3750}});
}

TEST_CASE("every table that comes along is legal, canonical, and no build of a part gains on it",
          "[boxes]") {
    std::size_t tables = 0;
    for (const Ruleset* ruleset : all_rulesets().all()) {
        const std::string_view text = equilibrium_text_of(*ruleset);
        if (text.empty()) continue;
        ++tables;
        const auto read = read_equilibrium(*ruleset, text);
        REQUIRE(read);
        CHECK(write_equilibrium(*read) == text);
        REQUIRE(equilibrium_of(*ruleset) != nullptr);
        const FastPath& fast = *fast_path_of(*ruleset);
        const Strategy& strategy = equilibrium_of(*ruleset)->strategy;
        // Its own builds gain nothing either, and lose nothing: the score of each is a half.
        std::vector<BuildNumber> own;
        for (const WeightedBuild& entry : strategy.entries) own.push_back(entry.build);
        for (const int score : scores(fast, strategy, own)) CHECK(score == 5000);
        // One part, 覚悟 in place 1; scripts/soak certifies all of them.
        const Reply reply = certify_part(fast, strategy, fast.everything(), 9);
        CHECK(reply.builds == fast.builds() / fast.items());
        CHECK(reply.value <= (strategy.denominator - 1) / 1'000'000);
        std::int64_t by_fights = 0;
        for (const WeightedBuild& entry : strategy.entries) {
            const int ending = static_cast<int>(fast.fight(reply.build, entry.build).ending);
            by_fights += (ending - 1) * entry.weight;
        }
        CHECK(reply.value == by_fights);
    }
    CHECK(tables == 1);
}

} // namespace
} // namespace shiaiba
