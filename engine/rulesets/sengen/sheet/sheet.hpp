// The sheet: the build of a member and the fields of its party (3), with the numbers that levels
// give (4); in links (17), as text (18), samples (15).
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
#include "core/system/ruleset.hpp"
#include "core/text/bits.hpp"
#include "rulesets/sengen/sheet/settings.hpp"

namespace shiaiba::sengen {

constexpr int half_up(int n) { return (n + 1) / 2; }

/// What dodging a danmaku costs, by the level of 〈弾幕〉.
constexpr int dp_loss(int level) { return level <= 4 ? level : 4 + (level - 4) / 2; }
constexpr int danmaku_damage(int level) { return level <= 5 ? level : 5 + (level - 5) / 2; }

/// DP of a shot or a blow, of which each buys as many dice.
inline constexpr std::array<int, 3> kSizes{1, 3, 6};
/// Dice beyond those that are paid for; a single one buys none.
constexpr int shot_bonus(int level, int size) {
    if (level == 0 || size == 1) return 0;
    return size == 3 ? (level - 1) / 2 : level / 2;
}
constexpr int melee_bonus(int level, int size) {
    if (level == 0) return 0;
    return size == 1 ? (level - 1) / 3 : shot_bonus(level, size);
}

/// [sengen R 3]: `by_halves` is the other reading.
constexpr int homing_raises(int level, bool by_halves = false) {
    if (by_halves) return level / 2;
    return level < 2 ? 0 : level < 4 ? 1 : 2 + (level - 4) / 3;
}
constexpr int homing_targets(int level) { return level == 0 ? 0 : half_up(level) + 1; }
inline constexpr int kHomingBase = 10;
inline constexpr int kHomingRaise = 6;

/// TN of a spell that came to that total [sengen R 28].
constexpr int target_number(int level, int total) { return 10 + level + total / 5; }

/// How many foes an area of so many metres holds, of those that are not out [sengen R 32].
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

/// Of skills and training, and of the arts.
inline constexpr int kMostLevel = 4;
inline constexpr int kMostArt = 5;
constexpr int most_level(Skill) { return kMostLevel; }
constexpr int most_level(Ability ability) {
    return static_cast<int>(ability) < kArts ? kMostArt : kMostLevel;
}
inline constexpr int kLeastStat = 3;
inline constexpr int kMostStat = 6;
/// Of open limits.
inline constexpr int kMostOpenLevel = 20;
inline constexpr int kMostOpenStat = 12;

/// A GM's NPC has its own numbers, and acts more than once.
inline constexpr int kMostOpenPoints = 999;
inline constexpr int kMostOpenDp = 99;
inline constexpr int kMostActions = 3;

/// By level.
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
/// By Feat.
inline constexpr std::array<int, kFeats> kFeatCosts{5, 4, 8, 8};
/// Of a spell that isn't free.
inline constexpr int kSpellCost = 2;
inline constexpr int kMagicWeaponCost = 5;
/// Of a point of 追加HP and of 追加霊力, and the most of either.
inline constexpr int kExtraHpCost = 2;
inline constexpr int kExtraSpiritCost = 3;
inline constexpr int kMostExtra = 15;
/// Spells that a level of these arts brings.
inline constexpr int kOnmyoSpells = 2;
inline constexpr int kMagicSpells = 4;

/// What a human has beyond its points.
enum class Gift : std::uint8_t { None, Body, Vit, Int, Sense, Will, Skills, Abilities };
inline constexpr int kGifts = 8;
inline constexpr int kGiftedSkills = 4;
inline constexpr int kGiftedAbilities = 3;
const Words& words(Gift gift);
/// By Stat.
inline constexpr std::array<int, kStats> kFairyStats{-1, -1, -1, 2, -1};

/// By rank, A to C.
inline constexpr std::array<int, 3> kStatTotals{26, 24, 22};
inline constexpr std::array<int, 3> kSkillTotals{50, 42, 34};
inline constexpr std::array<int, 3> kAbilityTotals{30, 25, 20};

/// The ranks of characteristics, skills and abilities; links carry the place.
inline constexpr std::array<std::array<int, 3>, 6> kRankOrders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// 3: the build of a member, and what its party is.

inline constexpr std::size_t kMostWeapons = 3;
inline constexpr std::size_t kMostSpells = 12;
inline constexpr std::size_t kMostCards = 3;
/// Of open limits.
inline constexpr std::size_t kMostOpenCards = 10;

/// Of its own.
inline constexpr std::size_t kMostPlans = 24;

/// A spell card that somebody owns.
struct OwnedCard {
    /// Its place in the data.
    int card = 0;
    /// A name of its owner's; mostly empty.
    std::string name = {};
};

struct Sheet {
    /// Without points and ranks, and without a species.
    bool open = false;
    bool fairy = false;
    Gift gift = Gift::None;
    /// Its place in kRankOrders.
    int ranks = 0;
    std::array<int, kStats> stats{3, 3, 3, 3, 3};
    std::array<int, kSkills> skills{};
    std::array<int, kAbilities> abilities{};
    /// Int or Sense, where it has [属性使い]; any, where it has [妖術].
    Stat element_stat = Stat::Int;
    Stat youjutsu_stat = Stat::Body;
    std::array<bool, kFeats> feats{};
    /// 追加HP and 追加霊力, in points.
    int extra_hp = 0;
    int extra_spirit = 0;
    /// Of open limits, in place of what is derived; 0: derived.
    int own_hp = 0;
    int own_spirit = 0;
    int own_dp = 0;
    int actions = 1;
    std::shared_ptr<const Data> data = house_data();
    /// Places in the data, in build order; bare hands are not among them.
    std::vector<int> weapons = {};
    std::vector<int> spells = {};
    std::vector<OwnedCard> cards = {};
    plan::BuildTactic tactic = {};

    /// With what its species and its gift add to the one that was bought.
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

/// What a party has beside its members.
const Fields<PartyFields>& party_fields();
Checked<Build> check_sheet(const Json& fields, const sengen::Settings& settings,
                           const PartyFields& own);
void write_sheet(const Sheet& sheet, Json& fields);
/// `ranks` of such an order.
Json ranks_json(int order);
/// What its abilities, feats, spells, magic weapons and extra points cost.
int ability_points(const Sheet& sheet);
int skill_points(const Sheet& sheet);
/// Rank of characteristics (0), skills (1) or abilities (2): 0 is A.
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
/// The names that its plans may use, from its fields, legal or not; of null: all of the data.
plan::Names sheet_names(const Json& fields, const sengen::Settings& settings);
/// Who decides for it where no hand does.
const Planner* planner_of(const Sheet& sheet);

// 17: the bits that links carry.

void pack_sheet(const Sheet& sheet, BitWriter& out);
/// The core checks the party that its members make.
std::optional<Build> unpack_sheet(BitReader& in, const sengen::Settings& settings);

/// Names of its spell cards, which links carry apart.
std::vector<std::string> card_names(const Sheet& sheet);
/// As many as it has: an empty one takes the name away.
void name_cards(Sheet& sheet, const std::vector<std::string>& names);

// 15: characters and parties to begin with.

/// A JSON array of builds, without system and version.
std::string_view samples_text();

// 18: characters and parties as text.

ReadText read_text(std::string_view text, const sengen::Settings& settings);
std::string write_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::sengen
