// Attributes of a row, on which the fast kernels work: masks and traits in a few words, from tables
// made at compile time (docs/kernels.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/system/fast_path.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden::kernel {

/// A mask of all places. Bit 0 of a mask is place 1.
inline constexpr unsigned kAllPlaces = (1U << kPlaces) - 1;

/// Questions about a whole row; the answer is a mask of places.
enum class Mask : unsigned {
    Attack,
    Support,
    Intercept,
    Hidden, // 【隠刃】
    Kyou,   // 【+強】 and so on
    Kou,
    Soku,
    Han,
    Ren,
    Jun,
    Gekirin,
    Musou,
    Sensei,
    Uragasumi,
    Rinkou,
    Rengeki,
};
inline constexpr std::size_t kMasks = 16;

/// 32 bytes, low byte of a word first: 16 masks; the traits of the skill at each place, from byte
/// kTraitsAt; its id, from byte kSkillsAt. The attributes of a row are the OR of those of its
/// places.
struct Attributes {
    std::array<std::uint64_t, 4> words{};

    constexpr unsigned byte(std::size_t k) const {
        return static_cast<unsigned>(words[k / 8] >> (k % 8 * 8)) & 0xff;
    }
    constexpr void put(std::size_t k, unsigned value) {
        words[k / 8] |= static_cast<std::uint64_t>(value) << (k % 8 * 8);
    }
    constexpr unsigned mask(Mask question) const {
        return byte(static_cast<std::size_t>(question));
    }
};
inline constexpr std::size_t kAttributeBytes = 32;
inline constexpr std::size_t kTraitsAt = 16;
inline constexpr std::size_t kSkillsAt = 24;

/// Traits are one byte: base speed in the highest bits, so that traits compare as speeds do;
/// whether the skill is limited; base damage (0 if it is counted in the fight).
inline constexpr unsigned kSpeedShift = 4;
inline constexpr unsigned kLimited = 8;
inline constexpr unsigned kDamage = 7;
constexpr unsigned speed_in(unsigned traits) { return traits >> kSpeedShift; }
constexpr unsigned damage_in(unsigned traits) { return traits & kDamage; }
constexpr bool limited_in(unsigned traits) { return (traits & kLimited) != 0; }

/// Attributes of a skill at a place (counted from 0).
constexpr Attributes attributes_at(std::size_t place, Skill skill) {
    Attributes attributes;
    const int level = static_cast<int>(place) + 1;
    const auto is = [&](Mask question, bool yes) {
        if (yes) attributes.put(static_cast<std::size_t>(question), 1U << place);
    };
    is(Mask::Attack, kind(skill) == Kind::Attack);
    is(Mask::Support, kind(skill) == Kind::Support);
    is(Mask::Intercept, kind(skill) == Kind::Intercept);
    is(Mask::Hidden, skill == Skill::Kakushiyaiba);
    is(Mask::Kyou, skill == Skill::PlusKyou);
    is(Mask::Kou, skill == Skill::PlusKou);
    is(Mask::Soku, skill == Skill::PlusSoku);
    is(Mask::Han, skill == Skill::PlusHan);
    is(Mask::Ren, skill == Skill::PlusRen);
    is(Mask::Jun, skill == Skill::PlusJun);
    is(Mask::Gekirin, skill == Skill::Gekirin);
    is(Mask::Musou, skill == Skill::Musou);
    is(Mask::Sensei, skill == Skill::Sensei);
    is(Mask::Uragasumi, skill == Skill::Uragasumi);
    is(Mask::Rinkou, skill == Skill::Rinkou);
    is(Mask::Rengeki, skill == Skill::Rengeki);
    const unsigned speed =
        kind(skill) == Kind::Attached ? 0 : static_cast<unsigned>(base_speed(skill, level));
    const unsigned damage = static_cast<unsigned>(fixed_damage(skill, level).value_or(0));
    attributes.put(kTraitsAt + place,
                   speed << kSpeedShift | (is_limited(skill) ? kLimited : 0) | damage);
    attributes.put(kSkillsAt + place, static_cast<unsigned>(id(skill)));
    return attributes;
}

/// All bits of a place.
constexpr Attributes everything_at(std::size_t place) {
    Attributes attributes;
    for (std::size_t k = 0; k < kMasks; ++k) attributes.put(k, 1U << place);
    attributes.put(kTraitsAt + place, 0xff);
    attributes.put(kSkillsAt + place, 0xff);
    return attributes;
}

/// Number of skills that can stand in a row: the takeable ones, and 空虚.
inline constexpr std::size_t kStanding = kTakeable + 1;
inline constexpr auto kAttributes = [] {
    std::array<std::array<Attributes, kStanding>, kPlaces> table{};
    for (std::size_t place = 0; place < kPlaces; ++place) {
        for (std::size_t skill = 0; skill < kStanding; ++skill) {
            table[place][skill] = attributes_at(place, skill_at(static_cast<int>(skill)));
        }
    }
    return table;
}();
inline constexpr auto kEverythingAt = [] {
    std::array<Attributes, kPlaces> table{};
    for (std::size_t place = 0; place < kPlaces; ++place) table[place] = everything_at(place);
    return table;
}();

/// Always inlined: a file compiled for another instruction set must not leave its copy to the
/// linker, which might use it on machines without that set.
[[gnu::always_inline]] inline Attributes attributes_of(BuildNumber number) noexcept {
    Attributes row;
    for (std::size_t place = kPlaces; place-- > 0; number /= kTakeable) {
        const Attributes& more = kAttributes[place][number % kTakeable];
        for (std::size_t k = 0; k < row.words.size(); ++k) row.words[k] |= more.words[k];
    }
    return row;
}

/// The first `count` places of a mask, from the left ([shiden 5.1]). Counts above kPlaces need the
/// row kPlaces.
inline constexpr auto kFirst = [] {
    std::array<std::array<std::uint8_t, kAllPlaces + 1>, kPlaces + 1> table{};
    for (unsigned count = 0; count <= kPlaces; ++count) {
        for (unsigned mask = 0; mask <= kAllPlaces; ++mask) {
            unsigned first = 0;
            unsigned rest = mask;
            for (unsigned k = 0; k < count && rest != 0; ++k) {
                first |= rest & (~rest + 1);
                rest &= rest - 1;
            }
            table[count][mask] = static_cast<std::uint8_t>(first);
        }
    }
    return table;
}();

} // namespace shiaiba::shiden::kernel
