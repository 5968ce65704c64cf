// Fields: derives form, check, JSON, lines of text and bits of one field from its entry in a
// system's table. The bits are those of links: frozen.
#include "core/sheet/fields.hpp"

#include <algorithm>

#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

using Type = Field::Type;

Text text_of(std::string_view ja, std::string_view en) {
    return {std::string(ja), std::string(en)};
}
std::string path_of(const Field& field) { return "/" + std::string(field.key); }
std::size_t span_of(const Field& field) {
    return static_cast<std::size_t>(field.most - field.least) + 1;
}

/// Index of the item with this id or name; absent if there is none.
std::optional<int> item_called(const Field& field, std::string_view name) {
    for (std::size_t k = 0; k < field.items.size(); ++k) {
        const FieldItem& item = field.items[k];
        if (name == item.id || name == item.ja || name == item.en) return static_cast<int>(k);
    }
    return std::nullopt;
}
const FieldItem& item_at(const Field& field, int place) {
    return field.items[static_cast<std::size_t>(place)];
}

/// The given value, cut to a length that a message can show.
std::string given_text(const Json& given) {
    constexpr std::size_t kShown = 40;
    const std::string whole = given.is_string() ? given.get<std::string>() : write_json(given);
    return encode_utf8(decode_utf8(whole).substr(0, kShown));
}

Problem problem_of(const Field& field, std::string path, std::string_view code, Text text) {
    return problem_at(std::move(path), std::string(code.empty() ? field.code : code),
                      std::move(text), std::string(field.rule));
}

/// "強さは3から9です。"
Text bounds_of(const Field& field, const char* unit_ja, const char* unit_en) {
    const std::string least = std::to_string(field.least);
    const std::string most = std::to_string(field.most);
    return {std::string(field.ja) + "は" + least + unit_ja + "から" + most + unit_ja + "です。",
            std::string(field.en) + " is " + least + " to " + most + unit_en + "."};
}

FieldValue check_number(const Field& field, const Json& given, Problems& problems) {
    if (given.is_null() && field.optional) return {};
    const auto number = whole_number(given);
    if (number && *number >= field.least && *number <= field.most) return {{*number}};
    problems.push_back(problem_of(field, path_of(field), {}, bounds_of(field, "", "")));
    return {};
}

FieldValue check_select(const Field& field, const Json& given, Problems& problems) {
    if (given.is_null() && field.optional) return {{0}};
    const auto place =
        given.is_string() ? item_called(field, given.get_ref<const std::string&>()) : std::nullopt;
    if (place) return {{*place}};
    Text text{std::string(field.ja) + "は", std::string(field.en) + " is "};
    for (std::size_t k = 0; k < field.items.size(); ++k) {
        text.ja.append(k == 0 ? "" : "・").append(field.items[k].ja);
        text.en.append(k == 0 ? "" : ", ").append(field.items[k].en);
    }
    problems.push_back(problem_of(field, path_of(field), {},
                                  {text.ja + "のどれかです。", "One of these: " + text.en + "."}));
    return {};
}

FieldValue check_switch(const Field& field, const Json& given, Problems& problems) {
    if (given.is_null()) return {{0}};
    if (given.is_boolean()) return {{given.get<bool>() ? 1 : 0}};
    const std::string key(field.key);
    problems.push_back(problem_of(field, path_of(field), {},
                                  {key + " は真偽です。", "\"" + key + "\" is true or false."}));
    return {};
}

FieldValue check_text(const Field& field, const Json& given, Problems& problems) {
    if (given.is_null()) return {};
    const std::u32string points =
        given.is_string() ? decode_utf8(given.get_ref<const std::string&>()) : std::u32string();
    const std::u32string_view text = trim(points);
    const bool one_line = std::none_of(
        text.begin(), text.end(), [](char32_t point) { return point < ' ' || point == 0xFEFF; });
    if (given.is_string() && one_line && text.size() <= static_cast<std::size_t>(field.most)) {
        return {{}, encode_utf8(text)};
    }
    const std::string most = std::to_string(field.most);
    problems.push_back(problem_of(
        field, path_of(field), {},
        {std::string(field.ja) + "は1行の文で、" + most + "字までです。",
         std::string(field.en) + " is one line of text, of " + most + " characters at most."}));
    return {};
}

