// LeagueRequest: the entrants of a league in order, and the format that pairs them. A roster is a
// list of entrants without a format. The order of the enumerations is frozen, because links hold
// the numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/party.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

enum class LeagueFormat { RoundRobin, Double, Swiss, Single, DoubleElim, Hill };
/// As JSON and the command line write them, in the order of the enumeration.
inline constexpr std::array<std::string_view, 6> kLeagueFormats{
    "round-robin", "double", "swiss", "single", "double-elim", "hill"};
inline std::string_view word(LeagueFormat format) {
    return kLeagueFormats[static_cast<std::size_t>(format)];
}

/// Orders entrants with equal points, before the roster's order does: by wins; by the points of the
/// games among the entrants that are still level; by the points of all opponents, counted once for
/// each game.
enum class TieBreak { MoreWins, Direct, Buchholz };
/// As JSON and the command line write them, in the order of the enumeration.
inline constexpr std::array<std::string_view, 3> kTieBreaks{"wins", "direct", "buchholz"};
inline std::string_view word(TieBreak tie) { return kTieBreaks[static_cast<std::size_t>(tie)]; }
/// The first decides first.
using TieBreaks = std::vector<TieBreak>;
bool uses(const TieBreaks& ties, TieBreak tie);
/// The default of a league, and the tie-breaks of every knock-out and hill.
inline TieBreaks usual_ties() { return {TieBreak::MoreWins, TieBreak::Direct}; }

inline constexpr std::size_t kLeastEntrants = 2;
inline constexpr std::size_t kMostEntrants = 1024;
/// Most rounds of a Swiss system.
inline constexpr int kMostLeagueRounds = 100;

struct Entrant {
    Party party;
    /// NFC, trimmed, at most 24 code points; empty: no group. Members of a group never meet.
    std::string group;
    /// Swiss: the last round that the entrant plays; 0: it stays to the end.
    int until = 0;
};

/// The value of "format" in the JSON of a roster.
inline constexpr std::string_view kRosterFormat = "roster";

struct LeagueRequest {
    const System* system = nullptr;
    Settings settings;
    LeagueFormat format = LeagueFormat::RoundRobin;
    /// Swiss: rounds to play; 0: as many as a single elimination would take.
    int rounds = 0;
    /// For round robins and the Swiss system: at least one, none twice.
    TieBreaks ties = usual_ties();
    /// Feeds the chance of every game; 0 if the system has none.
    std::uint64_t seed = 0;
    /// A roster: nobody fights; format, rounds and seed mean nothing, and one entrant is enough. An
    /// entrant's group is the first tag that it is filed under.
    bool roster = false;
    /// In the order of the roster, which is also the seeding; all of the same rules version.
    std::vector<Entrant> entrants;
};

inline std::size_t least_entrants(const LeagueRequest& request) {
    return request.roster ? 1 : kLeastEntrants;
}

/// Checks the JSON of a league (`LeagueRequest` of bindings/types/link.d.ts); reports all problems at
/// once.
Checked<LeagueRequest> check_league(const Registry& registry, const Json& json);
/// Canonical JSON; request → JSON → request is the identity.
Json to_json(const LeagueRequest& request);

// The formats of a league in words: their names, and how they are played.

Text name(LeagueFormat format);
/// Name of the tie-break, as a rule for the order of the table.
Text name(TieBreak tie);
/// How the format pairs entrants, and what a draw or a loss means.
Text explanation(LeagueFormat format);
/// Whether everybody meets everybody, so that the table is made from `matchups`.
bool is_round_robin(LeagueFormat format);
/// Whether entrants are out after one loss, or two; the rounds are then those of brackets.
bool is_knock_out(LeagueFormat format);
/// Whether the league may choose its tie-breaks.
inline bool has_ties(LeagueFormat format) {
    return is_round_robin(format) || format == LeagueFormat::Swiss;
}

/// `AnalysisInfo.formats` of bindings/types/system.d.ts.
Json league_formats_json();

} // namespace shiaiba
