// Reads a plan's tree out of JSON, and what such reading takes.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/json_fwd.hpp"
#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// Of an object with `do`; what is wrong goes to `problems`, and then the plan means nothing.
Plan read_tree(const Json& json, const Reading& reading, Problems& problems);

/// Empty where it is no text.
std::string_view text_of(const Json& json);
/// The member of an object; nullptr where it isn't there.
const Json* member(const Json& json, const char* key);
/// What a message calls a strange value.
std::string shown(const Json& json);
/// Members that nothing is known of are problems.
void only_members(const Json& json, const std::string& path,
                  std::initializer_list<const char*> keys, Problems& problems);

} // namespace shiaiba::plan
