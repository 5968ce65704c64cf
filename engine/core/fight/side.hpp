// The two sides of a fight, and actors: a side and a member of it. token() is frozen: traces,
// records and the page hold it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace shiaiba {

enum class Side : signed char { None = -1, A = 0, B = 1 };

inline constexpr std::array<Side, 2> kSides{Side::A, Side::B};
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::A ? Side::B : Side::A; }
constexpr const char* letter(Side side) { return side == Side::A ? "A" : "B"; }

/// Most members of a party in any system.
inline constexpr std::size_t kMostMembers = 8;
/// In place of a member's number: the side as a whole.
inline constexpr int kWholeSide = -1;

/// A side and a member of it (by its place in the party), or the side as a whole.
struct Actor {
    Side side = Side::None;
    int member = kWholeSide;
    friend bool operator==(const Actor&, const Actor&) = default;
};

/// As traces, records and the page write an actor: "A2" is the second member of A, "A" the whole
/// side, "-" nobody.
inline std::string token(Actor actor) {
    if (actor.side == Side::None) return "-";
    std::string out = letter(actor.side);
    if (actor.member != kWholeSide) out += std::to_string(actor.member + 1);
    return out;
}

/// Reads what token() writes, except "-"; absent if it is not an actor.
inline std::optional<Actor> actor_from(std::string_view token) {
    if (token.empty() || (token[0] != 'A' && token[0] != 'B')) return std::nullopt;
    const Side side = token[0] == 'A' ? Side::A : Side::B;
    if (token.size() == 1) return Actor{side};
    const int place = token[1] - '1';
    const bool is_place = token.size() == 2 && place >= 0 && place < static_cast<int>(kMostMembers);
    return is_place ? std::optional(Actor{side, place}) : std::nullopt;
}

} // namespace shiaiba