FieldValue check_list(const Field& field, const Json& given, Problems& problems) {
    FieldValue value;
    const bool absent = given.is_null();
    const std::size_t count = absent ? 0 : given.size();
    const bool counted = (absent || given.is_array()) &&
                         count >= static_cast<std::size_t>(field.least) &&
                         count <= static_cast<std::size_t>(field.most);
    if (!counted) {
        problems.push_back(
            problem_of(field, path_of(field), field.code_count, bounds_of(field, "個", " items")));
        // A list that is far too long is not looked through.
        if (!given.is_array() ||
            count > field.items.size() + static_cast<std::size_t>(field.most)) {
            return {};
        }
    }
    for (std::size_t k = 0; k < count; ++k) {
        const Json& one = given[k];
        const std::string path = path_of(field) + "/" + std::to_string(k);
        const auto place =
            one.is_string() ? item_called(field, one.get_ref<const std::string&>()) : std::nullopt;
        if (!place) {
            problems.push_back(
                problem_of(field, path, {},
                           {std::string(field.ja) + "に「" + given_text(one) + "」はありません。",
                            std::string(field.en) + ": there is no \"" + given_text(one) + "\"."}));
            continue;
        }
        const auto& before = value.numbers;
        if (field.distinct && std::find(before.begin(), before.end(), *place) != before.end()) {
            const FieldItem& item = item_at(field, *place);
            problems.push_back(problem_of(field, path, field.code_twice,
                                          {std::string(item.ja) + "が二度あります。",
                                           std::string(item.en) + " is there twice."}));
        }
        value.numbers.push_back(*place);
    }
    return value;
}

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

Json form_of(const Field& field) {
    JsonObject out;
    const auto common = [&](const char* type) -> JsonObject& {
        return out.add("type", type)
            .add("key", field.key)
            .add("label", text_of(field.ja, field.en));
    };
    switch (field.type) {
    case Type::Number:
        common("number").add("min", field.least).add("max", field.most);
        if (field.optional) out.add("optional", true);
        if (field.otherwise != 0) out.add("otherwise", field.otherwise);
        break;
    case Type::Select: {
        Json options = Json::array();
        for (const FieldItem& item : field.items) {
            const bool left_out = field.optional && &item == field.items.data();
            options.push_back(JsonObject()
                                  .add("value", left_out ? Json() : Json(item.id))
                                  .add("name", text_of(item.ja, item.en))
                                  .add("text", text_of(item.about_ja, item.about_en)));
        }
        common("select").add("options", std::move(options));
        break;
    }
    case Type::Switch: common("switch").add("text", text_of(field.about_ja, field.about_en)); break;
    case Type::Text: common("note").add("max", field.most); break;
    case Type::List: {
        Json kinds = Json::array();
        for (const std::string_view kind : field.kinds) kinds.push_back(kind);
        common("list")
            .add("least", field.least)
            .add("most", field.most)
            .add("kinds", std::move(kinds));
        if (field.distinct) out.add("distinct", true);
        break;
    }
    }
    return out;
}

FieldValue check_field(const Field& field, const Json& fields, Problems& problems) {
    const auto found = fields.find(field.key);
    const Json given = found == fields.end() ? Json() : *found;
    switch (field.type) {
    case Type::Number: return check_number(field, given, problems);
    case Type::Select: return check_select(field, given, problems);
    case Type::Switch: return check_switch(field, given, problems);
    case Type::Text: return check_text(field, given, problems);
    case Type::List: return check_list(field, given, problems);
    }
    return {};
}

