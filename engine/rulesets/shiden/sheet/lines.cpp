// Takes lines for what they are.
#include "rulesets/shiden/sheet/lines.hpp"

#include <utility>

#include "rulesets/shiden/sheet/skill_names.hpp"

namespace shiaiba::shiden {
namespace {

std::vector<Token> tokens_of(std::u32string_view text, std::size_t from) {
    std::vector<Token> tokens;
    for (std::size_t at = from; at < text.size();) {
        if (is_separator(text[at])) {
            ++at;
            continue;
        }
        if (const auto match = match_name(text.substr(at))) {
            tokens.push_back({match->skill, at, match->length});
            at += match->length;
            continue;
        }
        std::size_t end = at + 1;
        while (end < text.size() && !is_separator(text[end]) && !match_name(text.substr(end))) {
            ++end;
        }
        tokens.push_back({std::nullopt, at, end - at});
        at = end;
    }
    return tokens;
}

std::size_t find_label_end(std::u32string_view folded) {
    constexpr std::size_t kLongestLabel = 16;
    const std::size_t colon = folded.find(U':');
    return colon == std::u32string_view::npos || colon > kLongestLabel ? 0 : colon + 1;
}

std::optional<std::vector<Token>> find_skills(const Line& line, std::u32string_view label) {
    const bool labelled = label == U"スキル" || label == U"Skills" || label == U"skills";
    std::vector<Token> tokens = tokens_of(line.folded, line.after_label);
    std::size_t known = 0;
    for (const Token& token : tokens) known += token.skill ? 1U : 0U;
    const bool near_miss =
        known == tokens.size() ? known >= 3 && known <= 8 : known >= 4 && tokens.size() == kPlaces;
    if (!labelled && !near_miss) return std::nullopt;
    return tokens;
}

} // namespace

bool is_separator(char32_t point) {
    constexpr std::u32string_view kSeparators = U"【】[]「」『』《》〔〕()、,・，．。/|→>-";
    return is_blank(point) || kSeparators.find(point) != std::u32string_view::npos;
}

Line make_line(int number, std::u32string raw) {
    Line line;
    line.number = number;
    line.raw = std::move(raw);
    for (const char32_t point : line.raw) line.folded.push_back(fold_width(point));
    if (!line.raw.empty() && line.raw.front() == kQuote) return line;
    line.after_label = find_label_end(line.folded);
    std::u32string_view label;
    if (line.after_label > 0) {
        label = trim(std::u32string_view(line.folded).substr(0, line.after_label - 1));
    }
    line.is_name =
        label == U"名前" || label == U"キャラクター名" || label == U"Name" || label == U"name";
    if (!line.is_name) line.skills = find_skills(line, label);
    return line;
}

std::vector<Line> lines_of(std::string_view text) {
    std::vector<Line> lines;
    std::u32string raw;
    const auto flush = [&] {
        if (!raw.empty() && raw.back() == '\r') raw.pop_back();
        lines.push_back(make_line(static_cast<int>(lines.size()) + 1, std::move(raw)));
        raw.clear();
    };
    for (const char32_t point : decode_utf8(text)) {
        if (point == '\n') {
            flush();
        } else if (point != 0xFEFF) {
            raw.push_back(point);
        }
    }
    flush();
    return lines;
}

} // namespace shiaiba::shiden
