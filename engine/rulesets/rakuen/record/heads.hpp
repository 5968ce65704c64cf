// Heads of posts: tell who posted the lines of a thread. Boards and chats set them above posts or
// in front of them ([rakuen 17]).
#pragma once

#include <cstddef>
#include <string>

#include "core/sheet/sheet_lines.hpp"

namespace shiaiba::rakuen {

struct Head {
    enum class Kind {
        /// The line has no head.
        None,
        /// ◆ or ■ and a name, a name with the time of a post, a number with a name: nothing but a
        /// head.
        Post,
        /// "name:" alone or in front of what is said, which people write in talk as well.
        Speech,
    };
    Kind kind = Kind::None;
    std::string name;
    /// Where the posted text begins in the line, in characters (code points).
    std::size_t behind = 0;
};

/// The head in a line. `above`: the last line before it that isn't blank, or nullptr. Chats copy a
/// head as two lines, the name and below it the time.
Head head_of(const PostedLine& line, const PostedLine* above);

} // namespace shiaiba::rakuen
