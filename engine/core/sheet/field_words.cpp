// Derives the words of one field from its row in a system's table: the sentence that says a value,
// readings of rulings, steps, and the field's line in a text.
#include "core/sheet/field.hpp"

#include <algorithm>

#include "core/text/fill.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

using Kind = FieldType::Kind;

/// A whole number with its sign; other text stays text, so that the check reports it.
Json number_in(std::u32string_view folded, const std::string& text) {
    constexpr int kMost = 999'999'999;
    folded = trim(folded);
    const bool minus = !folded.empty() && folded.front() == '-';
    std::size_t at = minus ? 1 : 0;
    if (at >= folded.size()) return Json(text);
    const int number = number_at(folded, at, kMost);
    return at == folded.size() ? Json(minus ? -number : number) : Json(text);
}

Json switch_in(const std::string& text) {
    for (const char* const yes : {"はい", "yes", "Yes"}) {
        if (text == yes) return Json(true);
    }
    for (const char* const no : {"いいえ", "no", "No"}) {
        if (text == no) return Json(false);
    }
    return Json(text);
}

} // namespace

Text exchanged(const Text& from, const Text& to) {
    return {from.ja + "→" + to.ja, from.en + " → " + to.en};
}

Text label_of(const Field& field) {
    if (!field.ja.empty()) return text_of(field.ja, field.en);
    const std::string key(field.ruling);
    return {"裁定 " + key, "Ruling " + key};
}
std::vector<std::pair<Text, FieldValue>> field_steps(const Field& field, const FieldValue& value) {
    std::vector<std::pair<Text, FieldValue>> steps;
    if (field.step == 0 || value.numbers.empty()) return steps;
    const int items = static_cast<int>(field.items.size());
    const Text label = label_of(field);
    const int now = value.numbers.front();
    if (field.type.kind == Kind::Number) {
        for (const int next : {now - field.step, now + field.step}) {
            const std::string said = std::to_string(next);
            if (next < field.least || next > field.most) continue;
            steps.push_back({{label.ja + said, label.en + " " + said}, {{next}}});
        }
    } else if (field.type.kind == Kind::Switch) {
        steps.push_back({{label.ja + (now != 0 ? "：なし" : "：あり"),
                          label.en + (now != 0 ? ": no" : ": yes")},
                         {{1 - now}}});
    } else if (field.type.kind == Kind::Select) {
        for (int next = 0; next < items; ++next) {
            const FieldItem& item = item_at(field, next);
            if (next == now) continue;
            steps.push_back(
                {{label.ja + "：" + std::string(item.ja), label.en + ": " + std::string(item.en)},
                 {{next}}});
        }
    } else if (field.type.kind == Kind::List) {
        for (std::size_t k = 0; k < value.numbers.size(); ++k) {
            for (int next = 0; next < items; ++next) {
                if (has_item(value, next)) continue;
                FieldValue other = value;
                const FieldItem& from = item_at(field, std::exchange(other.numbers[k], next));
                steps.push_back(
                    {exchanged(text_of(from.ja, from.en),
                               text_of(item_at(field, next).ja, item_at(field, next).en)),
                     std::move(other)});
            }
        }
    }
    return steps;
}

Text said_field(const Field& field, const FieldValue& value) {
    const Text said = text_of(field.said_ja, field.said_en);
    switch (field.type.kind) {
    case Kind::Number: return fill(said, {{"n", std::to_string(value.numbers.front())}});
    case Kind::Switch: return said.ja.empty() ? text_of(field.about_ja, field.about_en) : said;
    case Kind::Select: {
        const FieldItem& item = item_at(field, value.numbers.front());
        if (!said.ja.empty()) return fill(said, {{"item", text_of(item.ja, item.en)}});
        return item.said_ja.empty() ? text_of(item.about_ja, item.about_en)
                                    : text_of(item.said_ja, item.said_en);
    }
    case Kind::Text:
    case Kind::List: return field.type.ops->said(field, value);
    }
    return {};
}

Text reading_of(const Field& field, const FieldValue& value) {
    const int read = value.numbers.front();
    if (field.type.kind == Kind::Select) {
        const FieldItem& item = item_at(field, read);
        return text_of(item.about_ja, item.about_en);
    }
    return read != 0 ? text_of(field.about_ja, field.about_en)
                     : text_of(field.taken_ja, field.taken_en);
}

bool read_field_line(const Field& field, const PostedLine& line, Json& fields, PostedPlaces& places,
                     Problems& problems) {
    std::size_t behind = 0;
    for (const std::string_view label : {field.ja, field.en}) {
        if (behind == 0) behind = behind_label(line, folded(label));
    }
    if (behind == 0) return false;
    const std::string key(field.key);
    if (fields.contains(key)) {
        problems.push_back(
            problem_in_line(line.number, 0, line.raw.size(), "fieldTwice",
                            {std::string(field.ja) + "の行が二つあります。",
                             "There are two lines of " + std::string(field.en) + "."},
                            std::string(field.rule)));
        return true;
    }
    const PostedPart part = part_of(line.raw, behind);
    const std::string path = "/" + key;
    places.put(path, {line.number, part.column});
    switch (field.type.kind) {
    case Kind::Number:
        fields[key] = number_in(std::u32string_view(line.folded).substr(behind), part.text);
        break;
    case Kind::Switch: fields[key] = switch_in(part.text); break;
    case Kind::Select:
    case Kind::Text: fields[key] = part.text; break;
    case Kind::List:
        fields[key] = Json::array();
        for (const PostedPart& one : parts_of(line.raw, behind)) {
            places.put(path + "/" + std::to_string(fields[key].size()), {line.number, one.column});
            fields[key].push_back(one.text);
        }
    }
    return true;
}

std::optional<int> option_called(const Field& field, std::string_view text) {
    const std::u32string said = folded(text);
    for (std::size_t k = 0; k < field.items.size(); ++k) {
        const FieldItem& item = field.items[k];
        if (said == folded(item.ja) || said == folded(item.en)) return static_cast<int>(k);
        for (std::string_view words = item.words; !words.empty();) {
            const std::size_t end = std::min(words.find('|'), words.size());
            if (said == folded(words.substr(0, end))) return static_cast<int>(k);
            words.remove_prefix(std::min(end + 1, words.size()));
        }
    }
    return std::nullopt;
}

std::string field_line(const Field& field, const FieldValue& value) {
    std::string line = std::string(field.ja) + ":";
    switch (field.type.kind) {
    case Kind::Number: line += std::to_string(value.numbers.front()); break;
    case Kind::Select: line += item_at(field, value.numbers.front()).ja; break;
    case Kind::Switch: {
        const bool on = value.numbers.front() != 0;
        if (field.items.empty()) {
            line += on ? "はい" : "いいえ";
        } else {
            const std::string_view words = item_at(field, on ? 0 : 1).words;
            line += words.substr(0, words.find('|'));
        }
        break;
    }
    case Kind::Text: line += value.text; break;
    case Kind::List:
        for (std::size_t k = 0; k < value.numbers.size(); ++k) {
            line.append(k == 0 ? "" : "、").append(item_at(field, value.numbers[k]).ja);
        }
    }
    return line + "\n";
}

} // namespace shiaiba
