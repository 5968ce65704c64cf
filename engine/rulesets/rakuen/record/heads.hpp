// Who posted a line of a thread: the heads that boards and chats set above posts or in front of them ([rakuen 17]).
#pragma once

#include <cstddef>
#include <string>

#include "core/sheet/sheet_lines.hpp"

namespace shiaiba::rakuen {

struct Head {
    enum class Kind {
        /// The line has none.
        None,
        /// ◆ or ■ and a name, a name with the time of a post, a number with a name: nothing but a head.
        Post,
        /// "name:" alone or in front of what is said, which people write in talk as well.
        Speech,
    };
    Kind kind = Kind::None;
    std::string name;
    /// Where what is posted begins in the line.
    std::size_t behind = 0;
};

/// `above`: the line before it that isn't blank, where there is one. Chats copy a post as two lines, the name and the
/// time below it.
Head head_of(const PostedLine& line, const PostedLine* above);

} // namespace shiaiba::rakuen
