// LaneFighter: one side of N fights, with a byte for each fight in every field. Compiled once for
// each width.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rulesets/shiden/kernel/attributes.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace shiaiba::shiden::kernel {
namespace {

template <std::size_t N>
struct Vectors {
    using Bytes __attribute__((vector_size(N))) = std::uint8_t;

    /// A condition is a vector whose bytes are all ones or all zeros.
    static Bytes equal(Bytes a, Bytes b) { return reinterpret_cast<Bytes>(a == b); }
    static Bytes greater(Bytes a, Bytes b) { return reinterpret_cast<Bytes>(a > b); }
    static Bytes at_least(Bytes a, Bytes b) { return reinterpret_cast<Bytes>(a >= b); }
    static Bytes any(Bytes a) { return reinterpret_cast<Bytes>(a != Bytes{}); }
    static Bytes none(Bytes a) { return reinterpret_cast<Bytes>(a == Bytes{}); }

    static Bytes all(unsigned value) { return Bytes{} + static_cast<std::uint8_t>(value); }
    static Bytes choose(Bytes condition, Bytes yes, Bytes no) {
        return (condition & yes) | (~condition & no);
    }
};

#if defined(__AVX2__)
inline std::uint32_t lanes_of(Vectors<32>::Bytes condition) {
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(reinterpret_cast<__m256i>(condition)));
}
#endif
/// The lanes in which a condition holds, one bit each.
inline std::uint32_t lanes_of(Vectors<16>::Bytes condition) {
#if defined(__SSE2__)
    return static_cast<std::uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(condition)));
#elif defined(__wasm_simd128__)
    return wasm_i8x16_bitmask(reinterpret_cast<v128_t>(condition));
#else
    std::uint32_t lanes = 0;
    for (std::size_t lane = 0; lane < 16; ++lane) lanes |= (condition[lane] & 1U) << lane;
    return lanes;
#endif
}

} // namespace
} // namespace shiaiba::shiden::kernel

namespace shiaiba::shiden::kernel {

// One side of N fights.

namespace {

constexpr unsigned bit(State state) { return 1U << static_cast<unsigned>(state); }

template <std::size_t N>
struct LaneFighter : Vectors<N> {
    using V = Vectors<N>;
    using typename V::Bytes;

    /// The masks of the row as it began; `own` leaves out places that were destroyed or changed.
    Bytes masks[kMasks];
    /// Traits and skills as they are now.
    Bytes traits[kPlaces];
    Bytes skills[kPlaces];

    /// held: places that are not destroyed. own: held places with their first skill. sick: held
    /// places that became 疫病. The other held places became 空虚.
    Bytes held, own, sick;
    /// Places of limited skills that were used or took effect this round.
    Bytes spent;
    /// Places with damage counters.
    Bytes counted;
    /// A bit for every state except the two that stack.
    Bytes states;
    Bytes barriers;
    Bytes gekirin;
    /// Names that 影討 named this round: at most two, by an attack phase and an extra one.
    Bytes designated[2];

    static constexpr std::uint8_t kNoName = 0xff;

    static Bytes lowest(Bytes mask) { return mask & -mask; }
    static Bytes highest(Bytes mask) {
        mask |= mask >> 1;
        mask |= mask >> 2;
        mask |= mask >> 4;
        return mask ^ (mask >> 1);
    }
    static Bytes count(Bytes mask) {
        mask = (mask & 0x15) + ((mask >> 1) & 0x15);
        return (mask & 3) + ((mask >> 2) & 3) + (mask >> 4);
    }

    /// Puts a new row into a lane.
    void put(std::size_t lane, const Attributes& row) {
        auto* const bytes = reinterpret_cast<std::uint8_t*>(this) + lane;
        for (std::size_t k = 0; k < kMasks; ++k) {
            bytes[k * N] = static_cast<std::uint8_t>(row.byte(k));
        }
        for (std::size_t k = 0; k < kPlaces; ++k) {
            bytes[(kMasks + k) * N] = static_cast<std::uint8_t>(row.byte(kTraitsAt + k));
            bytes[(kMasks + kPlaces + k) * N] = static_cast<std::uint8_t>(row.byte(kSkillsAt + k));
        }
    }
    /// Sets everything else as it is at the beginning of a fight.
    void begin(Bytes lanes) {
        for (Bytes* places : {&held, &own}) *places = V::choose(lanes, V::all(kAllPlaces), *places);
        for (Bytes* empty : {&sick, &spent, &counted, &states, &barriers, &gekirin}) {
            *empty &= ~lanes;
        }
        for (Bytes& name : designated) name |= lanes;
    }

