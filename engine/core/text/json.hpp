// JSON at the border: the type, and the reader that takes nothing on trust. Keys keep their order.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/problem.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

using Json = nlohmann::ordered_json;

/// Longest JSON text that is read where nothing else is said, in bytes.
inline constexpr std::size_t kMostJsonBytes = 1 << 20;

/// Most levels of objects and arrays inside each other.
inline constexpr int kMostJsonDepth = 32;

/// Reads a JSON text of at most so many bytes and that depth; the problem names line and column.
Checked<Json> parse_json(std::string_view text, std::size_t most_bytes = kMostJsonBytes);

/// Bytes that are not UTF-8 become U+FFFD: writing never fails.
std::string write_json(const Json& json, int indent = -1);

/// A whole number; one that no int holds becomes the nearest int. Absent where the JSON is none. (Json's own
/// comparisons make a Json of the other side and weigh for every type that there is.)
std::optional<int> whole_number(const Json& json);

/// Makes an object key by key. (Nested initialiser lists read as well but weigh ten times as much in
/// WebAssembly: every call here is one jump.)
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

/// Appends problems of a part that stands at `prefix`.
void add_problems(Problems& all, const Problems& more, const std::string& prefix);

/// A problem at a JSON pointer.
Problem problem_at(std::string path, std::string code, Text text, std::string rule = {});

} // namespace shiaiba
