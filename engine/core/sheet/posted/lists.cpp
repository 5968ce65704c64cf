// Lists: finds names by their longest spelling, and tells them from what people write around them.
#include "core/sheet/posted/lists.hpp"

#include <algorithm>
#include <iterator>

#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

/// Counters of names: 小突き2枚.
constexpr std::u32string_view kCounters = U"枚個回つ";
constexpr int kMostTimes = 9;
constexpr std::u32string_view kCostLetters = U"火水風地剣黒白";

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

/// Index behind the place of an item in its list: "LV1 ", "3：", "二、". `at` itself if there is none.
std::size_t behind_place(const Glyphs& value, const Keyed& keys, std::size_t at) {
    std::size_t key = keys.key_at(at);
    for (const std::u32string_view word :
         {std::u32string_view(U"lv."), std::u32string_view(U"lv"), std::u32string_view(U"no."),
          std::u32string_view(U"れべる"), std::u32string_view(U"すきる"),
          std::u32string_view(U"技"), std::u32string_view(U"第")}) {
        if (keys.text.compare(key, word.size(), word) != 0) continue;
        key += word.size();
        break;
    }
    std::size_t behind = keys.glyph[std::min(key, keys.glyph.size() - 1)];
    const auto place = number_behind(value, behind);
    if (!place || *place < 1 || *place > 99) return at;
    // A skill for each round: "1R:一閃", "2本目:待伏".
    const std::size_t after = keys.key_at(behind);
    for (const std::u32string_view word :
         {std::u32string_view(U"らうんど"), std::u32string_view(U"たーん"),
          std::u32string_view(U"本目"), std::u32string_view(U"手目"), std::u32string_view(U"番目"),
          std::u32string_view(U"枠"), std::u32string_view(U"目"), std::u32string_view(U"r"),
          std::u32string_view(U"t")}) {
        if (keys.text.compare(after, word.size(), word) != 0) continue;
        behind = keys.glyph[after + word.size()];
        break;
    }
    while (behind < value.size() &&
           (is_blank(value[behind].point) || is_among(kColons, value[behind].point) ||
            is_among(kBetween, value[behind].point) || is_among(kClosing, value[behind].point)))
        ++behind;
    return behind;
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
        std::size_t marks = behind_marks(value, at);
        std::size_t key = keys.key_at(marks);
        const Spelling* name = name_at(keys, key);
        // Of several brackets in a row the first looks behind them all.
        const bool inside = at > 0 && is_among(kOpening, value[at - 1].point);
        if (name == nullptr && !inside) {
            std::size_t place = behind_place(value, keys, marks);
            while (place < value.size() && is_among(kOpening, value[place].point)) ++place;
            name = place > marks ? name_at(keys, keys.key_at(place)) : nullptr;
            if (name != nullptr) {
                marks = place;
                key = keys.key_at(place);
            }
        }
        if (name != nullptr) {
            known = true;
            Glyphs item;
            at = keys.glyph[key + name->key.size()];
            spread(item, names_[name->of], value, marks, at);
            const Behind behind = behind_name(value, keys, at, name->of, items.size() + 1, costs);
            items.insert(items.end(), behind.times, item);
            if (!behind.unknown.empty()) items.push_back(behind.unknown);
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
Glyphs NameReader::without_description(const Glyphs& item, std::vector<OtherCost>& costs) const {
    const Keyed keys = keyed(item);
    std::size_t at = behind_marks(item);
    while (at < item.size() && is_among(kOpening, item[at].point)) ++at;
    const std::size_t key = keys.key_at(at);
    const Spelling* const name = name_at(keys, key);
    if (name == nullptr) return item;
    const std::size_t end = keys.glyph[key + name->key.size()];
    std::size_t behind = end;
    while (behind < item.size() && is_among(kClosing, item[behind].point)) ++behind;
    const bool closed = behind > end;
    const std::size_t blanks = behind;
    behind = behind_blanks(item, behind);
    if (behind >= item.size()) return item;
    const std::u32string_view rest = std::u32string_view(keys.text).substr(keys.key_at(behind));
    const bool colon =
        is_among(kColons, item[behind].point) && fold_width(item[behind].point) != '=';
    const bool cost = rest.starts_with(U"こすと") || rest.starts_with(U"消費");
    const bool described = closed && behind == blanks && !is_among(kBetween, item[behind].point) &&
                           !is_among(kOpening, item[behind].point) &&
                           !is_among(U"×xX✕*＊0123456789", fold_width(item[behind].point));
    if (!colon && !cost && !described) return item;
    // Names of the list behind a name are items, but a description behind a colon may mention some.
    if (colon && only_names(trimmed(item, behind, item.size()), 1)) return item;
    for (std::size_t k = keys.key_at(behind); !colon && k < keys.text.size(); ++k) {
        if (name_at(keys, k) != nullptr) return item;
    }
    while (behind < item.size() && !is_among(kCostLetters, key_of(item[behind].point))) ++behind;
    const Glyphs letters = trimmed(item, behind, item.size());
    std::u32string written;
    for (const Glyph& one : letters) written += key_of(one.point);
    const bool all = std::all_of(written.begin(), written.end(),
                                 [](char32_t point) { return is_among(kCostLetters, point); });
    if ((colon || cost) && !written.empty() && all && !costs_[name->of].empty() &&
        in_order(written) != costs_[name->of])
        costs.push_back({name->of, letters});
    return trimmed(item, 0, end);
}
const Spelling* NameReader::name_at(const Keyed& keys, std::size_t key) const {
    if (key >= keys.text.size()) return nullptr;
    const std::u32string_view rest = std::u32string_view(keys.text).substr(key);
    const Spelling* const name = longest_at(spellings_, rest);
    if (name == nullptr) return nullptr;
    // Kana behind a name are an inflection (影討ち); but if the name itself ends in kana, more of
    // them make it another word, and so with letters.
    const std::u32string_view behind = rest.substr(name->key.size());
    const char32_t next = behind.empty() ? U'\0' : behind.front();
    const bool kana = is_kana(name->key.back());
    const bool letter = name->key.back() >= 'a' && name->key.back() <= 'z';
    const bool on = kana ? is_kana(next) : letter && next >= 'a' && next <= 'z';
    return !on || longest_at(spellings_, behind) != nullptr ? name : nullptr;
}
/// Skips what people write behind a name: kana of inflection, the name's place in the list as its
/// level, a reading, a cost or remark in brackets, and counts (×2, 2枚). `place`: that place.
NameReader::Behind NameReader::behind_name(const Glyphs& value, const Keyed& keys, std::size_t& at,
                                           std::size_t name, std::size_t place,
                                           std::vector<OtherCost>& costs) const {
    const auto point = [&](std::size_t k) { return k < value.size() ? value[k].point : U'\0'; };
    std::size_t kana = at;
    while (kana - at < 2 && is_kana(key_of(point(kana)))) ++kana;
    if (kana > at && (kana == value.size() || is_blank(point(kana)) ||
                      is_among(kBetween, point(kana)) || is_among(kClosing, point(kana))))
        at = kana;
    Behind behind;
    // The bracket around the name, if it has one: the next one of its kind is another item's.
    char32_t around = 0;
    for (;;) {
        const std::size_t k = behind_blanks(value, at);
        if (k >= value.size()) return behind;
        if (is_among(kClosing, point(k))) {
            around = point(k);
            at = k + 1;
            continue;
        }
        const bool times = is_among(U"×xX✕*＊", point(k));
        if (times || (k == at && is_digit(fold_width(point(k))))) {
            std::size_t end = k + (times ? 1U : 0U);
            const std::size_t digits = end;
            const auto count = number_behind(value, end);
            const bool counted = times || is_among(kCounters, point(end));
            if (count && counted && *count >= 1 && *count <= kMostTimes) {
                behind.times = static_cast<std::size_t>(*count);
                at = end + (is_among(kCounters, point(end)) ? 1U : 0U);
                continue;
            }
            if (count && !times) {
                // Another number than that of its place is no level: it is told.
                at = end;
                if (static_cast<std::size_t>(*count) != place)
                    behind.unknown = trimmed(value, digits, end);
                continue;
            }
        }
        if (is_among(kOpening, point(k))) {
            std::size_t end = k;
            while (end < value.size() && !is_among(kClosing, value[end].point)) ++end;
            const bool remark = is_among(U"(（〔[［", point(k)) && point(end) != around;
            if (took_brackets(value, keys, {k + 1, end, remark}, {name, place}, behind, costs)) {
                at = std::min(end + 1, value.size());
                continue;
            }
        }
        return behind;
    }
}
/// Whether the text between brackets behind a name says something about it: its cost, its reading,
/// its place, how many, or a remark.
bool NameReader::took_brackets(const Glyphs& value, const Keyed& keys, Brackets inside, Listed name,
                               Behind& behind, std::vector<OtherCost>& costs) const {
    const std::size_t first = keys.key_at(inside.from);
    const std::u32string text = keys.text.substr(first, keys.key_at(inside.to) - first);
    if (text.empty()) return false;
    const bool cost = std::all_of(text.begin(), text.end(),
                                  [](char32_t point) { return is_among(kCostLetters, point); });
    if (cost) {
        if (!costs_[name.of].empty() && in_order(text) != costs_[name.of])
            costs.push_back({name.of, trimmed(value, inside.from, inside.to)});
        return true;
    }
    const bool reading =
        std::any_of(spellings_.begin(), spellings_.end(), [&](const Spelling& one) {
            return one.of == name.of && one.key == text && text != key_of(names_[name.of]);
        });
    if (reading) return true;
    if (!inside.remark) return false;
    std::size_t end = inside.from;
    const bool level = text.starts_with(U"lv");
    if (level) end = keys.glyph[first + 2 + (text.starts_with(U"lv.") ? 1U : 0U)];
    if (!level && is_among(U"×x*", text.front())) ++end;
    if (const auto number = number_behind(value, end)) {
        const bool counted =
            end > inside.from && end < inside.to && is_among(kCounters, value[end].point);
        const bool whole = end + (counted ? 1U : 0U) >= inside.to;
        const bool times = counted || is_among(U"×x*", text.front());
        if (whole && times && *number >= 1 && *number <= kMostTimes) {
            behind.times = static_cast<std::size_t>(*number);
            return true;
        }
        if (whole) {
            if (static_cast<std::size_t>(*number) != name.place)
                behind.unknown = trimmed(value, inside.from, inside.to);
            return true;
        }
    }
    // Names in brackets are items themselves, and what is quoted there may be one's own name.
    for (std::size_t key = first; key < first + text.size(); ++key) {
        if (name_at(keys, key) != nullptr || is_among(U"「」\"=", keys.text[key])) return false;
    }
    return true;
}
/// A word that is no name as it stands: the only name with the same kanji (搦め手 is 搦手, 影縫 is 影縫い), else
/// the word as it was written.
Glyphs NameReader::unknown(const Glyphs& value, const Keyed& keys, std::size_t from, std::size_t to,
                           bool& known) const {
    const std::u32string key =
        keys.text.substr(keys.key_at(from), keys.key_at(to) - keys.key_at(from));
    const std::u32string bare = without_kana(key);
    const Spelling* only = nullptr;
    if (bare.size() >= 2) {
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

} // namespace shiaiba
