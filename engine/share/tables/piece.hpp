// A character as the tables of others have it: a piece with meters, numbers, lines for a chat palette and a memo. What is
// in it comes from the system's form, its board, its sheet text and its palette, so that no exporter knows a system.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba {

struct Piece {
    Side side = Side::None;
    /// Place in its party.
    std::size_t member = 0;
    /// As it is called.
    std::string name;
    struct Meter {
        std::string label;
        int value = 0;
        /// 0: it has none.
        int most = 0;
    };
    std::vector<Meter> meters = {};
    struct Number {
        std::string label;
        int value = 0;
    };
    std::vector<Number> numbers = {};
    /// What braces name in it is a meter or a number of the piece.
    Palette palette = {};
    /// The sheet, as the system's own reader reads it.
    std::string memo = {};
};

/// In front of the label of a number that is called as a meter is: 札のHP beside HP.
inline constexpr std::string_view kOfSheet = "札の";

/// One for every member of these sides, A's first. Its meters stand as the fight begins; of one that goes on as it
/// stands now, as far as `played` shows it. The match must have been played with Listen::Everything.
std::vector<Piece> pieces_of(const Match& match, const Played& played,
                             const std::vector<Side>& sides);

/// The lines of its palette; braces are references to be put in by the table, those of names become other brackets.
std::vector<std::string> lines_of(const Piece& piece);
/// The same with the values in their places, for tables that know no references.
std::vector<std::string> filled_lines_of(const Piece& piece);

} // namespace shiaiba
