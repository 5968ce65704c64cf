// Fights and sweeps of the game of digits.
#include "analysis/digits.hpp"

#include <array>

#include "analysis/rows.hpp"

namespace shiaiba {

Verdict Digits::fight(BuildNumber a, BuildNumber b) const noexcept {
    const std::uint64_t drawn = (a * 2654435761ULL) ^ (b * 40503ULL + a * b);
    return {static_cast<Ending>((drawn >> 3) % 3), static_cast<std::uint8_t>(drawn % 7 / 5 + 1)};
}

void Digits::fight(std::span<const Pairing> pairings, std::span<Verdict> verdicts) const {
    for (std::size_t k = 0; k < pairings.size(); ++k) {
        verdicts[k] = fight(pairings[k].a, pairings[k].b);
    }
}

void Digits::sweep(BuildNumber build, const Sets& field,
                   const std::function<bool(const Box&)>& heard) const {
    const std::size_t last = places_ - 1;
    for (BuildNumber head = 0; head < builds(); head += static_cast<BuildNumber>(items_)) {
        const ItemRow row = row_of(*this, head);
        Sets sets{};
        bool inside = true;
        for (std::size_t place = 0; place < last; ++place) {
            sets[place] = std::uint32_t{1} << row[place];
            inside = inside && (sets[place] & field[place]) != 0;
        }
        std::array<std::uint32_t, 6> alike{};
        for (std::size_t item = 0; inside && item < items_; ++item) {
            if ((field[last] >> item & 1U) == 0) continue;
            const Verdict verdict = fight(build, head + static_cast<BuildNumber>(item));
            const auto ending = static_cast<std::size_t>(verdict.ending);
            alike[ending * 2 + verdict.rounds - 1] |= std::uint32_t{1} << item;
        }
        for (std::size_t k = 0; k < alike.size(); ++k) {
            if (alike[k] == 0) continue;
            sets[last] = alike[k];
            const Verdict verdict{static_cast<Ending>(k / 2), static_cast<std::uint8_t>(k % 2 + 1)};
            if (!heard(Box{sets, verdict})) return;
        }
    }
}

} // namespace shiaiba
