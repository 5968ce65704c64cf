// Odds of an option: a distribution of the points that somebody may lose, in integers, and figures as the page reads
// them (`Prospect` of bindings/types/decision.d.ts).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "core/text/json.hpp"

namespace shiaiba {

/// In units of 10^-15.
using Chance = std::uint64_t;
inline constexpr Chance kCertain = 1'000'000'000'000'000;

/// `part` of `whole` things, of that chance; rounded down. No pack is so large that it could overflow.
constexpr Chance part_of(Chance chance, int part, int whole) {
    return chance * static_cast<Chance>(part) / static_cast<Chance>(whole);
}

/// Of so much (a chance, or points in units of 10^-15, up to a thousand of them) what comes with that chance; rounded
/// down.
constexpr std::uint64_t with_chance(std::uint64_t amount, Chance chance) {
    constexpr std::uint64_t kPart = 100'000'000;
    const std::uint64_t high = amount / kPart;
    const std::uint64_t low = amount % kPart;
    const std::uint64_t chance_high = chance / kPart;
    const std::uint64_t chance_low = chance % kPart;
    const std::uint64_t middle = high * chance_low + low * chance_high + low * chance_low / kPart;
    return high * chance_high * 10 + middle / (kCertain / kPart);
}

class Distribution {
public:
    static Distribution certain(int points) {
        Distribution loss;
        loss.add(points, kCertain);
        return loss;
    }
    void add(int points, Chance chance);
    /// The other one's amounts, `part` of `whole` times.
    void add(const Distribution& other, int part, int whole);
    /// The other one's amounts, with that chance.
    void add(const Distribution& other, Chance chance);
    Chance at_least(int points) const;
    /// In units of 10^-15 points.
    std::uint64_t mean() const;
    /// The chance of each amount from 0 on.
    const std::vector<Chance>& chances() const { return chances_; }

private:
    std::vector<Chance> chances_;
};

// What may come of an option as the page reads it (`Prospect` of bindings/types/decision.d.ts).

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
void add_odds(Json& json, std::initializer_list<OddsFigure> figures, const Distribution* loss,
              const Twofold& lost);

} // namespace shiaiba
