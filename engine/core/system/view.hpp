// What one side may know of a fight that goes on: the one place where secrets are taken out.
#pragma once

#include <optional>
#include <string_view>

#include "core/system/match.hpp"
#include "core/text/digest.hpp"

namespace shiaiba {

/// The viewer of a fight. A side sees what that side may know; Side::None sees everything. An absent viewer is whoever
/// plays: the side that a hand plays, and of two such sides the one that is asked; it sees everything where no hand
/// plays, where the fight is over, or where the system has no secrets.
using Viewer = std::optional<Side>;
/// "A", "B" or "all"; anything else is the absent one.
Viewer viewer_from(std::string_view word);

/// Whose view it is.
Side viewer_of(const Match& match, const Played& played, Viewer wanted);

/// What that side may know of it: events without facts of the other side's, its piles by their number, its secret
/// choices unsaid, what its plans said left out; without digest and trace. A fight that is over, or of a system
/// without secrets, stays as it is.
Played seen(const Match& match, Played played, Viewer wanted);

/// What a system with secrets brings, so that a program without such a system links none of it.
class Secrets {
public:
    virtual ~Secrets() = default;
    /// Takes out of a fight that waits for a decision what the viewer can't know.
    virtual void hide(Played& played, Side viewer) const;
    /// Adds to a digest what the side may know by now, and nothing else.
    virtual void add_seen(Digest& digest, const Match& match, Side viewer) const;
};
/// By the marks that the rules gave: Arg::seen_by, Board::Pile::seen_by, Question::secret.
const Secrets& secrets();

} // namespace shiaiba
