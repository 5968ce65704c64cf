// Values of posted sheets: takes off brackets and remarks, and recognises values that say nothing.
#include "core/sheet/posted/values.hpp"

#include <algorithm>
#include <iterator>

#include "core/text/marks.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Whether the text begins with one of the system's numbers, label and all.
bool begins_number(const Glyphs& glyphs, const std::vector<Spelling>& numbers) {
    const Keyed keys = keyed(glyphs);
    const Spelling* const label = longest_at(numbers, keys.text);
    if (label == nullptr) return false;
    std::size_t at = keys.glyph[label->key.size()];
    return number_behind(glyphs, at).has_value();
}

} // namespace

bool is_nothing(const Glyphs& value) {
    const std::u32string text = keyed(value).text;
    constexpr std::u32string_view kNothing[] = {U"なし", U"無し", U"無", U"特になし", U"特に無し",
                                                U"none", U"-",    U"ー", U"―",        U"—"};
    return std::find(std::begin(kNothing), std::end(kNothing), text) != std::end(kNothing);
}

Glyphs without_brackets(const Glyphs& value) {
    const bool both = value.size() > 2 && is_among(kOpening, value.front().point) &&
                      is_among(kClosing, value.back().point);
    return both ? trimmed(value, 1, value.size() - 1) : value;
}

bool is_preset(const Glyphs& value) {
    constexpr std::size_t kMost = 12;
    return value.size() <= kMost && std::none_of(value.begin(), value.end(), [](const Glyph& one) {
               return is_among(U"、,，。", one.point);
           });
}

Glyphs without_remark(Glyphs value, const LabelReader& labels) {
    if (value.empty() || !is_among(kClosing, value.back().point)) return value;
    std::size_t open = value.size() - 1;
    while (open > 0 && !is_among(kOpening, value[open].point)) --open;
    if (open == 0) return value;
    const auto label = labels.label_of(trimmed(value, open + 1, value.size() - 1));
    return label && label->row->kind == RowKind::Remark ? trimmed(value, 0, open) : value;
}

std::size_t end_of_bracket(const Glyphs& glyphs) {
    constexpr std::size_t kMostOfName = 24;
    if (glyphs.empty() || !is_among(kOpening, glyphs[0].point)) return 0;
    std::size_t at = 1;
    while (at < glyphs.size() && at <= kMostOfName && !is_among(kClosing, glyphs[at].point)) ++at;
    return at < glyphs.size() && is_among(kClosing, glyphs[at].point) ? at + 1 : 0;
}

std::size_t next_label(const Glyphs& value, const LabelReader& labels,
                       const std::vector<Spelling>* numbers) {
    // No label is as long as this, so that a line full of separators is looked through once.
    constexpr std::size_t kMostOfLabel = 48;
    for (std::size_t k = 1; k + 1 < value.size(); ++k) {
        if (!is_among(U" /／|｜、,，;；\u3000\t", value[k].point)) continue;
        // Of a sign that stands several times the last one parts.
        if (value[k + 1].point == value[k].point && !is_blank(value[k].point)) continue;
        const Glyphs begin = trimmed(value, k + 1, std::min(value.size(), k + 1 + kMostOfLabel));
        const auto label = labels.label_of(begin);
        const bool number = numbers != nullptr && begins_number(begin, *numbers);
        if (number || (label && label->behind < begin.size())) return k;
    }
    return 0;
}

std::size_t behind_colon(const Glyphs& glyphs, std::size_t at) {
    return at < glyphs.size() && is_among(kColons, glyphs[at].point) ? at + 1 : at;
}

} // namespace shiaiba
