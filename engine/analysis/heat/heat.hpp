// Which shares to bring: every share-out of the points fights under one tactic, and its wins are counted.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "analysis/heat/cells.hpp"
#include "analysis/series/sum.hpp"

namespace shiaiba {

struct HeatRequest {
    /// System, settings, seed, and the two builds.
    Match match;
    /// Whose shares are tried out; the rest of that build is kept.
    Side side = Side::A;
    /// The preset that everybody plays; empty where the system has none.
    std::string tactic;
    /// Against every other share-out rather than against the other side's build. That one plays its
    /// own plans, or the tactic where it has none.
    bool field = false;
};
/// `HeatRequest` of bindings/analysis.d.ts → request; every problem at once.
Checked<HeatRequest> check_heat(const Registry& registry, const Json& json);

class Heat {
public:
    explicit Heat(HeatRequest request);

    const HeatRequest& request() const { return request_; }
    const SharesForm& form() const { return form_; }
    const std::vector<Shares>& cells() const { return cells_; }
    /// The build with the shares of a cell.
    const Party& character(std::size_t cell) const { return characters_[cell]; }
    /// Fights from, from + 1 … of a cell: wins of its build, of the others, draws. Fight i has output
    /// i of SplitMix64(output `cell` of SplitMix64(seed)) as its seed; whom it is against comes of
    /// the same stream begun at the complement.
    Wins count(std::size_t cell, std::uint64_t from, std::uint64_t fights) const;

private:
    HeatRequest request_;
    SharesForm form_;
    std::vector<Shares> cells_;
    std::vector<Party> characters_;
    Party opponent_;
};

struct HeatWork {
    /// 0: one a core.
    unsigned workers = 0;
    /// Asked between portions: false leaves the rest.
    std::function<bool(std::size_t done, std::size_t all)> go_on;
};
/// So many fights for every cell; the same for any number of workers. Empty where `go_on` ended it.
std::vector<Wins> fight_heat(const Heat& heat, std::uint64_t fights, const HeatWork& work);

} // namespace shiaiba
