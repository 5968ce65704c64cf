// Random matches of every registered system and of the tests' own games, for the tests of links.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/system/league.hpp"
#include "core/system/match.hpp"

namespace shiaiba::tests {

/// The registered systems and the games of the tests.
const Registry& registry();
const System& shiden();

/// Match number k of a system: random builds and names and, where the system has them, settings, a
/// seed, and decisions with a rewind or two, up to some point of the fight.
Match some_match(const System& system, std::uint64_t k);

/// The match of ムライ against クロダ.
Match sample_match();

/// The link's fragment; the test fails if the match has none.
std::string fragment_of(const Match& match);
std::string fragment_of(const LeagueRequest& league);

/// The digits of base 62, in which links are written.
inline const std::string kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
inline std::string times(std::string_view piece, int n) {
    std::string out;
    for (int i = 0; i < n; ++i) out += piece;
    return out;
}

} // namespace shiaiba::tests
