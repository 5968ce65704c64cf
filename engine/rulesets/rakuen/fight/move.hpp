// What a player can say at a decision point, and the token that records write for it ([rakuen 5.3]).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rulesets/rakuen/plans/vocabulary.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"

namespace shiaiba::rakuen {

inline constexpr std::size_t kDecisionPoints = 7;
std::string_view id(Point point);
inline constexpr std::size_t kActions = 13;
std::string_view id(Action action);

/// What シフト does to the last pair.
struct Shift {
    bool blue = false;
    /// +1 or −1; 0 where it is no shift.
    std::int8_t step = 0;
};

struct Move {
    Action action = Action::Pass;
    /// Of an attack.
    Ability ability = Ability::None;
    /// Declared with it; the one that is used.
    SkillSet skills;
    Shift shift;
};

/// As records write it, e.g. "invisible POW +seal", "use shift red +1".
std::string token(const Move& move);

/// Legal moves of one point in their default order ([rakuen 20.2]).
class Moves {
public:
    // Hardly any question has so many options that setting all of them first is worth it.
    Moves() {} // NOLINT(modernize-use-equals-default): the union has none
    void clear() { size_ = 0; }
    void add(const Move& move) { moves_[size_++] = move; }
    std::size_t size() const { return size_; }
    const Move& operator[](std::size_t k) const { return moves_[k]; }

private:
    // Three abilities, each plain (29 sets of skills) and invisible (37), and a charge.
    static constexpr std::size_t kMost = 3 * (29 + 37) + 1;
    union {
        std::array<Move, kMost> moves_; // NOLINT(readability-identifier-naming): ours alone
    };
    std::size_t size_ = 0;
};

} // namespace shiaiba::rakuen
