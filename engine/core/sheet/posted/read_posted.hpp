// Texts as people post them: a system's own reader reads them as they stand, and made plain where it understands more so.
#pragma once

#include <functional>
#include <string_view>

#include "core/sheet/posted/plain_text.hpp"
#include "core/system/ruleset.hpp"

namespace shiaiba {

/// Has `read` read the text: as it was posted, or plain, where more is understood so. Places are those of the text.
ReadText read_posted(std::string_view text, const std::function<SheetWords()>& words,
                     const std::function<ReadText(std::string_view)>& read);

} // namespace shiaiba
