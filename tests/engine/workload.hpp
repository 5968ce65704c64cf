// How many fights or texts a test takes: fewer in a build with sanitizers, which is many times
// slower.
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

/// `full` in an optimised native build and in the builds of `scripts/soak`; `full / parts` in other
/// builds with AddressSanitizer.
constexpr std::uint32_t workload(std::uint32_t full, [[maybe_unused]] std::uint32_t parts = 40) {
#if defined(SHIAIBA_SLOW_BUILD) && !defined(SHIAIBA_FULL_WORKLOAD)
    return full / parts;
#else
    return full;
#endif
}

/// An eighth of the usual number for systems with large parties, whose fights and links take many
/// times as long.
constexpr std::uint32_t workload_of(std::size_t most_members, std::uint32_t usual) {
    return most_members > 4 ? usual / 8 : usual;
}

} // namespace shiaiba::test
