// How much a build of the tests can afford: one with sanitizers is many times slower.
#pragma once

#include <cstddef>
#include <cstdint>

namespace shiaiba::test {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SHIAIBA_SLOW_BUILD 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define SHIAIBA_SLOW_BUILD 1
#endif

/// `full` in an optimised native build and in those of `scripts/soak`, one part of so many elsewhere.
constexpr std::uint32_t workload(std::uint32_t full, [[maybe_unused]] std::uint32_t parts = 40) {
#if defined(SHIAIBA_SLOW_BUILD) && !defined(SHIAIBA_FULL_WORKLOAD)
    return full / parts;
#else
    return full;
#endif
}

/// Fewer of systems whose parties are large: their fights and links take many times as long.
constexpr std::uint32_t workload_of(std::size_t most_members, std::uint32_t usual) {
    return most_members > 4 ? usual / 8 : usual;
}

} // namespace shiaiba::test
