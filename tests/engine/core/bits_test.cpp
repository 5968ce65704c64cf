// Packed bits: what is written is what is read, and there is one way to write it.
#include "core/text/bits.hpp"

#include <cstdint>
#include <vector>

#include "catch.hpp"
#include "core/fight/dice.hpp"

namespace shiaiba {
namespace {

TEST_CASE("bits are written most significant first and padded with zeros") {
    BitWriter out;
    out.bits(0b101, 3);
    out.bits(0, 0);
    out.bits(0xFF, 8);
    CHECK(out.size() == 11);
    CHECK(out.bytes() == std::vector<std::uint8_t>{0b10111111, 0b11100000});
}

TEST_CASE("a varint takes a bit and three bits for every three bits of the number") {
    BitWriter out;
    out.varint(7);
    CHECK(out.size() == 4);
    CHECK(out.bytes() == std::vector<std::uint8_t>{0b01110000});
    out.varint(8);
    CHECK(out.size() == 12);
    CHECK(out.bytes() == std::vector<std::uint8_t>{0b01111000, 0b00010000});
}

TEST_CASE("random values come back") {
    Dice dice(7);
    for (int round = 0; round < 500; ++round) {
        BitWriter out;
        std::vector<std::pair<std::uint64_t, int>> fields;
        for (int k = 0; k < 20; ++k) {
            const int width = static_cast<int>(dice.below(65));
            std::uint64_t value = SplitMix64(dice.below(1000)).next();
            if (width < 64) value &= (std::uint64_t{1} << width) - 1;
            fields.emplace_back(value, width);
            out.bits(value, width);
            out.varint(value >> 1);
        }
        BitReader in(out.bytes(), out.size());
        bool same = true;
        for (const auto& [value, width] : fields) {
            same = same && in.bits(width) == value && in.varint() == value >> 1;
        }
        CHECK(same);
        CHECK(in.ok());
        CHECK(in.left() == 0);
    }
}

TEST_CASE("appending joins at the bit") {
    BitWriter head;
    head.bits(0b1, 1);
    BitWriter tail;
    tail.bits(0b0110011001, 10);
    head.append(tail);
    CHECK(head.size() == 11);
    CHECK(head.bytes() == std::vector<std::uint8_t>{0b10110011, 0b00100000});
}

TEST_CASE("reading past the end is a fault, and every read after a fault answers 0") {
    const std::vector<std::uint8_t> bytes{0xFF};
    BitReader in(bytes, 8);
    CHECK(in.bits(5) == 31);
    CHECK(in.bits(4) == 0);
    CHECK_FALSE(in.ok());
    CHECK(in.bits(1) == 0);
    CHECK(in.varint() == 0);
    CHECK(in.below(3) == 0);
}

TEST_CASE("a varint that is longer than it must be is a fault") {
    const std::vector<std::uint8_t> bytes{0b11110000};
    BitReader in(bytes, 8);
    in.varint();
    CHECK_FALSE(in.ok());
    const std::vector<std::uint8_t> endless(40, 0xFF);
    BitReader too_long(endless, 320);
    too_long.varint();
    CHECK_FALSE(too_long.ok());
}

TEST_CASE("below(n) takes the least width and refuses n and more") {
    CHECK(width_below(0) == 0);
    CHECK(width_below(1) == 0);
    CHECK(width_below(2) == 1);
    CHECK(width_below(3) == 2);
    CHECK(width_below(4) == 2);
    CHECK(width_below(5) == 3);
    CHECK(width_below(~std::uint64_t{0}) == 64);
    const std::vector<std::uint8_t> bytes{0b10110000};
    BitReader in(bytes, 8);
    CHECK(in.below(3) == 2);
    CHECK(in.ok());
    in.below(3);
    CHECK_FALSE(in.ok());
}

} // namespace
} // namespace shiaiba
