// Links: a whole fight, a whole league, or a roster, in the part of an address behind "#"; and how one is found
// in what was given.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/league.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"
#include "share/failure.hpp"

namespace shiaiba {

struct LinkOptions {
    /// false: the link says nothing of what anybody is called.
    bool names = true;
};

/// A field that is not empty and that links don't carry.
struct LeftOut {
    /// None: of entrants of a league.
    Side side = Side::None;
    std::string field;
    Text said;
};

struct LinkMade {
    /// Without "#".
    std::string fragment;
    std::vector<LeftOut> left_out;
};

/// A problem where a decision isn't legal or where the link would be longer than chats take.
Checked<LinkMade> make_link(const Match& match, const LinkOptions& options = {});
Checked<LinkMade> make_link(const LeagueRequest& league, const LinkOptions& options = {});

struct LinkRead {
    /// Both absent where the link can't be opened; `failure`, `problems` and `missing` say why.
    std::optional<Match> match;
    std::optional<LeagueRequest> league;
    bool opened() const { return match || league; }
    /// The fragment that was read, without view and tail.
    std::string payload;
    std::optional<int> step;
    /// m o x l n r, or empty.
    std::string screen;
    /// Today's engine comes to another result than the one the link was made with.
    bool result_changed = false;

    /// What is wrong, or that the result changed; empty where all is well.
    Text said;
    LinkFailure failure = LinkFailure::Empty;
    Problems problems;
    /// Characters that are missing at least, for a link that was cut.
    int missing = 0;
    /// For UnknownRuleset the system's id, where it is known to be published.
    std::string system;
};

/// Takes a fragment, a location.hash or a whole address, with whatever stuck to it. Plays one fight
/// at most, and no league. `at_hand`: settings that hold what a link may only name.
LinkRead open_link(const Registry& registry, std::string_view given, const Settings& at_hand = {});

/// `LinkMade` and `LinkRead` of bindings/engine.d.ts.
Json to_json(const LinkMade& made);
Json to_json(const LinkRead& read);

// Finds the link in what was given: a fragment, a location.hash, or a whole address in a sentence.

/// Longest input that is looked at.
inline constexpr std::size_t kMostGiven = 4096;

struct Fragment {
    /// Percent-decoded once; what follows "#", or all of it.
    std::string text;
    /// Length of the digits and letters that it begins with.
    std::size_t run = 0;
};

Fragment find_fragment(std::string_view given);

/// What a link may say about how it wants to be looked at, behind its payload.
struct View {
    std::optional<int> step;
    /// m o x l n r, or empty.
    std::string screen;
};

/// `.<step>`, `.<screen>` or both, in this order; whatever else follows is someone's sentence.
View read_view(std::string_view after);

} // namespace shiaiba
