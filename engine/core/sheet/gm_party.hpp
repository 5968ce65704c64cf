// Parties of up to six characters, and a GM's of up to eight NPCs, which several systems have.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/sheet/fields.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

inline constexpr std::size_t kMostPlayers = 6;
inline constexpr std::size_t kMostOfGm = 8;

struct PartyFields {
    bool gm = false;
};

/// `gm` as a party's field, with what it means in a system.
Fields<PartyFields> gm_party_fields(const char* about_ja, const char* about_en, const char* rule);
/// E_PARTY_SIZE.
Problems gm_party_size(const PartyFields& own, std::size_t members, const char* rule);
/// "隊:夜行組(GM)", as party_in (core/sheet/sheet_lines.hpp) reads it.
std::string gm_party_line(const PartyFields& own, std::string_view name);

} // namespace shiaiba
