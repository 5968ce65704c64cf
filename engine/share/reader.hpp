// The reader of any text that a player pastes: a link, JSON, pieces of a virtual table, or
// characters as people write them. Recognises the kind of text, and lets the system's own reader
// read sheets.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/party.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

struct ReaderResult {
    /// "json", "match", "record", "thread", "csv", "ccfolia", "udonarium", "chat", "link",
    /// "nothing", or the form that the system's own reader names.
    std::string form = "nothing";
    /// One sentence that says what was found.
    Text said;
    /// Legal characters, in the order of the text.
    std::vector<Party> characters;
    /// Builds of characters that a problem spoils, as JSON of as much as could be read: kMostDrafts
    /// at most, none of a party.
    std::vector<std::shared_ptr<const Json>> drafts = {};
    /// Group of each character; empty where the text has no groups.
    std::vector<std::string> groups;
    /// If the text is a whole fight: both characters, and everything else that decides it.
    std::optional<Match> match;
    /// Each with line and column.
    Problems problems;
    /// Places where the system's rules give another value than the text: a thread's dice, a skill's
    /// cost. Each with line and column.
    Problems notes = {};
    /// Numbers (from 1) of the lines that are no part of a sheet, in order: remarks, headings,
    /// talk.
    std::vector<int> left_out = {};
};

/// The sentence for a reading that found `total` characters, legal or not.
Text said_of(const ReaderResult& reading, std::size_t total);
/// Sets the lines that were left out, and adds their number to the sentence.
void tell_left_out(ReaderResult& reading, std::vector<int> lines);

/// Blanks between words and lines.
constexpr std::string_view kBlanks = " \t\r\n";

int points_in(std::string_view text);

/// A problem at a byte of the text, with its line and column.
Problem problem_in(std::string_view text, std::size_t byte, std::string code, Text said);

/// Sorts problems by their places in the text.
void in_order(Problems& problems);
/// Numbers (from 1) of the lines with text: fences, rules and quote marks alone are none.
std::vector<int> speaking_lines(std::string_view text);

/// `Reading` of bindings/types/build.d.ts.
Json to_json(const ReaderResult& reading);

// Reads any pasted text.

/// Longest text that is read, in bytes.
inline constexpr std::size_t kMostText = 1 << 20;
/// Most builds with problems that are handed on to be mended.
inline constexpr std::size_t kMostDrafts = 100;
/// Most problems that are listed.
inline constexpr std::size_t kMostProblems = 1000;

/// The problem of a text that is too long or not UTF-8.
std::optional<Problem> broken_text(std::string_view text);
/// Cuts the list to kMostProblems, and adds a problem that says how many more there are.
void cap(Problems& problems);

/// `preferred`: the system where the text names none; `settings`: settings that its characters must
/// be legal for; `consent`: as in Records::read_thread.
ReaderResult read_anything(const Registry& registry, const System& preferred, std::string_view text,
                           const Settings& settings = {}, bool consent = false);

// Sheets as people write them.

/// Reads the sheets of the preferred system; where it finds no legal one, a link in the text, and
/// then the sheets of the other systems.
ReaderResult read_text(const Registry& registry, const System& preferred, std::string_view text,
                       const Settings& settings);

// CCFOLIA's clipboard: a piece has a sheet in its memo, and may have a newer name and newer numbers
// of its own.

/// Absent where the text is no such JSON: one piece, a list of pieces, or one piece per line.
/// `read_sheet` reads a memo.
std::optional<ReaderResult>
read_ccfolia(const Registry& registry, const System& preferred, std::string_view text,
             const Settings& settings,
             const std::function<ReaderResult(std::string_view)>& read_sheet);

// Tables: below a heading with a column of names and either a column of builds, as leagues write
// them, or a column for each field of a sheet.

/// Absent where the text is no such table. `read_sheet` reads a cell, or a row turned into a sheet.
std::optional<ReaderResult>
read_table(std::string_view text, const std::function<ReaderResult(std::string_view)>& read_sheet);

// JSON: one build, a list of builds, a match, or a record.

/// Most builds in one list.
inline constexpr std::size_t kMostBuilds = 10'000;

/// Whether the text begins as an object or a list of objects. "[一閃]…" doesn't.
bool looks_like_json(std::string_view text);

ReaderResult read_json(const Registry& registry, const System& preferred, std::string_view text,
                       const Settings& settings);

// A link in a text: alone, or in a message.

/// Absent where nothing in the text looks like a link of this program.
std::optional<ReaderResult> read_link(const Registry& registry, std::string_view text,
                                      const Settings& at_hand);

} // namespace shiaiba
