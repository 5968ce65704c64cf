// The reader of whatever a player pastes: a link, JSON, pieces of a virtual table, or characters as people write
// them.
#pragma once

#include <cstddef>
#include <functional>
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
    /// "json", "match", "record", "thread", "csv", "ccfolia", "udonarium", "chat", "link", "nothing", or what the system's own reader calls it.
    std::string form = "nothing";
    /// One sentence: what was found.
    Text said;
    /// Legal characters, in the order of the text.
    std::vector<Party> characters;
    /// Group of each of them; empty where the text knows none.
    std::vector<std::string> groups;
    /// Where the text is a whole fight: both characters, and what else decides it.
    std::optional<Match> match;
    /// With line and column.
    Problems problems;
    /// What its system's rules have read otherwise than it stands there: a thread's dice, a skill's cost. With line and
    /// column.
    Problems notes = {};
    /// Lines (from 1 on) that were known as no part of what was read: remarks, headings, talk. In their order.
    std::vector<int> left_out = {};
};

/// The sentence for a reading that came upon so many characters, legal or not.
Text said_of(const ReaderResult& reading, std::size_t total);
/// Counts these in what is said.
void tell_left_out(ReaderResult& reading, std::vector<int> lines);

/// Between words and lines.
constexpr std::string_view kBlanks = " \t\r\n";

int points_in(std::string_view text);

/// A problem at a byte of the text, with its line and column.
Problem problem_in(std::string_view text, std::size_t byte, std::string code, Text said);

/// `Reading` of bindings/engine.d.ts.
Json to_json(const ReaderResult& reading);

// Reads whatever a player pastes: a link, JSON, or characters as people write them.

/// Longest text that is read, in bytes.
inline constexpr std::size_t kMostText = 1 << 20;
/// Most problems that are told one by one.
inline constexpr std::size_t kMostProblems = 1000;

/// What is wrong with the bytes themselves: too many, or no UTF-8.
std::optional<Problem> broken_text(std::string_view text);
/// Leaves kMostProblems of them and one that says how many more there are.
void cap(Problems& problems);

/// `preferred` is the system where the text names none, `settings` those that its characters are for; `consent`: as of
/// Records::read_thread.
ReaderResult read_anything(const Registry& registry, const Ruleset& preferred,
                           std::string_view text, const Settings& settings = {},
                           bool consent = false);

// Pieces out of CCFOLIA's clipboard: the sheet in the memo, with the name and the numbers that the piece has by now.

/// Absent where the text is no such JSON: one piece, a list of them, or one a line. `read_sheet` reads a memo.
std::optional<ReaderResult>
read_ccfolia(const Registry& registry, const Ruleset& preferred, std::string_view text,
             const Settings& settings,
             const std::function<ReaderResult(std::string_view)>& read_sheet);

// Characters in a table: below a heading with a column of names and one of builds, as leagues write them, or a column
// for each field of a sheet.

/// Absent where the text is no such table. `read_sheet` reads a cell, or a row as a sheet.
std::optional<ReaderResult>
read_table(std::string_view text, const std::function<ReaderResult(std::string_view)>& read_sheet);

// Characters in JSON: one build, a list of builds, or a match.

/// Most builds in one list.
inline constexpr std::size_t kMostBuilds = 10'000;

/// An object, or a list of objects. "[一閃]…" is none.
bool looks_like_json(std::string_view text);

ReaderResult read_json(const Registry& registry, const Ruleset& preferred, std::string_view text,
                       const Settings& settings);

// A link in a pasted text: by itself, or in the message that it came with.

/// Absent where nothing in the text looks like one of our links.
std::optional<ReaderResult> read_link(const Registry& registry, std::string_view text,
                                      const Settings& at_hand);

} // namespace shiaiba
