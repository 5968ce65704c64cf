// Skills of らくえん模擬戦: 必殺, and the thirteen of the advanced rules, as the table of [rakuen
// 13.1] lists them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shiaiba::rakuen {

/// In the order of the table, which is frozen: tokens and links follow it.
enum class Skill : std::uint8_t {
    Finisher,
    Shift,
    Rush,
    Half,
    Flat,
    Seal,
    Stun,
    Charge,
    Surehit,
    Break,
    Trump,
    Riposte,
    Counter,
    Ironwall,
};
inline constexpr std::size_t kSkills = 14;
constexpr Skill skill_at(std::size_t k) { return static_cast<Skill>(k); }

struct SkillFacts {
    std::string_view id;
    std::string_view ja;
    int sp;
    /// When it may be used: declared with a plain attack, after the dice of one; the same for an
    /// invisible attack.
    bool declared;
    bool after;
    bool invisible_declared;
    bool invisible_after;
    /// The clause that says what the skill does.
    std::string_view rule;
};

inline constexpr std::array<SkillFacts, kSkills> kSkillFacts{{
    {"finisher", "必殺", 1, true, true, true, true, "10"},
    {"shift", "シフト", 1, false, true, false, false, "13.4"},
    {"rush", "連撃", 1, true, false, true, false, "13.5"},
    {"half", "ハーフアタック", 1, true, true, true, true, "13.6"},
    {"flat", "フラットアタック", 1, true, true, true, true, "13.6"},
    {"seal", "強制封印", 1, true, true, true, true, "13.7"},
    {"stun", "強制スタン", 1, true, true, true, true, "13.7"},
    {"charge", "チャージ", 2, false, false, false, false, "13.8"}, // instead of an attack
    {"surehit", "必中", 2, false, true, false, true, "13.7"},
    {"break", "突破", 1, true, true, true, true, "13.7"},
    {"trump", "切札", 1, false, false, true, false, "13.9"},
    {"riposte", "反撃", 1, false, false, false, false, "13.10"}, // with guard
    {"counter", "カウンター", 1, false, false, false, false,
     "13.11"}, // with evade, or after it succeeded
    {"ironwall", "鉄壁", 1, false, false, false, false, "13.12"}, // with invisible guard
}};
constexpr const SkillFacts& facts(Skill skill) {
    return kSkillFacts[static_cast<std::size_t>(skill)];
}
constexpr std::string_view id(Skill skill) { return facts(skill).id; }

/// Skills as bits, by their place in the table.
class SkillSet {
public:
    constexpr SkillSet() = default;
    explicit constexpr SkillSet(std::uint16_t bits) : bits_(bits) {}
    // NOLINTNEXTLINE(google-explicit-constructor): one skill is a set of one.
    constexpr SkillSet(Skill skill)
        : bits_(static_cast<std::uint16_t>(1U << static_cast<unsigned>(skill))) {}

    constexpr bool has(Skill skill) const { return (bits_ & SkillSet(skill).bits_) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint16_t bits() const { return bits_; }
    constexpr SkillSet operator|(SkillSet more) const {
        return SkillSet(static_cast<std::uint16_t>(bits_ | more.bits_));
    }
    constexpr SkillSet operator&(SkillSet mask) const {
        return SkillSet(static_cast<std::uint16_t>(bits_ & mask.bits_));
    }
    constexpr SkillSet without(SkillSet gone) const {
        return SkillSet(static_cast<std::uint16_t>(bits_ & ~gone.bits_));
    }
    constexpr SkillSet& operator|=(SkillSet more) { return *this = *this | more; }
    /// The first skill in the table's order; the set must not be empty.
    constexpr Skill first() const {
        return skill_at(static_cast<std::size_t>(std::countr_zero(bits_)));
    }
    friend constexpr bool operator==(SkillSet x, SkillSet y) { return x.bits_ == y.bits_; }

private:
    std::uint16_t bits_ = 0;
};

/// Calls `each` with every skill of a set, in the table's order.
template <class Each>
constexpr void for_each(SkillSet skills, const Each& each) {
    for (; !skills.empty(); skills = skills.without(skills.first())) each(skills.first());
}

/// The skills for which a column of the table is true.
constexpr SkillSet skills_with(bool SkillFacts::*column) {
    SkillSet out;
    for (std::size_t k = 0; k < kSkills; ++k) {
        if (kSkillFacts[k].*column) out |= skill_at(k);
    }
    return out;
}
/// The skills that cost at most this many SP.
constexpr SkillSet skills_within(int sp) {
    SkillSet out;
    for (std::size_t k = 0; k < kSkills; ++k) {
        if (kSkillFacts[k].sp <= sp) out |= skill_at(k);
    }
    return out;
}
inline constexpr std::array<SkillSet, 3> kWithinSp{skills_within(0), skills_within(1),
                                                   skills_within(2)};

/// SP that a whole set costs.
constexpr int cost(SkillSet skills) {
    int sp = 0;
    for_each(skills, [&](Skill skill) { sp += facts(skill).sp; });
    return sp;
}

/// Most skills of a player in one phase [rakuen R16].
inline constexpr int kMostSkillsAPhase = 2;

} // namespace shiaiba::rakuen
