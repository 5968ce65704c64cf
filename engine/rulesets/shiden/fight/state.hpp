// The states a character can bear ([shiden 3]).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace shiaiba::shiden {

/// In the order of the trace.
enum class State { Kakugo, Bouheki, Gekirin, Musou, Sensei, Stun, Roubai, Suijaku };
inline constexpr int kStates = 8;

struct StateFacts {
    std::string_view name;
    /// The mark beside a name in the paper notation.
    std::string_view mark;
    bool stacks;
    bool good;
};

inline constexpr std::array<StateFacts, kStates> kStateFacts{{
    {"覚悟", "覚", false, true},
    {"防壁", "防", true, true},
    {"逆鱗", "逆", true, true},
    {"無想", "無", false, true},
    {"先制", "先", false, true},
    {"スタン", "ス", false, false},
    {"狼狽", "狼", false, false},
    {"衰弱", "衰", false, false},
}};

constexpr const StateFacts& facts(State state) {
    return kStateFacts[static_cast<std::size_t>(state)];
}
constexpr std::string_view name(State state) { return facts(state).name; }

} // namespace shiaiba::shiden
