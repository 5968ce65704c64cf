// From a plan's text to its tree, and back: one plan, the words that a sheet defines for its plans
// (docs/plans.md), and a whole tactic as text.
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
    /// Absent where a problem spoils it.
    std::optional<Plan> plan;
    /// Line 1, column and length in characters of the raw text; in order.
    Problems problems;
    /// The language that it was read in.
    Lang lang = Lang::Ja;
};

/// `lang` nullptr: told from the letters.
Compiled compile(std::string_view text, const LineContext& reading, const Lang* lang = nullptr);

/// Empty where the vocabulary has no words for the tree: such a tree is none.
std::string print(const Plan& plan, const Vocabulary& vocabulary, const Names& names, Lang lang);
std::string print(const Condition& condition, const Vocabulary& vocabulary, const Names& names,
                  Lang lang);

/// A Japanese verb or adjective stands before 場合 as it is; a noun needs の.
bool ends_as_verb(std::string_view said);

/// Where a line that defines a word has that word and its phrase: 「定義: A = …」 or 「…をAと呼ぶ」, "define A = …" or
/// "call … A".
struct DefinitionPlaces {
    std::size_t word;
    std::size_t word_end;
    std::size_t phrase;
    std::size_t phrase_end;
};
/// `plain`: half-width. Absent where the line defines nothing.
std::optional<DefinitionPlaces> definition_places(std::u32string_view plain);

/// P017 where the right side isn't one phrase. Where it is, `definition.said` becomes that phrase in
/// both languages.
Problems settle(Definition& definition, const Vocabulary& vocabulary, const Names& names);

/// Why no plan ever takes a definition: where a name stands the name is meant, and of several
/// definitions of one word the first.
enum class Idle : std::uint8_t { No, Name, Repeated };
Idle idle(std::span<const Definition> definitions, std::size_t which, const Names& names);

// A whole tactic as text: a plan a line, its note above it behind "#", definitions anywhere.

struct CompiledLines {
    /// Of the lines without problems.
    std::vector<Plan> plans;
    std::vector<Definition> definitions;
    /// With the number of the line.
    Problems problems;
};

/// At most kMostPlans plans. A definition (`definition_places`) is good for all lines.
CompiledLines compile_lines(std::string_view text, const Vocabulary& vocabulary, const Names& names,
                            const Lang* lang = nullptr);

/// Compiles to the same plans; definitions are written out.
std::string print_lines(const std::vector<Plan>& plans, const Vocabulary& vocabulary,
                        const Names& names, Lang lang);

} // namespace shiaiba::plan
