// Scripted exchanges: builds, a position, dice and decisions, with which the clause tests of
// らくえん模擬戦 are written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba::test {

struct Script {
    /// POW SPD WIZ of A.
    std::string_view a = "20 15 25";
    std::string_view b = "25 20 15";
    bool advanced = false;
    /// Rulings that are read the other way, separated by blanks: "R17 R6".
    std::string_view rulings = "";
    /// The setting `start` (section 18) as JSON, {"A": {"in": 6}}.
    std::string_view start = "{}";
    /// 1D100 of A and of B, repeated until they differ.
    std::string_view initiative = "61 34";
    /// Pairs of faces, red:blue.
    std::string_view dice = "";
    /// Tokens of section 5.3, separated by semicolons.
    std::string_view decisions = "first";
};

/// The fight of a script. The test fails unless every die of the script is rolled, none is missing,
/// and every decision is legal.
class Bout {
public:
    explicit Bout(const Script& script);

    const Played& played() const { return played_; }
    const Match& match() const { return match_; }

    /// The trace line of a phase without its turn and side, at("1;A"): the action, then both
    /// fighters. "" if there is no such phase.
    std::string at(std::string_view phase) const;
    /// A field of that line, counted from 0; the last two are the fighters.
    std::string field(std::string_view phase, std::size_t n) const;
    /// Fighter A or B after the last phase:
    /// "hp,in,sp,last,stunned,recoil,sealed,evades,guards[,used]".
    std::string fighter(char side) const;
    /// The last trace line.
    std::string last() const;

    /// The point that waits for a decision, "attack" …, or "".
    std::string pending() const;
    /// The options of the waiting point, separated by semicolons.
    std::string options() const;
    bool offers(std::string_view option) const;

    /// The kinds of the events of a turn, separated by blanks.
    std::string kinds(int turn) const;
    /// The sentence of the last event of a kind.
    std::string said(std::string_view kind, Lang lang = Lang::Ja) const;
    const Event* last_event(std::string_view kind) const;

private:
    Match match_;
    Played played_;
};

std::vector<std::string> split(std::string_view text, char at);

} // namespace shiaiba::test
