// Lists: finds names by their longest spelling, and separates levels from decoration.
#include "core/sheet/posted/lists.hpp"

#include <algorithm>
#include <iterator>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// The letters of a cost, sorted: people write them in any order.
std::u32string in_order(std::u32string letters) {
    std::sort(letters.begin(), letters.end());
    return letters;
}
std::u32string without_kana(std::u32string_view key) {
    std::u32string out;
    std::copy_if(key.begin(), key.end(), std::back_inserter(out),
                 [](char32_t point) { return !is_kana(point); });
    return out;
}

/// Puts `text` in place of value[from, to): the characters get the places of that part, the last
/// one the place of its last character.
void spread(Glyphs& out, std::u32string_view text, const Glyphs& value, std::size_t from,
            std::size_t to) {
    for (std::size_t k = 0; k < text.size(); ++k) {
        const std::size_t at = k + 1 == text.size() ? to - 1 : std::min(from + k, to - 1);
        out.push_back({text[k], value[at].line, value[at].column});
    }
}

} // namespace

const Spelling* longest_at(const std::vector<Spelling>& spellings, std::u32string_view keys) {
    for (const Spelling& one : spellings) {
        if (keys.starts_with(one.key)) return &one;
    }
    return nullptr;
}
void sort_spellings(std::vector<Spelling>& spellings) {
    std::stable_sort(spellings.begin(), spellings.end(), [](const Spelling& x, const Spelling& y) {
        return x.key.size() > y.key.size();
    });
}
void add_spellings(std::vector<Spelling>& spellings, std::string_view written, char separator,
                   std::size_t of) {
    while (!written.empty()) {
        const std::string_view one = written.substr(0, written.find(separator));
        if (!one.empty()) spellings.push_back({key_of(decode_utf8(one)), of});
        written.remove_prefix(std::min(written.size(), one.size() + 1));
    }
}

std::u32string own_spelling(std::string_view written, char separator) {
    return decode_utf8(written.substr(0, written.find(separator)));
}

std::string_view last_spelling(std::string_view written, char separator) {
    return written.substr(written.rfind(separator) + 1);
}

NameReader::NameReader(const std::vector<ListedName>& names) {
    for (const ListedName& name : names) {
        add_spellings(spellings_, name.spellings, '\n', names_.size());
        names_.push_back(own_spelling(name.spellings, '\n'));
        costs_.push_back(in_order(key_of(decode_utf8(name.cost))));
    }
    sort_spellings(spellings_);
}

