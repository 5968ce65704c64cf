// A scripted exchange: builds, a position, dice and decisions, as the clause tests of らくえん write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"

namespace shiaiba::test {

struct Script {
    /// POW SPD WIZ.
    std::string_view a = "20 15 25";
    std::string_view b = "25 20 15";
    bool advanced = false;
    /// Read the other way, between blanks: "R17 R6".
    std::string_view rulings = "";
    /// Section 18's `start` as JSON, e.g. {"A": {"in": 6}}.
    std::string_view start = "{}";
    /// 1D100 of A and of B, as often as they are rolled.
    std::string_view initiative = "61 34";
    /// Pairs, red:blue.
    std::string_view dice = "";
    /// Tokens of section 5.3, between semicolons.
    std::string_view decisions = "first";
};

/// Plays it. Every die of the script must be rolled and none be missing, and every decision be legal:
/// anything else fails the test that asks.
class Bout {
public:
    explicit Bout(const Script& script);

    const Played& played() const { return played_; }
    const Match& match() const { return match_; }

    /// The trace line of a phase without its turn and side, e.g. at("1;A"): what was done, then
    /// both fighters. "" where there is none.
    std::string at(std::string_view phase) const;
    /// The same, one of its fields counted from 0; fighters are the last two.
    std::string field(std::string_view phase, std::size_t n) const;
    /// Fighter A or B after the last phase: "hp,in,sp,last,stunned,recoil,sealed,evades,guards[,used]".
    std::string fighter(char side) const;
    /// The last trace line.
    std::string last() const;

    /// The point that waits for a decision: "attack", … or "".
    std::string pending() const;
    /// Its options, between semicolons.
    std::string options() const;
    bool offers(std::string_view option) const;

    /// Kinds of the events of a turn, between blanks.
    std::string kinds(int turn) const;
    /// What the last event of a kind says.
    std::string said(std::string_view kind, Lang lang = Lang::Ja) const;
    const Event* last_event(std::string_view kind) const;

private:
    Match match_;
    Played played_;
};

std::vector<std::string> split(std::string_view text, char at);

} // namespace shiaiba::test
