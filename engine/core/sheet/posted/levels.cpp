// Levels: separates the items of a list with levels, and these from decoration.
#include "core/sheet/posted/levels.hpp"

#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Length of a word for "level" at this place: "Lv.", but not the middle of "Silver"; レベル.
std::size_t word_for_level(const Glyphs& value, std::size_t at) {
    const auto key = [&](std::size_t k) {
        return k < value.size() ? key_of(value[k].point) : U'\0';
    };
    const bool inside = at > 0 && key(at - 1) >= 'a' && key(at - 1) <= 'z';
    if (!inside && key(at) == 'l' && key(at + 1) == 'v') return key(at + 2) == '.' ? 3 : 2;
    const bool said = key(at) == U'れ' && key(at + 1) == U'べ' && key(at + 2) == U'る';
    return said ? 3 : 0;
}

} // namespace

std::vector<Glyphs> levels_in(const Glyphs& written) {
    const Glyphs value = in_usual_form(written);
    std::vector<Glyphs> items;
    Glyphs item;
    bool digit = false;
    const auto close = [&] {
        const Glyphs whole = trimmed(item, 0, item.size());
        if (!whole.empty()) items.push_back(whole);
        item.clear();
        digit = false;
    };
    for (std::size_t k = 0; k < value.size(); ++k) {
        const char32_t point = value[k].point;
        const char32_t plain = fold_width(point);
        const char32_t last = item.empty() ? U'\0' : fold_width(item.back().point);
        const bool ranked = last >= 'A' && last <= 'C' && item.size() > 1;
        if (is_among(U"〈〉《》{}【】[]<>『』", plain) ||
            is_among(U"〈〉《》｛｝【】［］", point)) {
            if (digit || ranked) close();
            continue;
        }
        if (is_among(U"、,，､/／|｜;；", point)) {
            close();
            continue;
        }
        const auto key = [&](std::size_t at) {
            return at < value.size() ? key_of(value[at].point) : U'\0';
        };
        if (const std::size_t length = word_for_level(value, k); length > 0) {
            k += length - 1;
            continue;
        }
        // "弾幕(3)", "弾幕（Lv3）": the level; other brackets are part of the item.
        if (plain == '(' && !item.empty() && !digit) {
            std::size_t end = k + 1 + word_for_level(value, k + 1);
            const auto level = number_behind(value, end);
            if (level && end < value.size() && fold_width(value[end].point) == ')') {
                append(item, decode_utf8(std::to_string(*level)), value[k]);
                digit = true;
                k = end;
                continue;
            }
        }
        // "身体四" up to the end of the item.
        if (!item.empty() && !digit && is_among(U"一二三四五六七八九十", point)) {
            std::size_t end = k;
            const auto level = number_behind(value, end);
            if (level && (end == value.size() || is_blank(value[end].point) ||
                          is_among(U"、,，､/／|｜;；・･", value[end].point))) {
                append(item, decode_utf8(std::to_string(*level)), value[k]);
                digit = true;
                k = end - 1;
                continue;
            }
        }
        // The dot separates items in "弾幕3・ショット3" and "特性値B・スキルA", but 剣閃・波動 is
        // one name.
        if ((is_among(U"・･", point) && (digit || ranked)) || (is_blank(point) && ranked)) {
            close();
            continue;
        }
        if (is_circled(point)) {
            append(item, decode_utf8(std::to_string(circled(point))), value[k]);
            digit = true;
            continue;
        }
        if (is_among(kColons, point) || (is_blank(point) && !digit)) {
            // Blanks inside a name stay.
            if (is_blank(point) && !item.empty() && key(k + 1) >= 'a' && key(k + 1) <= 'z')
                item.push_back(value[k]);
            continue;
        }
        if (digit && !is_digit(plain) && plain != '(' && !(item.back().point == U'(')) {
            if (is_blank(point)) {
                const std::size_t next = behind_blanks(value, k);
                if (next < value.size() && fold_width(value[next].point) == '(') continue;
                close();
                continue;
            }
            if (point != U'点') close();
            if (point == U'点') continue;
        }
        if (plain == '(') {
            while (k < value.size() && fold_width(value[k].point) != ')')
                item.push_back(value[k++]);
            if (k < value.size()) item.push_back(value[k]);
            continue;
        }
        item.push_back({is_digit(plain) ? plain : point, value[k].line, value[k].column});
        digit = is_digit(plain);
    }
    close();
    return items;
}

} // namespace shiaiba
