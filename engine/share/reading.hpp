// What was read from a text: the characters, the problems, and one sentence.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/party.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

struct Reading {
    /// "json", "match", "record", "thread", "csv", "ccfolia", "link", "nothing", or what the system's own reader calls it.
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
};

/// The sentence for a reading that came upon so many characters, legal or not.
Text said_of(const Reading& reading, std::size_t total);

/// Between words and lines.
constexpr std::string_view kBlanks = " \t\r\n";

int points_in(std::string_view text);

/// A problem at a byte of the text, with its line and column.
Problem problem_in(std::string_view text, std::size_t byte, std::string code, Text said);

/// `Reading` of bindings/engine.d.ts.
Json to_json(const Reading& reading);

} // namespace shiaiba
