// Puts content into a frame and takes it out again, refusing all that isn't exactly a frame.
#include "share/frame.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/text/digest.hpp"
#include "share/base62.hpp"

namespace shiaiba {
namespace {

constexpr int kCheckBits = 24;
/// Format and kind.
constexpr std::size_t kPrefix = 2;

/// Over the format, the kind, the length and the content.
std::uint64_t check_of(char kind, const BitWriter& bits) {
    Digest digest;
    digest.add({&kLinkFormat, 1});
    digest.add({&kind, 1});
    for (const std::uint8_t byte : bits.bytes()) {
        const char c = static_cast<char>(byte);
        digest.add({&c, 1});
    }
    // FNV's last bytes hardly reach its high bits; the generator's output function mixes them all.
    return SplitMix64(digest.value()).next() >> (64 - kCheckBits);
}

/// Bytes of a frame whose length field takes so many bits; never less than the first block.
std::size_t bytes_of(std::size_t length_bits, std::uint64_t content_bits) {
    const std::size_t bits = length_bits + static_cast<std::size_t>(content_bits) + kCheckBits;
    return std::max(kBlockBytes, (bits + 7) / 8);
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// A later format is believed only where a kind follows: "#about" is no link.
LinkFault other_format(std::string_view run) {
    const bool format = (run[0] >= '2' && run[0] <= '9') || (run[0] >= 'a' && run[0] <= 'z');
    return format && run.size() > 1 && is_capital(run[1]) ? newer_format() : not_a_link();
}

} // namespace

std::string write_frame(char kind, const BitWriter& content) {
    BitWriter bits;
    bits.varint(content.size());
    const std::size_t bytes = bytes_of(bits.size(), content.size());
    bits.append(content);
    bits.bits(check_of(kind, bits), kCheckBits);
    std::vector<std::uint8_t> padded = bits.bytes();
    padded.resize(bytes);
    return std::string{kLinkFormat, kind} + to_base62(padded);
}

std::variant<Frame, LinkFault> read_frame(std::string_view run) {
    if (run.empty()) return not_a_link();
    if (run[0] != kLinkFormat) return other_format(run);
    const bool short_run = run.size() < kPrefix + kBlockCharacters;
    // One changed character can't make a whole link look like something else.
    if (run.size() > 1 && !is_capital(run[1])) return short_run ? not_a_link() : altered_link();
    if (short_run) return cut_link(static_cast<int>(kPrefix + kBlockCharacters - run.size()));

    const auto block = from_base62(run.substr(kPrefix, kBlockCharacters));
    if (!block) return altered_link();
    BitReader first(*block, block->size() * 8);
    const std::uint64_t content_bits = first.varint();
    // Bounded before anything is computed from it.
    if (!first.ok() || content_bits > kMostFragment * 8) return altered_link();
    const std::size_t size = kPrefix + base62_length(bytes_of(first.position(), content_bits));
    if (size > kMostFragment) return altered_link();
    if (run.size() < size) return cut_link(static_cast<int>(size - run.size()));

    const auto bytes = from_base62(run.substr(kPrefix, size - kPrefix));
    if (!bytes) return altered_link();
    Frame frame;
    frame.fragment = run.substr(0, size);
    frame.kind = run[1];
    BitReader in(*bytes, bytes->size() * 8);
    in.varint();
    for (std::uint64_t left = content_bits; left > 0;) {
        const int width = static_cast<int>(std::min<std::uint64_t>(left, 32));
        frame.content.bits(in.bits(width), width);
        left -= static_cast<std::uint64_t>(width);
    }
    // Check, padding and spelling in one: there is only one frame for a content.
    if (write_frame(frame.kind, frame.content) != frame.fragment) return altered_link();
    return frame;
}

} // namespace shiaiba
