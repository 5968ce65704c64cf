// A match: fight(ruleset, settings, sides, seed, decisions) is a pure function, and a match holds its arguments.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/party.hpp"
#include "core/system/ruleset.hpp"

namespace shiaiba {

/// Everything that decides a fight.
struct Match {
    const Ruleset* ruleset = nullptr;
    Settings settings;
    std::array<Party, 2> sides;
    Controllers controllers{};
    std::uint64_t seed = 0;
    /// Rolls that fell elsewhere, each less than what it was rolled below; the seed's follow them.
    /// Absent where the fight began here. Links don't carry them.
    std::optional<std::vector<std::uint64_t>> rolls = {};
    /// They are all there are, as in a record: where the next one is missing the fight stops.
    bool whole_rolls = false;
    /// Option ids, and the markers "reroll n" and, of systems that know it, "consent".
    std::vector<std::string> decisions;

    Names names() const;
    /// The same for texts, in which two of one name are told apart by a mark.
    Names names_in_text() const { return told_apart(names()); }
    /// What is fought between.
    Sides parties() const { return {&sides[0], &sides[1]}; }
};

/// A fight that was played as far as its decisions reach.
struct Played {
    /// Absent while a choice is pending.
    std::optional<Outcome> outcome;
    std::optional<PendingQuestion> pending;
    /// Set where recorded decision n is none of the legal options; the fight is pending there.
    std::optional<int> illegal;
    /// One of the match's written rolls can't have fallen where the rules roll it.
    bool bad_roll = false;
    /// How often was rolled up to its end, or to where it stopped.
    std::size_t rolled = 0;
    std::vector<FightContext::TakenDecision> taken;
    FightLog fight_log;
    /// Over the trace.
    std::uint64_t digest = 0;
    /// Whose view of it this is (core/system/view.hpp), without what that side can't know; None: all of it.
    Side viewer = Side::None;
};

/// The dice of a match, from the first on.
Dice dice_of(const Match& match);
/// Plays a match by its own decisions and dice.
Played play(const Match& match, Log::Listen listen);
/// The same with decisions and dice from elsewhere (links, scripts).
Played play(const Match& match, Dice& dice, Decisions& decisions, Log::Listen listen);
/// Of decision n, which is none of the legal options where it stands.
Problem illegal_decision(int n);
/// What of a match could not be played: a decision that is not legal, or a roll that can't have fallen.
Problems not_played(const Played& played);
/// Of decision n, which gives a fight up whose rules don't know that.
Problem no_surrender(std::size_t n);
/// Whether it can be written so: there is such an opponent; and by hand is said only where plans
/// would decide else.
bool may_control(Controller controller, const Party& side);
/// The plans of each member of those sides that are played by their plans.
Planners planners_of(const Match& match);
/// The plans of everybody, whoever controls them.
Planners all_planners(const Sides& sides);
/// Everybody of a side.
std::vector<Actor> members_of(const Match& match, Side side);
/// The planner of a member; nullptr where it has none.
const Planner* planner_of(const Sides& sides, Actor actor);
/// Plays it unheard and shows the pending question, as long as it stands.
Played at_pending(const Match& match, const std::function<void(const Question&)>& seen);

/// Match JSON (`Match` of bindings/engine.d.ts, the .shiai.json file) → match. Every problem of both
/// sides, the settings and the seed; decisions are checked by playing. `sides`: those that were checked already,
/// for this system and under these settings; those of the JSON aren't read then.
using CheckedSides = Sides;
Checked<Match> check_match(const Registry& registry, const Json& json,
                           const CheckedSides& sides = {});
// What everything with several builds in it reads alike.
/// The system that it names; nullptr where there is none, for which unknown_system() is
/// the problem.
const Ruleset* find_system(const Registry& registry, const Json& whole);
/// One side or entrant of it, which must be of its system and gets its version where it names none.
Checked<Party> check_side(const Registry& registry, const Ruleset& ruleset,
                          const Settings& settings, const Json& whole, Json build);
/// Its seed, 0 where it has none.
std::uint64_t read_seed(const Json& whole, Problems& problems);

/// Canonical match JSON; build → JSON → build is the identity.
Json to_json(const Match& match);

} // namespace shiaiba
