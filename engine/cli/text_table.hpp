// Text tables and brackets for terminals: aligned columns, wide characters counted double.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/league/league.hpp"

namespace shiaiba::cli {

/// Number of columns that the text takes on a terminal.
std::size_t display_width(std::string_view text);
/// The text, padded with blanks on the right.
std::string padded(const std::string& text, std::size_t width);

/// One line per row. The first `left` columns are texts (left-aligned), the others figures
/// (right-aligned).
std::string text_table(const std::vector<std::vector<std::string>>& rows, std::size_t left);

// Knock-outs, drawn with box characters.

/// Each bracket as a tree from left to right, with an explanation of its marks below. `names`: by
/// entrant.
std::string drawn_brackets(const std::vector<LeagueRound>& rounds,
                           const std::vector<std::string>& names, Lang lang);

} // namespace shiaiba::cli
