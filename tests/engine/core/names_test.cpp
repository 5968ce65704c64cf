// Tests names: which are legal, how they are normalised to one spelling (NFC), and the UTF-8 below
// it.
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/fight/dice.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

std::string kept(std::string_view given) {
    const auto name = check_name(given);
    REQUIRE(name);
    return *name;
}

std::vector<std::string> codes(std::string_view given) {
    std::vector<std::string> out;
    const auto name = check_name(given);
    for (const Problem& problem : name.problems()) {
        CHECK(problem.path == "/name");
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        out.push_back(problem.code);
    }
    return out;
}

std::string code(std::string_view given) {
    const auto all = codes(given);
    return all.size() == 1 ? all[0] : "";
}

std::string times(std::string_view piece, int n) {
    std::string out;
    for (int i = 0; i < n; ++i) out += piece;
    return out;
}

TEST_CASE("a name is kept trimmed and in NFC") {
    CHECK(kept("ムライ") == "ムライ");
    CHECK(kept(" \u3000クロダ\t\n") == "クロダ");
    CHECK(kept("か\u3099ま") == "がま");
    CHECK(kept("a b") == "a b");
    CHECK(kept("") == "");
    CHECK(kept(" \u3000 ") == "");
    CHECK(kept("𠮷野") == "𠮷野");
}

TEST_CASE("a kept name is kept as it is") {
    for (const char* given :
         {"ムライ", "か\u3099ま", "\u212B\u0323", "각\u11A8", "<img>", "__proto__"}) {
        CHECK(kept(kept(given)) == kept(given));
    }
}

TEST_CASE("what looks like code is a name like any other") {
    for (const char* given :
         {"<b onerror=x>", "javascript:", "{HP}", "](x)", "||", "@all", "]]>"}) {
        CHECK(kept(given) == given);
    }
}

TEST_CASE("a name has at most 24 code points, counted after composing") {
    CHECK(kept(times("鬱", 24)) == times("鬱", 24));
    CHECK(kept(times("か\u3099", 24)) == times("が", 24));
    CHECK(kept(times("𠮷", 24)) == times("𠮷", 24));
    CHECK(code(times("鬱", 25)) == "nameTooLong");
    CHECK(code(times("a", 10000)) == "nameTooLong");
}

TEST_CASE("controls, line breaks, turned text, invisible and broken characters are problems") {
    CHECK(code("a\nb") == "nameLineBreak");
    CHECK(code("a\u2028b") == "nameLineBreak");
    CHECK(code("a\u0085b") == "nameLineBreak");
    CHECK(code("a\tb") == "nameControl");
    CHECK(code(std::string_view("a\0b", 3)) == "nameControl");
    CHECK(code("a\u009Fb") == "nameControl");
    CHECK(code("\u202Eイラム") == "nameDirection");
    CHECK(code("a\u2066b") == "nameDirection");
    CHECK(code("a\u200Eb") == "nameDirection");
    CHECK(code("a\u200Bb") == "nameInvisible");
    CHECK(code("a\u200Db") == "nameInvisible");
    CHECK(code("\uFEFFa") == "nameInvisible");
    CHECK(code("a\u00ADb") == "nameInvisible");
    CHECK(code("\u3164") == "nameInvisible");
    CHECK(code("葛\U000E0100城") == "nameInvisible");
    CHECK(code("a\xFF") == "nameBroken");
    CHECK(code("a\xED\xA0\x80") == "nameBroken");
    CHECK(code("a\uFFFF") == "nameBroken");
    CHECK(code("a\U0010FFFE") == "nameBroken");
}

// Sequences that keyboards send for one picture: skin tones, and U+FE0F after signs that are text
// without it.
TEST_CASE("emoji joined by U+200D are names, by their code points") {
    for (const char* given :
         {"\U0001F469\u200D\U0001F4BB",
          "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466",
          "\U0001F469\U0001F3FD\u200D\U0001F52C", "\U0001F3F3\uFE0F\u200D\U0001F308",
          "\u2764\uFE0F\u200D\U0001F525", "\U0001F469\U0001F3FB\u200D\u2695\uFE0F",
          "\U0001F441\uFE0F\u200D\U0001F5E8\uFE0F", "\u2620\uFE0F", "黒\U0001F408\u200D\u2B1B猫"}) {
        INFO(given);
        CHECK(kept(given) == given);
        CHECK(kept(kept(given)) == kept(given));
    }
    // 24 code points are allowed: twelve emoji and the joiners between them are 23.
    const std::string twelve = times("\U0001F469\u200D", 11) + "\U0001F469";
    CHECK(kept(twelve) == twelve);
    CHECK(code(times("\U0001F469\u200D", 12) + "\U0001F469") == "nameTooLong");
    CHECK(code(times("\U0001F469\u200D", 5000) + "\U0001F469") == "nameTooLong");
}

