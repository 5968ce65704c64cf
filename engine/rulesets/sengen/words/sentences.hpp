// 14: the sentences of everything that is told.
#pragma once

#include <span>
#include <string_view>

#include "core/system/ruleset.hpp"

namespace shiaiba::sengen {

/// Of several sentences of a kind the first whose time it is is said.
enum class When : std::uint8_t {
    Always,
    /// It succeeded.
    Ok,
    /// Dice fell.
    Rolled,
    Graze,
    /// For another than oneself.
    Other,
    /// Damage that a card takes, or that a barrier takes whole.
    Card,
    Barrier,
    /// Somebody stands there.
    Back,
    /// There is a winner.
    Won,
    Boosted,
};

struct Sentence {
    std::string_view kind;
    Tone tone;
    When when;
    std::string_view ja;
    std::string_view en;
};

/// Those of a kind stand together; the last one is empty.
std::span<const Sentence> sentences();

} // namespace shiaiba::sengen
