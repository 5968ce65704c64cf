// Links: a whole fight, a whole league or a roster in the part of an address behind "#". Makes and
// opens links, and finds the link in a pasted text. Links must open for ever: screen letters and
// kinds are frozen.
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
    /// false: the link holds no names.
    bool names = true;
};

/// A field that is not empty, but that links don't carry.
struct LeftOut {
    /// None: the field belongs to entrants of a league.
    Side side = Side::None;
    std::string field;
    Text said;
};

struct LinkMade {
    /// Without "#".
    std::string fragment;
    std::vector<LeftOut> left_out;
};

/// Makes a link. Problems: an illegal decision, or a link longer than chats accept.
Checked<LinkMade> make_link(const Match& match, const LinkOptions& options = {});
Checked<LinkMade> make_link(const LeagueRequest& league, const LinkOptions& options = {});

struct LinkRead {
    /// Both absent where the link can't be opened; then `failure`, `problems` and `missing` give
    /// the reason.
    std::optional<Match> match;
    std::optional<LeagueRequest> league;
    bool opened() const { return match || league; }
    /// The link's own letters, without a view (step and screen) or text behind it.
    std::string payload;
    std::optional<int> step;
    /// A letter of m o x l n r, or empty.
    std::string screen;
    /// Whether the fight ends otherwise than when the link was made.
    bool result_changed = false;

    /// The reason of the failure, or that the result changed; otherwise empty.
    Text said;
    LinkFailure failure = LinkFailure::Empty;
    Problems problems;
    /// For a link that was cut: the least number of letters that are missing.
    int missing = 0;
    /// For UnknownRuleset: id of the system, if this project has published it.
    std::string system;
};

/// Opens a fragment, a location.hash or a whole address, also with other text behind it. Plays at
/// most one fight, and no league. `at_hand`: settings with files (a list of skills) that the link
/// may only name.
LinkRead open_link(const Registry& registry, std::string_view given, const Settings& at_hand = {});

/// `LinkMade` and `LinkRead` of bindings/types/link.d.ts.
Json to_json(const LinkMade& made);
Json to_json(const LinkRead& read);

// Finds the link in a text: a fragment, a location.hash, or a whole address in a sentence.

/// Longest text that is searched for a link, in bytes.
inline constexpr std::size_t kMostGiven = 4096;

struct Fragment {
    /// The text behind "#", or all of it; percent-decoded once.
    std::string text;
    /// Number of digits and letters at its beginning.
    std::size_t run = 0;
};

Fragment find_fragment(std::string_view given);

/// The view that a link may ask for, behind its payload.
struct View {
    std::optional<int> step;
    /// A letter of m o x l n r, or empty.
    std::string screen;
};

/// Reads `.<step>`, `.<screen>` or both in this order; other text behind a link is part of a
/// sentence.
View read_view(std::string_view after);

} // namespace shiaiba
