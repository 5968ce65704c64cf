// Capabilities: what a system may offer beside its rules, i.e. a fast path, odds, opponents, and
// records of battles as its players keep them. Not a part of Ruleset, so that a program that only
// plays matches links none of it.
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

class Records {
public:
    virtual ~Records() = default;

    /// The system of these records.
    virtual const Ruleset& ruleset() const = 0;

    /// Whether this JSON looks like a record of this system.
    virtual bool is_record(const Json& json) const = 0;
    /// The match that the record plays. Reports every problem of its form; decisions and dice are
    /// checked by replay().
    virtual Checked<Match> read(const Json& record) const = 0;
    /// Plays the match by its own decisions and dice, with Listen::Everything.
    virtual PlayedRecord play(const Match& match) const = 0;
    /// The same as JSON: every phase, and where its decisions or dice are wrong.
    virtual Json replay(const Match& match) const = 0;
    /// The match as one that goes on where the record ends; a problem if replay() reports an error.
    virtual Checked<Match> go_on(const Match& match) const = 0;
    /// Writes a record with all decisions, also those of plans. `played` must have been played with
    /// Listen::Everything.
    virtual Json write(const Match& match, const Played& played) const = 0;

    /// Whether this text holds lines of a fight in the system's own notation.
    virtual bool is_thread(std::string_view text) const = 0;
    /// `consent`: both players agree to go on from moves against the rules, whether or not the text
    /// says so.
    virtual ReadThread read_thread(std::string_view text, bool consent) const = 0;
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
    const Planner* (*opponent)(int level) = nullptr;
    /// Exact odds of every option (`Odds` of bindings/types/decision.d.ts); the answer is null if the
    /// question has none. nullptr: the system has no odds.
    Json (*odds)(const Question& question) = nullptr;
    /// nullptr if its players keep no records.
    const Records* records = nullptr;
    /// Templates: plans to start from, grouped by idea (`PlanTemplate` of bindings/types/plans.d.ts), as
    /// JSON. They name no items, so that they fit any sheet. May be empty.
    std::string_view plan_templates = {};
    /// Whether the side is not limited by points, as a GM's side is: a hill doesn't take it.
    /// nullptr: the system has no such sides.
    bool (*unbound)(const Party& side) = nullptr;
    std::vector<Scenario> scenarios = {};
    /// The format of a GM's own list as a JSON Schema (core/sheet/own_schema.hpp). nullptr: matches
    /// bring no list, or its format isn't written as a table.
    Json (*list_schema)() = nullptr;
};

} // namespace shiaiba
