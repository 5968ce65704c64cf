// A match as the content of a link of kind F, and back.
#pragma once

#include <cstdint>
#include <variant>

#include "core/system/match.hpp"
#include "core/text/bits.hpp"
#include "share/content.hpp"

namespace shiaiba {

inline constexpr char kFightKind = 'F';

/// `taken`: its decisions as the fight took them; `result`: low bits of the fight's digest.
void pack_fight(const Match& match, const std::vector<Table::Taken>& taken, std::uint16_t result,
                BitWriter& out);

/// What a link keeps of a fight's digest.
inline std::uint16_t result_of(const Played& played) {
    return static_cast<std::uint16_t>(played.digest & 0xFFFF);
}

struct UnpackedFight {
    Match match;
    /// The link was made when the fight ended otherwise.
    bool result_changed = false;
};

/// Plays the fight once: decisions can't be read without it.
std::variant<UnpackedFight, ContentFault>
unpack_fight(const Registry& registry, const BitWriter& content, const Settings& at_hand);

} // namespace shiaiba
