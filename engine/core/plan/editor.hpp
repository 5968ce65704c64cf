// What an editor of plans asks: what a plan means, how it is coloured, how it may go on, and what somebody may
// have meant.
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

// What somebody may have meant by a plan that doesn't compile.

/// One plan, or several in their order, that stand for a text.
using Guess = std::vector<std::string>;

/// What it may have meant: plans that compile; where only the writer knows whose something is, both
/// answers, which may leave something else to mend. Empty where nothing can be guessed. Only guesses:
/// nobody but a reader may put them in.
std::vector<Guess> suggest(std::string_view text, const LineContext& reading,
                           const Lang* lang = nullptr);

struct Review {
    /// Absent where a problem spoils it.
    std::optional<Plan> plan;
    /// The plan in both languages; of a broken one what was written, in both places.
    Text text;
    /// The language that it was read in.
    Lang lang = Lang::Ja;
    /// Of a text with line, column and length; of a tree with paths.
    Problems problems;
    /// What the words of both texts are (`paint`).
    Text kinds;
    /// What a broken text may have meant, each the plans that stand for it in their order.
    std::vector<Guess> fixes;
};

/// A text, `{text, lang?, note?}` or a tree. Guessing compiles a few hundred texts, so whoever reviews
/// many bounds how often.
Review review(const Json& json, const LineContext& reading, bool guess);

/// `PlanRead` of bindings/engine.d.ts.
Json to_json(const Review& review, const Vocabulary& vocabulary, const Names& names);

/// A word's definition as somebody writes it, `{word, text}`.
struct DefinitionReview {
    Definition definition;
    /// The language that it was read in.
    Lang lang = Lang::Ja;
    Problems problems;
};
DefinitionReview review_definition(const Json& json, const LineContext& reading);
/// `DefinitionRead` of bindings/engine.d.ts.
Json to_json(const DefinitionReview& review);
/// The definitions of a list that stand for something; none where it is no list.
std::vector<Definition> usable_definitions(const Json& json, const LineContext& reading);

// What the words of a plan are, for an editor that colours them.

/// A letter for every character of the text: c joins or ends a condition, or compares; f fact; n number
/// or value; v instruction; t what it is about; d defined word; "." nothing that is understood. Broken
/// texts are painted as far as they are understood; too long ones not at all.
std::string paint(std::string_view text, const LineContext& reading, const Lang* lang = nullptr);

// How a plan that is being written may go on: facts, comparisons, names and instructions, from the words so far.

struct Completion {
    /// What is shown.
    std::string label;
    /// What takes the place of the characters from `begin` up to the caret (0-based).
    std::string insert;
    int begin = 0;
};

/// For a caret behind so many characters of the text; what stands behind it is not looked at. In the order
/// of the vocabulary, those that begin with what is written first; at most kMostCompletions.
std::vector<Completion> complete(std::string_view text, int caret, const LineContext& reading,
                                 Lang wish);

inline constexpr std::size_t kMostCompletions = 160;

} // namespace shiaiba::plan