std::optional<std::vector<Glyphs>> NameReader::read(const Glyphs& value, bool any,
                                                    std::vector<OtherCost>& costs) const {
    // A custom name may stand behind "=": keep the value whole.
    const bool named = std::any_of(value.begin(), value.end(),
                                   [](const Glyph& one) { return fold_width(one.point) == '='; });
    if (named) return std::vector<Glyphs>{value};
    const Keyed keys = keyed(value);
    std::vector<Glyphs> items;
    bool known = false;
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t marks = behind_marks(value, at);
        const std::size_t key = keys.key_at(marks);
        const Spelling* const name = name_at(keys, key);
        if (name != nullptr) {
            known = true;
            Glyphs item;
            at = keys.glyph[key + name->key.size()];
            spread(item, names_[name->of], value, marks, at);
            const std::size_t times = behind_name(value, keys, at, name->of, costs);
            items.insert(items.end(), times, item);
            continue;
        }
        const char32_t point = value[at].point;
        if (is_blank(point) || is_among(kBetween, point) || is_among(kOpening, point) ||
            is_among(kClosing, point) || marks > at) {
            at = std::max(at + 1, marks);
            continue;
        }
        std::size_t end = at;
        while (end < value.size() && !is_blank(value[end].point) &&
               !is_among(kBetween, value[end].point) && !is_among(kOpening, value[end].point) &&
               !is_among(kClosing, value[end].point))
            ++end;
        items.push_back(unknown(value, keys, at, end, known));
        at = end;
    }
    if (!known && !any) return std::nullopt;
    return items;
}
bool NameReader::only_names(const Glyphs& value, std::size_t least) const {
    std::vector<OtherCost> costs;
    const auto items = read(value, false, costs);
    return items && items->size() >= least &&
           std::all_of(items->begin(), items->end(), [&](const Glyphs& item) {
               std::u32string text;
               for (const Glyph& one : item) text += one.point;
               return std::find(names_.begin(), names_.end(), text) != names_.end();
           });
}
const Spelling* NameReader::name_at(const Keyed& keys, std::size_t key) const {
    if (key >= keys.text.size()) return nullptr;
    const std::u32string_view rest = std::u32string_view(keys.text).substr(key);
    const Spelling* const name = longest_at(spellings_, rest);
    if (name == nullptr) return nullptr;
    // Kana behind a name are an inflection (影討ち); but if the name itself ends in kana or a
    // letter, more of these make it another word.
    const std::u32string_view behind = rest.substr(name->key.size());
    const bool letters =
        is_kana(name->key.back()) || (name->key.back() >= 'a' && name->key.back() <= 'z');
    if (letters && !behind.empty() &&
        (is_kana(behind.front()) || (behind.front() >= 'a' && behind.front() <= 'z'))) {
        return longest_at(spellings_, behind) != nullptr ? name : nullptr;
    }
    return name;
}
/// Skips kana of inflection, a level, a reading, a cost in brackets, and "×2" behind a name.
/// Returns how many times the name is meant.
std::size_t NameReader::behind_name(const Glyphs& value, const Keyed& keys, std::size_t& at,
                                    std::size_t name, std::vector<OtherCost>& costs) const {
    std::size_t kana = at;
    while (kana < value.size() && kana - at < 2 && is_kana(key_of(value[kana].point))) ++kana;
    if (kana > at &&
        (kana == value.size() || is_blank(value[kana].point) ||
         is_among(kBetween, value[kana].point) || is_among(kClosing, value[kana].point)))
        at = kana;
    std::size_t times = 1;
    for (;;) {
        std::size_t k = behind_blanks(value, at);
        if (k < value.size() && is_among(kClosing, value[k].point)) {
            at = k + 1;
            continue;
        }
        if (k < value.size() && is_among(U"×xX✕*＊", value[k].point)) {
            std::size_t digit = k + 1;
            const auto count = number_behind(value, digit);
            if (count && *count >= 1 && *count <= 9) {
                times = static_cast<std::size_t>(*count);
                at = digit;
                continue;
            }
        }
        if (k == at && k < value.size() && is_digit(fold_width(value[k].point))) {
            while (k < value.size() && is_digit(fold_width(value[k].point))) ++k;
            at = k;
            continue;
        }
        if (k < value.size() && is_among(kOpening, value[k].point)) {
            std::size_t end = k;
            while (end < value.size() && !is_among(kClosing, value[end].point)) ++end;
            const std::u32string inside =
                keys.text.substr(keys.key_at(k + 1), keys.key_at(end) - keys.key_at(k + 1));
            const bool cost =
                !inside.empty() && std::all_of(inside.begin(), inside.end(), [](char32_t point) {
                    return is_among(U"火水風地剣黒白", point);
                });
            const bool reading =
                std::any_of(spellings_.begin(), spellings_.end(), [&](const Spelling& one) {
                    return one.of == name && one.key == inside && inside != key_of(names_[name]);
                });
            if (cost && !costs_[name].empty() && in_order(inside) != costs_[name])
                costs.push_back({name, trimmed(value, k + 1, end)});
            if (cost || reading) {
                at = std::min(end + 1, value.size());
                continue;
            }
        }
        return times;
    }
}
/// A word that is no name as it stands: the only name with the same kanji (搦め手 is 搦手), else
/// the word as it was written.
Glyphs NameReader::unknown(const Glyphs& value, const Keyed& keys, std::size_t from, std::size_t to,
                           bool& known) const {
    const std::u32string key =
        keys.text.substr(keys.key_at(from), keys.key_at(to) - keys.key_at(from));
    const std::u32string bare = without_kana(key);
    const Spelling* only = nullptr;
    if (bare.size() >= 2 && bare.size() < key.size()) {
        for (const Spelling& one : spellings_) {
            if (without_kana(one.key) != bare) continue;
            if (only != nullptr && only->of != one.of) return trimmed(value, from, to);
            only = &one;
        }
    }
    if (only == nullptr) return trimmed(value, from, to);
    known = true;
    Glyphs item;
    spread(item, names_[only->of], value, from, to);
    return item;
}

std::vector<Glyphs> levels_in(const Glyphs& value) {
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
        if (is_among(U"〈〉《》{}【】[]＜＞『』", plain) ||
            is_among(U"〈〉《》｛｝【】［］", point)) {
            if (digit) close();
            continue;
        }
        if (is_among(U"、,，､/／|｜;；", point)) {
            close();
            continue;
        }
        const auto key = [&](std::size_t at) {
            return at < value.size() ? key_of(value[at].point) : U'\0';
        };
        // "Lv.3", but not the middle of "Silver".
        const bool inside = k > 0 && key(k - 1) >= 'a' && key(k - 1) <= 'z';
        if (!inside && key(k) == 'l' && key(k + 1) == 'v') {
            k += key(k + 2) == '.' ? 2U : 1U;
            continue;
        }
        // The dot separates items in "弾幕3・ショット3" and "特性値B・スキルA", but 剣閃・波動 is
        // one name.
        const char32_t last = item.empty() ? U'\0' : fold_width(item.back().point);
        if (is_among(U"・･", point) && (digit || (last >= 'A' && last <= 'C'))) {
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
