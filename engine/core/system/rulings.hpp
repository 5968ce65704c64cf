// Rulings that a match may read the other way, as a system's table has them: their keys in settings, their bits, and
// what either reading says.
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

/// One that the rules' text leaves open, and what each of its two readings says.
struct TurnableRuling {
    /// Its number, by which settings, files and docs/rulings.md name it: "R9a".
    std::string_view key;
    /// Clause of the rules where it stands: "R9".
    std::string_view rule;
    std::string_view taken_ja;
    std::string_view taken_en;
    std::string_view other_ja;
    std::string_view other_en;
    /// What a form calls the switch of the other reading; empty: by its number.
    std::string_view label_ja = {};
    std::string_view label_en = {};
};

/// In the order of a system's enumeration, which links freeze.
using RulingTable = std::span<const TurnableRuling>;

/// Which of a system's rulings are read the other way; `Ruling` enumerates its table. All-zero: each as it is taken.
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

/// The place of the ruling that settings call so; nothing where the table has none.
std::optional<std::size_t> ruling_called(RulingTable table, std::string_view key);

/// `"R4": true` of settings: sets its bit. A value that is neither true nor false is a problem of `clause`.
std::optional<Problem> read_ruling(RulingTable table, std::size_t n, const Json& value,
                                   std::string clause, std::uint16_t& bits);
/// Those that are read the other way, and none else.
void write_rulings(RulingTable table, std::uint16_t bits, Json& out);
/// A sentence for each that is read the other way.
void say_rulings(RulingTable table, std::uint16_t bits, std::vector<SettingSaid>& said);
/// Ruling n alone turned round, without the settings that then hold.
OtherReading other_reading(RulingTable table, std::size_t n, std::uint16_t bits);
/// A switch for each, as a form of settings has them.
void add_ruling_switches(RulingTable table, Json& fields);

} // namespace shiaiba
