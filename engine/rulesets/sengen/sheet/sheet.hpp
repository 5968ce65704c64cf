// The sheet: a member's build as data (3), the tables that levels are looked up in (4), and the
// functions that check, write, pack (17) and read it (18). Links carry the orders of enums and
// tables.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/plan/presets.hpp"
#include "core/sheet/gm_party.hpp"
#include "core/system/system.hpp"
#include "core/text/bits.hpp"
#include "rulesets/sengen/sheet/settings.hpp"

namespace shiaiba::sengen {

constexpr int half_up(int n) { return (n + 1) / 2; }

/// DP loss and base damage of danmaku, by the level of 〈弾幕〉 [sengen R 1].
constexpr int dp_loss(int level) { return level <= 4 ? level : 4 + (level - 4) / 2; }
constexpr int danmaku_damage(int level) { return level <= 5 ? level : 5 + (level - 5) / 2; }

/// Sizes of a shot or blow in DP; each DP buys one die.
inline constexpr std::array<int, 3> kSizes{1, 3, 6};
/// Extra dice by level and size (4); a shot for 1 DP has none.
constexpr int shot_bonus(int level, int size) {
    if (level == 0 || size == 1) return 0;
    return size == 3 ? (level - 1) / 2 : level / 2;
}
constexpr int melee_bonus(int level, int size) {
    if (level == 0) return 0;
    return size == 1 ? (level - 1) / 3 : shot_bonus(level, size);
}

/// Most raises of a homing attack, by level; `by_halves`: the other reading, half the level
/// [sengen R 3].
constexpr int homing_raises(int level, bool by_halves = false) {
    if (by_halves) return level / 2;
    return level < 2 ? 0 : level < 4 ? 1 : 2 + (level - 4) / 3;
}
constexpr int homing_targets(int level) { return level == 0 ? 0 : half_up(level) + 1; }
/// Total of a homing attack beside characteristic and skill: 10, and 6 for each raise (8.3).
inline constexpr int kHomingBase = 10;
inline constexpr int kHomingRaise = 6;

/// TN of a spell that was activated with this total [sengen R 28].
constexpr int target_number(int level, int total) { return 10 + level + total / 5; }

/// How many enemies, or allies, an area of this diameter takes in, of those that are not out
/// [sengen R 32].
constexpr int area_enemies(int metres, int foes) {
    const int most = metres <= 5    ? 1
                     : metres <= 10 ? 2
                     : metres <= 20 ? 3
                     : metres <= 30 ? std::max(4, foes / 2)
                     : metres <= 60 ? std::max(5, 3 * foes / 4)
                                    : foes;
    return std::min(most, foes);
}
constexpr int area_allies(int metres, int allies) {
    const int most = metres <= 5 ? 2 : metres <= 10 ? 3 : metres <= 20 ? 5 : allies;
    return std::min(most, allies);
}

/// Most levels of skills and trainings, and of the four abilities that cast spells.
inline constexpr int kMostLevel = 4;
inline constexpr int kMostArt = 5;
constexpr int most_level(Skill) { return kMostLevel; }
constexpr int most_level(Ability ability) {
    return static_cast<int>(ability) < kArts ? kMostArt : kMostLevel;
}
inline constexpr int kLeastStat = 3;
inline constexpr int kMostStat = 6;
/// Under open limits.
inline constexpr int kMostOpenLevel = 20;
inline constexpr int kMostOpenStat = 12;

/// Bounds of the numbers that a member of open limits may have: HP and spirit, DP, actions.
inline constexpr int kMostOpenPoints = 999;
inline constexpr int kMostOpenDp = 99;
inline constexpr int kMostActions = 3;

/// Points that the levels 0 to 8 cost in all.
using Costs = std::array<int, 9>;
inline constexpr Costs kSkillCosts{0, 1, 3, 6, 10, 15, 20, 25, 30};
inline constexpr Costs kOnmyoCosts{0, 5, 15, 30, 50, 75, 100, 125, 150};
inline constexpr Costs kElementCosts{0, 4, 12, 24, 40, 60, 80, 100, 120};
inline constexpr Costs kYoujutsuCosts{0, 2, 5, 10, 17, 26, 37, 50, 63};
inline constexpr Costs kTrainingCosts{0, 1, 3, 7, 13, 21, 31, 43, 55};
constexpr const Costs& costs_of(Skill) { return kSkillCosts; }
constexpr const Costs& costs_of(Ability ability) {
    switch (ability) {
    case Ability::Onmyo:
    case Ability::Magic: return kOnmyoCosts;
    case Ability::Element: return kElementCosts;
    case Ability::Youjutsu: return kYoujutsuCosts;
    case Ability::Ranged:
    case Ability::Mtrain: break;
    }
    return kTrainingCosts;
}
/// Points by Feat.
inline constexpr std::array<int, kFeats> kFeatCosts{5, 4, 8, 8};
/// Points of a spell that isn't free.
inline constexpr int kSpellCost = 2;
inline constexpr int kMagicWeaponCost = 5;
/// Points that 1 追加HP and 1 追加霊力 cost, and the most of either.
inline constexpr int kExtraHpCost = 2;
inline constexpr int kExtraSpiritCost = 3;
inline constexpr int kMostExtra = 15;
/// Free spells for each level of these abilities.
inline constexpr int kOnmyoSpells = 2;
inline constexpr int kMagicSpells = 4;

/// A human's gift: one characteristic + 1, or more points for skills or abilities.
enum class Gift : std::uint8_t { None, Body, Vit, Int, Sense, Will, Skills, Abilities };
inline constexpr int kGifts = 8;
inline constexpr int kGiftedSkills = 4;
inline constexpr int kGiftedAbilities = 3;
const Words& words(Gift gift);
/// A fairy's modifiers, by Stat.
inline constexpr std::array<int, kStats> kFairyStats{-1, -1, -1, 2, -1};

/// Points by rank, A to C.
inline constexpr std::array<int, 3> kStatTotals{26, 24, 22};
inline constexpr std::array<int, 3> kSkillTotals{50, 42, 34};
inline constexpr std::array<int, 3> kAbilityTotals{30, 25, 20};

/// The ranks of characteristics, skills and abilities; 0 is A. Links carry the index.
inline constexpr std::array<std::array<int, 3>, 6> kRankOrders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// 3: the build of a member.

inline constexpr std::size_t kMostWeapons = 3;
inline constexpr std::size_t kMostSpells = 12;
inline constexpr std::size_t kMostCards = 3;
/// Under open limits.
inline constexpr std::size_t kMostOpenCards = 10;

/// Most plans in a tactic.
inline constexpr std::size_t kMostPlans = 24;

/// A spell card that a member owns.
struct OwnedCard {
    /// Its index in the data.
    int card = 0;
    /// The name that its owner gave it; empty: the data's name.
    std::string name = {};
};

/// A member's build.
struct Sheet {
    /// Open limits: no points, no ranks, no species.
    bool open = false;
    bool fairy = false;
    Gift gift = Gift::None;
    /// Index in kRankOrders.
    int ranks = 0;
    std::array<int, kStats> stats{3, 3, 3, 3, 3};
    std::array<int, kSkills> skills{};
    std::array<int, kAbilities> abilities{};
    /// Used only with [属性使い], Int or Sense; and only with [妖術], any.
    Stat element_stat = Stat::Int;
    Stat youjutsu_stat = Stat::Body;
    std::array<bool, kFeats> feats{};
    /// 追加HP and 追加霊力.
    std::array<int, 2> extra{};
    /// Under open limits, in place of the derived maximum; 0: derived.
    int own_hp = 0;
    int own_spirit = 0;
    int own_dp = 0;
    int actions = 1;
    std::shared_ptr<const Data> data = house_data();
    /// Indices in the data, in the order of the build; without bare hands.
    std::vector<int> weapons = {};
    std::vector<int> spells = {};
    std::vector<OwnedCard> cards = {};
    plan::BuildTactic tactic = {};

