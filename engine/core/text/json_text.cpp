// Reads JSON text value by value, and writes it.
#include "core/text/json_text.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

constexpr double kSomeFraction = 0.5;

class JsonTextReader {
public:
    explicit JsonTextReader(std::string_view text) : text_(text) {}

    bool whole(Json& out) {
        constexpr std::string_view kByteOrderMark = "\uFEFF";
        if (text_.substr(0, kByteOrderMark.size()) == kByteOrderMark) at_ = kByteOrderMark.size();
        blanks();
        if (!value(out)) return false;
        blanks();
        return at_ == text_.size();
    }
    std::size_t fault() const { return at_; }

private:
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool next(char c) {
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void blanks() {
        while (next(' ') || next('\n') || next('\r') || next('\t')) {
        }
    }
    bool digits() {
        const std::size_t begin = at_;
        while (peek() >= '0' && peek() <= '9') ++at_;
        return at_ > begin;
    }

    bool value(Json& out) {
        switch (peek()) {
        case '{': return object(out);
        case '[': return array(out);
        case '"': out = ""; return string(*out.get_ptr<std::string*>());
        case 't': out = true; return word("true");
        case 'f': out = false; return word("false");
        case 'n': out = nullptr; return word("null");
        default: return number(out);
        }
    }

    bool word(std::string_view word) {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }

    bool object(Json& out) {
        out = Json::object();
        auto& members = *out.get_ptr<Json::object_t*>();
        ++at_;
        blanks();
        if (next('}')) return true;
        do {
            blanks();
            std::string name;
            if (!string(name)) return false;
            blanks();
            if (!next(':')) return false;
            blanks();
            // Of a name that comes twice the last value counts.
            if (!value(members[name])) return false;
            blanks();
        } while (next(','));
        return next('}');
    }

    bool array(Json& out) {
        out = Json::array();
        auto& list = *out.get_ptr<Json::array_t*>();
        ++at_;
        blanks();
        if (next(']')) return true;
        do {
            blanks();
            list.emplace_back();
            if (!value(list.back())) return false;
            blanks();
        } while (next(','));
        return next(']');
    }

    bool string(std::string& out) {
        if (!next('"')) return false;
        while (true) {
            const std::size_t begin = at_;
            while (static_cast<unsigned char>(peek()) >= 0x20 && peek() != '"' && peek() != '\\') {
                ++at_;
            }
            out.append(text_.substr(begin, at_ - begin));
            if (next('"')) break;
            if (!next('\\') || !escape(out)) return false;
        }
        return is_utf8(out);
    }

    bool escape(std::string& out) {
        const std::size_t known = kEscapes.find(peek());
        if (known != std::string_view::npos) {
            ++at_;
            out.push_back(kEscaped[known]);
            return true;
        }
        char32_t point = 0;
        if (!unit(point)) return false;
        if (point >= 0xD800 && point < 0xDC00) {
            char32_t low = 0;
            if (!next('\\') || !unit(low) || low < 0xDC00 || low > 0xDFFF) return false;
            point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
        } else if (point >= 0xDC00 && point < 0xE000) {
            return false;
        }
        append_utf8(out, point);
        return true;
    }

    /// "u" and four digits.
    bool unit(char32_t& out) {
        if (!next('u')) return false;
        for (int k = 0; k < 4; ++k, ++at_) {
            const char c = peek();
            const int digit = c >= '0' && c <= '9'   ? c - '0'
                              : c >= 'a' && c <= 'f' ? c - 'a' + 10
                              : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                     : -1;
            if (digit < 0) return false;
            out = out * 16 + static_cast<char32_t>(digit);
        }
        return true;
    }

    bool number(Json& out) {
        const bool minus = next('-');
        const std::size_t begin = at_;
        if (!next('0') && !digits()) return false;
        std::uint64_t amount = 0;
        bool whole =
            std::from_chars(text_.data() + begin, text_.data() + at_, amount).ec == std::errc();
        if (next('.')) {
            whole = false;
            if (!digits()) return false;
        }
        if (next('e') || next('E')) {
            whole = false;
            if (!next('+')) next('-');
            if (!digits()) return false;
        }
        constexpr std::uint64_t kLowest = std::uint64_t{1} << 63;
        if (!whole || (minus && amount > kLowest)) {
            out = kSomeFraction;
        } else if (minus) {
            out = static_cast<std::int64_t>(~amount + 1);
        } else {
            out = amount;
        }
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

bool read_json_text(std::string_view text, Json& value, std::size_t& fault) {
    JsonTextReader reader(text);
    const bool read = reader.whole(value);
    fault = reader.fault();
    return read;
}

// Writes values as JSON text.

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
