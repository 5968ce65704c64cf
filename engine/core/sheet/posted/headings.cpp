// Headings: tells headings from names by the lines below them.
#include "core/sheet/posted/headings.hpp"

#include <algorithm>

#include "core/sheet/posted/numbers.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Most characters in a heading.
constexpr std::size_t kMost = 24;
/// Fewest names for a list without a label, where each name has its own line or all stand behind a
/// character's name.
constexpr std::size_t kFewest = 3;

bool looks_like_heading(const Glyphs& glyphs) {
    const std::size_t first = behind_blanks(glyphs, 0);
    return first < glyphs.size() && glyphs.size() - first <= kMost &&
           is_among(kHeadingMarks, glyphs[first].point);
}
/// The next line that isn't empty; nullptr if there is none.
const Glyphs* below(const std::vector<PlainLine>& lines, std::size_t at) {
    for (std::size_t k = at + 1; k < lines.size(); ++k) {
        const Glyphs& next = lines[k].glyphs;
        if (behind_blanks(next, 0) < next.size()) return &next;
    }
    return nullptr;
}

} // namespace

bool is_heading(const std::vector<PlainLine>& lines, std::size_t at, const LabelReader& labels) {
    const Glyphs* const next = below(lines, at);
    if (next == nullptr || !looks_like_heading(lines[at].glyphs)) return false;
    const auto label = labels.label_of(*next);
    return label && (label->row->kind == RowKind::Name || label->row->kind == RowKind::Party);
}

bool is_name_heading(const std::vector<PlainLine>& lines, std::size_t at, const LabelReader& labels,
                     const std::vector<Spelling>& numbers, const NameReader& names) {
    const Glyphs& glyphs = lines[at].glyphs;
    const Glyphs* const next = below(lines, at);
    if (next == nullptr || !looks_like_heading(glyphs)) return false;
    if (behind_marks(glyphs) >= glyphs.size()) return false;
    const auto label = labels.label_of(*next);
    return (label && label->row->kind != RowKind::Remark) ||
           !numbers_in(*next, 0, numbers).empty() || names.only_names(*next) ||
           begins_names(lines, at + 1, names);
}

bool begins_names(const std::vector<PlainLine>& lines, std::size_t at, const NameReader& names) {
    std::size_t count = 0;
    for (std::size_t k = at; k < lines.size() && count < kFewest; ++k) {
        const Glyphs& glyphs = lines[k].glyphs;
        if (behind_blanks(glyphs, 0) == glyphs.size() && count == 0) continue;
        if (!names.only_names(trimmed(glyphs, behind_marks(glyphs), glyphs.size()), 1)) break;
        ++count;
    }
    return count == kFewest;
}

bool is_name_of_list(const std::vector<PlainLine>& lines, std::size_t at, const NameReader& names) {
    const Glyphs& glyphs = lines[at].glyphs;
    const Glyphs value = trimmed(glyphs, behind_marks(glyphs), glyphs.size());
    const bool begins = stands_apart(lines, at) || looks_like_heading(glyphs);
    return begins && !value.empty() && value.size() <= kMost && !names.only_names(value, 1) &&
           at + 1 < lines.size() && begins_names(lines, at + 1, names);
}

std::size_t end_of_name(const Glyphs& glyphs, const NameReader& names) {
    const auto blank = [](const Glyph& one) { return is_blank(one.point); };
    const auto end = std::find_if(glyphs.begin(), glyphs.end(), blank);
    const auto at = static_cast<std::size_t>(end - glyphs.begin());
    if (at == 0 || at > kMost || names.only_names(trimmed(glyphs, 0, at), 1)) return 0;
    return names.only_names(trimmed(glyphs, at, glyphs.size()), kFewest) ? at : 0;
}

bool stands_apart(const std::vector<PlainLine>& lines, std::size_t at) {
    return at == 0 || behind_blanks(lines[at - 1].glyphs, 0) == lines[at - 1].glyphs.size();
}

Glyphs without_remark(Glyphs value, const LabelReader& labels) {
    if (value.empty() || !is_among(kClosing, value.back().point)) return value;
    std::size_t open = value.size() - 1;
    while (open > 0 && !is_among(kOpening, value[open].point)) --open;
    if (open == 0) return value;
    const auto label = labels.label_of(trimmed(value, open + 1, value.size() - 1));
    return label && label->row->kind == RowKind::Remark ? trimmed(value, 0, open) : value;
}

} // namespace shiaiba
