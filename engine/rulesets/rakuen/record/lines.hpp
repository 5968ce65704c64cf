// The system text (システム文言): what players post about a fight, line by line ([rakuen 17]).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/system/ruleset.hpp"

namespace shiaiba::rakuen {

struct SystemLine {
    /// In whose name it stands.
    Side author = Side::None;
    std::string text;
    /// Turn and number of its event.
    int turn = 0;
    std::size_t event = 0;
};

/// Of the first `events` events.
std::vector<SystemLine> system_lines(const FightLog& fight_log, const Names& names,
                                     std::size_t events);
std::vector<SystemLine> system_lines(const FightLog& fight_log, const Names& names);

/// As people post it: "◆name" above the lines of one author, an empty line between posts.
std::string posts(const std::vector<SystemLine>& lines, const Names& names);

/// The posts of a whole fight, or of its last exchange only.
std::string system_text(const FightLog& fight_log, const Names& names, Extent extent);

} // namespace shiaiba::rakuen
