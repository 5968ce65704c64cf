// A character as a piece of a virtual table: meters, lines for a chat palette, a memo, and the
// numbers of its build with their labels.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/party.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

struct Piece {
    Side side = Side::None;
    /// Index in its party.
    std::size_t member = 0;
    /// Name in the fight.
    std::string name;
    struct Meter {
        std::string label;
        int value = 0;
        /// 0: no maximum.
        int most = 0;
    };
    std::vector<Meter> meters = {};
    struct Number {
        std::string label;
        int value = 0;
    };
    std::vector<Number> numbers = {};
    /// Names in braces in the palette refer to meters or numbers of the piece.
    Palette palette = {};
    /// The sheet, in a form that the system's own reader reads.
    std::string memo = {};
};

/// Prefix for a number with the same label as a meter: 札のHP beside HP. read_ccfolia removes it.
inline constexpr std::string_view kOfSheet = "札の";

/// One piece for every member of these sides, A's first. Meters are as at the beginning of the
/// fight; in a fight that isn't over, as they stand now, as far as `played` shows them. The match
/// must have been played with Listen::Everything.
std::vector<Piece> pieces_of(const Match& match, const Played& played,
                             const std::vector<Side>& sides);

/// Lines of the palette with references in braces, which the table fills in; braces in names become
/// other brackets.
std::vector<std::string> lines_of(const Piece& piece);
/// The same lines with the values filled in, for tables without references.
std::vector<std::string> filled_lines_of(const Piece& piece);

// The numbers of a build, as its form asks for them: their labels connect a build with a piece.

struct NumberOfBuild {
    Text label;
    /// Keys from the fields of a build, or of a member, to the number.
    std::vector<std::string> place;
};

/// In the order of the form.
std::vector<NumberOfBuild> numbers_of_builds(const System& system, const Settings& settings);

/// nullptr where there is no whole number.
const Json* number_in(const Json& fields, const NumberOfBuild& number);
/// Creates missing objects on the way; does nothing where something else is in the way.
void put_number(Json& fields, const NumberOfBuild& number, int value);

/// JSON pointer from the fields on.
std::string pointer_to(const NumberOfBuild& number);

} // namespace shiaiba
