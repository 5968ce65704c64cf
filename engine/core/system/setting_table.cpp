// Settings as a table: the messages about settings as a whole, and what their form is besides a
// table's.
#include "core/system/setting_table.hpp"

#include "core/text/fill.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {

namespace {
struct Nothing {};
} // namespace

const AnySettings& no_settings() {
    static const SettingTable<Nothing> none(
        Fields<Nothing>({}),
        {"{}", {}, "この遊戯に設定項目はありません。", "This system has no settings."});
    return none;
}

Problems not_settings(const Json& json, const SettingFacts& facts) {
    if (json.is_object()) return {};
    return {problem_at("/settings", "badSettings",
                       fill({"設定項目は {example} のように書いてください。",
                             "Settings are written like {example}."},
                            {{"example", std::string(facts.example)}}),
                       std::string(facts.rule))};
}

namespace {

/// The problem of a setting that none of the keys names, at its pointer below the settings.
Problem unknown_setting(const std::string& key, const FieldTable& table,
                        const SettingFacts& facts) {
    Text known{std::string(facts.known_ja), std::string(facts.known_en)};
    if (known.ja.empty()) {
        const std::vector<std::string_view> keys = table.keys();
        for (std::size_t k = 0; k < keys.size(); ++k) {
            const bool last = k > 0 && k + 1 == keys.size();
            known.ja.append(k == 0 ? "" : "、").append(keys[k]);
            known.en.append(k == 0 ? "" : last ? " and " : ", ").append(keys[k]);
        }
        known = {known.ja + " があります。",
                 (keys.size() > 1 ? "There are " : "There is ") + known.en + "."};
    }
    // Most code points of a key that a message repeats.
    constexpr std::size_t kShown = 40;
    const std::string name = encode_utf8(decode_utf8(key).substr(0, kShown));
    return problem_at((Json::json_pointer() / key).to_string(), "unknownSetting",
                      {"「" + name + "」という設定項目はありません。" + known.ja,
                       "There is no setting \"" + name + "\". " + known.en},
                      std::string(facts.rule));
}

} // namespace

void check_settings_in(const FieldTable& table, const SettingFacts& facts, const Json& json,
                       void* settings, Problems& problems) {
    Problems found;
    table.check_given(
        json, found, [&](const std::string& key) { return unknown_setting(key, table, facts); }, {},
        settings);
    add_problems(problems, found, "/settings");
}

Json as_settings(Json form) {
    for (Json& field : form) {
        if (field.value("type", Json()) == "select") field.erase("type");
    }
    return form;
}

std::vector<SettingSaid> said_settings(const FieldTable& table, const void* settings,
                                       const void* usual) {
    std::vector<SettingSaid> said;
    for (auto& [key, text] : table.said(settings, usual)) said.push_back({key, std::move(text)});
    return said;
}

std::vector<OtherReading> readings_of(const FieldTable& table, const void* settings) {
    std::vector<OtherReading> all;
    for (const AnyRow& row : table.rows()) {
        const Field& field = row.field;
        if (field.ruling.empty()) continue;
        const FieldValue turned{{1 - row.get(settings).numbers.front()}};
        all.push_back({field.ruling, field.ruling_rule, reading_of(field, turned), {}});
    }
    return all;
}

} // namespace shiaiba
