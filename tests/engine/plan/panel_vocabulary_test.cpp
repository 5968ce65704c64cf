// Tests words of the panel duel's plans in special cases [panel 8.5, 8.6]: ends of arrays,
// patterns, any panel.
#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/plan/presets.hpp"
#include "core/text/bits.hpp"
#include "core/text/json.hpp"
#include "panel_words.hpp"

namespace shiaiba::plan {
namespace {

const LineContext& house_reading() {
    static const LineContext reading{&panel::vocabulary(), &panel_sheet(), &kNone};
    return reading;
}
Compiled compiled(std::string_view text) { return compile(text, house_reading()); }
std::string tree_text(const Plan& plan) {
    return write_json(to_json(plan, panel::vocabulary(), panel_sheet()));
}
std::string printed(const Plan& plan, Lang lang) {
    return print(plan, panel::vocabulary(), panel_sheet(), lang);
}

/// Checks that a plan has the same tree in both languages, and is printed as it was written.
void check_plan(const char* ja, const char* en, const char* tree) {
    INFO(en);
    const auto plan = plan_from_json(*parse_json(tree), house_reading());
    INFO(write_json(to_json(plan.problems())));
    REQUIRE(plan);
    CHECK(tree_text(*plan) == write_json(*parse_json(tree)));
    for (const char* const text : {ja, en}) {
        const Compiled made = compiled(text);
        INFO(write_json(to_json(made.problems)));
        REQUIRE(made.plan);
        CHECK(*made.plan == *plan);
    }
    CHECK(printed(*plan, Lang::Ja) == ja);
    CHECK(printed(*plan, Lang::En) == en);
}

TEST_CASE("[panel 8.5] the panels at the ends are called leftmost and rightmost", "[panel][8.5]") {
    check_plan("右端のパネルを狙う", "target rightmost panel",
               R"({"do":{"verb":"prefer","kind":"target","sel":{"edge":"rightmost"}}})");
    check_plan("左端のパネルを狙わない", "do not target leftmost panel",
               R"({"do":{"verb":"avoid","kind":"target","sel":{"edge":"leftmost"}}})");
    check_plan(
        "白のコストは右端のパネルで支払う", "pay white with rightmost panel",
        R"({"do":{"verb":"prefer","kind":"pay","for":{"cost":"白"},"sel":{"edge":"rightmost"}}})");
}

TEST_CASE(
    "[panel 8.5] files of an earlier program have other names for the ends, and links two bits",
    "[panel][8.5][links]") {
    const char* const names[][2] = {{"ailment", "leftmost"}, {"boost", "rightmost"}};
    for (const auto& [was, is] : names) {
        const auto tree = [](const char* edge) {
            return std::string(R"({"do":{"verb":"prefer","kind":"target","sel":{"edge":")") + edge +
                   R"("}}})";
        };
        const auto plan = plan_from_json(*parse_json(tree(was)), house_reading());
        REQUIRE(plan);
        CHECK(tree_text(*plan) == tree(is));
        BitWriter out;
        pack({*plan}, panel::vocabulary(), out);
        // Bits: count 4, no condition 1, verb 2, decision 4, no source 1, one part 3, tag 4, edge
        // 2.
        CHECK(out.size() == 21);
        BitReader in(out.bytes(), out.size());
        const auto unpacked = unpack(panel::vocabulary(), panel_sheet(), in);
        REQUIRE(unpacked);
        CHECK(unpacked->front() == *plan);
    }
    CHECK_FALSE(plan_from_json(
        *parse_json(R"({"do":{"verb":"prefer","kind":"target","sel":{"edge":"special"}}})"),
        house_reading()));
}

TEST_CASE("arguments of a fact that are no object are a problem where they stand", "[panel]") {
    for (const char* const args : {"[1]", "3", "\"self\"", "true"}) {
        const auto plan = plan_from_json(
            *parse_json(std::string(R"({"when":{"fact":"hp","args":)") + args +
                        R"(,"cmp":">=","value":6},"do":{"verb":"avoid","kind":"use"}})"),
            house_reading());
        REQUIRE_FALSE(plan);
        CHECK(plan.problems()[0].code == "P014");
        CHECK(plan.problems()[0].path == "/when/args");
    }
}

