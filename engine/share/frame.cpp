// Puts a content into a frame and takes it out again; refuses everything that isn't exactly a
// frame.
#include "share/frame.hpp"

#include <algorithm>
#include <array>

#include "core/fight/dice.hpp"
#include "core/text/digest.hpp"

namespace shiaiba {
namespace {

constexpr int kCheckBits = 24;
/// Letters for format and kind.
constexpr std::size_t kPrefix = 2;

/// Checksum over format, kind, length and content.
std::uint64_t check_of(char kind, const BitWriter& bits) {
    Digest digest;
    digest.add({&kLinkFormat, 1});
    digest.add({&kind, 1});
    for (const std::uint8_t byte : bits.bytes()) {
        const char c = static_cast<char>(byte);
        digest.add({&c, 1});
    }
    // FNV's last bytes hardly reach its high bits; the output function of the generator mixes all
    // bits.
    return SplitMix64(digest.value()).next() >> (64 - kCheckBits);
}

/// Number of bytes of a frame whose length field has so many bits; at least one whole block.
std::size_t bytes_of(std::size_t length_bits, std::uint64_t content_bits) {
    const std::size_t bits = length_bits + static_cast<std::size_t>(content_bits) + kCheckBits;
    return std::max(kBlockBytes, (bits + 7) / 8);
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// Only a kind behind the format makes it a later format: "#about" is no link.
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
    // A changed letter must not make a whole link look like something else.
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
    // Tests checksum, padding and spelling at once: a content has only one frame.
    if (write_frame(frame.kind, frame.content) != frame.fragment) return altered_link();
    return frame;
}

// Blocks of bytes as big-endian numbers in base 62.

namespace {

constexpr std::string_view kDigits =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Number of letters for a block of so many bytes: the fewest that hold it.
constexpr std::array<std::size_t, kBlockBytes + 1> kCharacters{0, 2, 3, 5, 6, 7, 9, 10, 11};

int digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    if (c >= 'a' && c <= 'z') return c - 'a' + 36;
    return -1;
}

/// Absent where the number needs more than so many bytes.
std::optional<std::uint64_t> block_value(std::string_view block, std::size_t bytes) {
    constexpr std::uint64_t kMost = ~std::uint64_t{0};
    std::uint64_t value = 0;
    for (const char c : block) {
        const int d = digit(c);
        if (d < 0 || value > (kMost - static_cast<std::uint64_t>(d)) / 62) return std::nullopt;
        value = value * 62 + static_cast<std::uint64_t>(d);
    }
    if (bytes < kBlockBytes && (value >> (8 * bytes)) != 0) return std::nullopt;
    return value;
}

} // namespace

bool is_base62(char c) { return digit(c) >= 0; }

std::size_t base62_length(std::size_t bytes) {
    return bytes / kBlockBytes * kBlockCharacters + kCharacters[bytes % kBlockBytes];
}

std::string to_base62(const std::vector<std::uint8_t>& bytes) {
    std::string out;
    out.reserve(base62_length(bytes.size()));
    for (std::size_t start = 0; start < bytes.size(); start += kBlockBytes) {
        const std::size_t count = std::min(kBlockBytes, bytes.size() - start);
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < count; ++i) value = (value << 8) | bytes[start + i];
        std::string block(kCharacters[count], '0');
        for (auto c = block.rbegin(); c != block.rend(); ++c, value /= 62) *c = kDigits[value % 62];
        out += block;
    }
    return out;
}

std::optional<std::vector<std::uint8_t>> from_base62(std::string_view text) {
    const auto tail =
        std::find(kCharacters.begin(), kCharacters.end() - 1, text.size() % kBlockCharacters);
    if (tail == kCharacters.end() - 1) return std::nullopt;
    std::vector<std::uint8_t> out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t characters = std::min(kBlockCharacters, text.size());
        const std::size_t bytes = characters == kBlockCharacters
                                      ? kBlockBytes
                                      : static_cast<std::size_t>(tail - kCharacters.begin());
        const auto value = block_value(text.substr(0, characters), bytes);
        if (!value) return std::nullopt;
        for (std::size_t i = bytes; i-- > 0;) {
            out.push_back(static_cast<std::uint8_t>((*value >> (8 * i)) & 0xFF));
        }
        text.remove_prefix(characters);
    }
    return out;
}

} // namespace shiaiba
