// Ids and names of characteristics, skills, abilities, feats and modifiers; the three statuses of
// the house. Ids are frozen: builds and traces contain them.
#include "rulesets/sengen/sheet/data.hpp"

#include <cstddef>

namespace shiaiba::sengen {
namespace {

constexpr std::array<Words, kStats> kStatWords{{{"body", "身体", "Body"},
                                                {"vit", "耐久", "Vitality"},
                                                {"int", "知性", "Intellect"},
                                                {"sense", "感覚", "Sense"},
                                                {"will", "意志", "Will"}}};
constexpr std::array<Words, kSkills> kSkillWords{{{"danmaku", "弾幕", "Danmaku"},
                                                  {"shot", "ショット", "Shot"},
                                                  {"homing", "ホーミング", "Homing"},
                                                  {"evade", "回避", "Evasion"},
                                                  {"melee", "近接戦闘", "Melee"},
                                                  {"resist", "抵抗", "Resistance"}}};
constexpr std::array<Words, kAbilities> kAbilityWords{
    {{"onmyo", "神術", "Onmyo"},
     {"magic", "魔法", "Magic"},
     {"element", "属性使い", "Element"},
     {"youjutsu", "妖術", "Youjutsu"},
     {"ranged", "射撃武器鍛錬", "Ranged training"},
     {"mtrain", "近接武器鍛錬", "Melee training"}}};
constexpr std::array<Words, kFeats> kFeatWords{
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
constexpr std::array<Words, kModKeys> kModWords{
    {{"hit", "命中", "hit"},
     {"damage", "ダメージ", "damage"},
     {"evade", "回避", "evasion"},
     {"guard", "ガード", "guard"},
     {"resist", "抵抗", "resistance"},
     {"danmaku_dp", "弾幕のDP減少", "danmaku DP loss"},
     {"danmaku_damage", "弾幕のダメージ", "danmaku damage"},
     {"dp_recovery", "DP回復", "DP recovery"},
     {"damage_cut", "ダメージ減少", "damage cut"}}};

template <class Key, std::size_t n>
const Words& at(const std::array<Words, n>& all, Key key) {
    return all[static_cast<std::size_t>(key)];
}

} // namespace

const Words& words(Stat stat) { return at(kStatWords, stat); }
const Words& words(Skill skill) { return at(kSkillWords, skill); }
const Words& words(Ability ability) { return at(kAbilityWords, ability); }
const Words& words(Feat feat) { return at(kFeatWords, feat); }
const Words& words(ModKey key) { return at(kModWords, key); }

std::vector<StatusKind> house_statuses() {
    std::vector<StatusKind> all(kStatuses);
    all[0] = {"bind",
              "束縛",
              "Bind",
              {"ターン開始時にDPが回復しない。", "No DP recovery at a turn's start."}};
    all[1] = {"sleep",
              "眠り",
              "Sleep",
              {"行動も防御もできない。ダメージか、味方の弾幕で目を覚ます。",
               "No actions and no defences. Damage ends it, and so does an ally's danmaku."}};
    all[1].ends_by_hit = true;
    all[2] = {"dazzle",
              "幻惑",
              "Dazzle",
              {"攻撃と術、防御と抵抗の達成値が3下がる。",
               "Totals of attacks, spells, defences and resistance are lowered by 3."}};
    all[2].rouse = true;
    all[0].reroll_by_hit = all[2].reroll_by_hit = true;
    return all;
}

} // namespace shiaiba::sengen
