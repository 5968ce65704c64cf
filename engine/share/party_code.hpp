// Sides in links: packs builds and, separately, names into bits. The codes are frozen, because
// links must open for ever.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/fight/party.hpp"
#include "core/text/bits.hpp"
#include "core/text/name.hpp"

namespace shiaiba {

/// Packs a duel's build, or the whole party (PartyWork::pack_side).
void pack_builds(const Party& party, BitWriter& out);
/// Unpacks a side without names. Absent, or the reader failed, where the bits are no legal side.
std::optional<Party> unpack_builds(const System& system, std::size_t version,
                                   const Settings& settings, BitReader& in);

bool has_names(const Party& party);
/// Whether names come after the builds: in systems with parties only the builds give the number of
/// members.
bool names_follow_builds(const System& system);
void pack_party_name(const Party& party, BitWriter& out);
/// false where the bits are no name.
bool unpack_party_name(BitReader& in, Party& party);
/// Packs the names of members, then the custom names of their things (given_names()). A duel has
/// none.
void pack_member_names(const Party& party, BitWriter& out);
bool unpack_member_names(BitReader& in, Party& party);

// Names as bits: one byte for kana and ASCII, two for common kanji, more for all other code points.

/// `name` must come from check_name.
void pack_name(std::string_view name, BitWriter& out);

/// Absent where the bits are not what pack_name writes for any name.
std::optional<std::string> unpack_name(BitReader& in);

} // namespace shiaiba
