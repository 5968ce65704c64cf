// Measures and aligns.
#include "cli/text_table.hpp"

#include <algorithm>
#include <array>

#include "core/text/unicode.hpp"

namespace shiaiba::cli {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

/// East Asian Wide and Fullwidth of Unicode's annex 11, in the large; ambiguous ones are narrow.
constexpr std::array<Range, 12> kWide{{{0x1100, 0x115F},
                                       {0x2E80, 0x303E},
                                       {0x3041, 0x33FF},
                                       {0x3400, 0x4DBF},
                                       {0x4E00, 0x9FFF},
                                       {0xA000, 0xA4CF},
                                       {0xAC00, 0xD7A3},
                                       {0xF900, 0xFAFF},
                                       {0xFE30, 0xFE6F},
                                       {0xFF01, 0xFF60},
                                       {0x1F300, 0x1FAFF},
                                       {0x20000, 0x3FFFD}}};
/// Marks that stand on the character before them.
constexpr std::array<Range, 3> kNone{{{0x0300, 0x036F}, {0x3099, 0x309A}, {0x20D0, 0x20F0}}};

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t point) {
    return std::any_of(ranges.begin(), ranges.end(), [&](const Range& range) {
        return point >= range.first && point <= range.last;
    });
}

} // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (const char32_t point : decode_utf8(text)) {
        if (!is_in(kNone, point)) width += is_in(kWide, point) ? 2U : 1U;
    }
    return width;
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, display_width(text)), ' ');
}

std::string text_table(const std::vector<std::vector<std::string>>& rows, std::size_t left) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t k = 0; k < row.size(); ++k) {
            widths[k] = std::max(widths[k], display_width(row[k]));
        }
    }
    std::string out;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t k = 0; k < row.size(); ++k) {
            if (k > 0) line += "  ";
            const std::size_t gap = widths[k] - display_width(row[k]);
            line += k < left ? row[k] + std::string(gap, ' ') : std::string(gap, ' ') + row[k];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

} // namespace shiaiba::cli