    /// A characteristic as bought, with what species and gift add.
    int at(Stat stat) const {
        const auto k = static_cast<std::size_t>(stat);
        if (open) return stats[k];
        const bool gifted = static_cast<std::size_t>(gift) == k + 1;
        return stats[k] + (fairy ? kFairyStats[k] : 0) + (gifted ? 1 : 0);
    }
    int at(Skill skill) const { return skills[static_cast<std::size_t>(skill)]; }
    int at(Ability ability) const { return abilities[static_cast<std::size_t>(ability)]; }
    bool has(Feat feat) const { return feats[static_cast<std::size_t>(feat)]; }
    /// The n-th of its cards.
    const Card& card(std::size_t n) const { return data->card(cards[n].card); }
};

/// The fields of a member, except its name; a party's beside its members.
const Fields<Sheet>& member_fields();
const Fields<PartyFields>& party_fields();
Checked<Build> check_sheet(const Json& fields, const sengen::Settings& settings,
                           const PartyFields& own);
/// Points spent on abilities, feats, spells, magic weapons, 追加HP and 追加霊力; and on skills.
int ability_points(const Sheet& sheet);
int skill_points(const Sheet& sheet);
/// The rank of characteristics (`of` 0), skills (1) or abilities (2); 0 is A.
inline std::size_t rank_of(const Sheet& sheet, std::size_t of) {
    return static_cast<std::size_t>(kRankOrders[static_cast<std::size_t>(sheet.ranks)][of]);
}
inline int most_skill_points(const Sheet& sheet) {
    return kSkillTotals[rank_of(sheet, 1)] + (sheet.gift == Gift::Skills ? kGiftedSkills : 0);
}
inline int most_ability_points(const Sheet& sheet) {
    return kAbilityTotals[rank_of(sheet, 2)] +
           (sheet.gift == Gift::Abilities ? kGiftedAbilities : 0);
}
Build random_sheet(Dice& dice, const Json& keep, const sengen::Settings& settings,
                   const PartyFields& own);
std::vector<Neighbour> neighbours(const Sheet& sheet);
Problems warnings(const Sheet& sheet);
/// The names that a build's plans may use, from its fields, whether legal or not; of null: all
/// names of the data.
plan::Names sheet_names(const Json& fields, const sengen::Settings& settings);
/// The planner that decides for the member: its tactic, or one without plans.
const Planner* planner_of(const Sheet& sheet);

/// A sheet from the bits of a link (17); nothing if they are malformed. Points are not checked: the
/// core checks the whole party.
std::optional<Build> unpack_sheet(BitReader& in, const sengen::Settings& settings);

// 15: samples.

/// The samples as a JSON array of builds, without system and version.
std::string_view samples_text();

// 18: characters and parties as text.

ReadText read_text(std::string_view text, const sengen::Settings& settings);
std::string write_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::sengen
