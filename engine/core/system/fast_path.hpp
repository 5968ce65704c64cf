// FastPath: the same fights at many times the speed, which a system without chance and decisions
// may offer beside `System::fight`. Tests check it against `fight`, which alone is the rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "core/system/system.hpp"

namespace shiaiba {

/// The result of a fight for its first build, in half points.
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

/// A build as a number, 0 … FastPath::builds() − 1: its items are the digits, place 1 first.
using BuildNumber = std::uint32_t;

struct Pairing {
    BuildNumber a = 0;
    BuildNumber b = 0;
};

/// Most places in a build of any fast path.
inline constexpr std::size_t kMostPlaces = 5;

/// A set of items for each place, which stands for all builds made of them. Bit i is item i of the
/// form; places beyond the build hold 0.
using Sets = std::array<std::uint32_t, kMostPlaces>;
/// Number of builds in the sets: the product of the sizes of the first `places` sets.
std::uint64_t size_of(const Sets& sets, std::size_t places = kMostPlaces);

/// A set of builds against which one build has the same verdict.
struct Box {
    Sets sets{};
    Verdict verdict;
};

/// Results of a build against a set of builds.
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

    /// A build is places() items in a row, each one of items().
    virtual std::size_t places() const = 0;
    virtual std::size_t items() const = 0;
    virtual BuildNumber number(const Build& build) const = 0;
    /// `number` must be below builds(). Free text of the build is empty.
    virtual Build build(BuildNumber number) const = 0;

    /// One fight, with the default settings.
    virtual Verdict fight(BuildNumber a, BuildNumber b) const noexcept = 0;
    /// Independent fights, many at once; `verdicts` must be as long as `pairings`.
    virtual void fight(std::span<const Pairing> pairings, std::span<Verdict> verdicts) const = 0;
    /// Fights one build against every build of `field`, and reports boxes that are disjoint and
    /// together are the field. The order of the boxes is fixed. `heard` returns false to stop.
    virtual void sweep(BuildNumber build, const Sets& field,
                       const std::function<bool(const Box&)>& heard) const = 0;
    /// The sum over the field's fights, for callers that don't need the boxes.
    virtual Standing standing(BuildNumber build, const Sets& field) const;

    BuildNumber builds() const;
    /// All builds: every item in every place.
    Sets everything() const;
    /// All builds with `item` in place 1. Questions against all builds are asked in these items()
    /// parts.
    Sets part(std::size_t item) const;
    /// All builds, split into items() parts in another way, for questions that need only the sum:
    /// here the sets of each part stay wide, which takes less time in total.
    virtual Sets share(std::size_t number) const { return part(number); }
    /// The lowest build number in the sets, none of which may be empty.
    BuildNumber first_of(const Sets& sets) const;
};

} // namespace shiaiba
