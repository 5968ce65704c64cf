// What decides a league: its entrants in order, and the format that pairs them. A roster has no format.
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
/// As JSON, links and the command line write them, in the order of the enumeration.
inline constexpr std::array<std::string_view, 6> kLeagueFormats{
    "round-robin", "double", "swiss", "single", "double-elim", "hill"};
inline std::string_view word(LeagueFormat format) {
    return kLeagueFormats[static_cast<std::size_t>(format)];
}

/// What orders those who are level in points, besides the roster's order. Wins, the points of the games among those who are
/// level so far, and the points of all whom one met, each as often as they met.
enum class TieBreak { MoreWins, Direct, Buchholz };
/// As JSON and the command line write them, in the order of the enumeration.
inline constexpr std::array<std::string_view, 3> kTieBreaks{"wins", "direct", "buchholz"};
inline std::string_view word(TieBreak tie) { return kTieBreaks[static_cast<std::size_t>(tie)]; }
/// The most telling first.
using TieBreaks = std::vector<TieBreak>;
bool uses(const TieBreaks& ties, TieBreak tie);
/// Those of a league that says nothing else, and of every knock-out and hill.
inline TieBreaks usual_ties() { return {TieBreak::MoreWins, TieBreak::Direct}; }

inline constexpr std::size_t kLeastEntrants = 2;
inline constexpr std::size_t kMostEntrants = 1024;
/// Of a Swiss system.
inline constexpr int kMostLeagueRounds = 100;

struct Entrant {
    Party party;
    /// NFC, trimmed, at most 24 code points; empty: none. Members of a group never meet.
    std::string group;
    /// Swiss: the last round that it plays; 0: it stays to the end.
    int until = 0;
};

/// As its JSON says that it is a roster, in the place of a format.
inline constexpr std::string_view kRosterFormat = "roster";

struct LeagueRequest {
    const Ruleset* ruleset = nullptr;
    Settings settings;
    LeagueFormat format = LeagueFormat::RoundRobin;
    /// Swiss: rounds to play; 0: as many as a single elimination would take.
    int rounds = 0;
    /// Of round robins and the Swiss system: none twice, at least one.
    TieBreaks ties = usual_ties();
    /// Feeds the chance of every game; 0 where the system has none.
    std::uint64_t seed = 0;
    /// A roster: nobody meets anybody, format, rounds and seed say nothing, one entrant is enough. A
    /// group is what they are kept under, their first tag.
    bool roster = false;
    /// In the order of the roster, which is also the seeding; all of one rules version.
    std::vector<Entrant> entrants;
};

inline std::size_t least_entrants(const LeagueRequest& request) {
    return request.roster ? 1 : kLeastEntrants;
}

/// League JSON (`LeagueRequest` of bindings/engine.d.ts) → request. Every problem at once.
Checked<LeagueRequest> check_league(const Registry& registry, const Json& json);
/// Canonical JSON; request → JSON → request is the identity.
Json to_json(const LeagueRequest& request);

// The formats of a league in words: what each is called and how it is played.

Text name(LeagueFormat format);
/// As a rule of a table's order.
Text name(TieBreak tie);
/// How it pairs, and what its rules decide.
Text explanation(LeagueFormat format);
/// Everybody meets everybody: the table is made from `matchups`.
bool is_round_robin(LeagueFormat format);
/// Whoever loses once, or twice, is out: rounds are of brackets.
bool is_knock_out(LeagueFormat format);
/// Its table can be ordered by tie-breaks of one's choice.
inline bool has_ties(LeagueFormat format) {
    return is_round_robin(format) || format == LeagueFormat::Swiss;
}

/// `AnalysisInfo.formats` of bindings/engine.d.ts.
Json league_formats_json();

} // namespace shiaiba
