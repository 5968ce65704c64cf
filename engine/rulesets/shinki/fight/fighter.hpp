// Fighter: a member of a battle; Owner: a hand and a 気魄 (1.2).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/fight/side.hpp"
#include "rulesets/shinki/sheet/card.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"

namespace shiaiba::shinki {

inline constexpr int kColumns = 5;
inline constexpr int kPlayerHand = 8;
inline constexpr int kFirstFatalRound = 5;
inline constexpr int kCalmHp = 10;
/// The reduction by 〈暗闇〉 of each damage that its bearer's skills deal (7.5).
inline constexpr int kDarkness = 3;

/// A member by its index in build order: the members of A, then those of B.
using FighterId = int;
inline constexpr FighterId kNobody = -1;
inline constexpr int kMostWho = 2 * static_cast<int>(kMostMembers);

/// Members, in build order.
class Members {
public:
    Members() = default;
    /// The one member.
    Members(FighterId one) : bits_(bit(one)) {}

    void add(FighterId one) { bits_ |= bit(one); }
    void remove(FighterId one) { bits_ &= ~bit(one); }
    bool has(FighterId one) const { return (bits_ & bit(one)) != 0; }
    bool empty() const { return bits_ == 0; }
    int size() const { return std::popcount(bits_); }
    /// The first one; there must be one.
    FighterId front() const { return std::countr_zero(bits_); }

    class Iterator {
    public:
        explicit Iterator(unsigned left) : left_(left) {}
        FighterId operator*() const { return std::countr_zero(left_); }
        Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        bool operator!=(const Iterator& other) const { return left_ != other.left_; }

    private:
        unsigned left_;
    };
    /// Members that come or go meanwhile change nothing for a loop that has begun.
    Iterator begin() const { return Iterator(bits_); }
    static Iterator end() { return Iterator(0); }

private:
    static unsigned bit(FighterId one) { return 1U << one; }
    unsigned bits_ = 0;
};

struct Fighter {
    const Sheet* sheet = nullptr;
    Actor actor = {};
    bool gm = false;
    /// Index in Battle::owners of the hand and 気魄 that it uses.
    int owner = 0;
    int max_hp = 0;
    /// Places in the list, in skill order: default skills first.
    std::vector<int> skills = {};
    /// Sum of the learned effects of its skills.
    Learned learned = {};
    /// The timings of these skills, as bits.
    unsigned timings = 0;
    /// Whether it has a reaction that is for others than itself.
    bool shields = false;
    /// By place in the list: uses in the span of the skill's limit.
    std::vector<int> uses = {};

    int damage = 0;
    int fatal = 0;
    int column = 0;
    int reduce = 0;
    /// Bits of Status, what those of an own list change in sum, and by their places how many
    /// round's ends are left to them.
    unsigned statuses = 0;
    StatusChanges changes = {};
    std::array<std::uint8_t, kMostOwnStatuses> rounds_left = {};
    bool down = false;
    bool dead = false;
    bool acted = false;
    bool override_used = false;

    bool blazer() const { return !sheet->apostle; }
    bool mob() const { return sheet->mob; }
    bool has(Status status) const { return (statuses & bit(status)) != 0; }
    int hp() const { return max_hp - damage - fatal > 0 ? max_hp - damage - fatal : 0; }
    /// Whether learned effects (習得効果) work: in 〈心輝〉, those of apostles always (4).
    bool inspired() const { return sheet->apostle || has(Status::Shine); }
    int speed() const {
        return sheet->base_speed() + (inspired() ? learned.speed : 0) + changes.speed;
    }
    /// Whether a status keeps it from the skills of this timing (4.1).
    bool barred(Timing timing) const {
        return (changes.bars >> static_cast<unsigned>(timing) & 1U) != 0;
    }
    int damage_plus() const { return inspired() ? learned.damage_plus : 0; }
    int guard_plus() const { return inspired() ? learned.guard_plus : 0; }
    int wait_draw() const { return inspired() ? learned.wait_draw : 0; }
    bool acts_at(Timing timing) const { return (timings >> static_cast<int>(timing) & 1U) != 0; }
    bool immune(Status status) const { return inspired() && (learned.immune & bit(status)) != 0; }
};

struct Owner {
    /// A player's member, or a GM's whole side.
    Actor actor = {};
    bool gm = false;
    Cards hand = {};
    Kihaku kihaku = {};
    int limit() const { return gm ? kGmKihaku : kPlayerKihaku; }
};

inline int distance(int a, int b) { return a > b ? a - b : b - a; }

} // namespace shiaiba::shinki
