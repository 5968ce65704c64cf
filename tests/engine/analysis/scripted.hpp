// Leagues whose results are fixed beforehand, for tests of formats and tables.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "analysis/league/league.hpp"

namespace shiaiba::tests {

/// Entrants with groups given by letters, one letter per entrant; "." is no group.
inline Entrants entrants_of(const std::string& groups) {
    Entrants out;
    for (const char c : groups) {
        out.groups.push_back(c == '.' ? 0U : static_cast<std::size_t>(c - 'a' + 1));
    }
    return out;
}
inline Entrants entrants_of(std::size_t n) { return entrants_of(std::string(n, '.')); }

/// The entrant with the greater `strength` wins; equal strengths draw.
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

/// The games of a round, "0-3 1-2", numbered from 0: a bye is "4-", and ">2" follows where a rule
/// decides who goes on.
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
/// Entrants in the order of the table, best first: "2 0 1".
inline std::string ranking(const League& league) {
    std::string out;
    for (const LeagueRow& row : league.table) {
        out += (out.empty() ? "" : " ") + std::to_string(row.entrant);
    }
    return out;
}

} // namespace shiaiba::tests
