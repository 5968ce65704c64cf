// Tests random plans: tree, text, JSON and bits are the same plan.
#include <numeric>

#include "../workload.hpp"
#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/plan/presets.hpp"
#include "core/text/json.hpp"
#include "panel_words.hpp"
#include "random_plans.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::plan {
namespace {

void try_plans(const Vocabulary& vocabulary, const Names& names, std::uint64_t seed) {
    Dice dice(seed);
    const LineContext reading{&vocabulary, &names, &kNone};
    for (std::uint32_t k = 0; k < test::workload(1500); ++k) {
        const Lang lang = dice.below(2) == 0 ? Lang::Ja : Lang::En;
        const std::string act = random_instruction(vocabulary, names, lang, dice);
        INFO(act);
        const Compiled compiled = compile(act, reading, &lang);
        CHECK(write_json(to_json(compiled.problems)) == "[]");
        REQUIRE(compiled.plan);
        Plan plan = *compiled.plan;
        if (dice.below(4) != 0) plan.when = random_condition(vocabulary, names, dice);
        const Json json = to_json(plan, vocabulary, names);
        INFO(write_json(json));
        for (const Lang in : kLangs) {
            const std::string text = print(plan, vocabulary, names, in);
            INFO(text);
            const Compiled again = compile(text, reading, &in);
            // A plan with eight long terms may be too long as text (P018).
            if (!again.plan && again.problems.front().code == "P018") continue;
            CHECK(write_json(to_json(again.problems)) == "[]");
            REQUIRE(again.plan);
            CHECK(write_json(to_json(*again.plan, vocabulary, names)) == write_json(json));
            REQUIRE(*again.plan == plan);
        }
        const auto from_json = plan_from_json(json, reading);
        REQUIRE(from_json);
        REQUIRE(*from_json == plan);
        BitWriter out;
        pack({plan}, vocabulary, out);
        BitReader in(out.bytes(), out.size());
        const auto unpacked = unpack(vocabulary, names, in);
        REQUIRE(unpacked);
        REQUIRE(unpacked->front() == plan);
        REQUIRE(in.left() == 0);
    }
}

TEST_CASE("a plan is the same in words, as JSON and in a link: panel") {
    try_plans(panel::vocabulary(), panel_sheet(), 1);
}
TEST_CASE("a plan is the same in words, as JSON and in a link: rakuen") {
    try_plans(rakuen::vocabulary(), rakuen::no_names(), 2);
}

TEST_CASE("a plan is the same in words, as JSON and in a link: shinki") {
    std::vector<int> own(shinki::house_list()->skills.size());
    std::iota(own.begin(), own.end(), 0);
    try_plans(shinki::vocabulary(), *shinki::skill_names(*shinki::house_list(), own), 3);
}

TEST_CASE("a plan is the same in words, as JSON and in a link: sengen") {
    Names names = sengen::sheet_names(Json(), sengen::Settings());
    // Every item counts as owned by the sheet, since some instructions name only owned items.
    for (auto& domain : names.domains) {
        for (Name& name : domain) name.own = true;
    }
    try_plans(sengen::vocabulary(), names, 4);
}

TEST_CASE(
    "in English a comparison is written in words; its sign is read as well, and written where the words are too many") {
    const Vocabulary& vocabulary = rakuen::vocabulary();
    const LineContext reading{&vocabulary, &rakuen::no_names(), &kNone};
    const Lang english = Lang::En;
    const auto read = [&](const std::string& text) {
        const Compiled compiled = compile(text, reading, &english);
        INFO(text);
        REQUIRE(compiled.plan);
        return *compiled.plan;
    };
    const auto said = [&](const Plan& plan) {
        return print(plan, vocabulary, rakuen::no_names(), english);
    };
    constexpr const char* kBoth[][2] = {{"=", "is"},           {"!=", "is not"},
                                        {"<", "is less than"}, {"<=", "is at most"},
                                        {">", "is more than"}, {">=", "is at least"}};
    for (const auto& [sign, words] : kBoth) {
        for (const char* const right : {"40", "opponent hp"}) {
            const auto with = [&](const char* cmp) {
                return std::string("when my hp ") + cmp + " " + right + ": choose evade";
            };
            CHECK(said(read(with(sign))) == with(words));
            CHECK(read(with(words)) == read(with(sign)));
        }
    }
    const Plan chance = read("when evade chance >= 60%: choose evade");
    CHECK(said(chance) == "when evade chance is at least 60%: choose evade");
    std::string all = "when ";
    for (int k = 0; k < 8; ++k)
        all += std::string(k > 0 ? " and " : "") + "opponent forced chains >= " + std::to_string(k);
    all += ": choose evade";
    CHECK(said(read(all)) == all);
}

TEST_CASE("bits that open as plans are the bits that these plans make") {
    Dice dice(3);
    const Vocabulary& vocabulary = rakuen::vocabulary();
    int opened = 0;
    for (std::uint32_t k = 0; k < test::workload(200'000); ++k) {
        BitWriter bits;
        bits.varint(1);
        for (int n = 0; n < 12; ++n) bits.bits(dice.below(256), 8);
        BitReader in(bits.bytes(), bits.size());
        const auto plans = unpack(vocabulary, rakuen::no_names(), in);
        if (!plans) continue;
        ++opened;
        BitWriter again;
        pack(*plans, vocabulary, again);
        REQUIRE(again.size() == in.position());
        BitReader first(bits.bytes(), bits.size());
        BitReader second(again.bytes(), again.size());
        while (second.left() > 0) REQUIRE(first.bits(1) == second.bits(1));
    }
    CHECK(opened > 0);
}

} // namespace
} // namespace shiaiba::plan
