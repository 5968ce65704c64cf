// JSON of plans and vocabularies: reads trees, texts and definitions, and writes trees and the
// words for the page's editor. Builds are stored with plans in this form.
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

/// The id, number or name that a domain's value has in JSON.
Json value_to_json(int domain, int value, const Vocabulary& vocabulary, const Names& names);

/// `{when?, do, note?}`.
Json to_json(const Plan& plan, const Vocabulary& vocabulary, const Names& names);
Json to_json(const Condition& condition, const Vocabulary& vocabulary, const Names& names);

/// Reads a tree, a text, or `{text, lang?, note?}`. Problems have JSON pointers from the plan on;
/// those of a text also have line, column and length.
Checked<Plan> plan_from_json(const Json& json, const LineContext& reading);

/// Reads a list of plans; at most kMostPlans.
Checked<std::vector<Plan>> plans_from_json(const Json& json, const LineContext& reading);

/// Reads `[{word, text}]`, at most kMostPlans; each text must be one phrase or comparison.
Checked<std::vector<Definition>>
definitions_from_json(const Json& json, const Vocabulary& vocabulary, const Names& names);

// Reading a tree, and the helpers for it.

/// Reads an object with `do`. If problems are added, the returned plan means nothing.
Plan read_tree(const Json& json, const LineContext& reading, Problems& problems);

/// The text of a JSON string; empty for any other JSON.
std::string_view text_of(const Json& json);
/// The member of an object; nullptr if there is none, or `json` is no object.
const Json* member(const Json& json, const char* key);
/// A value as messages quote it: at most 40 characters.
std::string shown(const Json& json);
/// Adds a problem for every member whose key isn't one of `keys`.
void only_members(const Json& json, const std::string& path,
                  std::initializer_list<const char*> keys, Problems& problems);

// A vocabulary as data, so that the page can put plans together from blocks.

/// `PlanWords` of bindings/types/plans.d.ts.
Json describe(const Vocabulary& vocabulary, const Names& names);

} // namespace shiaiba::plan
