// Which invisible characters belong to an emoji: they are seen by what they do to it.
#pragma once

#include <cstddef>
#include <string_view>

namespace shiaiba {

/// Text may hold the character at `i`, U+200D between two emoji or U+FE0F behind one that is drawn as
/// text without it. A tone of skin may stand between.
bool shapes_emoji(std::u32string_view text, std::size_t i);

} // namespace shiaiba
