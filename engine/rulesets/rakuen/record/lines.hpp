// System text (システム文言): writes the lines that players post about a fight ([rakuen 17]).
// Posted threads have these lines, and record/line.hpp reads them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/system/system.hpp"

namespace shiaiba::rakuen {

struct SystemLine {
    /// The side in whose name the line stands.
    Side author = Side::None;
    std::string text;
    /// Turn and number of the event that the line tells.
    int turn = 0;
    std::size_t event = 0;
};

/// The lines of the first `events` events.
std::vector<SystemLine> system_lines(const FightLog& fight_log, const Names& names,
                                     std::size_t events);
std::vector<SystemLine> system_lines(const FightLog& fight_log, const Names& names);

/// The lines as people post them: "◆name" above the lines of one author, an empty line between
/// posts.
std::string posts(const std::vector<SystemLine>& lines, const Names& names);

/// The posts of a whole fight, or of its last exchange only.
std::string system_text(const FightLog& fight_log, const Names& names, Extent extent);

} // namespace shiaiba::rakuen
