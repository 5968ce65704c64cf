// Rulings that a match may read the other way: those that are turned, and either reading in words.
// The order of a system's list is frozen, because links hold the bits.
#pragma once

#include <cstdint>
#include <string_view>

namespace shiaiba {

/// The rulings of a system that are read the other way; `Ruling` enumerates its list. All zero:
/// every ruling has its default reading.
template <class Ruling>
struct TurnedRulings {
    /// Bit n: the other reading of ruling n holds.
    std::uint16_t bits = 0;

    constexpr bool has(Ruling ruling) const {
        return ((bits >> static_cast<unsigned>(ruling)) & 1U) != 0;
    }
    constexpr TurnedRulings turned(Ruling ruling) const {
        return {static_cast<std::uint16_t>(bits ^ (1U << static_cast<unsigned>(ruling)))};
    }
};

/// A point that the rules leave open, with its two readings; "taken" is the default reading.
struct RulingWords {
    /// Number of the ruling, by which settings, files and docs/rulings.md name it: "R9a".
    std::string_view key;
    /// Clause of the rules where the ruling stands: "R9".
    std::string_view rule;
    std::string_view taken_ja;
    std::string_view taken_en;
    std::string_view other_ja;
    std::string_view other_en;
    /// Label of the switch that turns the ruling in a form; empty: "Ruling" and its number.
    std::string_view label_ja = {};
    std::string_view label_en = {};
};

} // namespace shiaiba
