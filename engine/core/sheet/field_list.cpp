// The two types of field that few tables have: a line of text, and a list of a catalogue's items.
#include <algorithm>

#include "core/sheet/field.hpp"
#include "core/text/fill.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

// A line of text. Links leave it out.

void form_text(const Field& field, JsonObject& out) {
    begin_form(field, "note", out).add("max", field.most);
}
FieldValue check_text(const FieldCheck& check, const Json& given) {
    const Field& field = check.field;
    const std::u32string points =
        given.is_string() ? decode_utf8(given.get_ref<const std::string&>()) : std::u32string();
    const std::u32string_view text = trim(points);
    const bool one_line = std::none_of(
        text.begin(), text.end(), [](char32_t point) { return point < ' ' || point == 0xFEFF; });
    if (given.is_string() && one_line && text.size() <= static_cast<std::size_t>(field.most)) {
        return {{}, encode_utf8(text)};
    }
    const std::string most = std::to_string(field.most);
    check.wrong(check.path, {std::string(field.ja) + "は1行の文で、" + most + "字までです。",
                             std::string(field.en) + " is one line of text, of " + most +
                                 " characters at most."});
    return {};
}

Json write_text(const Field&, const FieldValue& value) { return value.text; }
void pack_text(const Field&, const FieldValue&, BitWriter&) {}
FieldValue unpack_text(const Field&, BitReader&) { return {}; }
FieldValue random_text(const Field&, Dice&) { return {}; }
Text said_text(const Field& field, const FieldValue& value) {
    return fill(text_of(field.said_ja, field.said_en), {{"item", value.text}});
}

// A list.

std::size_t span_of(const Field& field) {
    return static_cast<std::size_t>(field.most - field.least) + 1;
}

void form_list(const Field& field, JsonObject& out) {
    Json kinds = Json::array();
    for (const std::string_view kind : field.kinds) kinds.push_back(kind);
    begin_form(field, "list", out)
        .add("least", field.least)
        .add("most", field.most)
        .add("kinds", std::move(kinds));
    if (field.distinct) out.add("distinct", true);
}
FieldValue check_items(const FieldCheck& check, const Json& given) {
    const Field& field = check.field;
    FieldValue value;
    const bool absent = given.is_null() && !field.never_null;
    const std::size_t count = absent ? 0 : given.size();
    const bool counted = (absent || given.is_array()) &&
                         count >= static_cast<std::size_t>(field.least) &&
                         count <= static_cast<std::size_t>(field.most);
    if (!counted) {
        check.say(check.path, field.code_count,
                  field.count_ja.empty()
                      ? check.bounds("個", " items")
                      : check.filled(field.count_ja, field.count_en, check.path));
        // A list that is far too long is not looked through.
        if (!given.is_array() ||
            count > field.items.size() + static_cast<std::size_t>(field.most)) {
            return {};
        }
    }
    for (std::size_t k = 0; k < count; ++k) {
        const Json& one = given[k];
        const std::string path = check.path + "/" + std::to_string(k);
        const auto place =
            one.is_string() ? item_called(field, one.get_ref<const std::string&>()) : std::nullopt;
        if (!place) {
            check.wrong(path,
                        {std::string(field.ja) + "に「" + given_text(one) + "」はありません。",
                         std::string(field.en) + ": there is no \"" + given_text(one) + "\"."});
            continue;
        }
        if (field.distinct && has_item(value, *place)) {
            const FieldItem& item = item_at(field, *place);
            check.say(path, field.code_twice,
                      field.twice_ja.empty() ? Text{std::string(item.ja) + "が二度あります。",
                                                    std::string(item.en) + " is there twice."}
                                             : text_of(field.twice_ja, field.twice_en));
        }
        value.numbers.push_back(*place);
    }
    return value;
}

FieldValue check_list(const FieldCheck& check, const Json& given) {
    if (!check.field.as_one) return check_items(check, given);
    Problems of_items;
    FieldValue value = check_items({check.field, check.path, of_items}, given);
    if (of_items.empty()) return value;
    check.wrong(check.path, {});
    return {};
}

Json write_list(const Field& field, const FieldValue& value) {
    Json list = Json::array();
    for (const int place : value.numbers) list.push_back(item_at(field, place).id);
    return list;
}
void pack_list(const Field& field, const FieldValue& value, BitWriter& out) {
    if (field.bit_each) {
        for (int place = 0; place < static_cast<int>(field.items.size()); ++place) {
            out.bits(has_item(value, place) ? 1 : 0, 1);
        }
        return;
    }
    const auto put = [&](std::size_t number, std::size_t of) { out.bits(number, width_below(of)); };
    put(value.numbers.size() - static_cast<std::size_t>(field.least), span_of(field));
    for (const int place : value.numbers) {
        const auto number = static_cast<std::size_t>(place);
        if (field.fixed_width) {
            put(number, field.items.size());
        } else {
            out.varint(number);
        }
    }
}
FieldValue unpack_list(const Field& field, BitReader& in) {
    FieldValue value;
    if (field.bit_each) {
        for (int place = 0; place < static_cast<int>(field.items.size()); ++place) {
            if (in.bits(1) != 0) value.numbers.push_back(place);
        }
        return value;
    }
    const std::uint64_t count = static_cast<std::uint64_t>(field.least) + in.below(span_of(field));
    for (std::uint64_t k = 0; k < count && in.ok(); ++k) {
        const std::uint64_t place = field.fixed_width ? in.below(field.items.size()) : in.varint();
        const auto& before = value.numbers;
        const auto same = [&](int other) { return static_cast<std::uint64_t>(other) == place; };
        if (place >= field.items.size() ||
            (field.distinct && std::any_of(before.begin(), before.end(), same))) {
            in.fail();
            break;
        }
        value.numbers.push_back(static_cast<int>(place));
    }
    return value;
}
FieldValue random_list(const Field& field, Dice& dice) {
    const int count = field.least + static_cast<int>(dice.below(span_of(field)));
    FieldValue value;
    std::vector<int> left(field.items.size());
    for (std::size_t k = 0; k < left.size(); ++k) left[k] = static_cast<int>(k);
    while (static_cast<int>(value.numbers.size()) < count && !left.empty()) {
        const auto pick = static_cast<std::size_t>(dice.below(left.size()));
        value.numbers.push_back(left[pick]);
        if (field.distinct) left.erase(left.begin() + static_cast<std::ptrdiff_t>(pick));
    }
    return value;
}
Text said_list(const Field& field, const FieldValue& value) {
    Text all;
    for (const int place : value.numbers) {
        const FieldItem& item = item_at(field, place);
        enumerate(all, fill(text_of(field.said_ja, field.said_en),
                            {{"item", text_of(item.ja, item.en)}}));
    }
    return all;
}

} // namespace

const FieldOps kTextOps{form_text,   check_text,  write_text, pack_text,
                        unpack_text, random_text, said_text};
const FieldOps kListOps{form_list,   check_list,  write_list, pack_list,
                        unpack_list, random_list, said_list};

} // namespace shiaiba
