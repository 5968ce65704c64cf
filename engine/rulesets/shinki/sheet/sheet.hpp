// The sheet: the build of a member and the fields of its party (3); in links (16), as text (17), samples (14).
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/plan/presets.hpp"
#include "core/sheet/gm_party.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/bits.hpp"
#include "rulesets/shinki/sheet/settings.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

inline constexpr int kMostPoints = 6;
inline constexpr int kMostSpeed = 30;
/// Of whom nothing limits.
inline constexpr int kMostOpenSpeed = 99;
inline constexpr int kMostOpenSkills = 12;
inline constexpr std::size_t kMostPlansOfMember = 24;

struct Sheet {
    /// 眷属 or another NPC; else a 心輝者.
    bool apostle = false;
    /// Nothing is counted: HP and speed stand there as they are.
    bool open = false;
    /// Of a blazer.
    int hp_points = 0;
    int speed_points = 0;
    /// The member begins transformed.
    bool shine = true;
    /// Of an apostle, and of open limits.
    int hp = 1;
    int speed = 0;
    bool mob = false;
    std::shared_ptr<const SkillList> list = house_list();
    /// Places in it.
    std::vector<int> skills = {};
    plan::BuildTactic tactic = {};

    bool has_points() const { return !apostle && !open; }
    int max_hp() const { return has_points() ? 38 + 2 * hp_points : hp; }
    int most_hp() const { return open ? kMostOpenHp : kMostHp; }
    int most_speed() const { return open ? kMostOpenSpeed : kMostSpeed; }
    std::size_t most_skills() const { return open ? kMostOpenSkills : apostle ? 8 : 5; }
    std::ptrdiff_t most_carnage() const { return has_points() ? 2 : kMostOpenSkills; }
    const Skill& skill(int place) const { return list->skills[static_cast<std::size_t>(place)]; }
    /// Skill order: the default skills, then the build's list.
    std::vector<int> all_skills() const;
    /// Without what learned skills add.
    int base_speed() const { return has_points() ? 6 + speed_points : speed; }
};

/// What a party has beside its members.
const Fields<PartyFields>& party_fields();
Checked<Build> check_sheet(const Json& fields, const shinki::Settings& settings,
                           const PartyFields& own);
void write_sheet(const Sheet& sheet, Json& fields);
Build random_sheet(Dice& dice, const Json& keep, const shinki::Settings& settings,
                   const PartyFields& own);
std::vector<Neighbour> neighbours(const Sheet& sheet);
Problems warnings(const Sheet& sheet);
/// The names that its plans may use, from its fields, legal or not.
plan::Names sheet_names(const Json& fields, const shinki::Settings& settings);
/// More than a member may have: links hold more.
bool too_many_plans(const plan::BuildTactic& tactic);
/// Who decides for it where no hand does.
const Planner* planner_of(const Sheet& sheet);

// 16: members and settings in links.

void pack_sheet(const Sheet& sheet, BitWriter& out);
/// The core checks the party that its members make.
std::optional<Build> unpack_sheet(BitReader& in, const shinki::Settings& settings);
void pack_settings(const shinki::Settings& settings, BitWriter& out);
/// An own list stands there as its digest.
std::optional<shinki::Settings> unpack_settings(BitReader& in, const shinki::Settings& at_hand);

// 14: characters and parties to begin with.

/// A JSON array of builds, without system and version.
std::string_view samples_text();

// 17: characters and parties as text.

ReadText read_text(std::string_view text, const shinki::Settings& settings);
std::string write_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::shinki
