// What a text comes wrapped in where people hand it on: a fence, talk around it, a table's or another program's file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/text.hpp"

namespace shiaiba {

/// A piece of JSON in a longer text.
struct JsonBlock {
    std::string_view text;
    /// Lines of the whole text before it.
    int before = 0;
};
/// Objects and lists of objects that begin at the beginning of a line, or where another one ended.
std::vector<JsonBlock> json_blocks(std::string_view text);

/// Lines (from 1 on) that stand around them and say something.
std::vector<int> lines_around(std::string_view text, const std::vector<JsonBlock>& blocks);

/// A sheet in the notes of ユドナリウム's file.
struct UdonariumNote {
    std::string text;
    int before = 0;
};
/// Of each character in the file.
std::vector<UdonariumNote> udonarium_notes(std::string_view text);

/// Between the fields of a sheet that stands in one line of our text for chats.
inline constexpr std::string_view kBetweenFields = " ／ ";
/// A sheet out of such a text, its fields a line each.
struct ChatSheet {
    std::string name;
    std::string text;
    /// Its line in the whole text, from 0 on.
    int before = 0;
    /// It ended with "…": the rest stood behind the link alone.
    bool cut = false;
};
/// Of both sides, as a chat shows them or as they are sent to it; empty where not both are there.
std::vector<ChatSheet> chat_sheets(std::string_view text);

/// The text of a cell that was copied alone, in its quotation marks; empty where it is none.
std::string quoted_cell(std::string_view text);

/// A report of ours, which says how a fight went and has no builds: its first line has the marks of who won.
bool is_report(std::string_view text);
/// What is said of one.
Text said_of_report();

} // namespace shiaiba
