// JSON at the border: the type, and the reader that takes nothing on trust. Keys keep their order.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/problem.hpp"
#include "core/text.hpp"

namespace shiaiba {

using Json = nlohmann::ordered_json;

/// Reads a JSON text of at most 1 MB and depth 16; the problem names line and column.
Checked<Json> parse_json(std::string_view text);

/// Bytes that are not UTF-8 become U+FFFD: writing never fails.
std::string write_json(const Json& json, int indent = -1);

Json to_json(const Text& text);
Json to_json(const Problem& problem);
Json to_json(const Problems& problems);

/// A problem at a JSON pointer.
Problem problem_at(std::string path, std::string code, Text text, std::string rule = {});

} // namespace shiaiba
