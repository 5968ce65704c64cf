// Pairs to hold the kernels of shiden against its rulebook with, and what the rulebook says of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/fast_path.hpp"

namespace shiaiba::test {

/// What the rulebook's own battle says.
Verdict battle_verdict(Pairing pairing);

/// Random builds. `letters` is a pool of skills by their letters; empty: all of them.
std::vector<Pairing> random_pairs(std::uint64_t seed, std::uint32_t count,
                                  std::string_view letters = {});

/// The five letters of a build.
std::string letters_of(BuildNumber number);

/// Pools in which skills meet that seldom meet at random, and of which long fights are made.
const std::vector<std::string_view>& rare_pools();

/// Both builds and the verdict, for a failing test.
std::string told(Pairing pairing, Verdict verdict);

} // namespace shiaiba::test
