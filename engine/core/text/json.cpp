// JSON: reads texts within bounds of size and depth, and makes objects.
#include "core/text/json.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Receives values from the library's parser, and stops it when they nest too deeply: the parser
/// itself has no limit.
class Builder {
public:
    explicit Builder(Json& whole) : whole_(whole) {}

    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    bool null() { return put(nullptr); }
    bool boolean(bool value) { return put(value); }
    bool number_integer(number_integer_t value) { return put(value); }
    bool number_unsigned(number_unsigned_t value) { return put(value); }
    bool number_float(number_float_t value, const string_t&) { return put(value); }
    bool string(string_t& value) { return put(std::move(value)); }
    bool binary(binary_t&) { return false; }

    bool start_object(std::size_t) { return open(Json::object()); }
    bool key(string_t& name) {
        // If a key comes twice, the last value counts.
        member_ = &(*open_.back())[name];
        return true;
    }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_array() { return close(); }

    bool parse_error(std::size_t position, const std::string&, const Json::exception&) {
        position_ = position;
        return false;
    }

    bool too_deep() const { return too_deep_; }
    /// The byte at which the text stops being JSON.
    std::size_t fault() const { return position_ > 0 ? position_ - 1 : 0; }

private:
    Json& place(Json value) {
        if (open_.empty()) return whole_ = std::move(value);
        if (open_.back()->is_array()) {
            open_.back()->push_back(std::move(value));
            return open_.back()->back();
        }
        return *member_ = std::move(value);
    }
    bool put(Json value) {
        place(std::move(value));
        return true;
    }
    bool open(Json empty) {
        too_deep_ = open_.size() == static_cast<std::size_t>(kMostJsonDepth);
        if (too_deep_) return false;
        open_.push_back(&place(std::move(empty)));
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    Json& whole_;
    /// Objects and arrays that aren't closed yet, the outermost first. The pointers stay valid: a
    /// list gets its next element only after the element before is closed.
    std::vector<Json*> open_;
    /// The place of the value for the last key.
    Json* member_ = nullptr;
    bool too_deep_ = false;
    std::size_t position_ = 0;
};

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
    Json whole;
    Builder builder(whole);
    if (Json::sax_parse(text, &builder)) return whole;
    if (builder.too_deep()) {
        const std::string most = std::to_string(kMostJsonDepth);
        return at_byte(text, 0, "tooDeep",
                       {"JSONの入れ子が深すぎます(" + most + "段まで)。",
                        "The JSON is nested too deeply (" + most + " levels at most)."});
    }
    return at_byte(text, builder.fault(), "notJson",
                   {"JSONとして読めません。", "This can't be read as JSON."});
}

std::string write_json(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::optional<int> whole_number(const Json& json) {
    using Range = std::numeric_limits<int>;
    if (!json.is_number_integer()) return std::nullopt;
    const auto value = json.get<std::int64_t>();
    // An unsigned value above the range of std::int64_t comes out negative.
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
    // Directly into the list: emplace() would first search for the key, and callers never add a key
    // twice.
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
