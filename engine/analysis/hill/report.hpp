// A hill's report as JSON: entrants, standings and every game. The page reads it back to see where
// one more entrant would stand.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "analysis/hill/entrants.hpp"
#include "analysis/hill/hill.hpp"
#include "analysis/usage.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// A commit that changed the hill.
struct HillCommit {
    /// Hex digits of the commit's hash.
    std::string commit;
    /// Date of the commit: 2026-01-31T12:34:56Z.
    std::string date;
};
/// Reads "0007.2026-01-31T123456Z.0123456789ab", the name of a folder with the hill as that commit
/// left it; false for any other name.
bool read_hill_commit(std::string_view name, HillCommit& commit);

/// The standings after that commit.
Json hill_moment(const HillCommit& commit, const Hill& hill);
/// Marks that the commit's hill was refused, so that the standings stayed.
Json refused_moment(const HillCommit& commit);

/// The standings, best first, each with its place.
Json hill_standings(const Hill& hill);
/// How often each skill is in the entrants' builds, and how the builds that have it fare.
std::vector<Usage> usage_of(const Hill& hill);
/// All meetings, or those of the entrant `of`.
Json hill_meetings(const Hill& hill, std::optional<std::size_t> of = {});

/// `history`: moments from the first commit to the last; null without a history.
Json hill_report(const Hill& hill, Json history);

// Terms and entrants of a hill, read from JSON.

/// Reads "system", "settings" and "games".
Checked<HillTerms> read_hill_terms(const Registry& registry, const Json& json);

/// Reads the list "entrants", each with "file" and "build". An entrant that isn't allowed is a
/// problem with its path.
Checked<std::vector<HillEntrant>> read_hill_list(const Registry& registry, const HillTerms& terms,
                                                 const Json& json);

} // namespace shiaiba
