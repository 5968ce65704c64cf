// Writes values as JSON text.
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

#include "core/json.hpp"
#include "core/json_text.hpp"
#include "core/utf8.hpp"

namespace shiaiba {
namespace {

class JsonTextWriter {
public:
    explicit JsonTextWriter(int indent) : indent_(indent) {}

    void value(const Json& json) {
        if (const auto* const all = json.get_ptr<const Json::object_t*>()) return object(*all);
        if (const auto* const list = json.get_ptr<const Json::array_t*>()) return array(*list);
        if (const auto* const text = json.get_ptr<const std::string*>()) return string(*text);
        // Of whole numbers there are two kinds, and both answer when asked for the signed one.
        if (json.is_number_unsigned()) {
            out_ += std::to_string(*json.get_ptr<const Json::number_unsigned_t*>());
        } else if (json.is_number_integer()) {
            out_ += std::to_string(*json.get_ptr<const Json::number_integer_t*>());
        } else if (const auto* const number = json.get_ptr<const Json::number_float_t*>()) {
            fraction(*number);
        } else if (json.is_boolean()) {
            out_ += *json.get_ptr<const bool*>() ? "true" : "false";
        } else {
            out_ += "null";
        }
    }
    std::string take() { return std::move(out_); }

private:
    /// As the library's own writer does: the shortest decimal that reads back the same.
    void fraction(double number) {
        if (!std::isfinite(number)) {
            out_ += "null";
            return;
        }
        std::array<char, 64> digits{};
        char* const end =
            nlohmann::detail::to_chars(digits.data(), digits.data() + digits.size(), number);
        out_.append(digits.data(), end);
    }

    void object(const Json::object_t& members) {
        bool first = true;
        out_ += '{';
        for (const auto& [name, member] : members) {
            before(first);
            string(name);
            out_ += indent_ < 0 ? ":" : ": ";
            value(member);
        }
        close(first, '}');
    }

    void array(const Json::array_t& list) {
        bool first = true;
        out_ += '[';
        for (const Json& one : list) {
            before(first);
            value(one);
        }
        close(first, ']');
    }

    /// Before each of what stands in a bracket, and behind the last.
    void before(bool& first) {
        if (!first) out_ += ',';
        if (first) ++depth_;
        first = false;
        line();
    }
    void close(bool empty, char bracket) {
        if (!empty) {
            --depth_;
            line();
        }
        out_ += bracket;
    }
    void line() {
        if (indent_ < 0) return;
        out_ += '\n';
        out_.append(static_cast<std::size_t>(indent_) * static_cast<std::size_t>(depth_), ' ');
    }

    void string(const std::string& text) {
        // A message that quotes what was given may hold any bytes.
        if (!is_ascii(text) && !is_utf8(text)) return string(encode_utf8(decode_utf8(text)));
        out_ += '"';
        const std::string_view all = text;
        std::size_t from = 0;
        for (std::size_t at = 0; at < all.size(); ++at) {
            const char c = all[at];
            if (c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20) continue;
            out_ += all.substr(from, at - from);
            escape(c);
            from = at + 1;
        }
        out_ += all.substr(from);
        out_ += '"';
    }

    /// Most texts are, and need no second look.
    static bool is_ascii(const std::string& text) {
        unsigned char any = 0;
        for (const char c : text) any |= static_cast<unsigned char>(c);
        return any < 0x80;
    }

    void escape(char c) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        const std::size_t known = kEscaped.find(c);
        if (known != std::string_view::npos) {
            out_ += '\\';
            out_ += kEscapes[known];
        } else {
            out_ += c < 0x10 ? "\\u000" : "\\u001";
            out_ += kDigits[static_cast<std::size_t>(c) % 16];
        }
    }

    int indent_;
    int depth_ = 0;
    std::string out_;
};

} // namespace

std::string write_json(const Json& json, int indent) {
    JsonTextWriter writer(indent);
    writer.value(json);
    return writer.take();
}

} // namespace shiaiba
