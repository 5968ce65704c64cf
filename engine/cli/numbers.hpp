// Numbers as people read them.
#pragma once

#include <cstdint>
#include <string>

namespace shiaiba::cli {

/// 28,629,151
std::string grouped(std::uint64_t number);
/// `part` / `whole` in percent: 77.66, rounded to the nearest. 0.00 of nothing.
std::string percent(std::uint64_t part, std::uint64_t whole);
/// Hundredths: 6512 → 65.12.
std::string hundredths(std::uint64_t number);
/// A share in 1/10,000, 0 or more, as percent: 6512 → 65.12.
std::string in_percent(int share);
/// The same of a difference, with its sign: +3.20, −0.04.
std::string with_sign(int share);
/// Right-aligned in `width` ASCII columns.
std::string right(const std::string& text, std::size_t width);

// A gain as a decimal number.

/// value / denominator with 15 decimals, cut off.
std::string gain(std::int64_t value, std::int64_t denominator);

} // namespace shiaiba::cli
