// Tests amounts and conditions that stand alone, as custom lists of skills use them.
#include <map>
#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/plan/amount.hpp"
#include "core/plan/compile.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "workload.hpp"

namespace shiaiba::plan {
namespace {

const LineContext& words() {
    static const LineContext all = shinki::words_of_effects(*shinki::house_list(), false);
    return all;
}

/// A fight in which my HP are 33, my 気魄 is 4, the target's HP is 10, and nothing else is known.
struct Known {
    std::optional<int> fact(int fact, int argument) const {
        if (fact == static_cast<int>(shinki::Fact::Hp)) return opponents(argument) ? 10 : 33;
        if (fact == static_cast<int>(shinki::Fact::Kihaku) && !opponents(argument)) return 4;
        return std::nullopt;
    }
};

std::string codes(const Problems& problems) {
    std::string out;
    for (const Problem& one : problems) {
        out += (out.empty() ? "" : " ") + one.code + "@" + std::to_string(one.column) + "+" +
               std::to_string(one.length);
    }
    return out;
}
/// The value of an amount as text, "?" if it is not known, or the codes of its problems.
std::string reckoned(const std::string& text) {
    const auto read = compile_amount(text, words());
    if (!read) return codes(read.problems());
    const auto value = value_of(*read, Known(), -999, 999);
    return value ? std::to_string(*value) : "?";
}

} // namespace

TEST_CASE("amounts: signs have their ranks, quotients are rounded down", "[plan][amount]") {
    const std::map<std::string, std::string> all{{"7", "7"},
                                                 {"-7", "-7"},
                                                 {"2 + 3 × 4", "14"},
                                                 {"(2 + 3) * 4", "20"},
                                                 {"10 - 4 - 3", "3"},
                                                 {"10 − (4 − 3)", "9"},
                                                 {"10 ÷ 3 × 2", "6"},
                                                 {"-7 / 2", "-4"},
                                                 {"min(3, 5, 4)", "3"},
                                                 {"max(2, my kihaku)", "4"},
                                                 {"2 × my kihaku", "8"},
                                                 {"twice my kihaku plus 1", "9"},
                                                 {"half of my hp", "16"},
                                                 {"my hp minus target's hp", "23"},
                                                 {"my hp divided by 4", "8"},
                                                 {"- my kihaku", "-4"},
                                                 {"自分の気魄×2", "8"},
                                                 {"自分の気魄の2倍＋1", "9"},
                                                 {"自分のHPの半分", "16"},
                                                 {"自分のHP－対象のHP", "23"},
                                                 {"max(自分の気魄、7)", "7"},
                                                 {"999 × 999 × 999", "999"},
                                                 // Facts that are not known here.
                                                 {"round + 1", "?"},
                                                 {"距離", "?"}};
    for (const auto& [text, value] : all) {
        INFO(text);
        CHECK(reckoned(text) == value);
    }
}

TEST_CASE("amounts: every problem is told at its place", "[plan][amount]") {
    const std::map<std::string, std::string> all{
        {"", "P001@1+0"},
        {"2 × kihaku + my zeal + my hp", "P020@5+6 P002@17+4"},
        {"my hp + 1000 - 2000", "P014@9+4 P014@16+4"},
        {"my hp ÷ my kihaku", "P014@9+2"},
        {"my hp ÷ 0", "P014@9+1"},
        {"(my hp", "P015@1+1"},
        {"my hp)", "P015@6+1"},
        {"3 × I have poison", "P014@5+13"},
        {"my hp is at most 3", "P002@7+2"},
        {"((((( 1 )))))", "P019@5+1"},
        {"1+1+1+1+1+1+1+1+1", "P021@1+17"},
        {"自分の気魄×受けるダメージ", "P002@7+7"},
        {"min(3)", "P014@1+5"}};
    for (const auto& [text, problems] : all) {
        INFO(text);
        CHECK(reckoned(text) == problems);
    }
    CHECK(compile_amount(std::string(301, '1'), words()).problems()[0].code == "P018");
    CHECK(compile_amount(std::string(100'000, '('), words()).problems()[0].code == "P018");
    CHECK(compile_amount("", words()).problems()[0].text.ja == "式が空です。");
}

TEST_CASE("amounts: what is printed is the same amount, in both languages", "[plan][amount]") {
    for (const char* const text :
         {"7", "-7", "2 + 3 × 4", "(2 + 3) × 4", "10 − (4 − 3)", "10 − 4 − 3", "my hp ÷ 4 ÷ 2",
          "2 × (my hp ÷ 4)", "min(3, 5, my kihaku) + 1", "−my kihaku", "5 − −3", "X + round"}) {
        INFO(text);
        const auto read = compile_amount(text, words());
        REQUIRE(read);
        for (const Lang lang : kLangs) {
            const std::string said = print(*read, *words().vocabulary, *words().names, lang);
            INFO(said);
            const auto again = compile_amount(said, words());
            REQUIRE(again);
            CHECK(*again == *read);
        }
    }
    const auto read = compile_amount("2 × my kihaku + target's hp", words());
    const std::vector<int> found = facts_of(*read, Known());
    CHECK(print(*read, *words().vocabulary, *words().names, Lang::En, &found) ==
          "2 × my grit 4 + target's hp 10");
    CHECK(print(*read, *words().vocabulary, *words().names, Lang::Ja, &found) ==
          "2×自分の気魄4+対象のHP10");
}

TEST_CASE("amounts and conditions: whatever is written is read or told",
          "[plan][amount][hostile]") {
    struct Sevens {
        std::optional<int> fact(int /*fact*/, int /*argument*/) const { return 7; }
    };
    static constexpr const char* kTokens[] = {
        "my hp", "自分の気魄", "X",   "距離", "3",  "999",  "-",       "−",       "+",
        "×",     "÷",          "(",   ")",    ",",  "min(", "half of", "の半分",  "の2倍",
        "twice", "plus",       " ",   "が",   "「", "以上", "かつ",    "または",  "is at least",
        "when",  "場合",       "and", "zeal", "。", "\xE3", "対象の",  "target's"};
    Dice dice(3);
    constexpr std::uint32_t kTexts = test::workload(20'000);
    std::uint32_t read = 0;
    for (std::uint32_t k = 0; k < kTexts; ++k) {
        std::string text;
        for (auto n = dice.below(12) + 1; n > 0; --n)
            text += kTokens[dice.below(std::size(kTokens))];
        INFO(text);
        const auto characters = static_cast<int>(decode_utf8(text).size());
        const auto amount = compile_amount(text, words());
        const auto condition = compile_condition(text, words());
        bool fits = true;
        for (const Problems* const problems : {&amount.problems(), &condition.problems()}) {
            for (const Problem& one : *problems) {
                fits = fits && one.column >= 1 && one.length >= 0 &&
                       one.column + one.length <= characters + 1 && !one.text.ja.empty();
            }
        }
        if (amount) {
            ++read;
            const auto value = value_of(*amount, Sevens(), -99, 99);
            fits = fits && value && *value >= -99 && *value <= 99;
            for (const Lang lang : kLangs) {
                const auto again = compile_amount(
                    print(*amount, *words().vocabulary, *words().names, lang), words());
                fits = fits && again && *again == *amount;
            }
        }
        if (condition) fits = fits && truth_of(*condition, Sevens());
        if (!fits) CHECK(fits);
    }
    // About one random text in 40 is valid.
    CHECK(read > kTexts / 200);
}

TEST_CASE("conditions by themselves: with or without 場合 and when", "[plan][amount]") {
    for (const char* const text :
         {"自分のHPが33以下", "自分のHPが33以下の場合", "自分のHPが33以下なら", "my hp <= 33",
          "when my hp is at most 33", "if my hp is more than target's hp",
          "自分の気魄が4以上 かつ (対象のHPが10 または ラウンドが3以上)"}) {
        INFO(text);
        const auto read = compile_condition(text, words());
        REQUIRE(read);
        CHECK(truth_of(*read, Known()) == true);
        for (const Lang lang : kLangs) {
            const std::string said = print(*read, *words().vocabulary, *words().names, lang);
            INFO(said);
            CHECK(*compile_condition(said, words()) == *read);
        }
    }
    CHECK_FALSE(truth_of(*compile_condition("ラウンドが3以上", words()), Known()));
    CHECK(codes(compile_condition("my hp is few and zeal is 3", words()).problems()) ==
          "P014@10+3 P002@18+4");
    CHECK(codes(compile_condition("when", words()).problems()) == "P001@5+0");
}

} // namespace shiaiba::plan