    Bytes mask(Mask question) const { return masks[static_cast<std::size_t>(question)] & own; }
    Bytes bears(State state) const { return V::any(states & V::all(bit(state))); }
    /// Places with this attached skill directly on their right.
    Bytes under(Mask attached) const { return mask(attached) >> 1; }
    /// Attack skills without those under +反 ([shiden 5.5]).
    Bytes attacks() const { return mask(Mask::Attack) & ~under(Mask::Han); }
    Bytes intercepts() const {
        return mask(Mask::Intercept) | sick | (mask(Mask::Attack) & under(Mask::Han));
    }
    /// [shiden 4.2, 4.3]
    Bytes selectable(Bytes odd_round) const {
        return (attacks() | mask(Mask::Support)) & ~(mask(Mask::Hidden) & odd_round);
    }

    /// The byte of these fields at the place; 0 if there is no place.
    static Bytes at(Bytes place, const Bytes (&fields)[kPlaces]) {
        Bytes found{};
        for (unsigned k = 0; k < kPlaces; ++k) {
            found |= V::equal(place, V::all(1U << k)) & fields[k];
        }
        return found;
    }
    /// Places whose base speed is at least this, without +速.
    Bytes as_fast_as(Bytes speed) const {
        const Bytes least = speed << kSpeedShift;
        Bytes fast{};
        for (unsigned k = 0; k < kPlaces; ++k) {
            fast |= V::at_least(traits[k], least) & V::all(1U << k);
        }
        return fast;
    }
    /// [shiden 5.6] without 狼狽; `at_traits`: the traits at the place.
    Bytes speed(Bytes place, Bytes at_traits) const {
        Bytes speed = at_traits >> kSpeedShift;
        speed += V::any(under(Mask::Soku) & place) & 1;
        speed += V::any(attacks() & place) & bears(State::Kakugo) & 2;
        return speed;
    }
    /// [shiden 5.6] without the bonuses of attack skills.
    Bytes base_damage(Bytes at_traits, Bytes skill, Bytes round) const {
        Bytes damage = at_traits & kDamage;
        damage |= is(skill, Skill::Kenbai) & count(attacks());
        return damage | (is(skill, Skill::Dotou) & round);
    }
    static Bytes is(Bytes skill, Skill which) {
        return V::equal(skill, V::all(static_cast<unsigned>(id(which))));
    }

    void end_states(Bytes lanes) {
        for (Bytes* state : {&states, &barriers, &gekirin}) *state &= ~lanes;
    }
    void gain(State state, Bytes lanes) { states |= lanes & V::all(bit(state)); }

    void change(Bytes place, Skill to) {
        if (lanes_of(V::any(place)) == 0) return;
        own &= ~place;
        sick &= ~place;
        if (to == Skill::Ekibyou) sick |= place;
        for (unsigned k = 0; k < kPlaces; ++k) {
            const Bytes here = V::equal(place, V::all(1U << k));
            const Attributes& now = kAttributes[k][static_cast<std::size_t>(id(to))];
            traits[k] = V::choose(here, V::all(now.byte(kTraitsAt + k)), traits[k]);
            skills[k] = V::choose(here, V::all(now.byte(kSkillsAt + k)), skills[k]);
        }
    }
    /// [shiden 6]
    void destroy(Bytes doomed) {
        const Bytes savable =
            mask(Mask::Attack) | mask(Mask::Support) | mask(Mask::Intercept) | sick;
        const Bytes saved = doomed & savable & under(Mask::Kou);
        const Bytes gone = (doomed & ~saved) | (saved << 1);
        gekirin += count(gone & mask(Mask::Gekirin));
        for (Bytes* places : {&held, &own, &sick}) *places &= ~gone;
    }
};

} // namespace
} // namespace shiaiba::shiden::kernel
