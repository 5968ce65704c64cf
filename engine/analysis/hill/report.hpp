// A hill's report as JSON: entrants, standings and every game. The page reads it back to see where one more entrant
// would stand.
#pragma once

#include <cstddef>
#include <memory>
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
/// The commit's hill was refused, so that all stood as before.
Json refused_moment(const HillCommit& commit);

/// Best first, each with its place among the entrants.
Json hill_standings(const Hill& hill);
/// How often each skill stands in the entrants' builds, and how these fare.
std::vector<Usage> usage_of(const Hill& hill);
/// Every meeting, or those of one entrant.
Json hill_meetings(const Hill& hill, std::optional<std::size_t> of = {});

/// `history` from the first commit to the last; null where nobody asked.
Json hill_report(const Hill& hill, Json history);

// The terms and the entrants of a hill as JSON lists them.

/// For what is neither a question nor a report of a hill.
Problem no_hill();

/// Of "system", "settings" and "games".
Checked<HillTerms> read_hill_terms(const Registry& registry, const Json& json);

/// The entrants in "entrants", each with "file" and "build". One that can't stand there is a problem with its place.
Checked<std::vector<HillEntrant>> read_hill_list(const Registry& registry, const HillTerms& terms,
                                                 const Json& json);

// How one more would stand on a hill: its report is read back, and only the newcomer's fights are missing.

/// The hill that a report of hill_report() tells of, with `newcomer`, a side's JSON, as its last entrant. All meetings
/// but the newcomer's are known; standings and history of the report are not looked at, and what the newcomer is called
/// plays no part. Who stands there already is refused as "hillSameBuild", with the path of that entrant.
Checked<std::unique_ptr<Hill>> with_newcomer(const Registry& registry, const Json& report,
                                             const Json& newcomer);

} // namespace shiaiba
