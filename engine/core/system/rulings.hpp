// Rulings that a match may read the other way: a system's list of them, their keys in settings,
// their bits, and the meaning of either reading. The order of the list is frozen, because links
// hold the bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

struct OtherReading;
struct SettingSaid;

/// A point that the rules leave open, with its two readings. "taken" is the default reading.
struct TurnableRuling {
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

/// In the order of the system's enumeration, which links freeze; at most 16.
using RulingTable = std::span<const TurnableRuling>;

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

/// Index of the ruling with this key; absent if the list has none.
std::optional<std::size_t> ruling_called(RulingTable table, std::string_view key);

/// Reads `"R4": true` of settings: sets the ruling's bit, and never clears it. A value that is
/// neither true nor false is a problem of `clause`.
std::optional<Problem> read_ruling(RulingTable table, std::size_t n, const Json& value,
                                   std::string clause, std::uint16_t& bits);
/// Writes only the rulings that are read the other way.
void write_rulings(RulingTable table, std::uint16_t bits, Json& out);
/// Adds a sentence for each ruling that is read the other way.
void say_rulings(RulingTable table, std::uint16_t bits, std::vector<SettingSaid>& said);
/// Ruling n turned alone; `settings` of the answer stay empty, the system fills them in.
OtherReading other_reading(RulingTable table, std::size_t n, std::uint16_t bits);
/// Adds a switch for each ruling to a form of settings.
void add_ruling_switches(RulingTable table, Json& fields);

} // namespace shiaiba
