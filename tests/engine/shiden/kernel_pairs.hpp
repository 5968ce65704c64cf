// Pairs of builds with which the fast kernels of shiden are checked against the rulebook's battle.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/fast_path.hpp"

namespace shiaiba::test {

/// The verdict of the rulebook's own battle.
Verdict battle_verdict(Pairing pairing);

/// Pairs of random builds. `letters` is the pool of skills to choose from; empty: all skills.
std::vector<Pairing> random_pairs(std::uint64_t seed, std::uint32_t count,
                                  std::string_view letters = {});

/// The five letters of a build.
std::string letters_of(BuildNumber number);

/// Pools of skills that seldom meet in random builds, or that make long fights.
const std::vector<std::string_view>& rare_pools();

/// Both builds and the verdict, for the message of a failing test.
std::string told(Pairing pairing, Verdict verdict);

} // namespace shiaiba::test
