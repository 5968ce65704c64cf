// Base 62: known blocks, round trips, and what is refused.
#include "share/frame.hpp"

#include <cstdint>
#include <vector>

#include "catch.hpp"
#include "core/fight/dice.hpp"

namespace shiaiba {
namespace {

using Bytes = std::vector<std::uint8_t>;

TEST_CASE("base 62 of known bytes") {
    CHECK(to_base62({}) == "");
    CHECK(to_base62({0}) == "00");
    CHECK(to_base62({255}) == "47");
    CHECK(to_base62({255, 255}) == "H31");
    CHECK(to_base62(Bytes(8, 255)) == "LygHa16AHYF");
    CHECK(to_base62(Bytes(9, 0)) == "0000000000000");
}

TEST_CASE("every length has its number of characters") {
    const std::vector<std::size_t> expected{0, 2, 3, 5, 6, 7, 9, 10, 11, 13};
    for (std::size_t n = 0; n < expected.size(); ++n) {
        CHECK(base62_length(n) == expected[n]);
        CHECK(to_base62(Bytes(n, 171)).size() == expected[n]);
    }
}

TEST_CASE("4,000 random byte strings come back from base 62") {
    Dice dice(62);
    int wrong = 0;
    for (int i = 0; i < 4000; ++i) {
        Bytes bytes(static_cast<std::size_t>(dice.below(60)));
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(dice.below(256));
        const auto back = from_base62(to_base62(bytes));
        if (!back || *back != bytes) ++wrong;
    }
    CHECK(wrong == 0);
}

TEST_CASE("impossible lengths, over-range blocks and other characters are refused") {
    for (const std::size_t length : {1U, 4U, 8U, 12U, 15U, 19U}) {
        CHECK_FALSE(from_base62(std::string(length, '0')));
    }
    CHECK(from_base62("47"));
    CHECK_FALSE(from_base62("48"));
    CHECK_FALSE(from_base62("zz"));
    CHECK(from_base62("LygHa16AHYF"));
    CHECK_FALSE(from_base62("LygHa16AHYG"));
    CHECK_FALSE(from_base62("zzzzzzzzzzz"));
    CHECK_FALSE(from_base62("0-"));
    CHECK_FALSE(from_base62("0\xE3"));
}

TEST_CASE("no two texts give the same bytes") {
    const std::string digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    std::vector<int> times(256, 0);
    for (const char x : digits) {
        for (const char y : digits) {
            if (const auto bytes = from_base62(std::string{x, y})) ++times[(*bytes)[0]];
        }
    }
    CHECK(times == std::vector<int>(256, 1));
}

} // namespace
} // namespace shiaiba
