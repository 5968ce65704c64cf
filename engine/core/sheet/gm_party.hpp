// GM parties: parties of up to six characters, or of up to eight NPCs of a GM, for the systems that
// have both.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/sheet/fields_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

inline constexpr std::size_t kMostPlayers = 6;
inline constexpr std::size_t kMostOfGm = 8;

struct PartyFields {
    bool gm = false;
};

/// The field `gm` of a party, with its explanation in a system.
Fields<PartyFields> gm_party_fields(const char* about_ja, const char* about_en, const char* rule);
/// Problem E_PARTY_SIZE if the party is empty or too large; else none.
Problems gm_party_size(const PartyFields& own, std::size_t members, const char* rule);
/// The line above the members' sheets: "隊:夜行組(GM)", which party_in (core/sheet/sheet_lines.hpp)
/// reads.
std::string gm_party_line(const PartyFields& own, std::string_view name);

} // namespace shiaiba
