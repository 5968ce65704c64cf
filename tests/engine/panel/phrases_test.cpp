// Tests phrases of plans that name two properties of a skill at once, and words defined for phrases
// ([panel 8.5, 8.8]).
#include <string>

#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "panel/duel.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::test {
namespace {

using panel::house_list;
using panel::vocabulary;

plan::Names all_names() { return panel::names_in(Json(), house_list()); }

/// The selector of the plan as a tree, or the code of its first problem.
std::string tree(const std::string& text, const std::vector<plan::Definition>& defined = {}) {
    const plan::Names names = all_names();
    const auto compiled = plan::compile(text, {&vocabulary(), &names, &defined});
    if (!compiled.plan) return compiled.problems.at(0).code;
    return write_json(to_json(*compiled.plan, vocabulary(), names)["do"]["sel"]);
}

/// The plans of these lines in English, or the code of the first problem.
std::string in_english(const std::string& lines) {
    const plan::Names names = all_names();
    const auto compiled = plan::compile_lines(lines, vocabulary(), names);
    if (!compiled.problems.empty()) return compiled.problems[0].code;
    return plan::print_lines(compiled.plans, vocabulary(), names, Lang::En);
}

TEST_CASE("8.5: an attribute or an art in front of other words is one phrase", "[panel][8.5]") {
    struct Phrase {
        const char* ja;
        const char* en;
        const char* sel;
    };
    const Phrase phrases[] = {
        {"火属性の攻撃スキル", "fire attack skills", R"({"attr":"火","does":"attack"})"},
        {"水属性の回復スキル", "water healing skills", R"({"attr":"水","does":"heal"})"},
        {"風属性の受動スキル", "wind reactive skills", R"({"attr":"風","kind":"reactive"})"},
        {"地属性の維持スキル", "earth maintain skills", R"({"attr":"地","maintain":"yes"})"},
        {"剣技の攻撃スキル", "sword art attack skills", R"({"art":"sword","does":"attack"})"},
        {"剣技の受動スキル", "sword art reactive skills", R"({"art":"sword","kind":"reactive"})"},
        {"魔法の回復スキル", "magic healing skills", R"({"art":"magic","does":"heal"})"},
        {"魔法の維持スキル", "magic maintain skills", R"({"art":"magic","maintain":"yes"})"},
    };
    const plan::Names names = all_names();
    const std::vector<plan::Definition> none;
    for (const Phrase& one : phrases) {
        INFO(one.ja);
        const std::string ja = std::string(one.ja) + "を使用しない";
        const std::string en = "do not use " + std::string(one.en);
        CHECK(tree(ja) == one.sel);
        CHECK(tree(en) == one.sel);
        const auto plan = plan::compile(ja, {&vocabulary(), &names, &none}).plan;
        REQUIRE(plan);
        CHECK(plan::print(*plan, vocabulary(), names, Lang::Ja) == ja);
        CHECK(plan::print(*plan, vocabulary(), names, Lang::En) == en);
        // The tree is read as the same plan.
        const auto again = plan::plan_from_json(plan::to_json(*plan, vocabulary(), names),
                                                {&vocabulary(), &names, &none});
        REQUIRE(again);
        CHECK(*again == *plan);
    }
    CHECK(tree("剣技攻撃スキルを使用する") == R"({"art":"sword","does":"attack"})");
    CHECK(tree("火属性の攻撃スキルを狙う") == R"({"attr":"火","does":"attack"})");
    // Three properties are still a ranking.
    CHECK(tree("火属性の剣技の攻撃スキルを使用する") != R"({"attr":"火","does":"attack"})");
}

TEST_CASE("8.5: both of the two are asked for", "[panel][8.5]") {
    const PanelDuel duel(
        {.p = "5/3/7; 水弾 安らぎ 火花 一太刀; 水火剣; use fire attack skills / use "
              "sword art attack skills",
         .q = "5/1/9;",
         .dice = "6 1 …"});
    CHECK(duel.part("P uses", "place").find("火花") != std::string::npos);
    const PanelDuel avoided({.p = "5/3/7; 火花 水弾 業火; 火水黒; do not use fire attack skills",
                             .q = "5/1/9;",
                             .dice = "6 1 …"});
    CHECK(avoided.part("P uses", "place").find("水弾") != std::string::npos);
}

TEST_CASE("8.8: a phrase is called by a word in either way", "[panel][8.8]") {
    const std::string use = "\nAを使用しない";
    const std::string said = "do not use fire attack skills\n";
    for (const char* const defines :
         {"定義: A = 火属性の攻撃スキル", "火属性の攻撃スキルをAと呼ぶ",
          "火属性の攻撃スキルをＡと呼ぶ。", "火属性の攻撃スキルを「A」と呼ぶ",
          "define A = fire attack skills", "call fire attack skills A",
          "Call fire attack skills \"A\"."}) {
        INFO(defines);
        CHECK(in_english(defines + use) == said);
    }
    // Targets and conditions are phrases too.
    CHECK(in_english("未使用の剣パネルを的と呼ぶ\n的を狙う") == "target unused sword panels\n");
    CHECK(in_english("ターンが3以上を終盤と呼ぶ\n終盤の場合、火花を使用する") ==
          "when turn is at least 3: use Spark\n");
    // Text that is not a single phrase can't be defined.
    CHECK(in_english("火花と水弾をAと呼ぶ" + use) == "P017");
    CHECK(in_english("call fire attack skills and magic A") == "P017");
    // A defined word means the same as its phrase.
    plan::Definition word{"A", "火属性の攻撃スキル"};
    CHECK(plan::settle(word, vocabulary(), all_names()).empty());
    CHECK(tree("Aを使用する", {word}) == tree("火属性の攻撃スキルを使用する"));
}

TEST_CASE("8.8: posted sheets define words in either way", "[panel][8.8][1.2]") {
    const auto text = [](const std::string& lines) {
        return "名前:試\n体力:5 / 神経反射:2 / 知性:8\nスキル:火花\nプラン:\n" + lines;
    };
    const auto codes = [&](const std::string& lines) {
        std::string out;
        for (const Problem& one : panel::read_sheet_text(text(lines), house_list()).problems) {
            out += one.code + ":" + std::to_string(one.line) + " ";
        }
        return out;
    };
    CHECK(codes("火属性の攻撃スキルをAと呼ぶ\nAを使用しない").empty());
    CHECK(codes("call fire attack skills A\ndo not use A").empty());
    CHECK(codes("定義 A=火属性の攻撃スキル\nAを使用しない").empty());
    CHECK(codes("Aを使用しない").find("C08:5") == 0);
    const auto read =
        panel::read_sheet_text(text("火属性の攻撃スキルをAと呼ぶ\nAを使用しない"), house_list());
    REQUIRE(read.found.size() == 1);
    REQUIRE(read.found[0].build);
    CHECK(panel::write_sheet_text(build_as<panel::Sheet>(*read.found[0].build), "試")
              .find("定義: A = 火属性の攻撃スキル") != std::string::npos);
}

} // namespace
} // namespace shiaiba::test
