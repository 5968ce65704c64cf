// Tables of the ids and names of characteristics, skills, abilities, feats, actions of cards and the house's statuses;
// those of modifiers stand in data.hpp. Ids are frozen: builds and traces contain them.
#pragma once

#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

inline constexpr std::array<Words, kStats> kStatWords{{{"body", "身体", "Body"},
                                                       {"vit", "耐久", "Vitality"},
                                                       {"int", "知性", "Intellect"},
                                                       {"sense", "感覚", "Sense"},
                                                       {"will", "意志", "Will"}}};
inline constexpr std::array<Words, kSkills> kSkillWords{{{"danmaku", "弾幕", "Danmaku"},
                                                         {"shot", "ショット", "Shot"},
                                                         {"homing", "ホーミング", "Homing"},
                                                         {"evade", "回避", "Evasion"},
                                                         {"melee", "近接戦闘", "Melee"},
                                                         {"resist", "抵抗", "Resistance"}}};
inline constexpr std::array<Words, kAbilities> kAbilityWords{
    {{"onmyo", "神術", "Onmyo"},
     {"magic", "魔法", "Magic"},
     {"element", "属性使い", "Element"},
     {"youjutsu", "妖術", "Youjutsu"},
     {"ranged", "射撃武器鍛錬", "Ranged training"},
     {"mtrain", "近接武器鍛錬", "Melee training"}}};
inline constexpr std::array<Words, kFeats> kFeatWords{
    {{"wave", "剣閃・波動", "Sword wave", "近接武器からも弾幕とショットを撃てる。",
      "Danmaku and shots come from melee weapons too."},
     {"double", "二重詠唱", "Double casting", "セットアップとメインで1回ずつ能力を使える。",
      "One ability in the setup and one in the main phase."},
     {"small", "当たり判定が小さい", "Small hitbox",
      "受ける弾幕のDP減少とダメージが1減り、かわしたときのグレイズは減る前の数だけ得る。",
      "DP loss and damage of danmaku against it are 1 less; dodging gives graze as if they were not."},
     {"wide", "カスリ範囲が大きい", "Wide graze",
      "回避、弾幕、接近で得るグレイズが3ごとに1増える。",
      "Of every 3 graze gained by evading, slipping through or closing in there is 1 more."}}};
inline constexpr std::array<Words, kAttacks> kAttackWords{{{"shot", "ショット", "shot"},
                                                           {"homing", "ホーミング", "homing"},
                                                           {"danmaku", "弾幕", "danmaku"},
                                                           {"melee", "近接攻撃", "melee"},
                                                           {"spell", "スペル", "spell"},
                                                           {"clear", "弾消し", "clear"}}};
inline constexpr std::array<Words, kStatuses> kStatusWords{
    {{"bind", "束縛", "Bind", "ターン開始時にDPが回復しない。",
      "No DP recovery at a turn's start."},
     {"sleep", "眠り", "Sleep", "行動も防御もできない。ダメージか、味方の弾幕で目を覚ます。",
      "No actions and no defences. Damage ends it, and so does an ally's danmaku."},
     {"dazzle", "幻惑", "Dazzle", "攻撃と術、防御と抵抗の達成値が3下がる。",
      "Totals of attacks, spells, defences and resistance are lowered by 3."}}};

} // namespace shiaiba::sengen
