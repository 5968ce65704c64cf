// Cuts a question's fights into parts.
#include "analysis/shard/shard.hpp"

#include <charconv>

namespace shiaiba {

std::optional<Shard> read_shard(std::string_view text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto index = std::from_chars(text.data(), end, shard.index);
    if (index.ec != std::errc() || index.ptr == end || *index.ptr != '/') return std::nullopt;
    const auto of = std::from_chars(index.ptr + 1, end, shard.of);
    const bool fits = of.ec == std::errc() && of.ptr == end && shard.index >= 1 &&
                      shard.index <= shard.of && shard.of <= kMostShards;
    return fits ? std::optional<Shard>(shard) : std::nullopt;
}

std::string to_text(const Shard& shard) {
    return std::to_string(shard.index) + "/" + std::to_string(shard.of);
}

Stretch stretch_of(const Shard& shard, std::uint64_t fights) {
    return {fights * (shard.index - 1) / shard.of, fights * shard.index / shard.of};
}

} // namespace shiaiba
