// The review of a fight by hand: weighs each decision against the strong opponent's (level 3),
// using only what the side that decided could know.
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

// The decisions of a fight that a hand took.

struct ReviewPoint {
    /// Index of the decision in the match's record.
    int i = 0;
    Actor actor;
    /// Name of the decision point.
    std::string point;
    /// Index of the event that follows the decision.
    std::size_t event = 0;
    /// The option that was taken; its id is empty where the side gave up.
    Option taken;
};

/// In the order of the record. In a fight with secrets that isn't over, only the decisions of the
/// viewer's side.
std::vector<ReviewPoint> review_points(const Match& match, Viewer viewer);

// Chances of winning after an option, using only what the side could know when it was asked.

/// Share of fights that are won, in 1/10,000; exact where every case behind the option was played.
struct Chances {
    Share share;
    bool exact = false;
    /// Whether each sampled fight was won; empty if the share is exact.
    std::vector<bool> won = {};
};

/// A match that waits for a decision, and everything that is the same for all options there.
class Weighing {
public:
    /// `match` must wait for a decision, and outlive this.
    explicit Weighing(const Match& match);

    const PendingQuestion& asked() const { return *played_.pending; }
    /// Index of the option that the strong opponent takes.
    std::size_t advised() const;
    /// Chances after the option; all options are tried with the same chance.
    Chances chances(std::size_t option) const;
    /// Number of fights that are played on where there are too many cases to play all.
    std::uint64_t fights() const { return fights_; }

private:
    std::optional<Share> exact(std::size_t option) const;

    const Match& match_;
    Played played_;
    Planners players_;
    std::uint64_t seed_;
    std::uint64_t fights_;
};

/// Change in the share of wins from the first option to the second.
Share gained(const Chances& first, const Chances& second);

/// How a gain compares, as far as its interval tells.
enum class Compared { Better, Worse, Same, Untold };
const char* word(Compared gain);
Compared compared(const Share& gain);

struct Reviewed {
    ReviewPoint point;
    Chances taken;
    struct Advice {
        Option option;
        Chances chances;
        /// Change in the share of wins by the advised option.
        Share gain;
    };
    /// The strong opponent's option; absent where it is the one that was taken.
    std::optional<Advice> advice;
    /// Share of wins that was lost, in 1/10,000, if the interval leaves no doubt that some was;
    /// else 0.
    int lost() const;
    /// Exact odds of both options (`Odds` of bindings/types/decision.d.ts); null where there are none.
    Json odds;
    /// Number of fights that were played on for each option, unless its share is exact.
    std::uint64_t fights = 0;
};

/// Reviews one decision. The numbers depend only on what that side could see. `point`: one of
/// review_points().
Reviewed review(const Match& match, const ReviewPoint& point);

/// Decisions that lost something first, the greatest loss first; then all others in their order.
std::vector<Reviewed> by_loss(std::vector<Reviewed> all);

Json to_json(const ReviewPoint& point);
Json to_json(const Reviewed& reviewed);

} // namespace shiaiba
