// Reads texts as people post them: the system's own reader gets the text unchanged, and made plain
// where it understands more that way.
#pragma once

#include <functional>
#include <string_view>

#include "core/sheet/posted/plain_text.hpp"
#include "core/system/system.hpp"

namespace shiaiba {

/// `read` is the system's own reader, and is called once or twice. Places of the result are those
/// of `text`.
ReadText read_posted(std::string_view text, const std::function<SheetWords()>& words,
                     const std::function<ReadText(std::string_view)>& read);

} // namespace shiaiba
