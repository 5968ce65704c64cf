// What a question would cost, from a sample of its fights.
#pragma once

#include <cstdint>
#include <string>

#include "analysis/shard.hpp"

namespace shiaiba::cli {

struct Estimate {
    QuestionName name;
    std::uint64_t fights = 0;
    /// Fights of the sample, and what they took on one core.
    std::uint64_t sampled = 0;
    std::uint64_t microseconds = 0;
};

/// Fights for about a second here and there, on one core.
Estimate estimated(Sharded& question);
/// Lines of a key and what it is, which people read and scripts too.
std::string to_text(const Estimate& estimate);

} // namespace shiaiba::cli
