// Settings of 紫電一閃 弐: the rulings, each with its number in JSON and a sentence for either
// reading.
#include "rulesets/shiden/sheet/sheet.hpp"

#include <utility>

#include "core/system/setting_table.hpp"

namespace shiaiba::shiden {
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
