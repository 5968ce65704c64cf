// The fight of two builds in a few words of state: no log, nothing allocated. One pair at a time.
#pragma once

#include "core/system/fast_path.hpp"
#include "rulesets/shiden/kernel/attributes.hpp"

namespace shiaiba::shiden::kernel {

/// What `Battle` says of these two rows.
Verdict fight_scalar(const Attributes& a, const Attributes& b) noexcept;

} // namespace shiaiba::shiden::kernel
