// One of n parts of a question, and which of its fights are that part's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shiaiba {

inline constexpr std::size_t kMostShards = 1024;

/// Part `index` of `of`, from 1.
struct Shard {
    std::size_t index = 1;
    std::size_t of = 1;
};
/// "2/7"; nothing where it is none.
std::optional<Shard> read_shard(std::string_view text);
std::string to_text(const Shard& shard);

/// Fights from, from + 1 … to − 1 of a question, in the one order in which it counts them.
struct Stretch {
    std::uint64_t from = 0;
    std::uint64_t to = 0;

    std::uint64_t fights() const { return to - from; }
    bool operator==(const Stretch&) const = default;
};
/// The stretches of all parts are the whole; some are empty where there are more parts than fights.
Stretch stretch_of(const Shard& shard, std::uint64_t fights);

} // namespace shiaiba
