// A roster as the content of a link of kind R, and back.
#pragma once

#include <variant>

#include "core/bits.hpp"
#include "core/roster.hpp"
#include "share/content.hpp"

namespace shiaiba {

inline constexpr char kRosterKind = 'R';

void pack_roster(const Roster& roster, BitWriter& out);

/// What the content begins with: enough to know whose it is.
std::variant<ContentHead, ContentFault> read_roster_head(const Registry& registry, BitReader& in);

std::variant<Roster, ContentFault> unpack_roster(const Registry& registry, const BitWriter& content,
                                                 const Settings& at_hand);

} // namespace shiaiba
