// A match: the arguments of the pure function fight(system, settings, sides, seed, decisions).
// JSON form: `Match` of bindings/types/match.d.ts, which files that people keep hold.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/party.hpp"
#include "core/system/system.hpp"

namespace shiaiba {

/// Everything that decides a fight.
struct Match {
    const System* system = nullptr;
    Settings settings;
    std::array<Party, 2> sides;
    Controllers controllers{};
    std::uint64_t seed = 0;
    /// Rolls that fell elsewhere, each a value of below(n); the seed's stream follows them. Absent
    /// if the fight began here. Links don't carry them.
    std::optional<std::vector<std::uint64_t>> rolls = {};
    /// Whether `rolls` are all the rolls of a record: if the next one is missing, the fight stops.
    bool whole_rolls = false;
    /// Option ids, and the markers "reroll n" and, in systems that know it, "consent".
    std::vector<std::string> decisions;

    Names names() const;
    /// The same for texts, in which a name that occurs on both sides gets its side's mark.
    Names names_in_text() const { return told_apart(names()); }
    /// The parties of the fight.
    Sides parties() const { return {&sides[0], &sides[1]}; }
};

/// A fight, played as far as its decisions reach.
struct Played {
    /// Absent while a question is pending.
    std::optional<Outcome> outcome;
    std::optional<PendingQuestion> pending;
    /// Set if recorded decision n is none of the legal options; the fight is pending there.
    std::optional<int> illegal;
    /// Whether one of the match's written rolls is impossible for the die that the rules roll
    /// there.
    bool bad_roll = false;
    /// Number of rolls up to the end of the fight, or to where it stopped.
    std::size_t rolled = 0;
    std::vector<FightContext::TakenDecision> taken;
    FightLog fight_log;
    /// Digest of the trace.
    std::uint64_t digest = 0;
    /// The side whose view this is (core/system/view.hpp), without the other side's secrets; None:
    /// everything.
    Side viewer = Side::None;
};

/// The dice of a match, before the first roll.
Dice dice_of(const Match& match);
/// Plays a match by its own decisions and dice.
Played play(const Match& match, Log::Listen listen);
/// The same with decisions and dice from elsewhere (links, scripts); the seed and decisions of the
/// match are ignored.
Played play(const Match& match, Dice& dice, Decisions& decisions, Log::Listen listen);
/// The problem that decision n is none of the legal options.
Problem illegal_decision(int n);
/// Why the match could not be played: a decision that is not legal, or an impossible roll. Empty if
/// it could.
Problems not_played(const Played& played);
/// The problem that decision n is a surrender in a system without surrender.
Problem no_surrender(std::size_t n);
/// Whether the side may have this controller in JSON: the system must have an opponent of this
/// level, and Hand is written only if the side has plans (without plans, Plans already means the
/// hand).
bool may_control(Controller controller, const Party& side);
/// The planners of all members of those sides whose controller is Plans.
Planners planners_of(const Match& match);
/// The planners of all members, whatever the controllers are.
Planners all_planners(const Sides& sides);
/// All members of a side.
std::vector<Actor> members_of(const Match& match, Side side);
/// The planner of a member; nullptr if it has none.
const Planner* planner_of(const Sides& sides, Actor actor);
/// Plays the match with a muted log and calls `seen` with the pending question, if there is one.
/// The question is valid only during the call.
Played at_pending(const Match& match, const std::function<void(const Question&)>& seen);

/// Checks the JSON of a match (`Match` of bindings/types/match.d.ts, the .shiai.json file). Reports all
/// problems of both sides, the settings and the seed at once; decisions are checked by playing.
/// `sides`: parties that were already checked for this system and these settings; the sides of the
/// JSON aren't read then.
using CheckedSides = Sides;
Checked<Match> check_match(const Registry& registry, const Json& json,
                           const CheckedSides& sides = {});
// Reading that is the same for everything that holds several builds (matches, leagues …).
/// The system that the JSON names; nullptr if it is unknown: then unknown_system() is the problem.
const System* find_system(const Registry& registry, const Json& whole);
/// Checks one side or entrant. It must be of this system, and gets the version of the whole if it
/// names none.
Checked<Party> check_side(const Registry& registry, const System& system, const Settings& settings,
                          const Json& whole, Json build);
/// The seed of the JSON; 0 if it has none.
std::uint64_t read_seed(const Json& whole, Problems& problems);

/// Canonical JSON of a match; match → JSON → match changes nothing.
Json to_json(const Match& match);

} // namespace shiaiba
