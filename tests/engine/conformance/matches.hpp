// Random fights of every system, with which the tests of this folder check the contract of
// core/system/ruleset.hpp.
#pragma once

#include <string>
#include <vector>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/system/ruleset.hpp"
#include "share/some_matches.hpp"
#include "workload.hpp"

namespace shiaiba::conformance {

/// Number of fights of each system; fewer if these together have too many decisions.
inline constexpr int kFights = test::workload(220, 3);

using tests::registry;

/// Fight number k of a ruleset: random builds, names, notes and settings, with all its decisions as
/// a record.
Match random_match(const Ruleset& ruleset, int k);
/// The same match with both sides played by hand, by a random player.
Match by_hand(Match match);

const std::vector<Match>& random_matches(const Ruleset& ruleset);

/// The Japanese brackets, commas and stops in a text, which English text must not have. 「」 are
/// allowed: they may stand in custom names.
std::string japanese_marks(const std::string& text);

template <class Check>
void for_every_match(const Check& check) {
    for (const Ruleset* ruleset : registry().all()) {
        INFO("system " << ruleset->identity().id);
        for (const Match& match : random_matches(*ruleset)) check(match);
    }
}

} // namespace shiaiba::conformance
