// Sheet lines: splits lines of posted sheets, and gives problems their places in the text.
#include "core/sheet/sheet_lines.hpp"

#include <algorithm>
#include <utility>

#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

char32_t fold(char32_t point) {
    const char32_t half = fold_width(point);
    return half >= 'A' && half <= 'Z' ? half + 32 : half;
}

} // namespace

std::vector<PostedLine> posted_lines(std::string_view text) {
    std::vector<PostedLine> lines(1);
    for (const char32_t point : decode_utf8(text)) {
        if (point == '\n') {
            lines.emplace_back();
        } else if (point != '\r' && point != 0xFEFF) {
            lines.back().raw.push_back(point);
            lines.back().folded.push_back(fold(point));
        }
    }
    for (std::size_t k = 0; k < lines.size(); ++k) lines[k].number = static_cast<int>(k) + 1;
    return lines;
}

std::u32string folded(std::string_view text) {
    std::u32string out = decode_utf8(text);
    for (char32_t& point : out) point = fold(point);
    return out;
}

void skip_blanks(std::u32string_view text, std::size_t& at) {
    while (at < text.size() && is_blank(text[at])) ++at;
}

int number_at(std::u32string_view text, std::size_t& at, int most) {
    int value = 0;
    for (; at < text.size() && is_digit(text[at]); ++at) {
        const int digit = static_cast<int>(text[at] - '0');
        value = value > (most - digit) / 10 ? most : value * 10 + digit;
    }
    return value;
}

std::size_t behind_label(const PostedLine& line, std::u32string_view label) {
    const std::u32string_view text = line.folded;
    std::size_t at = 0;
    skip_blanks(text, at);
    if (text.substr(at, label.size()) != label) return 0;
    at += label.size();
    skip_blanks(text, at);
    return at < text.size() && text[at] == ':' ? at + 1 : 0;
}

PostedPart part_of(std::u32string_view raw, std::size_t from, std::size_t to) {
    to = std::min(to, raw.size());
    while (from < to && is_blank(raw[from])) ++from;
    while (to > from && is_blank(raw[to - 1])) --to;
    return {encode_utf8(raw.substr(from, to - from)), from};
}

std::vector<PostedPart> parts_of(std::u32string_view raw, std::size_t from) {
    constexpr std::u32string_view kCommas = U"、,，";
    std::vector<PostedPart> parts;
    while (from <= raw.size()) {
        const std::size_t to = std::min(raw.find_first_of(kCommas, from), raw.size());
        PostedPart part = part_of(raw, from, to);
        if (!part.text.empty()) parts.push_back(std::move(part));
        from = to + 1;
    }
    return parts;
}

PostedParty party_in(const PostedLine& line, std::size_t behind) {
    constexpr std::u32string_view kGm = U"(gm)";
    const PostedPart whole = part_of(line.raw, behind);
    const std::u32string said = folded(whole.text);
    if (!std::u32string_view(said).ends_with(kGm)) return {whole.text, false};
    return {part_of(line.raw, behind, whole.column + said.size() - kGm.size()).text, true};
}

Problem PostedPlaces::in_text(Problem problem) const {
    PostedPlace place = start_;
    for (std::string path = std::move(problem.path); !path.empty(); path.erase(path.rfind('/'))) {
        const auto found = places_.find(path);
        if (found == places_.end()) continue;
        place = found->second;
        break;
    }
    problem.path.clear();
    problem.line = place.line;
    problem.column = static_cast<int>(place.column) + std::max(problem.column, 1);
    return problem;
}

// Problems in lines.

Problem problem_in_line(int line, std::size_t column, std::size_t length, std::string code,
                        Text text, std::string rule) {
    Problem problem;
    problem.line = line;
    problem.column = static_cast<int>(column) + 1;
    problem.length = static_cast<int>(length);
    problem.code = std::move(code);
    problem.text = std::move(text);
    problem.rule = std::move(rule);
    return problem;
}

} // namespace shiaiba
