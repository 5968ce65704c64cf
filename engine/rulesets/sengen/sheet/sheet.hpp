// 3: the build of a member, and what its party is.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/plan/presets.hpp"
#include "core/sheet/gm_party.hpp"
#include "core/system/ruleset.hpp"
#include "rulesets/sengen/sheet/settings.hpp"
#include "rulesets/sengen/sheet/tables.hpp"

namespace shiaiba::sengen {

inline constexpr std::size_t kMostWeapons = 3;
inline constexpr std::size_t kMostSpells = 4;
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
    /// Without points and ranks.
    bool open = false;
    /// Its place in kRankOrders.
    int ranks = 0;
    std::array<int, kStats> stats{3, 3, 3, 3, 3};
    std::array<int, kSkills> skills{};
    std::array<int, kAbilities> abilities{};
    /// Int or Sense, where it has [属性使い]; any, where it has [妖術].
    Stat element_stat = Stat::Int;
    Stat youjutsu_stat = Stat::Body;
    std::array<bool, kFeats> feats{};
    std::shared_ptr<const Data> data = house_data();
    /// Places in the data, in build order; bare hands are not among them.
    std::vector<int> weapons = {};
    std::vector<int> spells = {};
    std::vector<OwnedCard> cards = {};
    plan::BuildTactic tactic = {};

    int at(Stat stat) const { return stats[static_cast<std::size_t>(stat)]; }
    int at(Skill skill) const { return skills[static_cast<std::size_t>(skill)]; }
    int at(Ability ability) const { return abilities[static_cast<std::size_t>(ability)]; }
    bool has(Feat feat) const { return feats[static_cast<std::size_t>(feat)]; }
    /// The n-th of its cards.
    const Card& card(std::size_t n) const { return data->card(cards[n].card); }
};

/// What a party has beside its members.
const Fields<Banner>& party_fields();
Checked<Build> check_sheet(const Json& fields, const sengen::Settings& settings,
                           const Banner& banner);
void write_sheet(const Sheet& sheet, Json& fields);
/// `ranks` of such an order.
Json ranks_json(int order);
/// What its abilities, feats and spells cost.
int ability_points(const Sheet& sheet);
int skill_points(const Sheet& sheet);
/// Rank of characteristics (0), skills (1) or abilities (2): 0 is A.
inline std::size_t rank_of(const Sheet& sheet, std::size_t of) {
    return static_cast<std::size_t>(kRankOrders[static_cast<std::size_t>(sheet.ranks)][of]);
}
Build random_sheet(Dice& dice, const Json& keep, const sengen::Settings& settings,
                   const Banner& banner);
std::vector<Neighbour> neighbours(const Sheet& sheet);
Problems warnings(const Sheet& sheet);
/// The names that its plans may use, from its fields, legal or not; of null: all of the data.
plan::Names sheet_names(const Json& fields, const sengen::Settings& settings);
/// Who decides for it where no hand does.
const Planner* planner_of(const Sheet& sheet);

} // namespace shiaiba::sengen
