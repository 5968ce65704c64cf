// A decision by hand, weighed against what the strong opponent would have done, by what its side could know then.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/review/points.hpp"
#include "analysis/review/weighing.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

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

/// Those that lost something first, the greatest loss before all; then all others, as they were.
std::vector<Reviewed> by_loss(std::vector<Reviewed> all);

Json to_json(const ReviewPoint& point);
Json to_json(const Reviewed& reviewed);

} // namespace shiaiba
