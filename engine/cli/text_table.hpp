// Tables and brackets for terminals: columns aligned, wide characters counted double.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/league/league.hpp"

namespace shiaiba::cli {

/// Columns that a text takes on a terminal.
std::size_t display_width(std::string_view text);
/// Filled up with blanks.
std::string padded(const std::string& text, std::size_t width);

/// A line for each row; the first `left` columns are texts, the others figures to the right.
std::string text_table(const std::vector<std::vector<std::string>>& rows, std::size_t left);

// Draws a knock-out with box characters.

/// Each bracket as a tree from left to right, with what its marks mean below. `names` by entrant.
std::string drawn_brackets(const std::vector<LeagueRound>& rounds,
                           const std::vector<std::string>& names, Lang lang);

} // namespace shiaiba::cli
