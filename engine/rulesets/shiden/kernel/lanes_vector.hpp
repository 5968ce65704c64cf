// A byte for each of N fights, and what the lane kernel does with such bytes. Compiled once for each
// width, with the instructions of that width: everything here stays inside its file.
#pragma once

#include <cstddef>
#include <cstdint>

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

    /// A condition is a vector of bytes of ones and bytes of zeros.
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
/// Lanes in which a condition holds, a bit each.
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
