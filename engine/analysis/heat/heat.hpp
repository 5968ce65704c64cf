// Which build to bring: every share-out of the points, every pair of two numbers or every step fights, and its wins
// are counted.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "analysis/heat/builds.hpp"
#include "analysis/series/sum.hpp"

namespace shiaiba {

/// Of one cell.
inline constexpr std::uint64_t kMostHeatFights = 100'000;

struct HeatRequest {
    /// System, settings, seed, and the two builds.
    Match match;
    /// Whose build is tried out; the rest of it is kept.
    Side side = Side::A;
    /// The preset that everybody plays; empty where the system has none.
    std::string tactic;
    /// Against every other cell's build rather than against the other side's. That one plays its
    /// own plans, or the tactic where it has none.
    bool field = false;
    HeatBuilds builds;
    /// The cells are pairs of values rather than share-outs.
    bool grid = false;
};
/// `HeatRequest` of bindings/analysis.d.ts → request; every problem at once.
Checked<HeatRequest> check_heat(const Registry& registry, const Json& json);

class Heat {
public:
    explicit Heat(HeatRequest request);

    const HeatRequest& request() const { return request_; }
    const std::vector<SharesForm::Part>& parts() const { return request_.builds.parts; }
    const std::vector<Shares>& cells() const { return request_.builds.cells; }
    const std::vector<Text>& labels() const { return request_.builds.labels; }
    /// The build of a cell.
    const Party& character(std::size_t cell) const { return request_.builds.characters[cell]; }
    /// Fights from, from + 1 … of a cell: wins of its build, of the others, draws. Fight i has output
    /// i of SplitMix64(output `cell` of SplitMix64(seed)) as its seed; whom it is against comes of
    /// the same stream begun at the complement.
    Wins count(std::size_t cell, std::uint64_t from, std::uint64_t fights) const;

private:
    HeatRequest request_;
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
