// Reads JSON text value by value.
#include <charconv>
#include <cstdint>
#include <string>

#include "core/json.hpp"
#include "core/json_text.hpp"
#include "core/utf8.hpp"

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

} // namespace shiaiba
