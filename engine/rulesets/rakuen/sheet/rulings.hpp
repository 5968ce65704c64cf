// Rulings of らくえん模擬戦 that a match may read the other way ([rakuen 16]).
#pragma once

#include <array>
#include <cstdint>

#include "core/system/rulings.hpp"

namespace shiaiba::rakuen {

/// Named after the reading that is not the default. The order is frozen: links hold it.
enum class Ruling : std::uint8_t {
    R17RushBelow25,
    R18TrumpByDifference,
    R6GainFirst,
};
using Turned = TurnedRulings<Ruling>;

inline constexpr std::array<RulingWords, 3> kRulings{{
    {"R17", "R17", "連撃は、使用する基本能力値の相手との差が30未満のときに使える。",
     "Rush needs a difference below 30 to the opponent's ability.",
     "連撃は、使用する基本能力値の相手との差が25未満のときに使える。",
     "Rush needs a difference below 25 to the opponent's ability."},
    {"R18", "R18", "切札は、使用する基本能力値が30以下のときに使える。",
     "Trump needs an ability of 30 at most.",
     "切札は、使用する基本能力値の相手との差が20未満のときに使える。",
     "Trump needs a difference below 20 to the opponent's ability."},
    {"R6", "R6", "必殺のINは、フラットアタックやハーフアタックの+1の前の値。",
     "Finisher counts the IN before Flat attack or Half attack add 1.",
     "必殺のINは、フラットアタックやハーフアタックの+1の後の値。",
     "Finisher counts the IN after Flat attack or Half attack have added 1."},
}};

} // namespace shiaiba::rakuen
