// A league as the content of a link of kind T, a roster as that of kind R, and back.
#pragma once

#include <variant>

#include "core/system/league.hpp"
#include "core/text/bits.hpp"
#include "share/content.hpp"

namespace shiaiba {

inline constexpr char kLeagueKind = 'T';
inline constexpr char kRosterKind = 'R';

void pack_league(const LeagueRequest& request, BitWriter& out);

/// Nothing is played.
std::variant<LeagueRequest, ContentFault> unpack_league(const Registry& registry, bool roster,
                                                        const BitWriter& content,
                                                        const Settings& at_hand);

/// What a link without names says: nobody's name, and numbers for the groups.
LeagueRequest without_names(LeagueRequest request);

} // namespace shiaiba