TEST_CASE("[panel 8.6] the present pattern is named by its number", "[panel][8.6]") {
    const char* const tree =
        R"({"when":{"fact":"pattern","args":{"pattern":2},"cmp":"=","value":true},)"
        R"("do":{"verb":"avoid","kind":"use","sel":{"skill":"火花"}}})";
    check_plan("自分の現在のパターンが2の場合、火花を使用しない",
               "when my pattern is 2: do not use Spark", tree);
    for (const char* const text : {"自分の現在のパターンが２である場合、火花を使用しない",
                                   "自分の現在のパターンがパターン2の場合、火花を使用しない",
                                   "when my pattern is pattern 2: do not use 火花"}) {
        INFO(text);
        const Compiled made = compiled(text);
        REQUIRE(made.plan);
        CHECK(tree_text(*made.plan) == tree);
    }
    const Compiled both =
        compiled("when my pattern is 1 and not my pattern is 2 and turn >= 2: do not use 火花");
    CHECK(write_json(to_json(both.problems)) == "[]");
    // The sheet has two patterns.
    for (const char* const text :
         {"when my pattern is 3: do not use 火花", "when my pattern is 0: do not use 火花",
          "自分の現在のパターンが3の場合、火花を使用しない"}) {
        INFO(text);
        const Compiled made = compiled(text);
        REQUIRE(made.problems.size() == 1);
        CHECK(made.problems[0].code == "P013");
        CHECK(made.problems[0].length == 1);
    }
    // The instruction to transcribe takes a pattern's name, not its number.
    CHECK_FALSE(compiled("transcribe 2").plan);
}

TEST_CASE("[panel 8.5] any panel at all is said as panels", "[panel][8.5]") {
    check_plan("パネルを狙う", "target panels",
               R"({"do":{"verb":"prefer","kind":"target","sel":{}}})");
    check_plan("スキルを使用しない", "do not use skills",
               R"({"do":{"verb":"avoid","kind":"use","sel":{}}})");
    CHECK(compiled("target skills").plan->act.selector.empty());
}

TEST_CASE("[panel 8.5] numbers go as far as arrays and statuses may grow, in links too",
          "[panel][8.5][links]") {
    const auto bits_of = [](const std::string& condition) {
        const Compiled made = compiled("when " + condition + ": transcribe pattern 1");
        INFO(condition);
        REQUIRE(made.plan);
        BitWriter out;
        pack({*made.plan}, panel::vocabulary(), out);
        BitReader in(out.bytes(), out.size());
        const auto again = unpack(panel::vocabulary(), panel_sheet(), in);
        REQUIRE(again);
        CHECK(again->front() == *made.plan);
        CHECK(in.left() == 0);
        return out.size();
    };
    // Frozen: numbers that links always had room for keep their width. Larger ones have an escape
    // of 3 bits and 3 bits for the number.
    const std::size_t frozen = bits_of("my panels >= 15");
    CHECK(bits_of("my panels >= 0") == frozen);
    CHECK(bits_of("my panels >= 16") == frozen + 1);
    CHECK(bits_of("opponent used panels < 20") == frozen + 1);
    CHECK(bits_of("my unused fire panels != 17") > bits_of("my unused fire panels != 7"));
    CHECK(bits_of("my Poison >= 99") > bits_of("my Poison >= 15"));
    CHECK(compiled("when my panels >= 21: transcribe pattern 1").problems.at(0).code == "P014");
    CHECK(compiled("when my Poison >= 100: transcribe pattern 1").problems.at(0).code == "P014");
    // A plan that compares two facts can be linked; operators that don't exist are refused.
    CHECK(bits_of("my panels > opponent panels") > 0);
    for (const unsigned operation : {6U, 7U}) {
        // The bounds of hp have not grown, so that its numbers have no escape. Bits: 1 plan, a
        // condition, a comparison, fact 0, own.
        BitWriter out;
        out.varint(1);
        out.bits(1, 1);
        out.bits(0, 2);
        out.bits(0, panel::vocabulary().fact_bits);
        out.bits(0, 1);
        out.bits(operation, 3);
        for (int k = 0; k < 8; ++k) out.bits(0, 8);
        BitReader in(out.bytes(), out.size());
        CHECK_FALSE(unpack(panel::vocabulary(), panel_sheet(), in));
    }
}

} // namespace
} // namespace shiaiba::plan
