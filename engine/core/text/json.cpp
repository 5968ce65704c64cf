// Reads JSON within bounds, and makes objects.
#include "core/text/json.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/text/json_text.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Depth of nesting, without building anything; strings are skipped.
int depth_of(std::string_view text) {
    int depth = 0;
    int deepest = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\') ++i;
            if (c == '"') in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '{' || c == '[') {
            deepest = std::max(deepest, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return deepest;
}

Problem at_byte(std::string_view text, std::size_t byte, std::string code, Text said) {
    Problem problem;
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const std::size_t start = before.rfind('\n') + 1;
    problem.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
    problem.column = static_cast<int>(decode_utf8(before.substr(start)).size()) + 1;
    problem.length = 1;
    problem.code = std::move(code);
    problem.text = std::move(said);
    return problem;
}

} // namespace

Checked<Json> parse_json(std::string_view text, std::size_t most_bytes) {
    if (text.size() > most_bytes) {
        const std::string most = std::to_string(most_bytes >> 20);
        return at_byte(text, 0, "tooLong",
                       {"JSONが長すぎます(" + most + "MBまで)。",
                        "The JSON is too long (" + most + " MB at most)."});
    }
    if (depth_of(text) > kMostJsonDepth) {
        const std::string most = std::to_string(kMostJsonDepth);
        return at_byte(text, 0, "tooDeep",
                       {"JSONの入れ子が深すぎます(" + most + "段まで)。",
                        "The JSON is nested too deeply (" + most + " levels at most)."});
    }
    Json whole;
    std::size_t fault = 0;
    if (read_json_text(text, whole, fault)) return whole;
    return at_byte(text, fault, "notJson",
                   {"JSONとして読めません。", "This can't be read as JSON."});
}

std::optional<int> whole_number(const Json& json) {
    using Range = std::numeric_limits<int>;
    if (!json.is_number_integer()) return std::nullopt;
    const auto value = json.get<std::int64_t>();
    // Only what is above the range is above that of std::int64_t.
    if (json.is_number_unsigned() && value < 0) return Range::max();
    return static_cast<int>(std::clamp<std::int64_t>(value, Range::min(), Range::max()));
}

JsonObject& JsonObject::add(const char* key, std::string_view value) {
    return add(key, Json(value));
}
JsonObject& JsonObject::add(const char* key, int value) { return add(key, Json(value)); }
JsonObject& JsonObject::add(const char* key, bool value) { return add(key, Json(value)); }
JsonObject& JsonObject::add(const char* key, const Text& value) { return add(key, to_json(value)); }
JsonObject& JsonObject::add(const char* key, Json value) {
    // Straight into the list: emplace() would look for the key first, and no key comes twice here.
    auto& members = object_.get_ref<Json::object_t&>();
    if (members.empty()) members.reserve(8);
    members.Container::emplace_back(key, std::move(value));
    return *this;
}

Json to_json(const Text& text) { return JsonObject().add("ja", text.ja).add("en", text.en); }

Json to_json(const Problem& problem) {
    JsonObject out;
    if (!problem.path.empty()) out.add("path", problem.path);
    if (problem.line > 0) {
        out.add("line", problem.line).add("column", problem.column).add("length", problem.length);
    }
    out.add("code", problem.code);
    if (!problem.rule.empty()) out.add("rule", problem.rule);
    out.add("ja", problem.text.ja).add("en", problem.text.en);
    if (problem.fix) out.add("fix", *problem.fix);
    if (!problem.whose.ja.empty()) out.add("whose", problem.whose);
    return out;
}

Json to_json(const Problems& problems) {
    Json out = Json::array();
    for (const Problem& problem : problems) out.push_back(to_json(problem));
    return out;
}

void add_problems(Problems& all, const Problems& more, const std::string& prefix) {
    for (Problem problem : more) {
        problem.path = prefix + problem.path;
        all.push_back(std::move(problem));
    }
}

Problem problem_at(std::string path, std::string code, Text text, std::string rule) {
    Problem problem;
    problem.path = std::move(path);
    problem.code = std::move(code);
    problem.text = std::move(text);
    problem.rule = std::move(rule);
    return problem;
}

} // namespace shiaiba
