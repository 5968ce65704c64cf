// How a chance grows with DP over options that differ in nothing else.
#pragma once

#include <vector>

#include "core/json_fwd.hpp"
#include "core/loss.hpp"
#include "core/text.hpp"

namespace shiaiba::sengen {

class AllSeries {
public:
    /// A point of the series of that name, which begins with its first one.
    void add(Text name, int dp, Chance chance);
    /// Those in which something grows (`OddsSeries` of bindings/types/decision.d.ts).
    Json json() const;

private:
    struct Series {
        Text name;
        std::vector<std::pair<int, Chance>> points;
    };
    std::vector<Series> all_;
};

} // namespace shiaiba::sengen
