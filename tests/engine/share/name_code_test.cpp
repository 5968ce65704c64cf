// Tests names in links: their lengths, one code for every name, and the table of codes, which is
// frozen.
#include "share/party_code.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/text/digest.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

BitWriter packed(std::string_view name) {
    BitWriter out;
    pack_name(name, out);
    return out;
}

std::optional<std::string> unpacked(const BitWriter& bits) {
    BitReader in(bits.bytes(), bits.size());
    auto name = unpack_name(in);
    return in.ok() && in.left() == 0 ? name : std::nullopt;
}

std::optional<std::string> unpacked(const std::vector<std::pair<std::uint64_t, int>>& fields) {
    BitWriter out;
    for (const auto& [value, width] : fields) out.bits(value, width);
    return unpacked(out);
}

std::size_t bits_of_point(std::string_view point) { return packed(point).size() - 5; }

TEST_CASE("kana, digits and letters take 8 bits, common kanji 16") {
    for (const char* point : {" ", "0", "9", "A", "z", "ぁ", "ん", "ゔ", "ァ", "ヶ", "・", "ー"}) {
        CHECK(bits_of_point(point) == 8);
    }
    for (const char* point : {"紫", "電", "一", "閃", "々", "〆", "〇", "!",  "-",      "～",
                              "〜", "Ａ", "☆",  "★",  "♪",  "é",  "α",  "。", "\u3000", "ゕ"}) {
        CHECK(bits_of_point(point) == 16);
    }
    for (const char* point : {"龍", "凛", "鬱", "麒"}) CHECK(bits_of_point(point) <= 17);
    for (const char* point : {"丂", "Ж", "각", "\uE000"}) CHECK(bits_of_point(point) == 25);
    for (const char* point : {"𠮷", "😀", "\U0010FFFD"}) CHECK(bits_of_point(point) == 29);
}

TEST_CASE("names come back, and two names of seven short points take 122 bits") {
    for (const char* name :
         {"", "ムライ", "クロダ", "八雲 紫", "O'Neill-2", "<b>", "が각é", "𠮷野家"}) {
        CHECK(unpacked(packed(name)) == std::string(name));
    }
    for (const char* name : {"\U0001F469\u200D\U0001F4BB", "\u2764\uFE0F\u200D\U0001F525 炎"}) {
        CHECK(unpacked(packed(name)) == std::string(name));
    }
    // A joiner is one more code point: emoji, U+200D, emoji.
    CHECK(packed("\U0001F469\u200D\U0001F4BB").size() == 5 + 29 + 25 + 29);
    CHECK(packed("ムライさんABC").size() == 5 + 8 * 8);
    CHECK(packed("シデンイッセン").size() * 2 == 122);
}

TEST_CASE("random names come back, each in one spelling") {
    Dice dice(24);
    const std::vector<std::pair<char32_t, std::uint64_t>> blocks{
        {0x20, 95},      {0xA1, 95},   {0x370, 200},   {0x3000, 256},    {0x4E00, 20992},
        {0xAC00, 11172}, {0xFF01, 94}, {0x1F300, 500}, {0x20000, 40000}, {0x10, 0xFFFF}};
    int good = 0;
    int wrong = 0;
    for (int i = 0; i < 20000; ++i) {
        std::u32string points;
        for (std::uint64_t k = dice.below(25); k > 0; --k) {
            const auto& [first, count] =
                blocks[static_cast<std::size_t>(dice.below(blocks.size()))];
            points.push_back(first + static_cast<char32_t>(dice.below(count)));
        }
        const auto name = check_name(encode_utf8(points));
        if (!name) continue;
        ++good;
        if (unpacked(packed(*name)) != *name) ++wrong;
    }
    CHECK(good > 5000);
    CHECK(wrong == 0);
}

TEST_CASE("bits that pack_name doesn't write are refused") {
    // Counts above 24, and codes beyond the tables.
    CHECK_FALSE(unpacked({{25, 5}}));
    CHECK_FALSE(unpacked({{1, 5}, {247, 8}, {255, 8}}));
    CHECK_FALSE(unpacked({{1, 5}, {254, 8}, {511, 9}}));
    // An escape for a code point that has a shorter code.
    CHECK_FALSE(unpacked({{1, 5}, {255, 8}, {0, 1}, {'A', 16}}));
    CHECK_FALSE(unpacked({{1, 5}, {255, 8}, {0, 1}, {0x7D2B, 16}}));
    CHECK_FALSE(unpacked({{1, 5}, {255, 8}, {0, 1}, {0x9F8D, 16}}));
    // Code points that no name can hold: controls, surrogates, direction marks, text not in NFC,
    // blanks at an end.
    CHECK_FALSE(unpacked({{1, 5}, {255, 8}, {0, 1}, {0x0A, 16}}));
    CHECK_FALSE(unpacked({{1, 5}, {255, 8}, {0, 1}, {0xD800, 16}}));
    CHECK_FALSE(unpacked({{1, 5}, {255, 8}, {0, 1}, {0x202E, 16}}));
    CHECK_FALSE(unpacked({{1, 5}, {255, 8}, {0, 1}, {0x212B, 16}}));
    CHECK_FALSE(unpacked({{1, 5}, {255, 8}, {0, 1}, {0x200D, 16}}));
    CHECK_FALSE(unpacked({{2, 5}, {11, 8}, {255, 8}, {0, 1}, {0x200D, 16}}));
    CHECK_FALSE(unpacked({{1, 5}, {0, 8}}));
    CHECK(unpacked({{1, 5}, {11, 8}}) == std::string("A"));
    // Bits that end too early.
    CHECK_FALSE(unpacked({{2, 5}, {11, 8}}));
    CHECK_FALSE(unpacked({{3, 3}}));
}

TEST_CASE("random bits never give a name that packs into other bits") {
    Dice dice(5);
    int names = 0;
    int wrong = 0;
    for (int i = 0; i < 100000; ++i) {
        BitWriter bits;
        bits.bits(1 + dice.below(3), 5);
        for (int k = 0; k < 12; ++k) bits.bits(dice.below(256), 8);
        BitReader in(bits.bytes(), bits.size());
        const auto name = unpack_name(in);
        if (!name || !in.ok()) continue;
        ++names;
        const BitWriter again = packed(*name);
        BitReader given(bits.bytes(), bits.size());
        BitReader back(again.bytes(), again.size());
        bool same = again.size() == in.position();
        while (same && back.left() > 0) same = given.bits(1) == back.bits(1);
        if (!same) ++wrong;
    }
    CHECK(names > 50000);
    CHECK(wrong == 0);
}

TEST_CASE("the codes are frozen") {
    Digest digest;
    for (char32_t point = 1; point <= 0x10FFFF; ++point) {
        if (point >= 0xD800 && point <= 0xDFFF) continue;
        const BitWriter bits = packed(encode_utf8(std::u32string_view(&point, 1)));
        digest.add({reinterpret_cast<const char*>(bits.bytes().data()), bits.bytes().size()});
    }
    CHECK(hex16(digest.value()) == "7261dcd9d2d8fd2b");
}

} // namespace
} // namespace shiaiba
