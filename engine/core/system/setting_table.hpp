// SettingTable: the settings of a system as a table of fields (core/sheet/fields.hpp). From it
// follow the answers to all that AnySettings asks.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet/fields.hpp"
#include "core/sheet/own_list.hpp"
#include "core/system/rulings.hpp"
#include "core/system/typed.hpp"

namespace shiaiba {

/// What a table of settings needs besides its rows.
struct SettingFacts {
    /// Settings in short, as a message shows how they are written: {"packs": 2}.
    std::string_view example;
    /// Clause that problems with settings as a whole cite.
    std::string_view rule;
    /// What there is, as a message says it that doesn't know a setting; empty: the keys in order.
    std::string_view known_ja = {};
    std::string_view known_en = {};
};

/// A problem if the settings are no object; else none.
Problems not_settings(const Json& json, const SettingFacts& facts);
/// Reads the settings, an object, into the struct.
void check_settings_in(const FieldTable& table, const SettingFacts& facts, const Json& json,
                       void* settings, Problems& problems);
/// The form of a table as that of settings, in which a select has no `type`
/// (bindings/types/system.d.ts).
Json as_settings(Json form);
std::vector<SettingSaid> said_settings(const FieldTable& table, const void* settings,
                                       const void* usual);
/// Each ruling in the reading that doesn't hold; without the settings.
std::vector<OtherReading> readings_of(const FieldTable& table, const void* settings);

template <class S>
class SettingTable final : public AnySettings {
public:
    /// Bits that no table can say.
    using Pack = void (*)(const S&, const Fields<S>&, BitWriter&);
    using Unpack = std::optional<S> (*)(const Fields<S>&, BitReader&);

    SettingTable(Fields<S> fields, const SettingFacts& facts, Pack packed = nullptr,
                 Unpack unpacked = nullptr)
        : fields_(std::move(fields)), facts_(facts), pack_(packed), unpack_(unpacked) {}

    Checked<Settings> check(const Json& json) const override {
        if (json.is_null()) return Settings(S{});
        Problems problems = not_settings(json, facts_);
        if (!problems.empty()) return problems;
        S settings{};
        check_settings_in(fields_.table(), facts_, json, &settings, problems);
        if (!problems.empty()) return problems;
        return Settings(std::move(settings));
    }
    Json write(const Settings& settings) const override {
        Json json = Json::object();
        fields_.write(own(settings), json);
        return json;
    }
    void pack(const Settings& settings, BitWriter& out) const override {
        if (pack_ != nullptr) return pack_(own(settings), fields_, out);
        fields_.pack(own(settings), out);
    }
    std::optional<Settings> unpack(BitReader& in, const Settings& at_hand) const override {
        auto read = unpack_ != nullptr ? unpack_(fields_, in) : fields_.unpack(in, own(at_hand));
        return untyped(std::move(read));
    }
    Text lacking(const Settings& settings, const Settings& at_hand) const override {
        return fields_.lacking(own(settings), own(at_hand));
    }
    std::vector<SettingSaid> in_words(const Settings& settings) const override {
        return said_settings(fields_.table(), &own(settings), &Fields<S>::usual_build());
    }
    std::vector<OtherReading> other_readings(const Settings& settings) const override {
        std::vector<OtherReading> all = readings_of(fields_.table(), &own(settings));
        std::size_t n = 0;
        for (const AnyRow& row : fields_.table().rows()) {
            if (row.field.ruling.empty()) continue;
            S other = own(settings);
            row.put(&other, {{1 - row.get(&other).numbers.front()}});
            all[n++].settings = Settings(std::move(other));
        }
        return all;
    }
    Json form() const override { return as_settings(fields_.form()); }

private:
    static const S& own(const Settings& settings) { return given_or_default<S>(settings); }

    Fields<S> fields_;
    SettingFacts facts_;
    Pack pack_;
    Unpack unpack_;
};

/// The switch that turns the ruling; problems cite `rule` of the settings.
constexpr Field ruling_field(const RulingWords& ruling, std::string_view rule) {
    return {.type = Field::Type::Switch,
            .key = ruling.key,
            .ja = ruling.label_ja,
            .en = ruling.label_en,
            .about_ja = ruling.other_ja,
            .about_en = ruling.other_en,
            .code = "notBoolean",
            .rule = rule,
            .wrong_ja = "true か false で書いてください。",
            .wrong_en = "This must be true or false.",
            .ruling = ruling.key,
            .ruling_rule = ruling.rule,
            .taken_ja = ruling.taken_ja,
            .taken_en = ruling.taken_en,
            .never_null = true};
}

/// A row for each ruling: the nth turns bit n of the number at the end of the path.
template <auto... kPath>
void add_rulings(std::span<const RulingWords> rulings, std::string_view rule, auto& rows) {
    for (std::size_t n = 0; n < rulings.size(); ++n) {
        rows.push_back({ruling_field(rulings[n], rule), bit_at<kPath...>(n)});
    }
}

/// The row of a GM's own list.
template <class S, class List>
class OwnListPart final : public FieldPart<S> {
public:
    using Member = OwnList<List> S::*;
    using Read = Checked<OwnList<List>> (*)(const Json&);
    OwnListPart(Member member, Read read, const ListSetting& of)
        : member_(member), read_(read), of_(of) {}

    void check(const Json& given, const std::string& at, S& settings,
               Problems& problems) const override {
        if (given.is_null()) return;
        auto list = read_(given);
        add_problems(problems, list.problems(), at);
        if (list) settings.*member_ = std::move(*list);
    }
    Json write(const S& settings) const override {
        const auto& json = (settings.*member_).json;
        return json != nullptr ? *json : Json();
    }
    void pack(const S& settings, BitWriter& out) const override {
        pack_list(settings.*member_, out);
    }
    void unpack(BitReader& in, S& settings, const S& at_hand) const override {
        auto list = unpack_list(in, at_hand.*member_);
        if (!list) return in.fail();
        settings.*member_ = std::move(*list);
    }
    Json form() const override { return list_setting(of_); }
    Text said(const S& settings) const override {
        const auto& list = settings.*member_;
        return list.list != nullptr ? list_in_words(list, of_) : Text{};
    }
    Text lacking(const S& settings, const S& at_hand) const override {
        return lacking_list(settings.*member_, at_hand.*member_, of_);
    }

private:
    Member member_;
    Read read_;
    ListSetting of_;
};
template <class S, class List>
FieldRow<S> own_list_row(OwnList<List> S::*member, Checked<OwnList<List>> (*read)(const Json&),
                         const ListSetting& of = kSkillLists) {
    return {of.key, std::make_shared<OwnListPart<S, List>>(member, read, of)};
}

} // namespace shiaiba
