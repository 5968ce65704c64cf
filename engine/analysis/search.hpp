// A computer opponent for any system: plays every option on to the end, many times, with fresh chance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/system/match.hpp"

namespace shiaiba {

/// Fights that level 1 to 3 plays on for one decision, whatever the number of options. Of larger parties they are
/// fewer: such fights are longer, and their every turn takes more work.
std::uint64_t search_fights(const Match& match, int level);

/// The option, by its index, that does best for the side that is asked where the record ends; absent
/// where nobody is. It knows what was seen until then and no die to come: two matches that look alike
/// up to here get the same answer, whatever their seeds. Both sides go on by their builds' plans,
/// and where a build has none, by any legal option.
std::optional<std::size_t> searched(const Match& match, int level);

/// A whole fight with that seed: sides that a search controls search, and whoever else is asked takes
/// any legal option.
Outcome fight_searched(Match match, std::uint64_t seed);

} // namespace shiaiba
