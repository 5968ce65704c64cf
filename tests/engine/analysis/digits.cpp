// Fights of the game of digits.
#include "analysis/digits.hpp"

namespace shiaiba {

Digits::Digits(std::size_t places, std::size_t items)
    : SmallGame(places, items, [](BuildNumber a, BuildNumber b) {
        const std::uint64_t drawn = (a * 2654435761ULL) ^ (b * 40503ULL + a * b);
        return Verdict{static_cast<Ending>((drawn >> 3) % 3),
                       static_cast<std::uint8_t>(drawn % 7 / 5 + 1)};
    }) {}

} // namespace shiaiba
