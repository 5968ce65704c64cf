// Reads whatever a player pastes: a link, JSON, or characters as people write them.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "share/reading.hpp"

namespace shiaiba {

/// Longest text that is read, in bytes.
inline constexpr std::size_t kMostText = 1 << 20;
/// Most problems that are told one by one.
inline constexpr std::size_t kMostProblems = 1000;

/// What is wrong with the bytes themselves: too many, or no UTF-8.
std::optional<Problem> broken_text(std::string_view text);
/// Leaves kMostProblems of them and one that says how many more there are.
void cap(Problems& problems);

/// `preferred` is the system where the text names none, `settings` those that its characters are for.
Reading read_anything(const Registry& registry, const Ruleset& preferred, std::string_view text,
                      const Settings& settings = {});

} // namespace shiaiba
