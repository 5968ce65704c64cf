// A gain as a decimal number.
#pragma once

#include <cstdint>
#include <string>

namespace shiaiba::cli {

/// value / denominator with 15 decimals, cut off.
std::string gain(std::int64_t value, std::int64_t denominator);

} // namespace shiaiba::cli
