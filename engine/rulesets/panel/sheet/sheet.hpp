// Sheet: a character of パネルアレー戦 with points, skills, patterns and plans ([panel 1]), the table
// of its fields, its check and its text; random ones, neighbours and samples.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/plan/line.hpp"
#include "core/plan/tactic.hpp"
#include "core/sheet/fields_fwd.hpp"
#include "core/system/system.hpp"
#include "core/text/bits.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/panel/sheet/array.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

inline constexpr int kPoints = 15;

struct Pattern {
    /// Optional.
    std::string name;
    std::vector<Element> panels;
};

struct Sheet {
    /// The skill list that `skills` refers to.
    std::shared_ptr<const SkillList> list;
    std::string owner;
    int vitality = 0;
    int reflex = 0;
    int intellect = 0;
    /// Places in the list. A skill may occur several times; the order is its priority everywhere.
    std::vector<std::uint8_t> skills;
    std::vector<Pattern> patterns;
    std::vector<plan::Definition> definitions;
    /// Never nullptr; without plans it is an empty tactic.
    std::shared_ptr<const plan::Tactic> tactic;

    int most_hp() const { return 4 * vitality; }
};

/// Number of skills that intellect allows: 1 + 2 + … + intellect.
constexpr int most_skills(int intellect) { return intellect * (intellect + 1) / 2; }
/// Number of patterns and plans together that intellect allows.
constexpr int most_lines(int intellect) { return 3 * intellect; }

/// The fields of a sheet, except its name.
const Fields<Sheet>& sheet_fields();
/// Reports every error: what can't be read at all, then C01 to C09 in the order of their codes.
Checked<Sheet> check_sheet(const Json& fields, const std::shared_ptr<const SkillList>& list);
/// The sheet as far as the JSON can be read, legal or not, without its plans; each stat is cut to 15
/// at most.
Sheet sheet_as_written(const Json& fields, const std::shared_ptr<const SkillList>& list);
/// Warnings C10 to C14: legal, but probably not intended.
Problems warnings(const Sheet& sheet);
/// Which patterns pay for which skills of the list (`SheetFacts` of bindings/types/build.d.ts).
Json sheet_facts(const Sheet& sheet);

/// The plans as a tactic, with the names that the sheet brings along.
std::shared_ptr<const plan::Tactic> tactic_of(const Sheet& sheet, std::vector<plan::Plan> plans);
plan::Names names_of(const Sheet& sheet);
/// The names of a sheet in JSON, legal or not. null: the names of the largest sheet.
plan::Names names_in(const Json& fields, const std::shared_ptr<const SkillList>& list);

// -- Sheets in links, random sheets, neighbours

/// Absent (or the reader failed) if the bits are no legal sheet.
std::optional<Sheet> unpack_sheet(const std::shared_ptr<const SkillList>& list, BitReader& in);

/// `keep`: fields of a build; a complete legal sheet is returned as it is, anything else is
/// ignored.
Sheet random_sheet(const std::shared_ptr<const SkillList>& list, Dice& dice, const Json& keep);
/// Sheets one step away: a point moved, a plan removed or moved up, two neighbouring skills
/// swapped.
std::vector<Neighbour> neighbours_of(const Sheet& sheet);

// -- Samples: six characters, each with an idea of its own and plans that say why

/// JSON: an array of builds without system and version.
std::string_view samples_text();

// -- Sheets as text, as players post them ([panel 1.2])

ReadText read_sheet_text(std::string_view text, const std::shared_ptr<const SkillList>& list);
std::string write_sheet_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::panel
