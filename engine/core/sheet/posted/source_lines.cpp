// Source lines: removes frames, and joins labels with the values below them.
#include "core/sheet/posted/source_lines.hpp"

#include "core/sheet/posted/frames.hpp"
#include "core/sheet/posted/numbers.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Whether the line is a label of the system's numbers and nothing else.
bool is_number_label(const Glyphs& glyphs, const std::vector<Spelling>& numbers) {
    Glyphs bare = trimmed(glyphs, behind_marks(glyphs), glyphs.size());
    while (!bare.empty() &&
           (is_among(kColons, bare.back().point) || is_among(kClosing, bare.back().point)))
        bare.pop_back();
    std::size_t from = 0;
    while (from < bare.size() && is_among(kOpening, bare[from].point)) ++from;
    const std::u32string text = keyed(trimmed(bare, from, bare.size())).text;
    const Spelling* const label = longest_at(numbers, text);
    return label != nullptr && label->key.size() == text.size();
}
bool is_bare_number(const Glyphs& glyphs) { return !numbers_in_order(glyphs, 0, 1).empty(); }

/// Whether a label of this kind has its value in one line, so that it isn't a list's heading.
bool has_one_value(RowKind kind) {
    return kind == RowKind::Name || kind == RowKind::Party || kind == RowKind::Value;
}

} // namespace

void make_source_lines(std::vector<PlainLine>& lines, const LabelReader& labels,
                       const std::vector<Spelling>& numbers, const NameReader& names) {
    for (PlainLine& line : lines) {
        unquote(line.glyphs);
        unframe(line.glyphs);
    }
    for (std::size_t k = 0; k + 1 < lines.size(); ++k) {
        Glyphs& glyphs = lines[k].glyphs;
        Glyphs& below = lines[k + 1].glyphs;
        if (behind_blanks(glyphs, 0) == glyphs.size() || behind_blanks(below, 0) == below.size())
            continue;
        bool joins = is_number_label(glyphs, numbers) && is_bare_number(below);
        if (const auto label = joins ? std::nullopt : labels.lone_label(glyphs)) {
            const bool value = !labels.label_of(below) && !labels.lone_label(below) &&
                               !is_number_label(below, numbers) &&
                               numbers_in(below, 0, numbers).empty() && !is_rule(below) &&
                               !is_fence(below) && !names.only_names(below);
            joins = has_one_value(label->row->kind) && value;
        }
        if (!joins) continue;
        glyphs = with_colon(glyphs);
        append(glyphs, below);
        below.clear();
    }
}

} // namespace shiaiba
