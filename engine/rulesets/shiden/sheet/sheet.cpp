// Checks and writes the settings: rulings have numbers at the border, and each says what its other reading is.
#include "rulesets/shiden/sheet/sheet.hpp"

#include <algorithm>
#include <utility>

#include "core/text/json.hpp"

namespace shiaiba::shiden {
namespace {

struct ReadingFacts {
    std::string_view ruling;
    /// Clause of the rules.
    std::string_view rule;
    std::string_view taken_ja;
    std::string_view taken_en;
    std::string_view other_ja;
    std::string_view other_en;
};

constexpr std::array<ReadingFacts, kReadings> kReadingFacts{{
    {"R1", "R1", "位置1の+強・+速・+錬・+盾は、凡打には働かない。",
     "+Kyou, +Soku, +Ren and +Jun at place 1 don't work on Bonda.",
     "位置1の+強・+速・+錬・+盾は、凡打に働く。",
     "+Kyou, +Soku, +Ren and +Jun at place 1 work on Bonda."},
    {"R2", "R2", "攻撃の終わりに得た逆鱗は残る。", "Wrath gained at the end of a use stays.",
     "攻撃の終わりに得た逆鱗も、その攻撃とともに終わる。",
     "Wrath gained at the end of a use ends with that use."},
    {"R3", "R3", "裏霞は、選べる攻撃・補助スキルのうち最後尾のものを使う。",
     "Uragasumi uses the rearmost attack or support skill that can be chosen.",
     "裏霞は、種別を問わず最後尾のスキルを指す。それが選べなければ、選べる最初のものを使う。",
     "Uragasumi means the rearmost skill of any kind; if that can't be chosen, the first that can "
     "is used."},
    {"R4", "R4", "奇数ラウンドに隠刃しか使えるものがなければ、凡打を使う。",
     "With only Kakushiyaiba to use in an odd round, Bonda is used.",
     "奇数ラウンドに隠刃しか使えるものがなければ、何も使わない。",
     "With only Kakushiyaiba to use in an odd round, nothing is used."},
    {"R5", "R5", "使ったスキルの効果が、迎撃の効果より先に起きる。",
     "The used skill's effects come before the intercepts' effects.",
     "迎撃の効果が、使ったスキルの効果より先に起きる。",
     "The intercepts' effects come before the used skill's effects."},
    {"R6", "R6", "影討は、名指したときの名で決まる。",
     "Kageuchi goes by the name at the time of naming.",
     "影討は、名指した位置にラウンドの終わりにある名で決まる。",
     "Kageuchi goes by the name that the place bears at the end of the round."},
    {"R7", "R7", "狼狽は、同時行動フェイズでも働く。", "Dismay works in simultaneous phases too.",
     "狼狽は、同時行動フェイズでは働かない。", "Dismay doesn't work in simultaneous phases."},
    {"R8", "R8", "中断された攻撃も、ほかの効果は失わない。",
     "An attack that is broken off keeps its other effects.",
     "中断された攻撃は、自身のほかの効果も+盾の効果も失う。",
     "An attack that is broken off loses its other effects and those of +Jun."},
    {"R9a", "R9", "+硬は、ラウンドの終わりのリミテッドも守る。",
     "+Kou saves a limited skill at the end of the round.",
     "+硬は、ラウンドの終わりのリミテッドは守らない。",
     "+Kou doesn't save a limited skill at the end of the round."},
    {"R9b", "R9", "+硬は、影討からも守る。", "+Kou saves from Kageuchi.", //
     "+硬は、影討からは守らない。", "+Kou doesn't save from Kageuchi."},
    {"R10", "R10", "最低値は、足す前の値に適用する。", "Least values come before bonuses.",
     "最低値は、すべて足した後の値に適用する。", "Least values come after all bonuses."},
}};

constexpr Ruling reading_at(std::size_t k) { return static_cast<Ruling>(k); }

Text text_of(const ReadingFacts& facts, bool other) {
    return other ? Text{std::string(facts.other_ja), std::string(facts.other_en)}
                 : Text{std::string(facts.taken_ja), std::string(facts.taken_en)};
}

Problem setting_problem(const std::string& key, const char* code, Text text) {
    const Json::json_pointer path = Json::json_pointer("/settings") / key;
    return problem_at(path.to_string(), code, std::move(text), "11");
}

} // namespace

Checked<ShidenSettings> check_settings(const Json& json) {
    ShidenSettings settings;
    if (json.is_null()) return settings;
    if (!json.is_object()) {
        return problem_at("/settings", "badSettings",
                          {"設定項目は {\"R4\": true} のように書いてください。",
                           "Settings are written like {\"R4\": true}."},
                          "11");
    }
    Problems problems;
    for (const auto& [key, value] : json.items()) {
        const auto found =
            std::find_if(kReadingFacts.begin(), kReadingFacts.end(),
                         [&key = key](const ReadingFacts& facts) { return facts.ruling == key; });
        if (found == kReadingFacts.end()) {
            problems.push_back(unknown_setting(
                key,
                {"R1からR10(R9はR9aとR9b)があります。", "There are R1 to R10 (R9 as R9a and R9b)."},
                "11"));
        } else if (!value.is_boolean()) {
            problems.push_back(setting_problem(
                key, "notBoolean",
                {"true か false で書いてください。", "This must be true or false."}));
        } else if (value.get<bool>()) {
            const auto place = static_cast<std::size_t>(found - kReadingFacts.begin());
            settings = settings.turned(reading_at(place));
        }
    }
    if (!problems.empty()) return problems;
    return settings;
}

Json write_settings(const ShidenSettings& settings) {
    Json json = Json::object();
    for (std::size_t k = 0; k < kReadingFacts.size(); ++k) {
        if (settings.take(reading_at(k))) json[std::string(kReadingFacts[k].ruling)] = true;
    }
    return json;
}

void pack_settings(const ShidenSettings& settings, BitWriter& out) { out.varint(settings.others); }

std::optional<ShidenSettings> unpack_settings(BitReader& in) {
    const std::uint64_t others = in.varint();
    if (!in.ok() || others >> kReadings != 0) return std::nullopt;
    return ShidenSettings{static_cast<std::uint16_t>(others)};
}

std::vector<SettingSaid> settings_in_words(const ShidenSettings& settings) {
    std::vector<SettingSaid> said;
    for (std::size_t k = 0; k < kReadingFacts.size(); ++k) {
        const ReadingFacts& facts = kReadingFacts[k];
        if (settings.take(reading_at(k))) said.push_back({facts.ruling, text_of(facts, true)});
    }
    return said;
}

std::vector<OtherReading> other_readings(const ShidenSettings& settings) {
    std::vector<OtherReading> all;
    for (std::size_t k = 0; k < kReadingFacts.size(); ++k) {
        const ReadingFacts& facts = kReadingFacts[k];
        const ShidenSettings turned = settings.turned(reading_at(k));
        all.push_back({facts.ruling, facts.rule, text_of(facts, turned.take(reading_at(k))),
                       Settings(turned)});
    }
    return all;
}

} // namespace shiaiba::shiden
