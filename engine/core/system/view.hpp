// View of a fight that goes on: what one side may know. No other code removes secrets.
#pragma once

#include <optional>
#include <string_view>

#include "core/system/match.hpp"
#include "core/text/digest.hpp"

namespace shiaiba {

/// The viewer of a fight. A side sees what that side may know; Side::None sees everything. Absent:
/// the side that a hand plays, and of two such sides the one that is asked; everything if no hand
/// plays, if the fight is over, or if the system has no secrets.
using Viewer = std::optional<Side>;
/// "A", "B" or "all"; any other word means absent.
Viewer viewer_from(std::string_view word);

/// The side whose view the viewer gets.
Side viewer_of(const Match& match, const Played& played, Viewer wanted);

/// The fight as the viewer may know it: without facts of events and cards of piles that only the
/// other side sees, without the other side's secret choices and what its plans said, without digest
/// and trace. A fight that is over, or of a system without secrets, is unchanged.
Played seen(const Match& match, Played played, Viewer wanted);

/// Removes secrets. Virtual, so that a program without a system with secrets links none of it.
class Secrets {
public:
    virtual ~Secrets() = default;
    /// Removes what the viewer can't know from a fight that waits for a decision.
    virtual void hide(Played& played, Side viewer) const;
    /// Adds to a digest what the side may know by now, and nothing else. A computer opponent draws
    /// the chance of its search from this digest, so that it depends on no secret.
    virtual void add_seen(Digest& digest, const Match& match, Side viewer) const;
};
/// Hides by the marks that the rules set: Arg::seen_by, Board::Pile::seen_by, Question::secret.
const Secrets& secrets();

} // namespace shiaiba
