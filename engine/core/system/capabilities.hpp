// What a system may bring beside its rules: a fast path, odds, opponents, and battles as its players keep them.
// Not a part of Ruleset: a program that only plays matches, and records none, links nothing of it.
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

/// What could be made of a thread.
struct ReadThread {
    /// Whose builds stand in it.
    std::vector<Party> characters;
    /// The fight as far as the thread goes; absent where it can't be followed.
    std::optional<Match> match;
    /// With line and column. Wrong sums stand beside the match that has the right ones.
    Problems problems;
    /// What was read otherwise than it stands there, as the rules of the system order it: no mistakes.
    Problems notes = {};
};

/// What was kept of a fight, played as far as it goes.
struct PlayedRecord {
    Played played;
    /// Why it goes no further: a decision that is illegal or comes too late, or dice that run out.
    std::optional<Problem> stopped;
};

class Records {
public:
    virtual ~Records() = default;

    /// Whose they are.
    virtual const Ruleset& ruleset() const = 0;

    /// Does this JSON mean to be one of this system's records?
    virtual bool is_record(const Json& json) const = 0;
    /// What it plays. Every problem of its form; its decisions and dice are checked by replay().
    virtual Checked<Match> read(const Json& record) const = 0;
    /// Plays it by its own decisions and dice, heard by Listen::Everything.
    virtual PlayedRecord play(const Match& match) const = 0;
    /// The same as JSON: every phase, and where they come to nothing.
    virtual Json replay(const Match& match) const = 0;
    /// The same match as one that goes on where the record ends; a problem where replay() tells of
    /// an error.
    virtual Checked<Match> go_on(const Match& match) const = 0;
    /// All decisions, also those of plans. Played with Listen::Everything.
    virtual Json write(const Match& match, const Played& played) const = 0;

    /// Does this text hold lines of a fight in the system's own notation?
    virtual bool is_thread(std::string_view text) const = 0;
    /// `consent`: both players go on from what was played against the rules, whether or not the text says so.
    virtual ReadThread read_thread(std::string_view text, bool consent) const = 0;
};

// What a system may bring beside its rules. Not a part of Ruleset: a program that only plays matches, and records what
// opponents decided, links none of it.

/// Fights by which a system is measured and tested beside those under its default settings.
struct Scenario {
    std::string_view name;
    /// JSON.
    std::string_view settings;
    /// The fields of builds that opponents are measured with, each against each; with every preset of the form's
    /// tactics. JSON, perhaps none.
    std::vector<std::string_view> builds = {};
    /// Fights of each pairing of them, each other one with the seats swapped.
    std::uint64_t fights = 112;
};

struct Capabilities {
    /// A faster way to the same results with the default settings; nullptr where there is none, which is where
    /// Identity::counted says so.
    const FastPath* fast_path = nullptr;
    /// The equilibrium table that was solved for it, as text (analysis/equilibrium); empty where there is none.
    std::string_view equilibrium = {};
    /// How many of all builds each of that table beats, in its order.
    std::span<const std::uint32_t> equilibrium_wins = {};
    /// Level 1 (weak) to Identity::opponents. Fixed work, no clock. nullptr: the rules alone are looked ahead with.
    const Planner* (*opponent)(int level) = nullptr;
    /// Exact odds of every option (`Odds` of bindings/engine.d.ts), null where there are none of a question; nullptr
    /// where there never are.
    Json (*odds)(const Question& question) = nullptr;
    /// nullptr where its players keep none.
    const Records* records = nullptr;
    /// Plans to start from, by the idea that they follow (`PlanTemplate` of bindings/engine.d.ts), as JSON; none names
    /// an item, so that any sheet may have them. Empty where there are none.
    std::string_view plan_templates = {};
    /// A side that no points bound, as a GM's: no match for others on a hill. nullptr where there are none.
    bool (*unbound)(const Party& side) = nullptr;
    std::vector<Scenario> scenarios = {};
};

} // namespace shiaiba
