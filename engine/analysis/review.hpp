// The review of a fight by hand: each decision weighed against the strong opponent's, by what the side that decided
// could know.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/series/wilson.hpp"
#include "core/system/match.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

// The decisions of a fight that a hand took, each of which can be looked at again.

struct ReviewPoint {
    /// Position in the record.
    int i = 0;
    Actor actor;
    /// Name of the decision point.
    std::string point;
    /// Index of the event that follows it.
    std::size_t event = 0;
    /// What was taken; without an id where the side gave up.
    Option taken;
};

/// In the order of the record; of a fight with secrets that goes on, only those of the side whose view it is.
std::vector<ReviewPoint> review_points(const Match& match, Viewer viewer);

// How often a side wins after an option, as far as it could know where it was asked.

/// The share of fights that are won, in 1/10,000; exact where every case behind the option was played.
struct Chances {
    Share share;
    bool exact = false;
    /// Of each sampled fight: was it won? Of exact ones empty.
    std::vector<bool> won = {};
};

/// A match that waits, and everything that is the same whatever is decided there.
class Weighing {
public:
    /// `match` must wait for a decision, and outlive this.
    explicit Weighing(const Match& match);

    const PendingQuestion& asked() const { return *played_.pending; }
    /// The option that the strong opponent takes there.
    std::size_t advised() const;
    /// Of the option; every option meets the same chance.
    Chances chances(std::size_t option) const;
    /// Fights that are played on where cases are too many.
    std::uint64_t fights() const { return fights_; }

private:
    std::optional<Share> exact(std::size_t option) const;

    const Match& match_;
    Played played_;
    Planners players_;
    std::uint64_t seed_;
    std::uint64_t fights_;
};

/// What the second option gains over the first.
Share gained(const Chances& first, const Chances& second);

/// What an interval lets one say of a gain.
enum class Compared { Better, Worse, Same, Untold };
const char* word(Compared gain);
Compared compared(const Share& gain);

struct Reviewed {
    ReviewPoint point;
    Chances taken;
    struct Advice {
        Option option;
        Chances chances;
        /// How much more is won by it, or less.
        Share gain;
    };
    /// What the strong opponent would have done; absent where it is the same.
    std::optional<Advice> advice;
    /// So much was lost, and the interval leaves no doubt that something was; else 0.
    int lost() const;
    /// Exact odds of both options (`Odds` of bindings/types/decision.d.ts); null where there are none.
    Json odds;
    /// Fights that were played on for each of them, unless it is exact.
    std::uint64_t fights = 0;
};

/// The same numbers for everything that looks the same from that side, whoever asks. `point`: one of review_points().
Reviewed review(const Match& match, const ReviewPoint& point);

/// The decisions that lost something first, the greatest loss before all; then all others, as they were.
std::vector<Reviewed> by_loss(std::vector<Reviewed> all);

Json to_json(const ReviewPoint& point);
Json to_json(const Reviewed& reviewed);

} // namespace shiaiba
