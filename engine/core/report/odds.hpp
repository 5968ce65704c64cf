// Odds of an option: a distribution of the points that a side may lose, in integers (so that every
// target gives the same bytes), and figures as the page reads them (`Prospect` of
// bindings/types/decision.d.ts).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "core/text/json.hpp"

namespace shiaiba {

/// A probability in units of 10^-15.
using Chance = std::uint64_t;
inline constexpr Chance kCertain = 1'000'000'000'000'000;

/// The chance times `part` / `whole`, rounded down. The product can't overflow: `part` counts cards
/// of a pack.
constexpr Chance part_of(Chance chance, int part, int whole) {
    return chance * static_cast<Chance>(part) / static_cast<Chance>(whole);
}

/// `amount` times the chance, rounded down. `amount` is a chance, or points in units of 10^-15, up
/// to 1000 points. Computed in halves, because the product has more than 64 bits.
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
    /// Adds the other distribution's amounts, their chances times `part` / `whole`.
    void add(const Distribution& other, int part, int whole);
    /// Adds the other distribution's amounts, their chances times `chance`.
    void add(const Distribution& other, Chance chance);
    Chance at_least(int points) const;
    /// In units of 10^-15 points.
    std::uint64_t mean() const;
    /// The chance of each amount, from 0 on.
    const std::vector<Chance>& chances() const { return chances_; }

private:
    std::vector<Chance> chances_;
};

// The odds of an option as the page reads them.

/// A text in both languages, without allocating strings.
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

/// The chance rounded to nine decimal places.
Json shown(Chance chance);

/// Adds the figures whose `said` is true (points rounded to six places), and `loss` as a spread
/// under this name, or no spread if it is nullptr. More digits would tell a reader nothing; chances
/// that would be shown as 0 are left out of a spread.
void add_odds(Json& json, std::initializer_list<OddsFigure> figures, const Distribution* loss,
              const Twofold& lost);

} // namespace shiaiba
