// The build of the card game: a member's fields and a party's fields, as JSON, form and text.
#pragma once

#include <string>
#include <string_view>

#include "core/fight/dice.hpp"
#include "core/plan/presets.hpp"
#include "core/sheet/fields.hpp"
#include "core/system/system.hpp"

namespace shiaiba::teams {

inline constexpr int kLeastStrength = 3;
inline constexpr int kMostStrength = 9;
inline constexpr std::size_t kMostInParty = 3;
inline constexpr std::size_t kMostEager = 2;

struct Sheet {
    int strength = kLeastStrength;
    /// 0: none, 1 sun, 2 moon.
    int suit = 0;
    bool wary = false;
    std::string motto = {};
    plan::BuildTactic tactic = {};
};
struct PartyFields {
    bool eager = false;
};

/// The fields of a member except its name, and the fields of a party except its members.
const Fields<Sheet>& member_fields();
const Fields<PartyFields>& party_fields();

Checked<Sheet> check_sheet(const Json& fields);
Problems check_size(const PartyFields& own, std::size_t members);
Sheet random_sheet(Dice& dice);
Json form();

/// Reads lines `member 5 Name: tactic`, each with lines of further fields below it (`field:value`),
/// below a line `party Name` or `eager party Name` for each party.
ReadText read_text(std::string_view text);
std::string write_text(const Sheet& sheet, std::string_view name);
std::string party_line(const PartyFields& own, std::string_view name);

} // namespace shiaiba::teams
