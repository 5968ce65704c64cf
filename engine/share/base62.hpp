// Bytes as digits and letters, which every chat and board leaves alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shiaiba {

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
