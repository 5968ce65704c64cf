// Names in links: a byte for kana and ASCII, two for common kanji, more for the rest.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/text/bits.hpp"
#include "core/text/name.hpp"

namespace shiaiba {

/// The name must be one that check_name gave.
void pack_name(std::string_view name, BitWriter& out);

/// Absent where the bits are not what pack_name writes for some name.
std::optional<std::string> unpack_name(BitReader& in);

} // namespace shiaiba
