// The frame of every link of format 1: format, kind, length, content, check; as bytes, and as digits and
// letters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/text/bits.hpp"
#include "share/failure.hpp"

namespace shiaiba {

inline constexpr char kLinkFormat = '1';

/// Longest fragment that is made or opened, so that the URL has at most 1,900 characters.
inline constexpr std::size_t kMostFragment = 1850;

std::string write_frame(char kind, const BitWriter& content);

struct Frame {
    /// The fragment as write_frame gave it, without what follows.
    std::string fragment;
    char kind = '\0';
    BitWriter content;
};

/// `run`: digits and letters, of which the link is a beginning.
std::variant<Frame, LinkFault> read_frame(std::string_view run);

// Bytes as digits and letters, which every chat and board leaves alone.

/// Eight bytes become eleven characters; so a link's first eleven hold its first eight bytes.
inline constexpr std::size_t kBlockBytes = 8;
inline constexpr std::size_t kBlockCharacters = 11;

bool is_base62(char c);

/// Characters that so many bytes take.
std::size_t base62_length(std::size_t bytes);

std::string to_base62(const std::vector<std::uint8_t>& bytes);

/// Absent where the text has an impossible length or a block exceeds what its bytes can hold.
std::optional<std::vector<std::uint8_t>> from_base62(std::string_view text);

} // namespace shiaiba
