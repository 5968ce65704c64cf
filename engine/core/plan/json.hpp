// Plans and vocabularies as JSON: trees, texts to compile, and what plans may speak of as data.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"
#include "core/plan/vocabulary.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::plan {

/// A value of a domain as JSON calls it.
Json value_to_json(int domain, int value, const Vocabulary& vocabulary, const Names& names);

/// `{when?, do, note?}`.
Json to_json(const Plan& plan, const Vocabulary& vocabulary, const Names& names);
Json to_json(const Condition& condition, const Vocabulary& vocabulary, const Names& names);

/// A tree, a text, or `{text, lang?, note?}`. Paths of problems begin at the plan; a text's problems
/// have line, column and length besides.
Checked<Plan> plan_from_json(const Json& json, const LineContext& reading);

/// A list of such; at most kMostPlans.
Checked<std::vector<Plan>> plans_from_json(const Json& json, const LineContext& reading);

/// `[{word, text}]`, each one phrase.
Checked<std::vector<Definition>>
definitions_from_json(const Json& json, const Vocabulary& vocabulary, const Names& names);

// Reads a plan's tree out of JSON, and what such reading takes.

/// Of an object with `do`; what is wrong goes to `problems`, and then the plan means nothing.
Plan read_tree(const Json& json, const LineContext& reading, Problems& problems);

/// Empty where it is no text.
std::string_view text_of(const Json& json);
/// The member of an object; nullptr where it isn't there.
const Json* member(const Json& json, const char* key);
/// What a message calls a strange value.
std::string shown(const Json& json);
/// Members that nothing is known of are problems.
void only_members(const Json& json, const std::string& path,
                  std::initializer_list<const char*> keys, Problems& problems);

// A vocabulary as data, so that plans can be put together without writing a word.

/// `PlanWords` of bindings/engine.d.ts.
Json describe(const Vocabulary& vocabulary, const Names& names);

} // namespace shiaiba::plan
