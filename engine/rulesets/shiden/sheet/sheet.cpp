// The table of a build's fields ([shiden 1]), from which form, check, JSON and bits follow; and the
// settings, rulings each with its number in JSON and a sentence for either reading. Links hold the
// order of skills and rulings.
#include "rulesets/shiden/sheet/sheet.hpp"

#include <memory>
#include <utility>

#include "core/system/setting_table.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/shiden/sheet/names.hpp"

namespace shiaiba::shiden {
namespace {

constexpr Field kSkillRow{.key = "skills", .ja = "スキル", .en = "Skills", .rule = "1"};

void check_place(const FieldCheck& check, const Json& given, std::size_t place, Row& row) {
    const std::string number = std::to_string(place + 1);
    const auto say = [&](const char* code, Text text) {
        check.say(check.path + "/" + std::to_string(place), code, std::move(text));
    };
    if (given.is_null() || given == "") {
        return say("emptyPlace", {number + "番が空いています。スキルは5つ取得します。",
                                  "Place " + number + " is empty: a row has five skills."});
    }
    const std::string shown = given.is_string() ? given.get<std::string>() : write_json(given);
    const auto skill = given.is_string() ? skill_from(shown) : std::nullopt;
    if (!skill) {
        return say("unknownSkill",
                   {number + "番の「" + shown + "」というスキルはありません。",
                    "Place " + number + ": there is no skill called \"" + shown + "\"."});
    }
    if (id(*skill) >= kTakeable) {
        return say(
            "notTakeable",
            {number + "番の【" + std::string(name(*skill)) + "】は取得することができません。",
             "Place " + number + ": " + std::string(words(*skill).en) + " can't be taken."});
    }
    row[place] = *skill;
}

class SkillsPart final : public FieldPart<ShidenBuild> {
public:
    void check(const Json& given, const std::string& at, ShidenBuild& build,
               Problems& problems) const override {
        const FieldCheck check{kSkillRow, at, problems};
        if (!given.is_array() || given.size() != kPlaces) {
            return check.say(at, "notFive", {"スキルは5つ取得します。", "A row has five skills."});
        }
        for (std::size_t k = 0; k < kPlaces; ++k) check_place(check, given[k], k, build.skills);
    }
    Json absent() const override { return Json::array(); }
    Json write(const ShidenBuild& build) const override {
        Json names;
        for (const Skill skill : build.skills) names.push_back(name(skill));
        return names;
    }
    void pack(const ShidenBuild& build, BitWriter& out) const override {
        for (const Skill skill : build.skills) {
            out.bits(static_cast<std::uint64_t>(id(skill)), width_below(kTakeable));
        }
    }
    void unpack(BitReader& in, ShidenBuild& build, const ShidenBuild&) const override {
        for (Skill& skill : build.skills) skill = skill_at(static_cast<int>(in.below(kTakeable)));
    }
    Json form() const override {
        JsonObject out;
        return begin_form(kSkillRow, "row", out).add("places", kPlaces);
    }
    std::string lines(const ShidenBuild& build) const override {
        std::string line = std::string(kSkillRow.ja) + ":";
        for (const Skill skill : build.skills) line += "【" + std::string(name(skill)) + "】";
        return line + "\n";
    }
};

/// A text of any number of lines.
FieldRow<ShidenBuild> setting() {
    static const FieldOps ops = [] {
        FieldOps text = kTextOps;
        text.check = [](const FieldCheck& check, const Json& given) {
            const std::string setting = given.is_string() ? given.get<std::string>() : "";
            if (!given.is_string()) {
                check.say(check.path, "notText",
                          {"設定は文で書いてください。", "The notes must be a text."});
            } else if (decode_utf8(setting).size() > static_cast<std::size_t>(check.field.most)) {
                check.say(check.path, "tooLong",
                          {"設定が長すぎます(4000字まで)。",
                           "The notes are too long (4,000 characters at most)."});
            }
            return FieldValue{{}, setting};
        };
        return text;
    }();
    return {{.type = {FieldType::Kind::Text, &ops},
             .key = "setting",
             .ja = "設定",
             .en = "Notes",
             .most = 4000,
             .rule = "1",
             .never_null = true},
            at<&ShidenBuild::setting>()};
}

} // namespace

const Fields<ShidenBuild>& build_fields() {
    static const Fields<ShidenBuild> fields(
        {{kSkillRow, std::make_shared<SkillsPart>()}, setting()});
    return fields;
}

ShidenBuild random_build(Dice& dice, const Json& keep) {
    ShidenBuild build;
    const Json kept = keep.is_object() ? keep.value("skills", Json()) : Json();
    for (std::size_t k = 0; k < kPlaces; ++k) {
        Problems problems;
        const bool there = kept.is_array() && k < kept.size();
        check_place({kSkillRow, {}, problems}, there ? kept[k] : Json(), k, build.skills);
        if (!problems.empty()) build.skills[k] = skill_at(static_cast<int>(dice.below(kTakeable)));
    }
    return build;
}

// The settings.

namespace {

constexpr std::array<RulingWords, kReadings> kRulings{{
    {"R1", "R1", "LV1の【+強】【+速】【+錬】【+盾】は、【凡打】に効果を発揮しない。",
     "+Kyou, +Soku, +Ren and +Jun at place 1 don't work on Bonda.",
     "LV1の【+強】【+速】【+錬】【+盾】は、【凡打】に効果を発揮する。",
     "+Kyou, +Soku, +Ren and +Jun at place 1 work on Bonda."},
    {"R2", "R2", "攻撃スキルを使用した時の破壊で受けた逆鱗は、解除されない。",
     "Wrath gained at the end of a use stays.",
     "攻撃スキルを使用した時の破壊で受けた逆鱗も、その使用の直後に解除される。",
     "Wrath gained at the end of a use ends with that use."},
    {"R3", "R3", "【裏霞】では、最後尾の攻撃・補助スキルが選択される。",
     "Uragasumi uses the rearmost attack or support skill that can be chosen.",
     "【裏霞】では、種別を問わず最後尾のスキルが選択される。それが使用できなければ、使用できる先頭のスキルが選択される。",
     "Uragasumi means the rearmost skill of any kind; if that can't be chosen, the first that can "
     "is used."},
    {"R4", "R4", "奇数ラウンドに使用できるスキルが【隠刃】しかなければ、【凡打】が使用される。",
     "With only Kakushiyaiba to use in an odd round, Bonda is used.",
     "奇数ラウンドに使用できるスキルが【隠刃】しかなければ、何も使用しない。",
     "With only Kakushiyaiba to use in an odd round, nothing is used."},
    {"R5", "R5", "使用したスキルの効果を、発動した迎撃スキルの効果より先に処理する。",
     "The used skill's effects come before the intercepts' effects.",
     "発動した迎撃スキルの効果を、使用したスキルの効果より先に処理する。",
     "The intercepts' effects come before the used skill's effects."},
    {"R6", "R6", "【影討】は、指定した時の名前のスキルを破壊する。",
     "Kageuchi goes by the name at the time of naming.",
     "【影討】は、指定した位置に終了フェイズにある名前のスキルを破壊する。",
     "Kageuchi goes by the name that the place bears in the end phase."},
    {"R7", "R7", "狼狽の効果は、同時行動フェイズでも受ける。",
     "Dismay works in simultaneous phases too.", "狼狽の効果は、同時行動フェイズでは受けない。",
     "Dismay doesn't work in simultaneous phases."},
    {"R8", "R8", "強制中断された攻撃スキルも、ダメージ以外の効果は処理される。",
     "An attack that is broken off keeps its other effects.",
     "強制中断された攻撃スキルは、ダメージ以外の効果も【+盾】の効果も処理されない。",
     "An attack that is broken off loses its other effects and those of +Jun."},
    {"R9a", "R9", "【+硬】は、終了フェイズのリミテッドの破壊も無効にする。",
     "+Kou saves a limited skill in the end phase.",
     "【+硬】は、終了フェイズのリミテッドの破壊は無効にしない。",
     "+Kou doesn't save a limited skill in the end phase."},
    {"R9b", "R9", "【+硬】は、【影討】による破壊も無効にする。", "+Kou saves from Kageuchi.", //
     "【+硬】は、【影討】による破壊は無効にしない。", "+Kou doesn't save from Kageuchi."},
    {"R10", "R10", "最低値は、加算される前の値に適用する。", "Least values come before bonuses.",
     "最低値は、全て加算された後の値に適用する。", "Least values come after all bonuses."},
    {"R11", "R11", "終了フェイズまでに破壊された【影討】の指定も、効果を発揮する。",
     "What a Kageuchi named counts even if the Kageuchi is destroyed before the end phase.",
     "終了フェイズまでに破壊された【影討】の指定は、無効になる。",
     "What a Kageuchi named doesn't count if the Kageuchi is destroyed before the end phase."},
    {"R12", "R12", "終了フェイズに、指定されたスキルとリミテッドスキルは同時に破壊される。",
     "In the end phase named skills and limited skills are destroyed at one time.",
     "終了フェイズに、まず指定されたスキル、次にリミテッドスキルが破壊される。",
     "In the end phase named skills are destroyed first, then limited skills."},
}};

// A number for all, instead of a bit for each.
void pack(const ShidenSettings& settings, const Fields<ShidenSettings>&, BitWriter& out) {
    out.varint(settings.bits);
}
std::optional<ShidenSettings> unpack(const Fields<ShidenSettings>&, BitReader& in) {
    const std::uint64_t others = in.varint();
    if (!in.ok() || others >> kReadings != 0) return std::nullopt;
    return ShidenSettings{static_cast<std::uint16_t>(others)};
}

} // namespace

const SettingTable<ShidenSettings>& setting_table() {
    static const SettingTable<ShidenSettings> table(
        [] {
            Fields<ShidenSettings>::Rows rows;
            add_rulings<&ShidenSettings::bits>(kRulings, "11", rows);
            return Fields<ShidenSettings>(rows);
        }(),
        {"{\"R4\": true}", "11", "R1からR12(R9はR9aとR9b)があります。",
         "There are R1 to R12 (R9 as R9a and R9b)."},
        pack, unpack);
    return table;
}

} // namespace shiaiba::shiden