TEST_CASE("a joiner or a selector anywhere else is invisible") {
    for (const char* given :
         {"\u200D\U0001F469", "\U0001F469\u200D", "\U0001F469\u200Da", "a\u200D\U0001F469",
          "\U0001F469\u200D\u200D\U0001F469", "\U0001F469\u200B\U0001F469",
          "\U0001F3FD\u200D\U0001F469", "1\u200D2", "か\u200D\u3099",
          // A selector behind a sign that has colour anyway, behind another selector, or behind no
          // emoji.
          "\U0001F525\uFE0F", "\u2620\uFE0F\uFE0F", "\uFE0F\u200D\U0001F308", "亜\uFE0F",
          "1\uFE0F\u20E3", "\u2620\uFE0E", "\U0001F469\uFE0F\u200D\U0001F4BB",
          "\U0001F3F4\U000E0067\U000E0062\U000E007F"}) {
        INFO(given);
        CHECK(code(given) == "nameInvisible");
    }
}

TEST_CASE("what a name can't hold is taken out by its fix") {
    const auto fixes = [](std::string_view given) {
        std::vector<std::string> out;
        const auto name = check_name(given);
        for (const Problem& problem : name.problems()) out.push_back(problem.fix.value_or("–"));
        return out;
    };
    using Fixes = std::vector<std::string>;
    CHECK(fixes("ク\u200Bロダ") == Fixes{"クロダ"});
    CHECK(fixes("\uFEFFa\u202Eb\n c\u0007") == Fixes{"ab c", "ab c", "ab c", "ab c"});
    CHECK(fixes("\U0001F469\u200D\U0001F4BB\u200D") == Fixes{"\U0001F469\u200D\U0001F4BB"});
    CHECK(fixes("\u3164") == Fixes{""});
    CHECK(fixes("か\u200D\u3099") == Fixes{"が"});
    // The name is too long only because of what is invisible.
    CHECK(fixes(times("鬱", 24) + "\u200B") == Fixes{times("鬱", 24), times("鬱", 24)});
    // There is nothing to remove, or not enough.
    CHECK(fixes(times("鬱", 25)) == Fixes{"–"});
    CHECK(fixes(times("鬱", 25) + "\u200B") == Fixes{"–", "–"});
    CHECK(fixes("a\uFFFF\u200B") == Fixes{"–", "–"});
    CHECK(to_json(check_name("a\u200Bb").problems()[0]).at("fix") == "ab");
    CHECK_FALSE(to_json(check_name(times("a", 25)).problems()[0]).contains("fix"));
}

TEST_CASE("every reason is told at once, and which character it is") {
    const std::string bad = "a\nb\u202Ec\u200B" + times("d", 30);
    CHECK(codes(bad) == std::vector<std::string>{"nameLineBreak", "nameDirection", "nameInvisible",
                                                 "nameTooLong"});
    const auto turned = check_name("\u202E", "/sides/1/name");
    REQUIRE(turned.problems().size() == 1);
    CHECK(turned.problems()[0].path == "/sides/1/name");
    CHECK(turned.problems()[0].text.en ==
          "A name can't hold a character that turns the direction of text (U+202E).");
}

std::vector<std::string> build_codes(const char* json) {
    const Registry registry({&coins::system()});
    std::vector<std::string> out;
    const auto character = check_party(registry, coins::system(), *parse_json(json));
    for (const Problem& problem : character.problems()) {
        out.push_back(problem.path + " " + problem.code);
    }
    return out;
}

TEST_CASE("a character is written with its system and version, which may be left out") {
    const Registry registry({&coins::system()});
    const Json full = *parse_json(R"({"system":"coins","version":"1","name":"甲","stake":2})");
    for (const char* given :
         {R"({"stake":2,"name":" 甲 "})", R"({"name":"甲","version":"1","stake":2})"}) {
        const auto character = check_party(registry, coins::system(), *parse_json(given));
        REQUIRE(character);
        CHECK(write_json(to_json(*character)) == write_json(full));
    }
    const auto nameless = check_party(registry, coins::system(), *parse_json(R"({"stake":1})"));
    REQUIRE(nameless);
    CHECK(nameless->name.empty());
    CHECK(to_text(*nameless, "line") == "stake 1 \n");
}

TEST_CASE("every problem of a build is told at once") {
    using Codes = std::vector<std::string>;
    CHECK(build_codes(R"({"version":"2","name":7,"stake":9})") ==
          Codes{"/name nameNotText", "/version unknownVersion", "/stake badStake"});
    CHECK(build_codes(R"({"version":1,"stake":1})") == Codes{"/version unknownVersion"});
    CHECK(build_codes(R"({"system":"chess","name":"a\nb"})") ==
          Codes{"/system unknownSystem", "/name nameLineBreak"});
    CHECK(build_codes(R"({"system":["coins"]})") == Codes{"/system unknownSystem"});
    for (const char* given : {"7", "null", "[]", "\"coins\""}) {
        CHECK(build_codes(given) == Codes{" notABuild"});
    }
}

