// UTF-8: whole, broken, and folded.
#include "core/text/unicode.hpp"

#include "catch.hpp"

namespace shiaiba {
namespace {

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
