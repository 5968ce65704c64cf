// Derives form, check and JSON of one field from its row in a system's table.
#include "core/sheet/field.hpp"

#include <algorithm>

#include "core/text/fill.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

using Kind = FieldType::Kind;

/// Whether JSON may lack it.
bool may_lack(const Field& field) {
    const Kind kind = field.type.kind;
    if (kind == Kind::List) return field.least == 0;
    return field.optional || kind == Kind::Switch || kind == Kind::Text;
}
FieldValue check_number(const FieldCheck& check, const Json& given) {
    const Field& field = check.field;
    const auto number = whole_number(given);
    if (number && *number >= field.least && *number <= field.most) return {{*number}};
    check.wrong(check.path, check.bounds("", ""));
    return {};
}

FieldValue check_select(const FieldCheck& check, const Json& given) {
    const Field& field = check.field;
    if (field.yes != 0 && given.is_boolean() && given.get<bool>()) return {{field.yes}};
    const auto place =
        given.is_string() ? item_called(field, given.get_ref<const std::string&>()) : std::nullopt;
    if (place) return {{*place}};
    Text text{std::string(field.ja) + "は", std::string(field.en) + " is "};
    for (std::size_t k = 0; k < field.items.size(); ++k) {
        text.ja.append(k == 0 ? "" : "・").append(field.items[k].ja);
        text.en.append(k == 0 ? "" : ", ").append(field.items[k].en);
    }
    check.wrong(check.path, {text.ja + "のどれかです。", "One of these: " + text.en + "."});
    return {};
}

FieldValue check_switch(const FieldCheck& check, const Json& given) {
    if (given.is_boolean()) return {{given.get<bool>() ? 1 : 0}};
    const std::string key(check.field.key);
    check.wrong(check.path, {key + " は真偽です。", "\"" + key + "\" is true or false."});
    return {};
}

/// Options of a select, or of a switch that is usually on.
Json options_of(const Field& field) {
    Json options = Json::array();
    for (std::size_t k = 0; k < field.items.size(); ++k) {
        const FieldItem& item = field.items[k];
        const bool select = field.type.kind == Kind::Select;
        Json value = select ? condition_value(field, static_cast<int>(k)) : Json();
        if (!select && k > 0) value = false;
        options.push_back(JsonObject()
                              .add("value", std::move(value))
                              .add("name", text_of(item.ja, item.en))
                              .add("text", text_of(item.about_ja, item.about_en)));
    }
    return options;
}

} // namespace

std::string given_text(const Json& given) {
    constexpr std::size_t kShown = 40;
    const std::string whole = given.is_string() ? given.get<std::string>() : write_json(given);
    return encode_utf8(decode_utf8(whole).substr(0, kShown));
}

std::optional<int> item_called(const Field& field, std::string_view name) {
    // Items may have no other name than their id.
    for (std::size_t k = 0; k < field.items.size() && !name.empty(); ++k) {
        const FieldItem& item = field.items[k];
        if (name == item.id || name == item.ja || name == item.en) return static_cast<int>(k);
    }
    return std::nullopt;
}

void FieldCheck::say(const std::string& at, std::string_view code, Text text) const {
    problems.push_back(problem_at(at, std::string(code.empty() ? field.code : code),
                                  std::move(text), std::string(field.rule)));
}
void FieldCheck::wrong(const std::string& at, const Text& otherwise) const {
    say(at, {}, field.wrong_ja.empty() ? otherwise : filled(field.wrong_ja, field.wrong_en, at));
}
Text FieldCheck::filled(std::string_view ja, std::string_view en, const std::string& at) const {
    return fill(text_of(ja, en), {{"at", at.substr(1)},
                                  {"least", std::to_string(field.least)},
                                  {"most", std::to_string(field.most)}});
}
Text FieldCheck::bounds(const char* unit_ja, const char* unit_en) const {
    const std::string least = std::to_string(field.least);
    const std::string most = std::to_string(field.most);
    return {std::string(field.ja) + "は" + least + unit_ja + "から" + most + unit_ja + "です。",
            std::string(field.en) + " is " + least + " to " + most + unit_en + "."};
}

JsonObject& begin_form(const Field& field, const char* type, JsonObject& out) {
    return out.add("type", type).add("key", field.key).add("label", label_of(field));
}

Json condition_value(const Field& field, int is) {
    const bool left_out = field.optional && is == 0;
    return left_out ? Json() : Json(item_at(field, is).id);
}

Json form_of(const Field& field, const FieldValue& usual) {
    JsonObject out;
    switch (field.type.kind) {
    case Kind::Number:
        begin_form(field, "number", out).add("min", field.least).add("max", field.most);
        if (field.optional || field.usual != 0) out.add("optional", true);
        if (field.optional && !usual.numbers.empty()) out.add("otherwise", usual.numbers.front());
        if (field.usual != 0) out.add("usual", field.usual);
        break;
    case Kind::Select:
    case Kind::Switch:
        if (field.type.kind == Kind::Switch && field.items.empty()) {
            begin_form(field, "switch", out).add("text", text_of(field.about_ja, field.about_en));
        } else {
            begin_form(field, "select", out).add("options", options_of(field));
        }
        break;
    case Kind::Text:
    case Kind::List: field.type.ops->form(field, out); break;
    }
    return out;
}

FieldValue check_field(const Field& field, const Json& fields, Problems& problems,
                       std::string_view under) {
    const auto found = fields.find(field.key);
    const bool absent = found == fields.end() || (found->is_null() && !field.never_null);
    if (absent && may_lack(field)) return {};
    const Json given = found == fields.end() ? Json() : *found;
    const FieldCheck check{field, std::string(under) + "/" + std::string(field.key), problems};
    switch (field.type.kind) {
    case Kind::Number: return check_number(check, given);
    case Kind::Select: return check_select(check, given);
    case Kind::Switch: return check_switch(check, given);
    case Kind::Text:
    case Kind::List: return field.type.ops->check(check, given);
    }
    return {};
}

void write_field(const Field& field, const FieldValue& value, const FieldValue& usual,
                 Json& fields) {
    const std::string key(field.key);
    if (may_lack(field) && value == usual) return;
    switch (field.type.kind) {
    case Kind::Number:
        if (!value.numbers.empty()) fields[key] = value.numbers.front();
        return;
    case Kind::Select:
        if (!value.numbers.empty()) fields[key] = item_at(field, value.numbers.front()).id;
        return;
    case Kind::Switch: fields[key] = value.numbers.front() != 0; return;
    case Kind::Text:
    case Kind::List: fields[key] = field.type.ops->write(field, value);
    }
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
