// What may come of an option as the page reads it (`Prospect` of bindings/types/decision.d.ts).
#pragma once

#include <initializer_list>

#include "core/json.hpp"
#include "core/loss.hpp"

namespace shiaiba {

/// One language beside the other, without a string of either.
struct Twofold {
    const char* ja;
    const char* en;

    operator Text() const { return {ja, en}; }
};

Json named(const Twofold& words);

struct OddsFigure {
    Twofold name;
    /// A chance, or points in units of 10^-15.
    std::uint64_t amount;
    bool chance = true;
    bool said = true;
};

/// To nine places.
Json shown(Chance chance);

/// Adds the figures that are said, points to six places, and `loss` as a spread of that name; without one where it is
/// nullptr. A longer tail of digits tells a reader nothing, and what would be shown as 0 is left out of a spread.
void add_prospect(Json& json, std::initializer_list<OddsFigure> figures, const Loss* loss,
                  const Twofold& lost);

} // namespace shiaiba
