// Plans as bits of a link: the tree, never its words. Places in the vocabulary's lists are the ids.
#pragma once

#include <optional>
#include <vector>

#include "core/bits.hpp"
#include "core/plan/tree.hpp"

namespace shiaiba::plan {

/// Notes stay behind.
void pack(const std::vector<Plan>& plans, const Vocabulary& vocabulary, BitWriter& out);

/// Absent (or the reader failed) where the bits are not what pack() writes of sayable plans within the
/// vocabulary's limits. `names` are those of the sheet that the link brings.
std::optional<std::vector<Plan>> unpack(const Vocabulary& vocabulary, const Names& names,
                                        BitReader& in);

} // namespace shiaiba::plan