void write_field(const Field& field, const FieldValue& value, Json& fields) {
    const std::string key(field.key);
    switch (field.type) {
    case Type::Number:
        if (!value.numbers.empty()) fields[key] = value.numbers.front();
        return;
    case Type::Select:
        if (field.optional && value.numbers.front() == 0) return;
        fields[key] = item_at(field, value.numbers.front()).id;
        return;
    case Type::Switch:
        if (value.numbers.front() != 0) fields[key] = true;
        return;
    case Type::Text:
        if (!value.text.empty()) fields[key] = value.text;
        return;
    case Type::List:
        if (value.numbers.empty()) return;
        fields[key] = Json::array();
        for (const int place : value.numbers) fields[key].push_back(item_at(field, place).id);
    }
}

void pack_field(const Field& field, const FieldValue& value, BitWriter& out) {
    const auto put = [&](std::size_t number, std::size_t of) { out.bits(number, width_below(of)); };
    const auto first = [&] { return static_cast<std::size_t>(value.numbers.front()); };
    switch (field.type) {
    case Type::Number:
        if (field.optional) out.bits(value.numbers.empty() ? 0 : 1, 1);
        if (!value.numbers.empty()) {
            put(static_cast<std::size_t>(value.numbers.front() - field.least), span_of(field));
        }
        return;
    case Type::Select: return put(first(), field.items.size());
    case Type::Switch: return out.bits(first(), 1);
    case Type::Text: return;
    case Type::List:
        put(value.numbers.size() - static_cast<std::size_t>(field.least), span_of(field));
        for (const int place : value.numbers) out.varint(static_cast<std::uint64_t>(place));
    }
}

FieldValue unpack_field(const Field& field, BitReader& in) {
    FieldValue value;
    switch (field.type) {
    case Type::Number:
        if (field.optional && in.bits(1) == 0) break;
        value.numbers.push_back(field.least + static_cast<int>(in.below(span_of(field))));
        break;
    case Type::Select:
        value.numbers.push_back(static_cast<int>(in.below(field.items.size())));
        break;
    case Type::Switch: value.numbers.push_back(static_cast<int>(in.bits(1))); break;
    case Type::Text: break;
    case Type::List: {
        const auto count = static_cast<std::size_t>(field.least) + in.below(span_of(field));
        for (std::size_t k = 0; k < count && in.ok(); ++k) {
            const std::uint64_t place = in.varint();
            const auto& before = value.numbers;
            const auto same = [&](int other) { return static_cast<std::uint64_t>(other) == place; };
            if (place >= field.items.size() ||
                (field.distinct && std::any_of(before.begin(), before.end(), same))) {
                in.fail();
                break;
            }
            value.numbers.push_back(static_cast<int>(place));
        }
        break;
    }
    }
    return value;
}

FieldValue random_field(const Field& field, Dice& dice) {
    const auto below = [&](std::size_t n) { return static_cast<int>(dice.below(n)); };
    switch (field.type) {
    case Type::Number:
        if (field.optional && dice.below(2) == 0) return {};
        return {{field.least + below(span_of(field))}};
    case Type::Select: return {{below(field.items.size())}};
    case Type::Switch: return {{below(2)}};
    case Type::Text: return {};
    case Type::List: break;
    }
    const int count = field.least + below(span_of(field));
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
    places.put(path_of(field), {line.number, part.column});
    switch (field.type) {
    case Type::Number:
        fields[key] = number_in(std::u32string_view(line.folded).substr(behind), part.text);
        break;
    case Type::Switch: fields[key] = switch_in(part.text); break;
    case Type::Select:
    case Type::Text: fields[key] = part.text; break;
    case Type::List:
        fields[key] = Json::array();
        for (const PostedPart& one : parts_of(line.raw, behind)) {
            places.put(path_of(field) + "/" + std::to_string(fields[key].size()),
                       {line.number, one.column});
            fields[key].push_back(one.text);
        }
    }
    return true;
}

void check_keys(const Json& fields, std::span<const std::string_view> known, std::string_view rule,
                Problems& problems) {
    for (const auto& [key, value] : fields.items()) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        const std::string name = given_text(Json(key));
        problems.push_back(problem_at(
            (Json::json_pointer() / key).to_string(), "unknownField",
            {"「" + name + "」という項目はありません。", "There is no field " + name + "."},
            std::string(rule)));
    }
}

} // namespace shiaiba
