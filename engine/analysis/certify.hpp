// What every build of a field gets from a strategy, exactly: in integers, without sampling.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "analysis/equilibrium.hpp"

namespace shiaiba {

/// The best reply to a strategy.
struct Reply {
    /// The lowest number where several are as good.
    BuildNumber build = 0;
    /// Weight of the strategy that it beats less the weight that beats it: its gain is
    /// value / denominator, which lies between −1 and 1.
    std::int64_t value = 0;
    /// Out of so many builds.
    std::uint64_t builds = 0;
};

/// The values of all builds with one item in place 1, of at least two places. 8 bytes a build.
class Prices {
public:
    Prices(const FastPath& fast, std::size_t item);

    /// All of them begin with this.
    void fill(std::int64_t value);
    /// `sets`: of all places; the first is not looked at.
    void add(const Sets& sets, std::int64_t value);
    /// Over the builds of `field`, which has `item` in place 1 and no empty place.
    Reply best(const Sets& field) const;

private:
    std::size_t places_;
    std::size_t items_;
    BuildNumber first_;
    std::vector<std::int64_t> values_;
};

/// Prices the strategy against the builds of `field` that have `item` in place 1.
Reply certify_part(const FastPath& fast, const Strategy& strategy, Sets field, std::size_t item);

/// The same against all of `field`, on all cores. `go_on` hears how many parts of how many are done;
/// absent: it answered false.
std::optional<Reply> certify(const FastPath& fast, const Strategy& strategy, const Sets& field,
                             const std::function<bool(std::size_t, std::size_t)>& go_on = {});

/// The better of two replies; both have their builds.
Reply better(const Reply& a, const Reply& b);

} // namespace shiaiba
