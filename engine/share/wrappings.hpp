// Finds sheets inside pasted text: JSON in code fences or between sentences, a copied spreadsheet
// cell, a character file of a virtual table, chat text of this program. Only cuts the pieces out;
// share/reader reads them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/text.hpp"

namespace shiaiba {

/// A piece of JSON in a longer text. `text` points into the text given to json_blocks, which must
/// outlive it.
struct JsonBlock {
    std::string_view text;
    /// Number of lines of the whole text before this piece.
    int before = 0;
};
/// Objects and lists of objects that begin at the beginning of a line, or right behind another one.
std::vector<JsonBlock> json_blocks(std::string_view text);

/// Numbers (from 1) of the lines outside the blocks that hold more than blanks, rules or fences.
std::vector<int> lines_around(std::string_view text, const std::vector<JsonBlock>& blocks);

/// A sheet in the notes of a character file of Udonarium (ユドナリウム, a virtual table).
struct UdonariumNote {
    std::string text;
    /// Number of lines of the file before it.
    int before = 0;
};
/// The notes of all characters in the file.
std::vector<UdonariumNote> udonarium_notes(std::string_view text);

/// Separator of fields where our chat text puts a sheet on one line. Frozen: it is in texts that
/// people have posted. vtt/fights.cpp writes it.
inline constexpr std::string_view kBetweenFields = " ／ ";
/// A sheet of a chat text, one field per line.
struct ChatSheet {
    std::string name;
    std::string text;
    /// Number of lines of the whole text before it.
    int before = 0;
    /// Whether it ended with "…": then only the link has all of it.
    bool cut = false;
};
/// The sheets of both sides in a chat text, as the chat shows it or as it was sent; empty where one
/// side is missing.
std::vector<ChatSheet> chat_sheets(std::string_view text);

/// The text of a spreadsheet cell that was copied alone, without its quotation marks; empty where
/// the text is no such cell.
std::string quoted_cell(std::string_view text);

/// Whether the text is a report of this program, which tells a fight but has no builds: its first
/// line has the marks of winner and loser.
bool is_report(std::string_view text);
/// The message for a user who pasted a report.
Text said_of_report();

} // namespace shiaiba
