// Sheet: the build of a member, and the fields of its party (3). Checks it, and converts it to
// JSON, link bits (16) and text (17); holds the samples (14).
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/plan/presets.hpp"
#include "core/sheet/gm_party.hpp"
#include "core/system/system.hpp"
#include "core/text/bits.hpp"
#include "rulesets/shinki/sheet/settings.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

inline constexpr int kMostPoints = 6;
// What a member has without points, and the HP of each point.
inline constexpr int kLeastPointHp = 38;
inline constexpr int kHpOfPoint = 2;
inline constexpr int kLeastPointSpeed = 6;
inline constexpr int kMostSpeed = 30;
// Most speed and most skills of members with open limits.
inline constexpr int kMostOpenSpeed = 99;
inline constexpr int kMostOpenSkills = 12;
// Most skills of members with standard limits.
inline constexpr int kMostSkills = 5;
inline constexpr int kMostApostleSkills = 8;
inline constexpr std::size_t kMostPlansOfMember = 24;

struct Sheet {
    /// 眷属 or another NPC; false: a 心輝者 (blazer).
    bool apostle = false;
    /// Open limits: HP and speed are given as they are instead of points.
    bool open = false;
    /// Only for blazers with standard limits.
    int hp_points = 0;
    int speed_points = 0;
    /// Only for blazers: begins transformed, in 〈心輝〉.
    bool shine = true;
    /// Only for apostles, and for members with open limits.
    int hp = 1;
    int speed = 0;
    bool mob = false;
    std::shared_ptr<const SkillList> list = house_list();
    /// Places in the list, without the default skills.
    std::vector<int> skills = {};
    plan::BuildTactic tactic = {};

    bool has_points() const { return !apostle && !open; }
    int max_hp() const { return has_points() ? kLeastPointHp + kHpOfPoint * hp_points : hp; }
    int most_hp() const { return open ? kMostOpenHp : kMostHp; }
    int most_speed() const { return open ? kMostOpenSpeed : kMostSpeed; }
    std::size_t most_skills() const {
        return open ? kMostOpenSkills : apostle ? kMostApostleSkills : kMostSkills;
    }
    std::ptrdiff_t most_carnage() const { return has_points() ? 2 : kMostOpenSkills; }
    const Skill& skill(int place) const { return list->skills[static_cast<std::size_t>(place)]; }
    /// The skills in skill order: the default skills, then those of the build.
    std::vector<int> all_skills() const;
    /// Speed without the bonus of learned skills.
    int base_speed() const { return has_points() ? kLeastPointSpeed + speed_points : speed; }
};

/// The fields of a member, except its name; a party's beside its members.
const Fields<Sheet>& member_fields();
const Fields<PartyFields>& party_fields();
Checked<Build> check_sheet(const Json& fields, const shinki::Settings& settings,
                           const PartyFields& own);
Build random_sheet(Dice& dice, const Json& keep, const shinki::Settings& settings,
                   const PartyFields& own);
Problems warnings(const Sheet& sheet);
/// The names that its plans may use. `fields`: the build, legal or not; null: any build, with all
/// skills.
plan::Names sheet_names(const Json& fields, const shinki::Settings& settings);
/// The tactic that decides if no player does; without one the default behaviour.
const Planner* planner_of(const Sheet& sheet);

// -- Members in links (16). The bits are frozen.

/// Checks the member alone; the core checks the party.
std::optional<Build> unpack_sheet(BitReader& in, const shinki::Settings& settings);

// -- The samples (14): characters and parties to begin with

/// JSON: an array of builds without system and version.
std::string_view samples_text();

// -- Characters and parties as text (17)

ReadText read_text(std::string_view text, const shinki::Settings& settings);
std::string write_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::shinki
