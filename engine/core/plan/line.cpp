// Folds, tells the language, puts definitions in.
#include "core/plan/line.hpp"

#include <algorithm>

#include "core/utf8.hpp"

namespace shiaiba::plan {
namespace {

struct Unit {
    std::string bytes;
    int from;
    int to;
    bool named;
};

bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// What compatibility normalisation does to what people type in plans, and signs of comparison.
std::string folded(char32_t point) {
    switch (point) {
    case U'、': return ",";
    case U'。':
    case U'．': return ".";
    case U'｢':
    case U'『': return "「";
    case U'｣':
    case U'』': return "」";
    case U'“':
    case U'”': return "\"";
    case U'’': return "'";
    case U'≧':
    case U'≥': return ">=";
    case U'≦':
    case U'≤': return "<=";
    case U'≠': return "!=";
    default: break;
    }
    std::string out;
    append_utf8(out, is_blank(point) ? U' ' : fold_width(point));
    return out;
}

std::vector<Unit> units_of(std::u32string_view raw, int offset) {
    std::vector<Unit> units;
    for (std::size_t k = 0; k < raw.size(); ++k) {
        const int place = static_cast<int>(k) + offset;
        units.push_back({folded(raw[k]), place, place + 1, false});
        if (units.back().bytes == "身" && k > 0 && units[k - 1].bytes == "自") {
            units.back().bytes = "分";
        }
    }
    return units;
}

/// Units that a word takes from a place on; 0 where it doesn't stand there.
std::size_t units_matching(const std::vector<Unit>& units, std::size_t at, std::string_view word) {
    if (word.empty()) return 0;
    const bool begins = is_word(word.front());
    const bool ends = is_word(word.back());
    if (begins && at > 0 && is_word(units[at - 1].bytes.back())) return 0;
    std::size_t k = at;
    while (!word.empty() && k < units.size()) {
        const std::string& bytes = units[k].bytes;
        if (word.size() < bytes.size()) return 0;
        for (std::size_t b = 0; b < bytes.size(); ++b) {
            if (lower(word[b]) != lower(bytes[b])) return 0;
        }
        word.remove_prefix(bytes.size());
        ++k;
    }
    if (!word.empty() || (ends && k < units.size() && is_word(units[k].bytes.front()))) return 0;
    return k - at;
}

/// Of the longest name at a place.
std::size_t name_at(const std::vector<Unit>& units, std::size_t at, const Names& names) {
    std::size_t longest = 0;
    for (const auto& domain : names.domains) {
        for (const Name& name : domain) {
            for (const std::string* const word : {&name.ja, &name.en, &name.other}) {
                longest = std::max(longest, units_matching(units, at, *word));
            }
        }
    }
    return longest;
}

/// Of something in quotes, with them.
std::size_t quoted_at(const std::vector<Unit>& units, std::size_t at) {
    const std::string& open = units[at].bytes;
    if (open != "「" && open != "\"") return 0;
    const std::string_view close = open == "\"" ? "\"" : "」";
    for (std::size_t k = at + 1; k < units.size(); ++k) {
        if (units[k].bytes == close) return k + 1 - at;
    }
    return 0;
}

/// Far more than any plan takes with its definitions written out.
constexpr std::size_t kMostUnits = 2000;

bool is_kana(std::string_view bytes) {
    return bytes >= std::string_view("ぁ") && bytes <= std::string_view("ヿ") && bytes.size() == 3;
}

std::vector<Unit> expanded(const std::vector<Unit>& units, const Reading& reading, bool& kana) {
    std::vector<Unit> out;
    kana = false;
    for (std::size_t at = 0; at < units.size() && out.size() < kMostUnits;) {
        std::size_t taken = std::max(name_at(units, at, *reading.names), quoted_at(units, at));
        const Definition* defined = nullptr;
        for (const Definition& definition : *reading.definitions) {
            const std::size_t word = units_matching(units, at, definition.word);
            if (word > taken) {
                taken = word;
                defined = &definition;
            }
        }
        if (defined != nullptr) {
            const int from = units[at].from;
            const int to = units[at + taken - 1].to;
            const std::u32string phrase = decode_utf8(defined->text).substr(0, kMostCharacters);
            out.push_back({" ", from, to, true});
            for (const Unit& unit : units_of(phrase, 0)) {
                out.push_back({unit.bytes, from, to, true});
                kana = kana || is_kana(unit.bytes);
            }
            out.push_back({" ", from, to, true});
        } else {
            for (std::size_t k = at; k < at + std::max<std::size_t>(taken, 1); ++k) {
                out.push_back(units[k]);
                out.back().named = taken > 0;
                kana = kana || (taken == 0 && is_kana(units[k].bytes));
            }
        }
        at += std::max<std::size_t>(taken, 1);
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

Line read_line(std::string_view text, const Reading& reading, const Lang* lang) {
    Line line;
    line.raw = decode_utf8(text);
    bool kana = false;
    std::vector<Unit> units = expanded(units_of(line.raw, 0), reading, kana);
    line.too_long = units.size() >= kMostUnits;
    line.lang = lang != nullptr ? *lang : kana ? Lang::Ja : Lang::En;
    while (!units.empty() && (units.back().bytes == " " || units.back().bytes == ".")) {
        units.pop_back();
    }
    for (std::size_t k = 0; k < units.size(); ++k) {
        const Unit& unit = units[k];
        if (unit.bytes == " ") {
            // Digits that stood apart stay apart.
            const bool between_digits = !line.text.empty() && k + 1 < units.size() &&
                                        is_digit(line.text.back()) &&
                                        is_digit(units[k + 1].bytes.front());
            const bool english = line.lang == Lang::En && !line.text.empty();
            if (!between_digits && !english) continue;
            if (line.text.back() == ' ') continue;
        }
        for (const char byte : unit.bytes) {
            line.text += byte;
            line.from.push_back(unit.from);
            line.to.push_back(unit.to);
            line.named.push_back(unit.named);
        }
    }
    return line;
}

std::size_t match_words(std::string_view text, std::size_t at, std::string_view word) {
    bool parts = true;
    for (std::size_t k = 0; k < word.size(); ++k) {
        if (word[k] == ' ') {
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
        if (at >= text.size() || lower(text[at]) != lower(word[k])) return kNowhere;
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