// NFC: every code point, and many sequences, compared with the Unicode data of Node.

#include "core/nfc_expected.inc"

std::string normal(std::string_view text) { return encode_utf8(nfc(decode_utf8(text))); }

TEST_CASE("NFC composes kana, letters and Hangul") {
    CHECK(normal("か\u3099ハ\u309A") == "がパ");
    CHECK(normal("e\u0301") == "é");
    CHECK(normal("\u1100\u1161\u11A8") == "각");
    CHECK(normal("\uAC00\u11A8") == "각");
    CHECK(normal("") == "");
    CHECK(normal("紫電一閃 弐") == "紫電一閃 弐");
}

TEST_CASE("NFC orders marks, and a mark that is blocked stays apart") {
    CHECK(normal("a\u0315\u0300\u05AE\u0300b") == "à\u05AE\u0300\u0315b");
    CHECK(normal("q\u0307\u0323") == "q\u0323\u0307");
    CHECK(normal("\u0301e") == "\u0301e");
}

TEST_CASE("NFC replaces what has one canonical other form") {
    CHECK(normal("\u212B") == "Å");
    CHECK(normal("\uFA10") == "塚");
    // A code point that Unicode excludes from composition stays decomposed.
    CHECK(normal("\uFB2C") == "\u05E9\u05BC\u05C1");
}

TEST_CASE("NFC of every code point is what node has") {
    Digest digest;
    for (char32_t point = 0; point <= 0x10FFFF; ++point) {
        if (point < 0xD800 || point > 0xDFFF) {
            digest.add(encode_utf8(nfc(std::u32string_view(&point, 1))));
        }
    }
    CHECK(digest.value() == kEveryPoint);
}

TEST_CASE("NFC of random sequences is what node has, and normalising again changes nothing") {
    Digest digest;
    Dice dice(1);
    int changed_again = 0;
    for (int i = 0; i < kSequences; ++i) {
        std::u32string text;
        const std::uint64_t length = 1 + dice.below(7);
        for (std::uint64_t k = 0; k < length; ++k) {
            const auto block = static_cast<std::size_t>(dice.below(std::size(kBlocks) / 2)) * 2;
            text.push_back(static_cast<char32_t>(kBlocks[block] + dice.below(kBlocks[block + 1])));
        }
        const std::u32string once = nfc(text);
        if (nfc(once) != once) ++changed_again;
        digest.add(encode_utf8(once));
    }
    CHECK(changed_again == 0);
    CHECK(digest.value() == kEverySequence);
}

TEST_CASE("NFC takes a long run of marks") {
    const std::u32string marks(100000, U'\u0315');
    CHECK(nfc(U"a" + marks + U"\u0300").substr(0, 2) == U"à\u0315");
}

// UTF-8: valid and broken sequences, and folding of full-width letters.

TEST_CASE("every scalar value comes back from UTF-8") {
    bool same = true;
    for (char32_t point = 0; point <= 0x10FFFF; ++point) {
        if (point >= 0xD800 && point <= 0xDFFF) continue;
        const std::u32string one(1, point);
        same = same && decode_utf8(encode_utf8(one)) == one;
    }
    CHECK(same);
}

TEST_CASE("what is no UTF-8 becomes U+FFFD") {
    CHECK(decode_utf8("a\xFFz") == U"a\uFFFDz");
    CHECK(decode_utf8("\x80") == U"\uFFFD");
    CHECK(decode_utf8("\xE3\x81") == U"\uFFFD");
    CHECK(decode_utf8("\xE3\x81z") == U"\uFFFDz");
    CHECK(decode_utf8("\xC0\xAF").find(U'/') == std::u32string::npos);
    CHECK(decode_utf8("\xE0\x80\xAF") == U"\uFFFD");
    CHECK(decode_utf8("\xED\xA0\x80") == U"\uFFFD");
    CHECK(decode_utf8("\xF4\x90\x80\x80") == U"\uFFFD");
    CHECK(decode_utf8("\xF0\x80\x80\x80") == U"\uFFFD");
}

TEST_CASE("what is no scalar value is written as U+FFFD") {
    const std::u32string bad{static_cast<char32_t>(0xD800), static_cast<char32_t>(0x110000), U'a'};
    CHECK(encode_utf8(bad) == "\uFFFD\uFFFDa");
}

TEST_CASE("full-width letters fold, and blanks are trimmed") {
    CHECK(fold_width(U'Ａ') == U'A');
    CHECK(fold_width(U'：') == U':');
    CHECK(fold_width(U'～') == U'~');
    CHECK(fold_width(U'\u3000') == U' ');
    CHECK(fold_width(U'ア') == U'ア');
    CHECK(trim(U" \u3000\u00A0a b\t\r\n") == U"a b");
    CHECK(trim(U"\u3000").empty());
}

} // namespace
} // namespace shiaiba
