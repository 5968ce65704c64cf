// Numbers as text for people. No locale, no floating point: the output is the same bytes
// everywhere.
#pragma once

#include <cstdint>
#include <string>

namespace shiaiba::cli {

/// With commas between thousands: 28,629,151.
std::string grouped(std::uint64_t number);
/// `part` / `whole` in percent, rounded to the nearest hundredth: 77.66. 0.00 if `whole` is 0.
std::string percent(std::uint64_t part, std::uint64_t whole);
/// A number of hundredths as a decimal: 6512 → 65.12.
std::string hundredths(std::uint64_t number);
/// A share in ten-thousandths (0 or more) as percent: 6512 → 65.12.
std::string in_percent(int share);
/// A difference of shares with its sign: +3.20, −0.04.
std::string with_sign(int share);
/// Right-aligned in `width` ASCII columns.
std::string right(const std::string& text, std::size_t width);

// Gains as decimal numbers.

/// value / denominator with 15 decimals, truncated.
std::string gain(std::int64_t value, std::int64_t denominator);

} // namespace shiaiba::cli
