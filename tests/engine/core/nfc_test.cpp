// Normalisation: every code point and many sequences as node's Unicode data has them.
#include "core/text/unicode.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/text/digest.hpp"

namespace shiaiba {
namespace {

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
    // Excluded from composition: stays in its parts.
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

} // namespace
} // namespace shiaiba
