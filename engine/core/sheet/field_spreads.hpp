// The ways to spread points over parts, by which links number a row of points (core/sheet/fields.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/text/bits.hpp"

namespace shiaiba {

/// The ways to spread at most `most` points over some parts, ordered by the parts.
template <std::size_t kParts>
class Spreads {
public:
    using Spread = std::array<int, kParts>;
    explicit Spreads(int most) : most_(most) {}

    /// Calls `use` with every spread, in order, until it answers false.
    template <class Use>
    void each(const Use& use) const {
        Spread points{};
        for (;;) {
            if (!use(points)) return;
            std::size_t k = kParts;
            // The last part that can have a point more; the parts behind it begin again.
            for (;;) {
                if (k == 0) return;
                ++points[--k];
                int sum = 0;
                for (const int one : points) sum += one;
                if (sum <= most_) break;
                points[k] = 0;
            }
        }
    }
    std::uint64_t count() const {
        std::uint64_t count = 0;
        each([&](const Spread&) { return ++count > 0; });
        return count;
    }
    /// Packs the number of a spread; unpacking fails if there is none with the number that is read.
    void pack(const Spread& spread, BitWriter& out) const {
        std::uint64_t number = 0;
        each([&](const Spread& points) { return points != spread && ++number > 0; });
        out.bits(number, width_below(count()));
    }
    Spread unpack(BitReader& in) const { return at(in.below(count())); }
    Spread at(std::uint64_t number) const {
        Spread spread{};
        each([&](const Spread& points) {
            spread = points;
            return number-- > 0;
        });
        return spread;
    }

private:
    int most_;
};

} // namespace shiaiba
