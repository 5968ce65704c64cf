// Tests what an editor of plans asks the engine for: completion, review, colours.
#include <algorithm>

#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/editor.hpp"
#include "core/plan/json.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "panel_words.hpp"
#include "random_plans.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"
#include "workload.hpp"

namespace shiaiba::plan {
namespace {

const Names kNoNames;

const Vocabulary& rakuen_words() { return shiaiba::rakuen::vocabulary(); }
LineContext rakuen_reading() { return {&rakuen_words(), &kNoNames, &kNone}; }
LineContext panel_reading() { return {&shiaiba::panel::vocabulary(), &panel_sheet(), &kNone}; }

int points(std::string_view text) { return static_cast<int>(decode_utf8(text).size()); }

/// The text up to the start of a completion, with the completion inserted.
std::string with(std::string_view text, const Completion& completion) {
    return encode_utf8(decode_utf8(text).substr(0, static_cast<std::size_t>(completion.begin))) +
           completion.insert;
}

/// The text after the completion with this label was chosen; the text itself if there is none.
std::string chosen(std::string_view text, std::string_view label, const LineContext& reading,
                   Lang wish = Lang::Ja) {
    for (const Completion& one : complete(text, points(text), reading, wish)) {
        if (one.label == label) return with(text, one);
    }
    return std::string(text);
}

/// Whether a text can be written by choosing completions alone, except brackets and numbers, which
/// are typed. Each step takes the longest completion that fits.
bool can_be_chosen(const std::string& text, const LineContext& reading, Lang lang) {
    const auto plain = [](std::string_view words) {
        std::string out;
        for (const char c : words) {
            if (c != ' ') out += c;
        }
        return out;
    };
    const std::string wished = plain(text);
    std::string so_far;
    for (int step = 0; step < 200 && plain(so_far) != wished; ++step) {
        std::string best;
        for (const Completion& one : complete(so_far, points(so_far), reading, lang)) {
            const std::string next = with(so_far, one);
            const std::string bare = plain(next);
            if (wished.compare(0, bare.size(), bare) == 0 && bare.size() > plain(best).size()) {
                best = next;
            }
        }
        if (plain(best).size() > plain(so_far).size()) {
            so_far = best;
            continue;
        }
        // Brackets and numbers are typed.
        const std::string rest = wished.substr(plain(so_far).size());
        const bool typed = rest[0] == '(' || rest[0] == ')' || rest[0] == '-' || rest[0] == '%' ||
                           rest[0] == '.' || (rest[0] >= '0' && rest[0] <= '9');
        if (!typed) {
            UNSCOPED_INFO(so_far << " | " << rest);
            return false;
        }
        so_far += rest[0];
    }
    return true;
}

} // namespace

TEST_CASE("a list is reviewed plan by plan: texts, trees, what is broken, and a guess") {
    const auto read = [](const char* json) {
        return review(*parse_json(json), rakuen_reading(), true);
    };
    const Review text = read(R"({"text": "when my hp <= 40: choose evade", "note": "late"})");
    REQUIRE(text.plan);
    CHECK(text.lang == Lang::En);
    CHECK(text.text.ja == "自分のHPが40以下の場合、回避を選ぶ");
    CHECK(text.plan->note == "late");
    const Review tree =
        read(R"({"do": {"verb": "prefer", "kind": "defend", "sel": {"action": "guard"}}})");
    REQUIRE(tree.plan);
    CHECK(tree.text.en == "choose guard");
    const Review broken = read(R"("自分のHPが40以下の場合、回非を選ぶ")");
    CHECK_FALSE(broken.plan);
    REQUIRE(broken.problems.size() == 1);
    CHECK(broken.problems[0].column > 13);
    CHECK(broken.text.ja == "自分のHPが40以下の場合、回非を選ぶ");
    const Review nothing = read("5");
    CHECK_FALSE(nothing.plan);
    CHECK_FALSE(nothing.problems.empty());
}

TEST_CASE("a guess stands for the broken text") {
    const Review ranked = review(Json("パネルは火>水>風の順で狙う"), panel_reading(), true);
    REQUIRE(ranked.fixes.size() == 1);
    CHECK(ranked.fixes[0].size() == 3);
    CHECK(review(Json("パネルは火>水>風の順で狙う"), panel_reading(), false).fixes.empty());
}

TEST_CASE("words go on: facts, comparisons, joining words, instructions") {
    const LineContext reading = rakuen_reading();
    CHECK(chosen("自", "自分のHP", reading) == "自分のHPが");
    CHECK(chosen("HP", "自分のHP", reading) == "自分のHPが");
    CHECK(chosen("自分のHPが40", "以下", reading) == "自分のHPが40以下");
    CHECK(chosen("自分のHPが40以下", "の場合、", reading) == "自分のHPが40以下の場合、");
    CHECK(chosen("自分のHPが40以下の場合、回", "回避を選ぶ", reading) ==
          "自分のHPが40以下の場合、回避を選ぶ");
    CHECK(chosen("", "when", reading, Lang::En) == "when ");
    CHECK(chosen("when my h", "my hp", reading, Lang::En) == "when my hp ");
    CHECK(chosen("when my hp", "<=", reading, Lang::En) == "when my hp <= ");
    CHECK(chosen("when my hp <= 40", ":", reading, Lang::En) == "when my hp <= 40: ");
    CHECK(chosen("when my hp <= 40 and op", "opponent IN", reading, Lang::En) ==
          "when my hp <= 40 and opponent IN ");
    CHECK(chosen("when my hp <= 40: e", "choose evade", reading, Lang::En) ==
          "when my hp <= 40: choose evade");
    CHECK(chosen("when my last ability is ", "POW", reading, Lang::En) ==
          "when my last ability is POW");
    CHECK(chosen("when my last ability is ", "opponent last ability", reading, Lang::En) ==
          "when my last ability is opponent last ability");
    CHECK(chosen("自分の前回の能力が", "相手の前回の能力", reading) ==
          "自分の前回の能力が相手の前回の能力");
    // Only the text before the caret counts.
    const auto found = complete("自分の場合、防御を選ぶ", 3, reading, Lang::Ja);
    CHECK(std::any_of(found.begin(), found.end(),
                      [](const Completion& one) { return one.label == "自分のHP"; }));
}

TEST_CASE("what is no number is compared with what is said of either side, too") {
    const LineContext reading = rakuen_reading();
    for (const char* const text :
         {"when my last ability is opponent last ability: choose evade",
          "when opponent last ability is not my last ability and my hp <= 40: choose evade"}) {
        INFO(text);
        CHECK(compile(text, reading).plan.has_value());
        CHECK(can_be_chosen(text, reading, Lang::En));
    }
    for (const char* const text :
         {"自分の前回の能力が相手の前回の能力と等しい場合、回避を選ぶ",
          "相手の前回の能力が自分の前回の能力と異なる かつ 自分のHPが40以下の場合、回避を選ぶ",
          "自分の前回の能力が相手の前回の能力でない場合、回避を選ぶ",
          "自分の前回の能力がPOWでない場合、回避を選ぶ"}) {
        INFO(text);
        CHECK(compile(text, reading).plan.has_value());
        CHECK(can_be_chosen(text, reading, Lang::Ja));
    }
    // Two abilities can be equal or different; there is no order between them.
    const std::string pair = "自分の前回の能力が相手の前回の能力";
    CHECK(chosen(pair, "以上", reading) == pair);
    CHECK(chosen(pair, "と異なる", reading) == pair + "と異なる");
}

TEST_CASE("every plan can be written by choosing and typing numbers") {
    const auto check = [](const Vocabulary& vocabulary, const Names& names,
                          const LineContext& reading, std::uint64_t seed) {
        Dice dice(seed);
        for (int k = 0; k < 60; ++k) {
            const Compiled act =
                compile(random_instruction(vocabulary, names, Lang::Ja, dice), reading);
            REQUIRE(act.plan);
            const Plan plan{random_condition(vocabulary, names, dice), act.plan->act, {}};
            for (const Lang lang : kLangs) {
                const std::string text = print(plan, vocabulary, names, lang);
                if (points(text) > kMostCharacters) continue;
                INFO(text);
                CHECK(can_be_chosen(text, reading, lang));
            }
        }
    };
    for (std::uint64_t seed = 1; seed <= test::workload(4, 4); ++seed) {
        INFO(seed);
        check(rakuen_words(), kNoNames, rakuen_reading(), seed);
    }
}

TEST_CASE("hostile texts are completed in bounded time with bounded answers") {
    std::string long_one(100'000, 'a');
    CHECK(complete(long_one, 100'000, rakuen_reading(), Lang::En).empty());
    std::string brackets = "when ";
    for (int k = 0; k < 290; ++k) brackets += '(';
    CHECK(complete(brackets, 290, rakuen_reading(), Lang::En).size() <= kMostCompletions);
    CHECK(complete("\xff\xfe自", 3, rakuen_reading(), Lang::Ja).size() <= kMostCompletions);
    CHECK(complete("自分", -5, rakuen_reading(), Lang::Ja).size() <= kMostCompletions);
}

TEST_CASE("words as data name every fact, decision and form, in both languages") {
    for (const LineContext& reading : {rakuen_reading(), panel_reading()}) {
        const Vocabulary& vocabulary = *reading.vocabulary;
        const Json words = describe(vocabulary, *reading.names);
        CHECK(words["facts"].size() == vocabulary.facts.size());
        CHECK(words["forms"].size() == vocabulary.forms.size());
        CHECK(words["decisions"].size() == vocabulary.decisions.size());
        for (const Json& fact : words["facts"]) {
            for (const char* const lang : {"ja", "en"}) {
                const auto label = fact["label"][lang].get<std::string>();
                INFO(fact["id"]);
                CHECK_FALSE(label.empty());
                CHECK(label.find('{') == std::string::npos);
            }
        }
        CHECK(words["most"]["terms"] == vocabulary.most_terms);
    }
    const Json words = describe(rakuen_words(), kNoNames);
    CHECK(words["facts"][0]["label"] == to_json(Text{"HP", "hp"}));
    CHECK(words["facts"][17]["label"] == to_json(Text{"…を使用済み", "… is used"}));
}

// Colours: which kind of word every character of a plan belongs to [panel 8.4].

namespace {

std::string painted(const char* text) {
    return paint(text, {&panel::vocabulary(), &panel_sheet(), &kNone});
}

} // namespace

TEST_CASE("words are painted by what they are, in both languages") {
    CHECK(painted("when my hp <= 6: use 焔剣") == "cccc.fffff.cc.nc.vvvvtt");
    CHECK(painted("自分のHPが6以下の場合、焔剣を使用する") == "fffffcnccccc.ttvvvvv");
    CHECK(painted("ターンが1以下である場合、パネルを2枚残す") == "fffcnccccccc.tttvnvvv");
    CHECK(painted("異状の対象は水パネルを狙う") == "ttvvvvttttvvv");
    // Full-width letters and blanks keep their positions.
    CHECK(painted("自分の ＨＰ が ６ 以下 の場合、焔剣を使用する").substr(0, 13) ==
          "ffffff.c.n.cc");
}

TEST_CASE("a broken plan is painted as far as it is understood") {
    CHECK(painted("自分の気合が5以上の場合、火花を使用する") == "..c..cnccccc.ttvvvvv");
    CHECK(painted("雷撃を使用する") == "..vvvvv");
    CHECK(painted("xyzzy") == ".....");
    CHECK(painted("").empty());
    CHECK(paint(std::string(5000, 'a'), {&panel::vocabulary(), &panel_sheet(), &kNone}).empty());
    CHECK(painted("\xff\xfe(").size() <= 3);
}

TEST_CASE("a defined word is painted as such, whatever it stands for") {
    std::vector<Definition> words = {{"窮地", "自分のHPが4以下"}, {"A", "火属性のスキル"}};
    for (Definition& word : words) {
        REQUIRE(settle(word, panel::vocabulary(), panel_sheet()).empty());
    }
    CHECK(words[1].said.en == "fire skills");
    const LineContext reading{&panel::vocabulary(), &panel_sheet(), &words};
    CHECK(paint("窮地の場合、Aを使用する", reading) == "ddccc.dvvvvv");
    CHECK(paint("when 窮地: use A", reading) == "cccc.ddc.vvvvd");
}

} // namespace shiaiba::plan
