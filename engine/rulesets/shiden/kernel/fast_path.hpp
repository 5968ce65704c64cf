// Fights of 紫電一閃 弐 by number, for leagues and for questions against all 28,629,151 builds.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/system/fast_path.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden {

const FastPath& fast_path();
/// The table, as text.
std::string_view equilibrium();
/// How many of all builds each of the table beats, in its order.
std::span<const std::uint32_t> equilibrium_wins();

BuildNumber number_of(const Row& row);
Row row_of(BuildNumber number);

} // namespace shiaiba::shiden
