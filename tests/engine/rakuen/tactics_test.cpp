// The words of tactics, and the four presets [rakuen 20].
#include <algorithm>

#include "catch.hpp"
#include "core/json.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "rulesets/rakuen/presets.hpp"
#include "rulesets/rakuen/vocabulary.hpp"

namespace shiaiba::rakuen {
namespace {

const std::vector<plan::Definition> kNone;

plan::Compiled read(std::string_view text) {
    return plan::compile(text, {&vocabulary(), &no_names(), &kNone});
}

std::size_t lines(std::string_view text) {
    return 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST_CASE("every line of a preset is a plan, and comes back from its words [rakuen 20.3]") {
    for (std::size_t k = 0; k < kPresets; ++k) {
        const plan::Tactic& tactic = preset_tactic(k);
        INFO(preset(k).en);
        CHECK(tactic.plans().size() == lines(preset(k).plans));
        std::string again;
        for (const plan::Plan& plan : tactic.plans()) {
            for (const Lang lang : kLangs) {
                const std::string text = print(plan, vocabulary(), no_names(), lang);
                INFO(text);
                const plan::Compiled compiled = read(text);
                REQUIRE(compiled.plan);
                CHECK(*compiled.plan == plan);
                if (lang == Lang::En) again += text + "\n";
            }
        }
        UNSCOPED_INFO(again);
        CHECK(find_preset(preset(k).id) == k);
        CHECK(find_preset(preset(k).en) == k);
    }
    CHECK(find_preset("") == kPresets);
}

TEST_CASE("the words of the table mean its facts and choices [rakuen 20.2b]") {
    struct Said {
        const char* ja;
        const char* en;
        const char* tree;
    };
    constexpr Said kSaid[] = {
        {"自分の前回の能力がPOWでない場合、POWで攻撃する",
         "when my last ability is not POW: attack with POW",
         R"({"when":{"fact":"last","args":{"who":"self"},"cmp":"!=","value":"POW"},"do":{"verb":"prefer","kind":"attack","sel":{"action":"attack","ability":"POW","with":"none"}}})"},
        {"切札を使用済み または 相手が反動中 の場合、先攻を選ぶ",
         "when trump is used or opponent is recoiling: choose first",
         R"({"when":{"or":[{"fact":"used","args":{"who":"self","skill":"trump"},"cmp":"=","value":true},{"fact":"recoil","args":{"who":"opponent"},"cmp":"=","value":true}]},"do":{"verb":"prefer","kind":"order","sel":{"action":"first"}}})"},
        {"回避の期待損失が防御の負担未満の場合、回避を選ぶ",
         "when evade loss < guard cost: choose evade",
         R"({"when":{"fact":"evadeLoss","cmp":"<","value":{"fact":"guardCost"}},"do":{"verb":"prefer","kind":"defend","sel":{"action":"evade"}}})"},
        {"回避の成功率が86.5%以上の場合、防御を選ぶ", "when evade chance >= 86.5%: choose guard",
         R"({"when":{"fact":"p_evade","cmp":">=","value":8650},"do":{"verb":"prefer","kind":"defend","sel":{"action":"guard"}}})"},
        {"WIZの能力差が-5以下の場合、強制封印を宣言しない",
         "when WIZ margin <= -5: do not declare seal",
         R"({"when":{"fact":"margin","args":{"ability":"WIZ"},"cmp":"<=","value":-5},"do":{"verb":"avoid","kind":"after","sel":{"with":"seal"}}})"},
        {"もっとも強い能力でインビジブル攻撃する", "attack invisibly with the strong ability",
         R"({"do":{"verb":"prefer","kind":"attack","sel":{"action":"invisible","with":"none","rank":"strong"}}})"},
        {"自分の強制チェイン数が3以上の場合、INでダイスを振る",
         "when my forced chains >= 3: roll with IN",
         R"({"when":{"fact":"forced","args":{"who":"self"},"cmp":">=","value":3},"do":{"verb":"prefer","kind":"idie","sel":{"action":"roll"}}})"},
    };
    for (const Said& said : kSaid) {
        for (const char* const text : {said.ja, said.en}) {
            INFO(text);
            const plan::Compiled compiled = read(text);
            CHECK(write_json(to_json(compiled.problems)) == "[]");
            REQUIRE(compiled.plan);
            CHECK(write_json(to_json(*compiled.plan, vocabulary(), no_names())) == said.tree);
        }
    }
}

} // namespace
} // namespace shiaiba::rakuen
