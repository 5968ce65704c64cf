// Tests plans as people write them: valid ones, invalid ones, and how they are printed again [panel
// 8.4, 8.7, 8.10, 8.11].
#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/editor.hpp"
#include "core/plan/json.hpp"
#include "core/text/json.hpp"
#include "panel_words.hpp"

namespace shiaiba::plan {
namespace {

Compiled read(std::string_view text) {
    return compile(text, {&panel::vocabulary(), &panel_sheet(), &kNone});
}

struct Valid {
    const char* ja;
    const char* en;
    const char* tree;
};

// tests/parity/examples.ts reads this table from the source text, so its layout must stay.
constexpr Valid kValid[] = {
    {"安らぎを使用しない", "do not use 安らぎ",
     R"({"do": {"verb": "avoid", "kind": "use", "sel": {"skill": "安らぎ"}}})"},
    {"先攻であるか、または自分のHPが9以上である場合、安らぎを使用しない",
     "when going first or my hp >= 9: do not use 安らぎ",
     R"({"when": {"or": [{"fact": "first", "cmp": "=", "value": true}, {"fact": "hp", "args": {"who": "self"}, "cmp": ">=", "value": 9}]}, "do": {"verb": "avoid", "kind": "use", "sel": {"skill": "安らぎ"}}})"},
    {"異状の対象は水パネルを狙う", "target water panels for ailments",
     R"({"do": {"verb": "prefer", "kind": "target", "for": {"class": "ailment"}, "sel": {"element": "水"}}})"},
    {"後攻の場合、パターン2を転写する", "when going second: transcribe pattern 2",
     R"({"when": {"fact": "second", "cmp": "=", "value": true}, "do": {"verb": "prefer", "kind": "transcribe", "sel": {"pattern": 2}}})"},
    {"ターンが1以下である場合、パネルを2枚残す", "when turn <= 1: keep 2 panels",
     R"({"when": {"fact": "turn", "cmp": "<=", "value": 1}, "do": {"verb": "keep", "kind": "panels", "n": 2, "sel": {}}})"},
    {"白のコストは黒パネルで支払う", "pay white with black panels",
     R"({"do": {"verb": "prefer", "kind": "pay", "for": {"cost": "白"}, "sel": {"element": "黒"}}})"},
    {"(自分のHPが6以下 または 相手のHPが4以下) かつ 後攻 の場合、焔剣を使用する",
     "when (my hp <= 6 or opponent hp <= 4) and going second: use 焔剣",
     R"({"when": {"and": [{"or": [{"fact": "hp", "args": {"who": "self"}, "cmp": "<=", "value": 6}, {"fact": "hp", "args": {"who": "opponent"}, "cmp": "<=", "value": 4}]}, {"fact": "second", "cmp": "=", "value": true}]}, "do": {"verb": "prefer", "kind": "use", "sel": {"skill": "焔剣"}}})"},
    {"相手が維持中のスキルを持つ場合、大震を使用する", "when opponent maintains a skill: use 大震",
     R"({"when": {"fact": "maintaining", "args": {"who": "opponent"}, "cmp": "=", "value": true}, "do": {"verb": "prefer", "kind": "use", "sel": {"skill": "大震"}}})"},
    {"受ける攻撃のダメージが1以下である場合、霞衣を使用しない",
     "when incoming damage <= 1: do not use 霞衣",
     R"({"when": {"fact": "incomingDamage", "cmp": "<=", "value": 1}, "do": {"verb": "avoid", "kind": "use", "sel": {"skill": "霞衣"}}})"},
    {"自分のHPが4以下である場合、石鎧の維持を解除する", "when my hp <= 4: release 石鎧",
     R"({"when": {"fact": "hp", "args": {"who": "self"}, "cmp": "<=", "value": 4}, "do": {"verb": "prefer", "kind": "maintain", "for": {"skill": "石鎧"}, "sel": {"choice": "release"}}})"},
    {"開拓の属性は火を選ぶ", "choose fire for 開拓",
     R"({"do": {"verb": "prefer", "kind": "attr", "for": {"skill": "開拓"}, "sel": {"element": "火"}}})"},
    {"剣技だけを使用する", "use only sword arts",
     R"({"do": {"verb": "require", "kind": "use", "sel": {"art": "sword"}}})"},
    {"相手の未使用パネルが3以上 かつ 自分のChargeが2未満 かつ ターンが5以下 の場合、溜めを使用する",
     "when opponent unused panels >= 3 and my charge < 2 and turn <= 5: use 溜め",
     R"({"when": {"and": [{"fact": "unused", "args": {"who": "opponent"}, "cmp": ">=", "value": 3}, {"fact": "status", "args": {"who": "self", "status": "Charge"}, "cmp": "<", "value": 2}, {"fact": "turn", "cmp": "<=", "value": 5}]}, "do": {"verb": "prefer", "kind": "use", "sel": {"skill": "溜め"}}})"},
    {"焔の刃を維持中である場合、焔の刃を使用しない", "when I maintain 焔の刃: do not use 焔の刃",
     R"({"when": {"fact": "maintaining", "args": {"who": "self", "skill": "焔の刃"}, "cmp": "=", "value": true}, "do": {"verb": "avoid", "kind": "use", "sel": {"skill": "焔の刃"}}})"},
    {"未使用の剣パネルを狙う", "target unused sword panels",
     R"({"do": {"verb": "prefer", "kind": "target", "sel": {"state": "unused", "element": "剣"}}})"},
};

TEST_CASE("valid plans compile to the same tree from either language [panel 8.10]") {
    for (const Valid& valid : kValid) {
        INFO(valid.ja);
        const Json tree = *parse_json(valid.tree);
        const Compiled ja = read(valid.ja);
        const Compiled en = read(valid.en);
        for (const Compiled* const one : {&ja, &en}) {
            CHECK(write_json(to_json(one->problems)) == "[]");
            REQUIRE(one->plan);
            CHECK(write_json(to_json(*one->plan, panel::vocabulary(), panel_sheet())) ==
                  write_json(tree));
        }
        CHECK(ja.lang == Lang::Ja);
        CHECK(en.lang == Lang::En);
        const auto plan = plan_from_json(tree, {&panel::vocabulary(), &panel_sheet(), &kNone});
        REQUIRE(plan);
        CHECK(*plan == *ja.plan);
        for (const Lang lang : kLangs) {
            const std::string text = print(*plan, panel::vocabulary(), panel_sheet(), lang);
            INFO(text);
            const Compiled again = read(text);
            REQUIRE(again.plan);
            CHECK(*again.plan == *plan);
            CHECK(again.lang == lang);
        }
    }
}

struct Invalid {
    const char* text;
    const char* code;
    int column;
    int length;
};

// tests/parity/examples.ts reads this table from the source text, so its layout must stay.
constexpr Invalid kInvalid[] = {
    {"先攻の場合、快復を使用せず、また異状の対象は水パネルを狙う", "P003", 10, 4},
    {"パネルは火>水>風の順で狙う", "P005", 6, 1},
    {"火パネルを狙い、それが出来ない場合水パネルを狙う", "P004", 12, 6},
    {"点数の高いパネルを狙う、剣:5点、火:3点", "P005", 1, 2},
    {"自分のHPが5以下 かつ 先攻 または ターンが3以上 の場合、火花を使用する", "P007", 17, 3},
    {"先攻 かつ ターンが2以上 かつ 自分のHPが5以上 かつ 相手のHPが5以上 の場合、火花を使用する",
     "P006", 28, 2},
    {"次のターンに業火を使われる場合、防護陣を使用する", "P008", 1, 2},
    {"相手のプランが攻撃の場合、霞衣を使用する", "P009", 1, 6},
    {"危険な場合、快復を使用する", "P010", 1, 2},
    {"雷撃を使用する", "P013", 1, 2},
    {"先攻の場合、快復を使用しなひ", "P002", 9, 6},
    {"快復 使用すろ", "P002", 4, 4},
    {"自分のHPが6以下の場合", "P011", 13, 0},
    {"パターン9を転写する", "P013", 1, 5},
    {"パネルを99枚残す", "P014", 5, 2},
    {"回避を選ぶ", "P016", 1, 2},
    {"自分の気合が5以上の場合、火花を使用する", "P002", 4, 2},
    {"when my hp <= 6 use 快復", "P012", 17, 3},
    {"use 火花 and keep 1 panel", "P003", 8, 3},
    {"when (turn >= 2 and going first: use 火花", "P015", 6, 1},
    {"when my hp <= low: use 快復", "P014", 15, 3},
    {"use 火花 if my hp <= 6", "P004", 8, 2},
    {"when the next turn is mine: use 火花", "P008", 10, 9},
    {"", "P001", 1, 0},
};

TEST_CASE("invalid plans say what and where [panel 8.11]") {
    for (const Invalid& invalid : kInvalid) {
        INFO(invalid.text);
        const Compiled compiled = read(invalid.text);
        CHECK_FALSE(compiled.plan);
        REQUIRE_FALSE(compiled.problems.empty());
        const Problem& first = compiled.problems.front();
        CHECK(first.code == invalid.code);
        CHECK(first.column == invalid.column);
        CHECK(first.length == invalid.length);
        CHECK_FALSE(first.text.ja.empty());
        CHECK_FALSE(first.text.en.empty());
    }
}

TEST_CASE("spellings that mean the same plan [panel 8.4]") {
    constexpr const char* kSame[][2] = {
        {"自分のHPが6以下の場合、焔剣を使用する",
         "自身のＨＰが６以下である時、「焔剣」を使用する。"},
        {"自分のHPが6以下の場合、焔剣を使用する", "自分の HP は 6 以下 なら 焔剣 を使用する"},
        {"when my hp <= 6: use 焔剣", "When my HP is at most 6 : USE \"焔剣\" ."},
        {"when my hp <= 6: use 焔剣", "when ((my hp ≤ 6)): use 焔剣"},
        {"when my hp > 6: use 焔剣", "when not my hp at most 6: use 焔剣"},
        {"パネルを2枚残す", "2枚のパネルを残す"},
        {"自分のHPが6以下の場合、焔剣を使用する", "自分のHPが6以下のときは、焔剣を使用する"},
        {"自分のHPが6以下の場合、焔剣を使用する", "自分のHPが6以下の場合には焔剣を使用する"},
        {"keep 1 panels", "keep 1 panel"},
        {"target 火 panels", "target fire panels"},
        {"先攻でない場合、焔剣を使用する", "先攻ではない場合、焔剣を使用する"},
    };
    for (const auto& same : kSame) {
        INFO(same[1]);
        const Compiled one = read(same[0]);
        const Compiled other = read(same[1]);
        CHECK(write_json(to_json(other.problems)) == "[]");
        REQUIRE(one.plan);
        REQUIRE(other.plan);
        CHECK(*one.plan == *other.plan);
    }
}

TEST_CASE("several problems are told at once, in the order of their places [panel 8.7]") {
    const Compiled compiled = read("when my hp <= low and the spirit >= 3: use 雷撃");
    REQUIRE(compiled.problems.size() == 3);
    const char* const codes[] = {"P014", "P002", "P013"};
    const int columns[] = {15, 23, 44};
    for (std::size_t k = 0; k < 3; ++k) {
        CHECK(compiled.problems[k].code == codes[k]);
        CHECK(compiled.problems[k].column == columns[k]);
    }
    CHECK(compiled.problems[2].text.en == "No skill or pattern called \"雷撃\" on this sheet.");
    CHECK(read(std::string(301, 'x')).problems.front().code == "P018");
    CHECK(read("自分のHPが6以下、火花を使用する").problems.front().code == "P012");
    CHECK(read("when my hp <= 6:").problems.front().code == "P011");
    CHECK(read("when (((((turn >= 2))))): use 火花").problems.front().code == "P019");
    CHECK(read("when turn >= 9: use 火花").problems.front().code == "P014");
    CHECK(read("when my hp: use 火花").problems.front().code == "P014");
}

TEST_CASE("a definition stands for one phrase and changes nothing [panel 8.8]") {
    std::vector<Definition> words = {{"A", "火属性のスキル"}, {"窮地", "自分のHPが4以下"}};
    const LineContext reading{&panel::vocabulary(), &panel_sheet(), &words};
    for (Definition& word : words) {
        CHECK(settle(word, panel::vocabulary(), panel_sheet()).empty());
    }
    const Compiled with = compile("窮地の場合、Aを使用する", reading);
    const Compiled without = read("自分のHPが4以下の場合、火属性のスキルを使用する");
    REQUIRE(with.plan);
    REQUIRE(without.plan);
    CHECK(*with.plan == *without.plan);
    // Columns are counted in the raw text, before the definition is replaced.
    const Compiled wrong = compile("窮地の場合、Aを雷撃する", reading);
    REQUIRE_FALSE(wrong.problems.empty());
    CHECK(wrong.problems.front().column == 8);
    // In a plan of the other language the definition means the same.
    const Compiled en = compile("when 窮地: use A", reading);
    REQUIRE(en.plan);
    CHECK(en.lang == Lang::En);
    CHECK(*en.plan == *without.plan);

    for (const char* const phrase : {"火花を使用する", "先攻 かつ 後攻", "", "火属性"}) {
        INFO(phrase);
        Definition definition{"B", phrase};
        const Problems problems = settle(definition, panel::vocabulary(), panel_sheet());
        REQUIRE(problems.size() == 1);
        CHECK(problems.front().code == "P017");
    }
}

TEST_CASE("a tactic as text: lines, notes, definitions") {
    const std::string text =
        "# 守り\n窮地の場合、快復を使用する\n\n定義：窮地＝自分のHPが4以下\n雷撃を使用する\n剣技を使用する\n";
    const CompiledLines lines = compile_lines(text, panel::vocabulary(), panel_sheet());
    REQUIRE(lines.plans.size() == 2);
    CHECK(lines.plans[0].note == "守り");
    REQUIRE(lines.problems.size() == 1);
    CHECK(lines.problems[0].line == 5);
    CHECK(lines.problems[0].code == "P013");
    const std::string again =
        print_lines(lines.plans, panel::vocabulary(), panel_sheet(), Lang::En);
    CHECK(again == "# 守り\nwhen my hp is at most 4: use Recovery\nuse sword arts\n");
    CHECK(compile_lines(again, panel::vocabulary(), panel_sheet()).plans == lines.plans);
}

TEST_CASE("a broken plan comes with a guess at what was meant") {
    struct Meant {
        const char* text;
        std::vector<std::string> meant;
    };
    const Meant guesses[] = {
        {"パネルは火>水>風の順で狙う", {"火パネルを狙う", "水パネルを狙う", "風パネルを狙う"}},
        {"target fire > water panels", {"target fire panels", "target water panels"}},
        {"先攻の場合、快復を使用せず、また異状の対象は水パネルを狙う",
         {"先攻の場合、快復を使用しない", "先攻の場合、異状の対象は水パネルを狙う"}},
        {"火パネルを狙い、それが出来ない場合水パネルを狙う", {"火パネルを狙う", "水パネルを狙う"}},
        {"use 火花 and keep 1 panel", {"use 火花", "keep 1 panel"}},
        {"use 火花 if my hp <= 6", {"when my hp <= 6: use 火花"}},
        {"when my hp <= 6 use 快復", {"when my hp <= 6: use 快復"}},
        {"自分のHPが6以下、火花を使用する", {"自分のHPが6以下の場合、火花を使用する"}},
        {"水団を使用する", {"水弾を使用する"}},
        // A slip of the finger at any place.
        {"先攻の場合、水弾を使用すね", {"先攻の場合、水弾を使用する"}},
        {"先攻の場会、水弾を使用する", {"先攻の場合、水弾を使用する"}},
        {"", {}},
    };
    for (const Meant& guess : guesses) {
        INFO(guess.text);
        const auto guessed = suggest(guess.text, {&panel::vocabulary(), &panel_sheet(), &kNone});
        CHECK(guessed.size() == (guess.meant.empty() ? 0 : 1));
        if (!guessed.empty()) CHECK(guessed[0] == guess.meant);
    }
}

TEST_CASE("a slip that may have been several words is offered as each of them") {
    const auto offered = suggest("自分のHPが6以の場合、快復を使用する",
                                 {&panel::vocabulary(), &panel_sheet(), &kNone});
    CHECK(offered == std::vector<Guess>{{"自分のHPが6以上の場合、快復を使用する"},
                                        {"自分のHPが6以下の場合、快復を使用する"},
                                        {"自分のHPが6の場合、快復を使用する"}});
}

TEST_CASE("one of something is said in the singular") {
    const auto in_english = [](const char* text) {
        const Compiled compiled = read(text);
        REQUIRE(compiled.plan);
        return print(*compiled.plan, panel::vocabulary(), panel_sheet(), Lang::En);
    };
    CHECK(in_english("パネルを1枚残す") == "keep 1 panel");
    CHECK(in_english("火パネルを1枚残す") == "keep 1 fire panel");
    CHECK(in_english("火パネルを2枚残す") == "keep 2 fire panels");
}

TEST_CASE("a fact without its owner is offered as one's own and as the opponent's") {
    const auto offered = [](const char* text) {
        std::string out;
        for (const Guess& guess : suggest(text, {&panel::vocabulary(), &panel_sheet(), &kNone})) {
            REQUIRE(guess.size() == 1);
            out += guess[0] + "\n";
        }
        return out;
    };
    CHECK(offered("HPが6以下の場合、快復を使用する") ==
          "自分のHPが6以下の場合、快復を使用する\n相手のHPが6以下の場合、快復を使用する\n");
    CHECK(offered("先攻 かつ HPが6以下の場合、快復を使用する") ==
          "先攻 かつ 自分のHPが6以下の場合、快復を使用する\n"
          "先攻 かつ 相手のHPが6以下の場合、快復を使用する\n");
    CHECK(offered("when hp <= 6: use 快復") ==
          "when my hp <= 6: use 快復\nwhen opponent hp <= 6: use 快復\n");
    // A remaining problem is told once the first is solved.
    CHECK(offered("HPが少ないときは、快復を使用する") ==
          "自分のHPが少ないときは、快復を使用する\n相手のHPが少ないときは、快復を使用する\n");
    const Compiled whose = read("HPが少ないときは、快復を使用する");
    REQUIRE(whose.problems.size() == 1);
    CHECK(whose.problems[0].code == "P020");
    CHECK(whose.problems[0].column == 1);
    CHECK(whose.problems[0].length == 2);
    const Compiled few = read("自分のHPが少ないときは、快復を使用する");
    REQUIRE(few.problems.size() == 1);
    CHECK(few.problems[0].code == "P010");
    CHECK(few.problems[0].column == 7);
    CHECK(few.problems[0].length == 3);
    CHECK(read("自分のHPが5より少ない場合、快復を使用する").plan);
    // 気合 is no fact, whoever owns it.
    CHECK(read("気合が5以上の場合、快復を使用する").problems.front().code == "P002");
}

} // namespace
} // namespace shiaiba::plan
