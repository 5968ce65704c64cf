// The frame of every link of format 1: format, kind, length, content and checksum; as bytes, and as
// digits and letters. The format is frozen.
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

/// Longest fragment that is made or opened, so that an address has at most 1,900 characters.
inline constexpr std::size_t kMostFragment = 1850;

std::string write_frame(char kind, const BitWriter& content);

struct Frame {
    /// The fragment as write_frame wrote it, without any text behind it.
    std::string fragment;
    char kind = '\0';
    BitWriter content;
};

/// `run`: digits and letters that may begin with a frame.
std::variant<Frame, LinkFault> read_frame(std::string_view run);

// Bytes as digits and letters, which no chat or board changes.

/// Eight bytes become eleven letters, so a link's first eleven letters hold its first eight bytes.
inline constexpr std::size_t kBlockBytes = 8;
inline constexpr std::size_t kBlockCharacters = 11;

bool is_base62(char c);

/// Number of letters for so many bytes.
std::size_t base62_length(std::size_t bytes);

std::string to_base62(const std::vector<std::uint8_t>& bytes);

/// Absent where the text has an impossible length, or a block a value too large for its bytes.
std::optional<std::vector<std::uint8_t>> from_base62(std::string_view text);

} // namespace shiaiba
