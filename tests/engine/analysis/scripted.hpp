// Leagues whose results are written down beforehand.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "analysis/league/league.hpp"

namespace shiaiba::tests {

/// Groups by letter, one an entrant; "." is none.
inline Entrants entrants_of(const std::string& groups) {
    Entrants out;
    for (const char c : groups) {
        out.groups.push_back(c == '.' ? 0U : static_cast<std::size_t>(c - 'a' + 1));
    }
    return out;
}
inline Entrants entrants_of(std::size_t n) { return entrants_of(std::string(n, '.')); }

/// The stronger of two wins, by `strength`; equals draw.
inline Result by_strength(std::vector<int> strength) {
    return [strength = std::move(strength)](std::size_t a, std::size_t b, std::size_t) {
        const int gap = strength[a] - strength[b];
        return Outcome{gap > 0 ? Side::A : gap < 0 ? Side::B : Side::None, "defeat", 3};
    };
}
/// The higher seed always wins.
inline Result by_seed() {
    return [](std::size_t a, std::size_t b, std::size_t) {
        return Outcome{a < b ? Side::A : Side::B, "defeat", 3};
    };
}
inline Result all_drawn() {
    return [](std::size_t, std::size_t, std::size_t) { return Outcome{Side::None, "draw", 3}; };
}

/// "0-3 1-2": the games of a round from 0, byes as "4-", with ">2" behind where a rule decides.
inline std::string told(const LeagueRound& round) {
    std::string out;
    for (const LeagueGame& game : round.games) {
        if (!out.empty()) out += " ";
        out += std::to_string(game.a) + "-" + (game.b ? std::to_string(*game.b) : "");
        if (game.b && game.through) out += ">" + std::to_string(*game.through);
    }
    return out;
}
inline std::vector<std::string> told(const League& league) {
    std::vector<std::string> out;
    for (const LeagueRound& round : league.rounds) out.push_back(told(round));
    return out;
}
inline const LeagueRow& row_of(const League& league, std::size_t entrant) {
    for (const LeagueRow& row : league.table) {
        if (row.entrant == entrant) return row;
    }
    throw std::out_of_range("no such entrant");
}
/// "2 0 1": entrants, best first.
inline std::string ranking(const League& league) {
    std::string out;
    for (const LeagueRow& row : league.table) {
        out += (out.empty() ? "" : " ") + std::to_string(row.entrant);
    }
    return out;
}

} // namespace shiaiba::tests
