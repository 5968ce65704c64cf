// Tests the frame of links, their digits, and finding a link in a message or address.
#include "share/frame.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "share/link.hpp"

namespace shiaiba {
namespace {

BitWriter random_content(Dice& dice, std::uint64_t bits) {
    BitWriter content;
    for (; bits > 0; --bits) content.bits(dice.below(2), 1);
    return content;
}

LinkFailure frame_failure(std::string_view run) {
    const auto read = read_frame(run);
    REQUIRE(read.index() == 1);
    const LinkFault& fault = std::get<LinkFault>(read);
    CHECK_FALSE(fault.said.ja.empty());
    CHECK_FALSE(fault.said.en.empty());
    CHECK((fault.missing > 0) == (fault.failure == LinkFailure::Cut));
    return fault.failure;
}

TEST_CASE("every content comes back from its frame") {
    Dice dice(11);
    for (std::uint64_t bits = 0; bits < 600; ++bits) {
        const BitWriter content = random_content(dice, bits);
        const std::string fragment = write_frame('F', content);
        REQUIRE(fragment.size() >= 13);
        const auto read = read_frame(fragment + "abc");
        REQUIRE(read.index() == 0);
        const Frame& frame = std::get<Frame>(read);
        CHECK(frame.fragment == fragment);
        CHECK(frame.kind == 'F');
        CHECK(frame.content.size() == content.size());
        CHECK(frame.content.bytes() == content.bytes());
    }
}

TEST_CASE("every beginning of a frame is cut, and so many characters are missing") {
    Dice dice(12);
    const std::string fragment = write_frame('F', random_content(dice, 300));
    for (std::size_t size = 1; size < fragment.size(); ++size) {
        const auto read = read_frame(fragment.substr(0, size));
        REQUIRE(read.index() == 1);
        const LinkFault& fault = std::get<LinkFault>(read);
        CHECK(fault.failure == LinkFailure::Cut);
        const std::size_t whole = size < 13 ? 13 : fragment.size();
        CHECK(fault.missing == static_cast<int>(whole - size));
    }
}

TEST_CASE("every changed bit of a frame is noticed, padding too") {
    Dice dice(13);
    for (const std::uint64_t bits : {0U, 5U, 40U, 41U, 129U}) {
        const std::string fragment = write_frame('F', random_content(dice, bits));
        const auto bytes = from_base62(fragment.substr(2));
        REQUIRE(bytes);
        for (std::size_t bit = 0; bit < bytes->size() * 8; ++bit) {
            auto changed = *bytes;
            changed[bit / 8] = static_cast<std::uint8_t>(changed[bit / 8] ^ (1U << (bit % 8)));
            const LinkFailure found = frame_failure("1F" + to_base62(changed));
            CHECK((found == LinkFailure::Altered || found == LinkFailure::Cut));
        }
    }
}

TEST_CASE("a changed kind is noticed") {
    Dice dice(14);
    std::string fragment = write_frame('F', random_content(dice, 100));
    for (char kind = 'A'; kind <= 'Z'; ++kind) {
        fragment[1] = kind;
        if (kind != 'F') CHECK(frame_failure(fragment) == LinkFailure::Altered);
    }
    fragment[1] = 'f';
    CHECK(frame_failure(fragment) == LinkFailure::Altered);
    fragment[1] = '7';
    CHECK(frame_failure(fragment) == LinkFailure::Altered);
}

TEST_CASE("what begins otherwise is no link, or one of a newer format") {
    CHECK(frame_failure("") == LinkFailure::NotALink);
    CHECK(frame_failure("about") == LinkFailure::NotALink);
    CHECK(frame_failure("0Fabcdefghijklmnop") == LinkFailure::NotALink);
    CHECK(frame_failure("Fabcdefghijklmnop") == LinkFailure::NotALink);
    CHECK(frame_failure("1st") == LinkFailure::NotALink);
    CHECK(frame_failure("2") == LinkFailure::NotALink);
    CHECK(frame_failure("2F") == LinkFailure::Newer);
    CHECK(frame_failure("9Kabcdefghijklmnop") == LinkFailure::Newer);
    CHECK(frame_failure("aFabcdefghijklmnop") == LinkFailure::Newer);
    CHECK(frame_failure("1") == LinkFailure::Cut);
    CHECK(frame_failure("1F") == LinkFailure::Cut);
    CHECK(frame_failure("1Q12345") == LinkFailure::Cut);
}

TEST_CASE("a length that no link has is altered, whatever follows") {
    for (const std::uint64_t bits : {14800U, 100000U}) {
        BitWriter block;
        block.varint(bits);
        std::vector<std::uint8_t> bytes = block.bytes();
        bytes.resize(8);
        CHECK(frame_failure("1F" + to_base62(bytes)) == LinkFailure::Altered);
    }
    CHECK(frame_failure("1Fzzzzzzzzzzz") == LinkFailure::Altered);
    CHECK(frame_failure("1F" + to_base62(std::vector<std::uint8_t>(8, 255))) ==
          LinkFailure::Altered);
}

TEST_CASE("the longest frame is read, a longer one is not") {
    Dice dice(15);
    // 168 blocks are 1,344 bytes, of which 20 bits are the length and 24 the check value.
    const std::string longest = write_frame('F', random_content(dice, 1344 * 8 - 44));
    CHECK(longest.size() == kMostFragment);
    CHECK(read_frame(longest).index() == 0);
    CHECK(frame_failure(write_frame('F', random_content(dice, 1344 * 8 - 43))) ==
          LinkFailure::Altered);
}

// Base 62: known blocks, round trips, and what is refused.

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

// Links that are cut out of addresses and sentences.

std::string run_of(std::string_view given) {
    const Fragment fragment = find_fragment(given);
    return fragment.text.substr(0, fragment.run);
}

TEST_CASE("the fragment is found with and without its address") {
    CHECK(run_of("1Fabc") == "1Fabc");
    CHECK(run_of("#1Fabc") == "1Fabc");
    CHECK(run_of("https://example.org/x/shiden/#1Fabc") == "1Fabc");
    CHECK(run_of("https://example.org/?q=1#1Fabc?x=2#y") == "1Fabc");
    CHECK(run_of(" \n 1Fabc\n") == "1Fabc");
    CHECK(run_of("https://example.org/shiden/%231Fabc") == "1Fabc");
    CHECK(run_of("") == "");
    CHECK(run_of("#") == "");
    CHECK(run_of("#-rules-5.3") == "");
}

TEST_CASE("percent signs are decoded once, and broken escapes stay") {
    CHECK(run_of("#%31%46abc") == "1Fabc");
    CHECK(run_of("#1Fabc%E3%80%82") == "1Fabc");
    CHECK(run_of("#1Fabc%2541") == "1Fabc");
    CHECK(run_of("#1Fabc%") == "1Fabc");
    CHECK(run_of("#1Fabc%4") == "1Fabc");
    CHECK(run_of("#1Fabc%zz") == "1Fabc");
    CHECK(run_of("#1Fab%6") == "1Fab");
    CHECK(run_of("#1Fab%63") == "1Fabc");
}

TEST_CASE("a view is a step, a screen, or both") {
    const auto step = [](std::string_view after) { return read_view(after).step.value_or(-1); };
    const auto screen = [](std::string_view after) { return read_view(after).screen; };
    CHECK(step("") == -1);
    CHECK(step(".17") == 17);
    CHECK(step(".0") == 0);
    CHECK(screen(".17") == "");
    CHECK(step(".17.r") == 17);
    CHECK(screen(".17.r") == "r");
    CHECK(screen(".m") == "m");
    CHECK(step(".m") == -1);
    CHECK(step(".17。見て") == 17);
    CHECK(step(".17.") == 17);
    CHECK(step(".17)") == 17);
    CHECK(screen(".l。") == "l");
}

TEST_CASE("what only looks like a view is somebody's sentence") {
    const auto none = [](std::string_view after) {
        const View view = read_view(after);
        return !view.step && view.screen.empty();
    };
    CHECK(none("."));
    CHECK(none(".."));
    CHECK(none(".-1"));
    CHECK(none(".+1"));
    CHECK(none(".17th"));
    CHECK(none(".1234567890"));
    CHECK(none(".99999999999999999999999"));
    CHECK(none(".mp4"));
    CHECK(none(".q"));
    CHECK(none(".M"));
    CHECK(none(" .17"));
    CHECK(none("。17"));
    CHECK(read_view(".999999999").step == 999999999);
}

} // namespace
} // namespace shiaiba
