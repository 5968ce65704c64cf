// Walks through a JSON text once, keeping the pointer of the current value.
#include "share/json_places.hpp"

#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// Place by pointer; line 0: not found.
using Wanted = std::map<std::string, TextPlace, std::less<>>;

std::string parent_of(const std::string& pointer) { return pointer.substr(0, pointer.rfind('/')); }

/// Walks through a text that is well-formed and of bounded depth, because parse_json accepted it.
class Walker {
public:
    Walker(std::string_view text, Wanted& wanted) : text_(text), wanted_(&wanted) {}

    void value() {
        blanks();
        const TextPlace start = here_;
        const std::size_t from = at_;
        const bool nested = peek() == '{' || peek() == '[';
        if (peek() == '{') {
            members();
        } else if (peek() == '[') {
            elements();
        } else if (peek() == '"') {
            string();
        } else {
            while (!done() &&
                   std::string_view(",]} \t\r\n").find(peek()) == std::string_view::npos) {
                next();
            }
        }
        // Numbers, words and strings are on one line, so columns give their length.
        const int length = nested || at_ == from ? 1 : here_.column - start.column;
        const auto found = wanted_->find(pointer_);
        if (found != wanted_->end()) found->second = {start.line, start.column, length};
    }

private:
    bool done() const { return at_ == text_.size(); }
    char peek() const { return done() ? '\0' : text_[at_]; }

    void next() {
        if (done()) return;
        const auto byte = static_cast<unsigned char>(text_[at_++]);
        if (byte == '\n') {
            ++here_.line;
            here_.column = 1;
        } else if (done() || (static_cast<unsigned char>(text_[at_]) & 0xC0U) != 0x80U) {
            ++here_.column;
        }
    }

    void blanks() {
        while (!done() && std::string_view(" \t\r\n").find(peek()) != std::string_view::npos)
            next();
    }

    std::string_view string() {
        const std::size_t from = at_;
        next();
        while (!done() && peek() != '"') {
            if (peek() == '\\') next();
            next();
        }
        next();
        return text_.substr(from, at_ - from);
    }

    void members() {
        const std::size_t depth = pointer_.size();
        next();
        for (blanks(); !done() && peek() != '}'; blanks()) {
            const std::string_view key = string();
            blanks();
            next(); // the colon
            pointer_ += "/" + escaped(parse_json(key)->get<std::string>());
            value();
            pointer_.resize(depth);
            blanks();
            if (peek() == ',') next();
        }
        next();
    }

    void elements() {
        const std::size_t depth = pointer_.size();
        next();
        int i = 0;
        for (blanks(); !done() && peek() != ']'; blanks()) {
            pointer_ += "/" + std::to_string(i++);
            value();
            pointer_.resize(depth);
            blanks();
            if (peek() == ',') next();
        }
        next();
    }

    /// The key as JSON pointers write it.
    static std::string escaped(const std::string& key) {
        std::string out;
        for (const char c : key) {
            if (c == '~') {
                out += "~0";
            } else if (c == '/') {
                out += "~1";
            } else {
                out += c;
            }
        }
        return out;
    }

    std::string_view text_;
    Wanted* wanted_;
    std::size_t at_ = 0;
    TextPlace here_;
    std::string pointer_;
};

} // namespace

void place_problems(std::string_view json_text, Problems& problems) {
    Wanted wanted{{"", {0, 0, 0}}};
    for (const Problem& problem : problems) {
        for (std::string path = problem.path; !path.empty(); path = parent_of(path)) {
            wanted.emplace(path, TextPlace{0, 0, 0});
        }
    }
    Walker(json_text, wanted).value();
    for (Problem& problem : problems) {
        std::string path = problem.path;
        while (!path.empty() && wanted.at(path).line == 0) path = parent_of(path);
        const TextPlace& place = wanted.at(path);
        problem.line = place.line;
        problem.column = place.column;
        problem.length = place.length;
    }
}

} // namespace shiaiba
