// A fight between two roster lines, asked about phase by phase. The clause tests of this folder are
// written with it.
#pragma once

#include <string>
#include <string_view>

#include "core/system/match.hpp"

namespace shiaiba::test {

class Duel {
public:
    /// Each side is the five letters of a roster line, or a whole line (閃閃交硬果/ムライ).
    /// `rulings` names the rulings that are read the other way, "R4 R9a".
    Duel(std::string_view a, std::string_view b, std::string_view rulings = "");

    const Match& match() const { return match_; }
    const Played& played() const { return played_; }
    const std::string& trace() const { return played_.fight_log.trace; }

    /// The rest of the trace line that begins with these fields, at("1;ATK;B5"): each side's row
    /// (skill ids, x for an empty place) and the numbers of its states. "" if there is no such
    /// phase.
    std::string at(std::string_view phase) const;
    /// The side that goes first in a round (S: both at once) and the compared speeds, "B:1,5".
    std::string init(int round) const;
    /// The phases of a round in order, "START INIT ATK ATK END".
    std::string phases(int round) const;
    /// The last trace line, "RESULT;B;3".
    std::string last() const;

private:
    Match match_;
    Played played_;
};

inline Duel duel(std::string_view a, std::string_view b, std::string_view rulings = "") {
    return {a, b, rulings};
}

} // namespace shiaiba::test
