// Plans as JSON: trees, and texts to compile.
#pragma once

#include <vector>

#include "core/json_fwd.hpp"
#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// A value of a domain as JSON calls it.
Json value_to_json(int domain, int value, const Vocabulary& vocabulary, const Names& names);

/// `{when?, do, note?}`.
Json to_json(const Plan& plan, const Vocabulary& vocabulary, const Names& names);
Json to_json(const Condition& condition, const Vocabulary& vocabulary, const Names& names);

/// A tree, a text, or `{text, lang?, note?}`. Paths of problems begin at the plan; a text's problems
/// have line, column and length besides.
Checked<Plan> plan_from_json(const Json& json, const Reading& reading);

/// A list of such; at most kMostPlans.
Checked<std::vector<Plan>> plans_from_json(const Json& json, const Reading& reading);

/// `[{word, text}]`, each one phrase.
Checked<std::vector<Definition>>
definitions_from_json(const Json& json, const Vocabulary& vocabulary, const Names& names);

} // namespace shiaiba::plan
