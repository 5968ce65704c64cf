// Capabilities: what a system may offer beside its rules, i.e. a fast path, odds, opponents, and
// records of battles as its players keep them. A value of its own and no part of System, because a
// module that only plays matches holds the system's value and must link none of this.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/system/fast_path.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// A thread of a forum as far as it could be read.
struct ReadThread {
    /// The parties whose builds stand in the thread.
    std::vector<Party> characters;
    /// The fight as far as the thread goes; absent if it can't be followed.
    std::optional<Match> match;
    /// With line and column. Wrong sums are problems too, although `match` has the right ones.
    Problems problems;
    /// Places that were read differently from what they say, as the system's rules demand; not
    /// mistakes.
    Problems notes = {};
};

/// A record, played as far as it goes.
struct PlayedRecord {
    Played played;
    /// Why it stops early: a decision that is illegal or comes too late, or missing dice.
    std::optional<Problem> stopped;
};

/// Records of battles as a system's players keep them.
struct Records {
    const System* system;

    /// Whether this JSON looks like a record of this system.
    bool (*is_record)(const Json& json);
    /// The match that the record plays. Reports every problem of its form; decisions and dice are
    /// checked by replay().
    Checked<Match> (*read)(const Json& record);
    /// Plays the match by its own decisions and dice, with Listen::Everything.
    PlayedRecord (*play)(const Match& match);
    /// The same as JSON: every phase, and where its decisions or dice are wrong.
    Json (*replay)(const Match& match);
    /// The match as one that goes on where the record ends; a problem if replay() reports an error.
    Checked<Match> (*go_on)(const Match& match);
    /// Writes a record with all decisions, also those of plans. `played` must have been played with
    /// Listen::Everything.
    Json (*write)(const Match& match, const Played& played);

    /// Whether this text holds lines of a fight in the system's own notation.
    bool (*is_thread)(std::string_view text);
    /// `consent`: both players agree to go on from moves against the rules, whether or not the text
    /// says so.
    ReadThread (*read_thread)(std::string_view text, bool consent);
};

// -- The capabilities of a system

/// A scenario: settings and builds for benches and tests, beside the default settings.
struct Scenario {
    std::string_view name;
    /// Settings as JSON.
    std::string_view settings;
    /// Fields of the builds that opponents are measured with, each against each, with every preset
    /// of the form's tactics. As JSON; may be empty.
    std::vector<std::string_view> builds = {};
    /// Number of fights of each pairing; every second one has the sides swapped.
    std::uint64_t fights = 112;
};

/// Of a system without odds: null.
Json no_odds(const Question& question);

struct Capabilities {
    /// A faster way to the same results with the default settings; nullptr if there is none. Must
    /// agree with Identity::counted.
    const FastPath* fast_path = nullptr;
    /// The equilibrium table that was solved for the fast path, as text (analysis/equilibrium);
    /// empty if there is none.
    std::string_view equilibrium = {};
    /// For each build of that table, in its order: how many of all builds it beats.
    std::span<const std::uint32_t> equilibrium_wins = {};
    /// The opponent of a level, 1 (weak) to Identity::opponents. Fixed work, no clock. nullptr: the
    /// search uses the rules alone.
    const Planner* (*opponent)(int level) = kEmpty;
    /// Exact odds of every option (`Odds` of bindings/types/decision.d.ts); null if the
    /// question has none.
    Json (*odds)(const Question& question) = no_odds;
    /// nullptr if its players keep no records.
    const Records* records = nullptr;
    /// Templates: plans to start from, grouped by idea (`PlanTemplate` of bindings/types/plans.d.ts), as
    /// JSON. They name no items, so that they fit any sheet. May be empty.
    std::string_view plan_templates = {};
    /// Whether the side is not limited by points, as a GM's side is: a hill doesn't take it.
    bool (*unbound)(const Party& side) = kEmpty;
    std::vector<Scenario> scenarios = {};
    /// The format of a GM's own list as a JSON Schema (core/sheet/own_schema.hpp). nullptr: matches
    /// bring no list, or its format isn't written as a table.
    Json (*list_schema)() = nullptr;
};

} // namespace shiaiba
