// Random fights of every system, with which the tests of this folder check the contract of
// core/system/system.hpp.
#pragma once

#include <string>
#include <vector>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/system/system.hpp"
#include "share/some_matches.hpp"
#include "workload.hpp"

namespace shiaiba::conformance {

/// Number of fights of each system; fewer if these together have too many decisions.
inline constexpr int kFights = test::workload(220, 3);

using tests::registry;

/// Fight number k of a system: random builds, names, notes and settings, with all its decisions as
/// a record.
Match random_match(const System& system, int k);
/// The same match with both sides played by hand, by a random player.
Match by_hand(Match match);

const std::vector<Match>& random_matches(const System& system);

/// The Japanese brackets, commas and stops in a text, which English text must not have. 「」 are
/// allowed: they may stand in custom names.
std::string japanese_marks(const std::string& text);

template <class Check>
void for_every_match(const Check& check) {
    for (const System* system : registry().all()) {
        INFO("system " << system->identity.id);
        for (const Match& match : random_matches(*system)) check(match);
    }
}

} // namespace shiaiba::conformance
