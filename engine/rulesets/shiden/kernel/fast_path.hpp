// Fast path of 紫電一閃 弐: fights by build number, for leagues and for questions against all
// 28,629,151 builds. Keeps to the default settings.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/system/fast_path.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden {

const FastPath& fast_path();
/// The equilibrium table as text.
std::string_view equilibrium();
/// For each build of the table, in its order: how many of all builds it beats.
std::span<const std::uint32_t> equilibrium_wins();

BuildNumber number_of(const Row& row);
Row row_of(BuildNumber number);

} // namespace shiaiba::shiden
