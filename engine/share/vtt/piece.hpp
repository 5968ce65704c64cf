// A character as a piece of a virtual table: meters, lines for a chat palette, a memo, and the numbers of its build
// by their labels.
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
    /// Place in its party.
    std::size_t member = 0;
    /// As it is called.
    std::string name;
    struct Meter {
        std::string label;
        int value = 0;
        /// 0: it has none.
        int most = 0;
    };
    std::vector<Meter> meters = {};
    struct Number {
        std::string label;
        int value = 0;
    };
    std::vector<Number> numbers = {};
    /// What braces name in it is a meter or a number of the piece.
    Palette palette = {};
    /// The sheet, as the system's own reader reads it.
    std::string memo = {};
};

/// In front of the label of a number that is called as a meter is: 札のHP beside HP.
inline constexpr std::string_view kOfSheet = "札の";

/// One for every member of these sides, A's first. Its meters stand as the fight begins; of one that goes on as it
/// stands now, as far as `played` shows it. The match must have been played with Listen::Everything.
std::vector<Piece> pieces_of(const Match& match, const Played& played,
                             const std::vector<Side>& sides);

/// The lines of its palette; braces are references to be put in by the table, those of names become other brackets.
std::vector<std::string> lines_of(const Piece& piece);
/// The same with the values in their places, for tables that know no references.
std::vector<std::string> filled_lines_of(const Piece& piece);

// The numbers that a build is made of, as its form asks for them: the labels by which tables know a piece.

struct NumberOfBuild {
    Text label;
    /// Keys on the way to it, from the fields of a build, or of a member, on.
    std::vector<std::string> place;
};

/// In the order of the form.
std::vector<NumberOfBuild> numbers_of_builds(const Ruleset& ruleset, const Settings& settings);

/// nullptr where these fields have no whole number there.
const Json* number_in(const Json& fields, const NumberOfBuild& number);
/// Makes the objects on the way that aren't there; leaves alone what is no object.
void put_number(Json& fields, const NumberOfBuild& number, int value);

/// As a JSON pointer from there on.
std::string pointer_to(const NumberOfBuild& number);

} // namespace shiaiba
