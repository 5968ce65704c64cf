// Compiler and printer of plans: turns one plan's text into its tree and back, and reads the words
// that a sheet defines for its plans, and whole tactics as text. docs/plans.md describes the
// language; text that print() writes must compile to the same tree.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::plan {

struct Compiled {
    /// Absent if there is any problem.
    std::optional<Plan> plan;
    /// Sorted by place: line 1, column (from 1) and length in characters of the raw text.
    Problems problems;
    /// The language that the text was read in.
    Lang lang = Lang::Ja;
};

/// Compiles one plan, in the exact words of plans or in everyday wordings (everyday.hpp). `lang`
/// nullptr: the language is told from the letters.
Compiled compile(std::string_view text, const LineContext& reading, const Lang* lang = nullptr);

/// The plan or condition in words. Empty if the vocabulary has no words for it: then the tree is no
/// valid plan.
std::string print(const Plan& plan, const Vocabulary& vocabulary, const Names& names, Lang lang);
std::string print(const Condition& condition, const Vocabulary& vocabulary, const Names& names,
                  Lang lang);

/// Whether Japanese text ends in a verb or adjective: then 場合 follows directly, else の stands
/// between.
bool ends_as_verb(std::string_view said);

/// Where the word and its phrase stand in a line that defines a word: 「定義: A = …」 or
/// 「…をAと呼ぶ」, "define A = …" or "call … A". Half-open ranges of code points.
struct DefinitionPlaces {
    std::size_t word;
    std::size_t word_end;
    std::size_t phrase;
    std::size_t phrase_end;
};
/// Finds the places in a line with half-width signs; absent if the line defines nothing.
std::optional<DefinitionPlaces> definition_places(std::u32string_view plain);

/// Reads the definition's text and fills `definition.said` in both languages; P017 if the text
/// isn't one phrase or comparison.
Problems settle(Definition& definition, const Vocabulary& vocabulary, const Names& names);

/// Why a definition is never used: its word is also a name, which wins, or an earlier definition
/// has the same word.
enum class Idle : std::uint8_t { No, Name, Repeated };
Idle idle(std::span<const Definition> definitions, std::size_t which, const Names& names);

// A whole tactic as text: one plan a line, with its note above it behind "#"; definitions on any
// line.

struct CompiledLines {
    /// The plans of the lines without problems.
    std::vector<Plan> plans;
    std::vector<Definition> definitions;
    /// Each with the number of its line, from 1.
    Problems problems;
};

/// Compiles at most kMostPlans plans. A definition holds for all lines, also those above it.
CompiledLines compile_lines(std::string_view text, const Vocabulary& vocabulary, const Names& names,
                            const Lang* lang = nullptr);

/// Text that compiles to the same plans and notes; definitions are written out.
std::string print_lines(const std::vector<Plan>& plans, const Vocabulary& vocabulary,
                        const Names& names, Lang lang);

} // namespace shiaiba::plan
