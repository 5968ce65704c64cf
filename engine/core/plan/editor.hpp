// Services for an editor of plans: what a plan means, the kinds of its words for colours, how it
// may go on, and guesses at what a broken plan was meant to be.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::plan {

// Guesses at a plan that doesn't compile.

/// One plan or several, in their order, to replace a text.
using Guess = std::vector<std::string>;

/// Guesses at a broken text; empty if nothing can be guessed. All plans of a guess compile, except
/// where it is open whose fact is meant (P020): then both answers are given, which may have later
/// problems. Only the plan's writer may accept a guess; no program does.
std::vector<Guess> suggest(std::string_view text, const LineContext& reading,
                           const Lang* lang = nullptr);

/// A plan as an editor shows it.
struct Review {
    /// Absent if there is any problem.
    std::optional<Plan> plan;
    /// The plan in both languages; for a broken plan the text as written, in both places.
    Text text;
    /// The language that the text was read in.
    Lang lang = Lang::Ja;
    /// For a text with line, column and length; for a tree with paths.
    Problems problems;
    /// The kinds of the words of both texts, as paint() gives them.
    Text kinds;
    /// Guesses at a broken text.
    std::vector<Guess> fixes;
};

/// Reviews a text, `{text, lang?, note?}` or a tree. `guess`: guesses are wanted as well. Guessing
/// compiles a few hundred texts, so callers with many plans must limit for how many they want it.
Review review(const Json& json, const LineContext& reading, bool guess);

/// `PlanRead` of bindings/types/plans.d.ts.
Json to_json(const Review& review, const Vocabulary& vocabulary, const Names& names);

/// A word's definition as its writer has it, `{word, text}`, and its problems.
struct DefinitionReview {
    Definition definition;
    /// The language that the text was read in.
    Lang lang = Lang::Ja;
    Problems problems;
};
DefinitionReview review_definition(const Json& json, const LineContext& reading);
/// `DefinitionRead` of bindings/types/plans.d.ts.
Json to_json(const DefinitionReview& review);
/// The definitions of a list that have no problem; none if `json` is no list.
std::vector<Definition> usable_definitions(const Json& json, const LineContext& reading);

// The kinds of a plan's words, for colours.

/// A letter for every character (code point) of the text: c joins or ends a condition, or compares;
/// f fact; n number or value; v instruction; t its target; d defined word; "." not understood.
/// Broken texts are painted as far as they are understood; for too long ones the result is empty.
std::string paint(std::string_view text, const LineContext& reading, const Lang* lang = nullptr);

// How a plan may go on at the caret: facts, comparisons, names and instructions.

struct Completion {
    /// The text that is shown.
    std::string label;
    /// The text that replaces the characters (code points) from `begin`, 0-based, up to the caret.
    std::string insert;
    int begin = 0;
};

/// Completions for a caret behind `caret` characters (code points) of the text; the text behind the
/// caret is ignored. They come in the vocabulary's order, first those that begin with the written
/// letters; at most kMostCompletions. `wish`: the language for a text that is empty or has no
/// completion in its own.
std::vector<Completion> complete(std::string_view text, int caret, const LineContext& reading,
                                 Lang wish);

inline constexpr std::size_t kMostCompletions = 160;

} // namespace shiaiba::plan
