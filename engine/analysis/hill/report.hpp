// A hill as JSON: entrants, standings, every game, and how it came to that.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "analysis/hill/hill.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// A commit that changed the hill.
struct HillCommit {
    /// Hex digits of its hash.
    std::string commit;
    /// As the commit says it: 2026-01-31T12:34:56Z.
    std::string date;
};
/// "0007.2026-01-31T123456Z.0123456789ab", the name of a folder with the hill as that commit left it; false where it is
/// none.
bool read_hill_commit(std::string_view name, HillCommit& commit);

/// How all stood after that commit.
Json hill_moment(const HillCommit& commit, const Hill& hill);
/// That commit's hill was refused, so that all stood as before.
Json refused_moment(const HillCommit& commit);

/// Best first, each with its place among the entrants.
Json hill_standings(const Hill& hill);
/// Every meeting, or those of one entrant.
Json hill_meetings(const Hill& hill, std::optional<std::size_t> of = {});

/// `history` from the first commit to the last; null where nobody asked.
Json hill_report(const Hill& hill, Json history);

} // namespace shiaiba
