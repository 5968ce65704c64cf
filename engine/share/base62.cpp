// Blocks of bytes as big-endian numbers, written in base 62.
#include "share/base62.hpp"

#include <algorithm>
#include <array>

namespace shiaiba {
namespace {

constexpr std::string_view kDigits =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Characters of a block of so many bytes: the fewest that hold it.
constexpr std::array<std::size_t, kBlockBytes + 1> kCharacters{0, 2, 3, 5, 6, 7, 9, 10, 11};

int digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    if (c >= 'a' && c <= 'z') return c - 'a' + 36;
    return -1;
}

/// Absent where the number takes more than so many bytes.
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
