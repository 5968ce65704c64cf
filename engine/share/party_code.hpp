// Sides in links: their builds, and apart from these their names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/fight/party.hpp"
#include "core/text/bits.hpp"
#include "core/text/name.hpp"

namespace shiaiba {

/// In a duel the build's bits, else those of the party (Parties::pack_side).
void pack_builds(const Party& party, BitWriter& out);
/// Without names. Absent (or the reader failed) where the bits are no legal side.
std::optional<Party> unpack_builds(const Ruleset& ruleset, std::size_t version,
                                   const Settings& settings, BitReader& in);

bool has_names(const Party& party);
/// In systems with parties names can be read only behind the builds, which say how many members there are.
bool names_follow_builds(const Ruleset& ruleset);
void pack_party_name(const Party& party, BitWriter& out);
/// false where it is none.
bool unpack_party_name(BitReader& in, Party& party);
/// Behind them what members call their own things. Of a duel there are none.
void pack_member_names(const Party& party, BitWriter& out);
bool unpack_member_names(BitReader& in, Party& party);

// Names in links: a byte for kana and ASCII, two for common kanji, more for the rest.

/// The name must be one that check_name gave.
void pack_name(std::string_view name, BitWriter& out);

/// Absent where the bits are not what pack_name writes for some name.
std::optional<std::string> unpack_name(BitReader& in);

} // namespace shiaiba
