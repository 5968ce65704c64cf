// The fights that every ruleset is held to the contract of core/ruleset.hpp with.
#pragma once

#include <string>
#include <vector>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/system/ruleset.hpp"
#include "share/some_matches.hpp"
#include "workload.hpp"

namespace shiaiba::conformance {

/// Of each system; fewer where so many decisions have been taken by then.
inline constexpr int kFights = test::workload(220, 3);

using tests::registry;

/// Fight number k of a ruleset: random builds, names and notes, and all its decisions.
Match random_match(const Ruleset& ruleset, int k);
/// The same two with a random player's hand in every decision.
Match by_hand(Match match);

const std::vector<Match>& random_matches(const Ruleset& ruleset);

/// Brackets, commas and stops that Japanese writes and English doesn't, as a text has them; 「」 is left to names of one's own.
std::string japanese_marks(const std::string& text);

template <class Check>
void for_every_match(const Check& check) {
    for (const Ruleset* ruleset : registry().all()) {
        INFO("system " << ruleset->identity().id);
        for (const Match& match : random_matches(*ruleset)) check(match);
    }
}

} // namespace shiaiba::conformance
