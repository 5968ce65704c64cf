// Numbers: finds the numbers of a line, in any digits and with any separators.
#include "core/sheet/posted/numbers.hpp"

#include "core/text/unicode.hpp"

namespace shiaiba {

namespace {

/// The label of a number at this place, which is put behind it; nullptr: there is none.
const Spelling* label_behind(const Keyed& keys, const std::vector<Spelling>& labels,
                             std::size_t& at) {
    const std::size_t key = keys.key_at(at);
    const Spelling* const label = longest_at(labels, std::u32string_view(keys.text).substr(key));
    if (label != nullptr) at = keys.glyph[key + label->key.size()];
    return label;
}

/// Numbers behind all of their labels: "体力／神経反射／知性：4／7／4".
std::vector<FoundNumber> numbers_behind_labels(const Glyphs& glyphs, std::size_t from,
                                               const std::vector<Spelling>& labels) {
    const Keyed keys = keyed(glyphs);
    std::vector<std::size_t> rows;
    std::size_t at = behind_marks(glyphs, from);
    for (; at < glyphs.size() && !is_among(kColons, glyphs[at].point);) {
        if (is_blank(glyphs[at].point) || is_among(kBetween, glyphs[at].point)) {
            ++at;
            continue;
        }
        const Spelling* const label = label_behind(keys, labels, at);
        if (label == nullptr) return {};
        rows.push_back(label->of);
    }
    if (rows.size() < 2 || at >= glyphs.size()) return {};
    std::vector<FoundNumber> found = numbers_in_order(glyphs, at + 1, rows.size());
    for (std::size_t k = 0; k < found.size(); ++k) found[k].of = rows[k];
    return found;
}

} // namespace

std::vector<FoundNumber> numbers_in(const Glyphs& glyphs, std::size_t from,
                                    const std::vector<Spelling>& labels) {
    if (auto behind = numbers_behind_labels(glyphs, from, labels); !behind.empty()) return behind;
    const Keyed keys = keyed(glyphs);
    std::vector<FoundNumber> found;
    for (std::size_t at = behind_marks(glyphs, from); at < glyphs.size();) {
        const char32_t point = glyphs[at].point;
        if (is_blank(point) || is_pictograph(point) || is_among(U"*_―—─", point) ||
            is_among(kBetween, point) || is_among(kOpening, point) || is_among(kClosing, point)) {
            ++at;
            continue;
        }
        const Glyph place = glyphs[at];
        const Spelling* const label = label_behind(keys, labels, at);
        if (label == nullptr) return {};
        const auto value = number_behind(glyphs, at);
        if (!value) return {};
        found.push_back({label->of, *value, place});
        // Skip units and remarks: "6点", "6(HP:24)".
        if (at < glyphs.size() && glyphs[at].point == U'点') ++at;
        if (at < glyphs.size() && fold_width(glyphs[at].point) == '(') {
            while (at < glyphs.size() && fold_width(glyphs[at].point) != ')') ++at;
        }
    }
    return found;
}

std::vector<FoundNumber> numbers_in_order(const Glyphs& glyphs, std::size_t from,
                                          std::size_t count) {
    std::vector<FoundNumber> found;
    for (std::size_t at = from; at < glyphs.size();) {
        // Nothing here may be below zero, so a dash separates: 24-16-20.
        if (is_blank(glyphs[at].point) || is_among(kBetween, glyphs[at].point) ||
            is_among(U"-－–—―ー", glyphs[at].point)) {
            ++at;
            continue;
        }
        const Glyph place = glyphs[at];
        const auto value = number_behind(glyphs, at);
        if (!value || found.size() == count) return {};
        found.push_back({found.size(), *value, place});
    }
    if (found.size() != count) return {};
    return found;
}

} // namespace shiaiba
