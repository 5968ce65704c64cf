// A question that so many fights answer that several machines may share them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "analysis/shard/shard.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

struct ShardWork {
    /// Threads; 0: one a core.
    unsigned workers = 0;
    /// Asked again and again, from all threads: false ends it.
    std::function<bool()> go_on;
    /// Told how many fights there are, from one thread at a time.
    std::function<void(std::uint64_t fights)> progress;
};

/// What a fight comes to hangs on the question and on the fight's number alone, so that the whole is the same for any
/// parts. A class of its kind also has `kKind`, and `read(registry, request)`, which makes one of a request.
class Sharded {
public:
    Sharded() = default;
    Sharded(const Sharded&) = delete;
    Sharded& operator=(const Sharded&) = delete;
    virtual ~Sharded() = default;

    /// The name of its kind in parts.
    virtual std::string_view kind() const = 0;
    /// Everything that decides it and how it is told.
    virtual Json request() const = 0;
    /// How many it takes.
    virtual std::uint64_t fights() const = 0;
    /// What those fights come to; absent where `work` ended it.
    virtual std::optional<Json> fight(const Stretch& stretch, const ShardWork& work) = 0;
    /// Takes what those fights came to elsewhere; false where that can't be. Every fight is taken once.
    virtual bool take(const Stretch& stretch, const Json& answer) = 0;
};

} // namespace shiaiba
