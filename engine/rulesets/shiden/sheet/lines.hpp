// One line of a pasted text, and what it is taken for: a name, a row of skills, or prose.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/unicode.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {

/// A piece of a skill line: a skill, or something that is none.
struct Token {
    std::optional<Skill> skill;
    std::size_t column;
    std::size_t length;
};

/// A line behind this mark is prose whatever it looks like: the writer sets it before a line of 設定
/// that would be taken for a name or a row of skills.
inline constexpr char32_t kQuote = U'│';

struct Line {
    /// 1-based.
    int number = 0;
    std::u32string raw;
    /// Half-width.
    std::u32string folded;
    /// Where the text after a short label and its colon begins; 0 where there is no label.
    std::size_t after_label = 0;
    /// Begins a new sheet.
    bool is_name = false;
    /// Set where it is a row of skills: labelled so, or five names whatever the label, or so nearly
    /// that a slip is likelier than prose.
    std::optional<std::vector<Token>> skills;

    bool starts_something() const { return is_name || skills; }
    bool blank() const { return trim(folded).empty(); }
    bool unlabelled_text() const { return !blank() && after_label == 0 && !starts_something(); }
};

Line make_line(int number, std::u32string raw);
std::vector<Line> lines_of(std::string_view text);

/// Blanks, brackets and commas that may stand between skills.
bool is_separator(char32_t point);

} // namespace shiaiba::shiden
