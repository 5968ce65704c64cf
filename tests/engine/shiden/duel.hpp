// A fight between two roster lines, asked phase by phase: what the clause tests are written with.
#pragma once

#include <string>
#include <string_view>

#include "core/system/match.hpp"

namespace shiaiba::test {

class Duel {
public:
    /// Each is a roster line's five letters, or a whole line (閃閃交硬果/ムライ). `rulings` are read
    /// the other way, e.g. "R4 R9a".
    Duel(std::string_view a, std::string_view b, std::string_view rulings = "");

    const Match& match() const { return match_; }
    const Played& played() const { return played_; }
    const std::string& trace() const { return played_.fight_log.trace; }

    /// The rest of the trace line that begins with these fields, e.g. at("1;ATK;B5"): both rows and
    /// their states. "" where there is no such phase.
    std::string at(std::string_view phase) const;
    /// Who goes first in a round, and the speeds compared, e.g. "B:1,5".
    std::string init(int round) const;
    /// The phases of a round in order, e.g. "START INIT ATK ATK END".
    std::string phases(int round) const;
    /// The last line, e.g. "RESULT;B;3".
    std::string last() const;

private:
    Match match_;
    Played played_;
};

inline Duel duel(std::string_view a, std::string_view b, std::string_view rulings = "") {
    return {a, b, rulings};
}

} // namespace shiaiba::test
