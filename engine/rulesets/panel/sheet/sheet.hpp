// A character of パネルアレー戦: points, skills, patterns, plans, and what is wrong with one ([panel 1]); in links, as
// text, at random.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/plan/line.hpp"
#include "core/plan/tactic.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/bits.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/panel/sheet/array.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

inline constexpr int kPoints = 15;

struct Pattern {
    /// May be empty.
    std::string name;
    std::vector<Element> panels;
};

struct Sheet {
    /// The list that its skills are of.
    std::shared_ptr<const SkillList> list;
    std::string owner;
    int vitality = 0;
    int reflex = 0;
    int intellect = 0;
    /// Places in the list; the order is the priority everywhere.
    std::vector<std::uint8_t> skills;
    std::vector<Pattern> patterns;
    std::vector<plan::Definition> definitions;
    /// Never none: it may hold no plans.
    std::shared_ptr<const plan::Tactic> tactic;

    int most_hp() const { return 4 * vitality; }
};

/// 1 + 2 + … + intellect.
constexpr int most_skills(int intellect) { return intellect * (intellect + 1) / 2; }
/// Patterns and plans together.
constexpr int most_lines(int intellect) { return 3 * intellect; }

/// All errors, C01 to C09, in the order of their codes.
Checked<Sheet> check_sheet(const Json& fields, const std::shared_ptr<const SkillList>& list);
/// As far as it can be read, legal or not; its numbers within bounds.
Sheet sheet_as_written(const Json& fields, const std::shared_ptr<const SkillList>& list);
/// C10 to C14: legal, but hardly meant.
Problems warnings(const Sheet& sheet);
/// What pays for the skills of the list (`SheetFacts` of bindings/engine.d.ts).
Json sheet_facts(const Sheet& sheet);
/// Adds the system's fields to a build's JSON.
void write_sheet(const Sheet& sheet, Json& fields);

/// Plans of a sheet as a player.
std::shared_ptr<const plan::Tactic> tactic_of(const Sheet& sheet, std::vector<plan::Plan> plans);
plan::Names names_of(const Sheet& sheet);
/// The same of a sheet as it is written, whether it is legal or not.
plan::Names names_in(const Json& fields, const SkillList& list);

// Characters in links, at random, and one step away from each other.

/// Owner, names of patterns, definitions and notes stay behind.
void pack_sheet(const Sheet& sheet, BitWriter& out);
/// Absent (or the reader failed) where the bits are no legal sheet.
std::optional<Sheet> unpack_sheet(const std::shared_ptr<const SkillList>& list, BitReader& in);

/// `keep`: fields whose legal places stay.
Sheet random_sheet(const std::shared_ptr<const SkillList>& list, Dice& dice, const Json& keep);
/// A point moved, a plan left out or moved up, two skills swapped.
std::vector<Neighbour> neighbours_of(const Sheet& sheet);

// Six characters to begin with, each with an idea of its own and plans that say why.

/// A JSON list of builds without system and version.
std::string_view samples_text();

// Characters as people post them: name, points, skills, patterns, plans ([panel 1.2]).

ReadText read_sheet_text(std::string_view text, const std::shared_ptr<const SkillList>& list);
std::string write_sheet_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::panel
