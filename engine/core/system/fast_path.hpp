// A fast path: the same fights at many times the speed, which a ruleset without chance and choice may offer beside
// `Ruleset::fight`. It is never trusted: tests hold it against `fight`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "core/system/ruleset.hpp"

namespace shiaiba {

/// How a fight ended, seen from its first build. Half points.
enum class Ending : std::uint8_t { Loss = 0, Draw = 1, Win = 2 };
constexpr Ending mirrored(Ending ending) {
    return static_cast<Ending>(2 - static_cast<int>(ending));
}

struct Verdict {
    Ending ending = Ending::Draw;
    std::uint8_t rounds = 0;
    friend bool operator==(Verdict a, Verdict b) {
        return a.ending == b.ending && a.rounds == b.rounds;
    }
};

/// A build by its number, 0 … FastPath::builds() − 1: its items as digits, place 1 first.
using BuildNumber = std::uint32_t;

struct Pairing {
    BuildNumber a = 0;
    BuildNumber b = 0;
};

/// Most places that a build of a fast path has.
inline constexpr std::size_t kMostPlaces = 5;

/// A set of items for every place: bit i is item i of the form. Empty places hold 0.
using Sets = std::array<std::uint32_t, kMostPlaces>;
/// How many builds it holds: the product of its sizes over the first `places` places.
std::uint64_t size_of(const Sets& sets, std::size_t places = kMostPlaces);

/// Builds against which one build ends alike.
struct Box {
    Sets sets{};
    Verdict verdict;
};

/// What a build did against a set of others.
struct Standing {
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;
    /// Sum over all fights.
    std::uint64_t rounds = 0;

    std::uint64_t fights() const { return wins + losses + draws; }
    void add(Ending ending, std::uint64_t fights, std::uint64_t rounds_each);
    Standing& operator+=(const Standing& more);
};

class FastPath {
public:
    virtual ~FastPath() = default;

    /// A build is a row of places() items out of items().
    virtual std::size_t places() const = 0;
    virtual std::size_t items() const = 0;
    virtual BuildNumber number(const Build& build) const = 0;
    /// `number` < builds(). Free text is empty.
    virtual Build build(BuildNumber number) const = 0;

    /// One fight, with the default settings.
    virtual Verdict fight(BuildNumber a, BuildNumber b) const noexcept = 0;
    /// Independent fights, many at once; `verdicts` is as long as `pairings`.
    virtual void fight(std::span<const Pairing> pairings, std::span<Verdict> verdicts) const = 0;
    /// One build against every build of `field`, in boxes that are disjoint and together the field.
    /// The order of the boxes is fixed. `heard` answers false to stop.
    virtual void sweep(BuildNumber build, const Sets& field,
                       const std::function<bool(const Box&)>& heard) const = 0;
    /// The same when only the sum is wanted.
    virtual Standing standing(BuildNumber build, const Sets& field) const;

    BuildNumber builds() const;
    /// Every item in every place.
    Sets everything() const;
    /// Everything, with `item` in place 1: questions against all builds go in items() such parts.
    Sets part(std::size_t item) const;
    /// Everything in items() parts of another cut, where only the sum counts: as its sets stay wide,
    /// they take less time together.
    virtual Sets share(std::size_t number) const { return part(number); }
    /// The lowest build of sets, none of which is empty.
    BuildNumber first_of(const Sets& sets) const;
};

} // namespace shiaiba
