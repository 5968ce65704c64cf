// Headings: tells headings from names by the lines below them.
#include "core/sheet/posted/headings.hpp"

#include <algorithm>

#include "core/sheet/posted/numbers.hpp"
#include "core/sheet/posted/stamps.hpp"
#include "core/sheet/posted/values.hpp"
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
    if (first >= glyphs.size() || glyphs.size() - first > kMost) return false;
    if (behind_counter(glyphs) > 0) return true;
    const auto star = [&](std::size_t at) { return at < glyphs.size() && glyphs[at].point == '*'; };
    const Glyphs inner = trimmed(glyphs, first, glyphs.size());
    const bool bold = inner.size() > 4 && star(first) && star(first + 1) &&
                      inner.back().point == '*' && inner[inner.size() - 2].point == '*';
    if (bold) return true;
    // "#参加希望" is a tag.
    const bool tag = fold_width(glyphs[first].point) == '#' && behind_marks(glyphs) == first;
    return !tag && is_among(kHeadingMarks, glyphs[first].point);
}
/// Whether the line may be a name although nothing says so: short, and no sentence.
bool looks_like_name(const Glyphs& glyphs) {
    constexpr std::size_t kMostOfName = 16;
    const Glyphs inner = trimmed(glyphs, 0, glyphs.size());
    if (inner.empty() || inner.size() > kMostOfName) return false;
    std::u32string text;
    for (const Glyph& one : inner) text += fold_width(one.point);
    for (const std::u32string_view end :
         {std::u32string_view(U"です"), std::u32string_view(U"ます"), std::u32string_view(U"した"),
          std::u32string_view(U"さい"), std::u32string_view(U"。"), std::u32string_view(U"!"),
          std::u32string_view(U"?"), std::u32string_view(U"、")}) {
        if (text.ends_with(end)) return false;
    }
    return !is_among(U"#@>", text.front()) &&
           std::none_of(text.begin(), text.end(),
                        [](char32_t point) { return is_among(kColons, point); });
}
/// The next line that isn't empty, and with `remarks` no remark; nullptr if there is none.
const Glyphs* below(const std::vector<PlainLine>& lines, std::size_t at,
                    const LabelReader* remarks = nullptr) {
    for (std::size_t k = at + 1; k < lines.size(); ++k) {
        const Glyphs& next = lines[k].glyphs;
        if (behind_blanks(next, 0) == next.size()) continue;
        const auto label = remarks == nullptr ? std::nullopt : remarks->label_of(next);
        if (!label || label->row->kind != RowKind::Remark) return &next;
    }
    return nullptr;
}

} // namespace

std::size_t behind_counter(const Glyphs& glyphs) {
    std::size_t from = behind_marks(glyphs);
    while (from < glyphs.size() && is_among(U"*_", glyphs[from].point)) ++from;
    const Keyed keys = keyed(glyphs);
    std::size_t key = keys.key_at(from);
    const auto took = [&](std::u32string_view word) {
        if (keys.text.compare(key, word.size(), word) != 0) return false;
        key += word.size();
        return true;
    };
    const auto took_digits = [&] {
        const std::size_t first = key;
        while (key < keys.text.size() && key - first < 3 &&
               (is_digit(keys.text[key]) || is_among(U"一二三四五六七八九十", keys.text[key])))
            ++key;
        return key > first;
    };
    const bool entry = took(key_of(std::u32string_view(U"エントリー")));
    const bool numbered = took(U"no") || took(U"№") || took(U"その");
    if (numbered || entry) took(U".");
    while (key < keys.text.size() && (numbered || entry) && is_blank(keys.text[key])) ++key;
    if (!took_digits()) return 0;
    if (!numbered && !entry && !took(U"人目") && !took(U"体目") && !took(U"番手")) return 0;
    std::size_t at = keys.glyph[key];
    const std::size_t end = at;
    while (at < glyphs.size() &&
           (is_blank(glyphs[at].point) || is_among(kColons, glyphs[at].point) ||
            is_among(U".．、)）】］》*_", glyphs[at].point)))
        ++at;
    // "No.2号機" is a name.
    return at > end || at == glyphs.size() ? at : 0;
}

bool is_list_heading(const std::vector<PlainLine>& lines, std::size_t at, const NameReader& names) {
    const auto in_list = [&](const Glyphs& line) {
        return end_of_name(trimmed(line, behind_marks(line), line.size()), names, true) > 0;
    };
    const Glyphs* const next = below(lines, at);
    return next != nullptr && looks_like_heading(lines[at].glyphs) && !in_list(lines[at].glyphs) &&
           in_list(*next);
}

bool is_heading(const std::vector<PlainLine>& lines, std::size_t at, const LabelReader& labels) {
    const Glyphs* const next = below(lines, at);
    if (next == nullptr || !looks_like_heading(lines[at].glyphs)) return false;
    const auto label = labels.label_of(*next);
    return label && (label->row->kind == RowKind::Name || label->row->kind == RowKind::Party);
}

bool is_name_heading(const std::vector<PlainLine>& lines, std::size_t at, const LabelReader& labels,
                     const std::vector<Spelling>& numbers, const NameReader& names) {
    const Glyphs& glyphs = lines[at].glyphs;
    const Glyphs* const next = below(lines, at, &labels);
    if (next == nullptr || behind_marks(glyphs) >= glyphs.size()) return false;
    const auto label = labels.label_of(*next);
    const bool numbered = label && label->row->kind == RowKind::Numbers;
    const bool on_numbers = !numbers_in(*next, numbered ? label->behind : 0, numbers).empty();
    if (!looks_like_heading(glyphs)) {
        return on_numbers && next == &lines[at + 1].glyphs && looks_like_name(glyphs);
    }
    return (label && label->row->kind != RowKind::Remark) || on_numbers ||
           names.only_names(*next) || begins_names(lines, at + 1, names);
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

std::size_t end_of_name(const Glyphs& glyphs, const NameReader& names, bool in_list) {
    const auto parts = [&](const Glyph& one) {
        return is_blank(one.point) || is_among(U",，、;；", one.point) ||
               (in_list && (is_among(kColons, one.point) || is_among(kOpening, one.point)));
    };
    const auto end = std::find_if(glyphs.begin(), glyphs.end(), parts);
    const auto at = static_cast<std::size_t>(end - glyphs.begin());
    if (at == 0 || at > kMost || names.only_names(trimmed(glyphs, 0, at), 1)) return 0;
    const Glyphs list = trimmed(glyphs, behind_colon(glyphs, at), glyphs.size());
    return names.only_names(list, kFewest) ? at : 0;
}

bool stands_apart(const std::vector<PlainLine>& lines, std::size_t at) {
    if (at == 0) return true;
    const Glyphs& above = lines[at - 1].glyphs;
    return behind_blanks(above, 0) == above.size() || is_chat_head(above);
}

} // namespace shiaiba
