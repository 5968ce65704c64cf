// Reads and writes JSON at the border.
#include "core/json.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/utf8.hpp"

namespace shiaiba {
namespace {

constexpr int kMostDepth = 16;

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

/// Makes the value of what is read. (Json::parse does so too, but brings a whole second parser along,
/// which weighs 10 KB in WebAssembly.)
class Builder {
public:
    explicit Builder(Json& whole) : whole_(&whole) {}

    /// Where the text ceased to be JSON.
    std::size_t fault() const { return fault_; }

    bool null() { return put(Json()); }
    bool boolean(bool value) { return put(Json(value)); }
    bool number_integer(Json::number_integer_t value) { return put(Json(value)); }
    bool number_unsigned(Json::number_unsigned_t value) { return put(Json(value)); }
    bool number_float(Json::number_float_t value, const std::string&) { return put(Json(value)); }
    bool string(std::string& value) { return put(Json(std::move(value))); }
    bool binary(Json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        // Of a name that comes twice the last value counts.
        member_ = &(*open_.back())[name];
        return true;
    }
    bool parse_error(std::size_t byte, const std::string&, const Json::exception&) {
        fault_ = byte;
        return false;
    }

private:
    Json& slot() {
        if (open_.empty()) return *whole_;
        if (open_.back()->is_object()) return *member_;
        open_.back()->push_back(Json());
        return open_.back()->back();
    }
    bool put(Json value) {
        slot() = std::move(value);
        return true;
    }
    bool open(Json empty) {
        Json& place = slot();
        place = std::move(empty);
        open_.push_back(&place);
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    Json* whole_;
    /// What encloses the next value. Nothing moves while it is open.
    std::vector<Json*> open_;
    Json* member_ = nullptr;
    std::size_t fault_ = 0;
};

} // namespace

Checked<Json> parse_json(std::string_view text, std::size_t most_bytes) {
    if (text.size() > most_bytes) {
        const std::string most = std::to_string(most_bytes >> 20);
        return at_byte(text, 0, "tooLong",
                       {"JSONが長すぎます(" + most + "MBまで)。",
                        "The JSON is too long (" + most + " MB at most)."});
    }
    if (depth_of(text) > kMostDepth) {
        return at_byte(text, 0, "tooDeep",
                       {"JSONの入れ子が深すぎます(16段まで)。",
                        "The JSON is nested too deeply (16 levels at most)."});
    }
    Json whole;
    Builder builder(whole);
    if (Json::sax_parse(text.begin(), text.end(), &builder)) return whole;
    const std::size_t byte = builder.fault() > 0 ? builder.fault() - 1 : 0;
    return at_byte(text, byte, "notJson",
                   {"JSONとして読めません。", "This can't be read as JSON."});
}

std::string write_json(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
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
