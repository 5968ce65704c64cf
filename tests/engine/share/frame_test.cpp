// The frame around a link's content, before anybody asks what the content means.
#include "share/frame.hpp"

#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"

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
    // 168 blocks: 1,344 bytes, of which 20 bits are the length and 24 the check.
    const std::string longest = write_frame('F', random_content(dice, 1344 * 8 - 44));
    CHECK(longest.size() == kMostFragment);
    CHECK(read_frame(longest).index() == 0);
    CHECK(frame_failure(write_frame('F', random_content(dice, 1344 * 8 - 43))) ==
          LinkFailure::Altered);
}

} // namespace
} // namespace shiaiba
