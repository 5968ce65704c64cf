// Makes a plan's text plain: folds letters, tells the language, and writes definitions out.
#include "core/plan/line.hpp"

#include <algorithm>
#include <iterator>

#include "core/text/unicode.hpp"

namespace shiaiba::plan {
namespace {

/// A text, and the raw characters that each of its bytes comes from.
struct Bytes {
    std::string text;
    std::vector<int> from;
    std::vector<int> to;
    /// 1 where a byte belongs to a name.
    std::string named;

    void add(std::string_view bytes, int begin, int end, bool name) {
        text += bytes;
        named.append(bytes.size(), name ? '\1' : '\0');
        for (std::size_t k = 0; k < bytes.size(); ++k) {
            from.push_back(begin);
            to.push_back(end);
        }
    }
};

bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

struct Folding {
    char32_t point;
    const char* as;
};

/// Punctuation, quotes and signs of comparison that people type in plans; fold_width() does the
/// rest.
constexpr Folding kFoldings[] = {
    {U'、', ","}, {U'。', "."},  {U'．', "."}, {U'｢', "「"}, {U'『', "「"},
    {U'｣', "」"}, {U'』', "」"}, {U'“', "\""}, {U'”', "\""}, {U'’', "'"},
    {U'≧', ">="}, {U'≥', ">="},  {U'≦', "<="}, {U'≤', "<="}, {U'≠', "!="},
};

/// nullptr for a character that isn't in kFoldings.
const char* folded_sign(char32_t point) {
    const auto* const found = std::find_if(std::begin(kFoldings), std::end(kFoldings),
                                           [&](const Folding& one) { return one.point == point; });
    return found == std::end(kFoldings) ? nullptr : found->as;
}

char32_t folded_letter(char32_t point) { return is_blank(point) ? U' ' : fold_width(point); }

std::string folded(char32_t point) {
    if (const char* const sign = folded_sign(point)) return sign;
    std::string out;
    append_utf8(out, folded_letter(point));
    return out;
}

/// Whether the character is the 身 of 自身, which is read as 自分.
bool is_self(std::u32string_view raw, std::size_t k) {
    return k > 0 && raw[k] == U'身' && raw[k - 1] == U'自';
}

/// Whether folding would change nothing: true for most names, which then need no copies.
bool is_folded(std::u32string_view raw) {
    for (std::size_t k = 0; k < raw.size(); ++k) {
        const char32_t point = raw[k];
        if (point >= 0x80 && (folded_sign(point) != nullptr || is_self(raw, k))) return false;
        if (folded_letter(point) != point) return false;
    }
    return true;
}

/// The text with every character folded.
Bytes folded_all(std::u32string_view raw) {
    Bytes out;
    for (std::size_t k = 0; k < raw.size(); ++k) {
        out.add(folded(is_self(raw, k) ? U'分' : raw[k]), static_cast<int>(k),
                static_cast<int>(k) + 1, false);
    }
    return out;
}

/// Number of bytes of `word` at `at`; 0 if it doesn't stand there. Unlike in match_words(), blanks
/// must be the same.
std::size_t word_at(std::string_view text, std::size_t at, std::string_view word) {
    if (word.empty() || text.size() - at < word.size()) return 0;
    for (std::size_t k = 0; k < word.size(); ++k) {
        if (lower(text[at + k]) != lower(word[k])) return 0;
    }
    const std::size_t end = at + word.size();
    if (is_word(word.front()) && at > 0 && is_word(text[at - 1])) return 0;
    if (is_word(word.back()) && end < text.size() && is_word(text[end])) return 0;
    return word.size();
}

/// Number of bytes of the longest name at `at`; 0 if there is none.
std::size_t name_at(std::string_view text, std::size_t at, const Names& names) {
    std::size_t longest = 0;
    for (const auto& domain : names.domains) {
        for (const Name& name : domain) {
            for (const std::string_view word : name.spellings()) {
                longest = std::max(longest, word_at(text, at, word));
            }
        }
    }
    return longest;
}

/// Number of bytes of a quotation at `at`, quotes included; 0 if there is none.
std::size_t quoted_at(std::string_view text, std::size_t at) {
    const bool corner = word_at(text, at, "「") > 0;
    if (!corner && text[at] != '"') return 0;
    const std::string_view close = corner ? "」" : "\"";
    const std::size_t end = text.find(close, at + close.size());
    return end == kNowhere ? 0 : end + close.size() - at;
}

/// Most bytes of a text with its definitions written out, far more than any plan needs.
constexpr std::size_t kMostBytes = 6000;

bool is_kana(std::string_view text, std::size_t at) {
    const std::string_view bytes = text.substr(at, 3);
    return bytes >= std::string_view("ぁ") && bytes <= std::string_view("ヿ") && bytes.size() == 3;
}

/// The next piece of a text: a name, a quotation, a defined word, or a single character.
struct Token {
    std::size_t size;
    bool named;
    const Definition* defined;
};

Token token_at(std::string_view text, std::size_t at, const LineContext& reading) {
    Token token{std::max(name_at(text, at, *reading.names), quoted_at(text, at)), true, nullptr};
    for (const Definition& definition : *reading.definitions) {
        const std::size_t word = word_at(text, at, definition.word);
        if (word <= token.size) continue;
        token.size = word;
        token.defined = &definition;
    }
    if (token.size > 0) return token;
    token = {1, false, nullptr};
    while (at + token.size < text.size() && !begins_character(text[at + token.size])) ++token.size;
    return token;
}

/// Japanese if the text has kana, else English. Kana of names don't count; those in the phrase of a
/// defined word do if the phrase has no English.
Lang language_of(std::string_view text, const LineContext& reading) {
    for (std::size_t at = 0; at < text.size() && at < kMostBytes;) {
        const Token token = token_at(text, at, reading);
        if (!token.named && is_kana(text, at)) return Lang::Ja;
        if (token.defined != nullptr && token.defined->said.en.empty()) {
            const std::string& phrase = token.defined->text;
            for (std::size_t k = 0; k < phrase.size(); ++k) {
                if (is_kana(phrase, k)) return Lang::Ja;
            }
        }
        at += token.size;
    }
    return Lang::En;
}

Bytes expanded(const Bytes& given, const LineContext& reading, Lang lang, std::string& defined) {
    Bytes out;
    const std::string_view text = given.text;
    for (std::size_t at = 0; at < text.size() && out.text.size() < kMostBytes;) {
        const Token token = token_at(text, at, reading);
        const std::size_t last = at + token.size - 1;
        if (token.defined != nullptr) {
            const std::string& said = token.defined->said.in(lang);
            const std::string& phrase = said.empty() ? token.defined->text : said;
            const Bytes plain = folded_all(decode_utf8(phrase).substr(0, kMostCharacters));
            out.add(" " + plain.text + " ", given.from[at], given.to[last], true);
            for (int k = given.from[at]; k < given.to[last]; ++k) {
                defined[static_cast<std::size_t>(k)] = '\1';
            }
        } else {
            for (std::size_t k = at; k <= last; ++k) {
                out.add(text.substr(k, 1), given.from[k], given.to[k], token.named);
            }
        }
        at += token.size;
    }
    return out;
}

} // namespace

int Line::column(std::size_t begin) const {
    return 1 + (begin < from.size() ? from[begin] : static_cast<int>(raw.size()));
}

int Line::length(std::size_t begin, std::size_t end) const {
    if (begin >= end || begin >= from.size()) return 0;
    return to[std::min(end, to.size()) - 1] - from[begin];
}

std::string Line::raw_text(std::size_t begin, std::size_t end) const {
    const auto first = static_cast<std::size_t>(column(begin) - 1);
    return encode_utf8(std::u32string_view(raw).substr(
        first, static_cast<std::size_t>(std::max(0, length(begin, end)))));
}

void fold_names(Names& names) {
    for (auto& domain : names.domains) {
        for (Name& name : domain) {
            const std::array<std::u32string, 3> all{decode_utf8(name.ja), decode_utf8(name.en),
                                                    decode_utf8(name.other)};
            if (std::all_of(all.begin(), all.end(), is_folded)) continue;
            for (std::size_t k = 0; k < all.size(); ++k) name.folded[k] = folded_all(all[k]).text;
        }
    }
}

Line read_line(std::string_view text, const LineContext& reading, const Lang* lang) {
    Line line;
    line.raw = decode_utf8(text);
    line.defined.assign(line.raw.size(), '\0');
    const Bytes plain = folded_all(line.raw);
    line.lang = lang != nullptr ? *lang : language_of(plain.text, reading);
    const Bytes bytes = expanded(plain, reading, line.lang, line.defined);
    line.too_long = bytes.text.size() >= kMostBytes;
    std::size_t size = bytes.text.size();
    while (size > 0 && (bytes.text[size - 1] == ' ' || bytes.text[size - 1] == '.')) --size;
    for (std::size_t k = 0; k < size; ++k) {
        const char byte = bytes.text[k];
        if (byte == ' ') {
            if (line.text.empty() || line.text.back() == ' ') continue;
            // Also in Japanese a blank stays between digits and between words of a name.
            const char before = line.text.back();
            const char behind = bytes.text[k + 1];
            const bool apart = (is_digit(before) && is_digit(behind)) ||
                               (bytes.named[k] != 0 && is_word(before) && is_word(behind));
            if (!apart && line.lang == Lang::Ja) continue;
        }
        line.text += byte;
        line.from.push_back(bytes.from[k]);
        line.to.push_back(bytes.to[k]);
        line.named += bytes.named[k];
    }
    return line;
}

std::size_t match_words(std::string_view text, std::size_t at, std::string_view word) {
    bool parts = true;
    for (const char wanted : word) {
        if (wanted == ' ') {
            if (at > 0 && at < text.size() && is_word(text[at - 1]) && is_word(text[at])) {
                return kNowhere;
            }
            while (at < text.size() && text[at] == ' ') ++at;
            parts = true;
            continue;
        }
        if (parts) {
            while (at < text.size() && text[at] == ' ') ++at;
            if (at < text.size() && at > 0 && is_word(text[at]) && is_word(text[at - 1])) {
                return kNowhere;
            }
            parts = false;
        }
        if (at >= text.size() || lower(text[at]) != lower(wanted)) return kNowhere;
        ++at;
    }
    if (!word.empty() && is_word(word.back()) && at < text.size() && is_word(text[at])) {
        return kNowhere;
    }
    return at;
}

std::string_view spelling(std::string_view words, int k) {
    for (; k > 0; --k) {
        const std::size_t bar = words.find('|');
        if (bar == kNowhere) return {};
        words.remove_prefix(bar + 1);
    }
    return words.substr(0, words.find('|'));
}

} // namespace shiaiba::plan
