// 9: the points at which a player decides, and what can be chosen at them.
#pragma once

#include <cstdint>
#include <vector>

namespace shiaiba::sengen {

/// Plans in links carry the numbers.
enum class Point : std::uint8_t {
    TurnStart,
    Rows,
    Initiative,
    Side,
    Order,
    FullDefence,
    Setup,
    Main,
    Target,
    Dice,
    Rouse,
    Melee,
    Danmaku,
    Defence,
    Intercept,
    Boost,
    Last,
    Resist,
    ResistBoost,
    Absorb,
};
inline constexpr int kPoints = 20;

/// One option: which kind, and what of.
struct Pick {
    enum class Kind : std::uint8_t {
        Pass,
        Deploy,
        Clear,
        Dismiss,
        Rows,
        Number,
        First,
        Last,
        Member,
        No,
        Yes,
        Cast,
        Danmaku,
        Shot,
        Homing,
        Approach,
        Use,
        Wait,
        Absorb,
        Stop,
        Strike,
        Abandon,
        Dodge,
        Take,
        Bomb,
        Evade,
        Guard,
        Yield,
        None,
        Cover,
        Accept,
        Boost,
    };
    Kind kind = Kind::Pass;
    /// Places among what the member has: a card, a spell, bullets or a blade; or a member of the battle.
    std::int16_t which = -1;
    /// A number, a size, raises; of rows the members in the back, as bits of their places in the party.
    std::int16_t n = 0;

    Pick() = default;
    explicit Pick(Kind chosen, int of = -1, int number = 0)
        : kind(chosen)
        , which(static_cast<std::int16_t>(of))
        , n(static_cast<std::int16_t>(number)) {}
    static Pick of_number(int number) { return Pick(Kind::Number, -1, number); }

    friend bool operator==(const Pick&, const Pick&) = default;
};
using Picks = std::vector<Pick>;

} // namespace shiaiba::sengen
