// One plan as somebody writes it: what it means, how it reads in both languages, what is wrong with it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/json_fwd.hpp"
#include "core/plan/line.hpp"
#include "core/plan/suggest.hpp"
#include "core/plan/tree.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

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
Review review(const Json& json, const Reading& reading, bool guess);

/// `PlanRead` of bindings/engine.d.ts.
Json to_json(const Review& review, const Vocabulary& vocabulary, const Names& names);

/// A word's definition as somebody writes it, `{word, text}`.
struct DefinitionReview {
    Definition definition;
    /// The language that it was read in.
    Lang lang = Lang::Ja;
    Problems problems;
};
DefinitionReview review_definition(const Json& json, const Reading& reading);
/// `DefinitionRead` of bindings/engine.d.ts.
Json to_json(const DefinitionReview& review);
/// Those of a list that stand for something; of what is no list, none.
std::vector<Definition> usable_definitions(const Json& json, const Reading& reading);

} // namespace shiaiba::plan
