// JSON at the engine's border: the type (keys keep their order), and a reader with limits for text
// from anywhere.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/problem.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

using Json = nlohmann::ordered_json;

/// Default limit of a JSON text, in bytes.
inline constexpr std::size_t kMostJsonBytes = 1 << 20;

/// Most levels of nested objects and arrays.
inline constexpr int kMostJsonDepth = 32;

/// Reads a JSON text of at most `most_bytes` bytes and kMostJsonDepth levels; a problem names line
/// and column.
Checked<Json> parse_json(std::string_view text, std::size_t most_bytes = kMostJsonBytes);

/// JSON as text. Bytes that are not UTF-8 become U+FFFD, so that writing never fails.
std::string write_json(const Json& json, int indent = -1);

/// A whole number; beyond the range of int, the nearest int. Absent if the JSON is not a whole
/// number. (Compare with this, not with Json's operators: these construct a Json from the other
/// operand, and add code for every type.)
std::optional<int> whole_number(const Json& json);

/// Makes an object key by key; no key may be added twice. (Nested initialiser lists read as well,
/// but take ten times the space in WebAssembly: every call here is one jump.)
class JsonObject {
public:
    JsonObject& add(const char* key, std::string_view value);
    JsonObject& add(const char* key, const char* value) {
        return add(key, std::string_view(value));
    }
    JsonObject& add(const char* key, const std::string& value) {
        return add(key, std::string_view(value));
    }
    JsonObject& add(const char* key, int value);
    JsonObject& add(const char* key, std::size_t value) {
        return add(key, static_cast<int>(value));
    }
    JsonObject& add(const char* key, bool value);
    JsonObject& add(const char* key, const Text& value);
    JsonObject& add(const char* key, Json value);
    operator Json() { return std::move(object_); }

private:
    Json object_ = Json::object();
};

Json to_json(const Text& text);
Json to_json(const Problem& problem);
Json to_json(const Problems& problems);

/// Appends problems, each with `prefix` before its path.
void add_problems(Problems& all, const Problems& more, const std::string& prefix);

/// A problem at a JSON pointer; `rule` is the clause that is broken, if any.
Problem problem_at(std::string path, std::string code, Text text, std::string rule = {});

} // namespace shiaiba
