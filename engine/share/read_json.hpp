// Characters in JSON: one build, a list of builds, or a match.
#pragma once

#include <string_view>

#include "share/reading.hpp"

namespace shiaiba {

/// Most builds in one list.
inline constexpr std::size_t kMostBuilds = 10'000;

/// An object, or a list of objects. "[一閃]…" is none.
bool looks_like_json(std::string_view text);

Reading read_json(const Registry& registry, const Ruleset& preferred, std::string_view text,
                  const Settings& settings);

} // namespace shiaiba
