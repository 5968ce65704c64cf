// A heat map: how often each share-out of the points, each pair of two numbers or each single step wins, so that a
// player sees which build to bring.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "analysis/series/series.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// Most ways that are taken on.
inline constexpr std::size_t kMostHeatCells = 10'000;

/// The shares that the system's form asks for.
struct SharesForm {
    struct Part {
        std::string key;
        Text name;
        int least = 0;
    };
    std::vector<Part> parts;
    int total = 0;
};
/// A field of the form with ready-made tactics.
struct TacticForm {
    std::string key;
    /// Ids of the presets, in the order of the form; none where the system has no such field.
    std::vector<std::string> presets;
};
/// Without parts where the system's builds are no shares.
SharesForm shares_form(const Ruleset& ruleset);
TacticForm tactic_form(const Ruleset& ruleset);

using Shares = std::vector<int>;
/// Ascending by the first part, then the second …; empty where there are more than kMostHeatCells.
std::vector<Shares> share_outs(const SharesForm& form);

// The builds that a heat map tries out: every share-out, a map over two numbers, or whatever is one step away.

struct HeatBuilds {
    /// What the numbers of a cell are called.
    std::vector<SharesForm::Part> parts;
    /// By cell; empty ones where the builds are no numbers.
    std::vector<Shares> cells;
    /// Of builds that are steps, by cell: what was changed.
    std::vector<Text> labels;
    std::vector<Party> characters;
};

/// A side's party with every share-out of the points, all under one tactic (empty where the system has none).
HeatBuilds share_builds(const Match& match, Side side, const std::string& tactic);
/// As it is, and one step away.
HeatBuilds step_builds(const Match& match, Side side);
/// With each of the values of `over` in two places, as `/members/0/skills/shot=0..5`; what is not legal is left out.
/// `rest`: the place of a number that makes up for both, or empty.
Checked<HeatBuilds> grid_builds(const Match& match, Side side, const Json& over,
                                const std::string& rest);

/// A build with some of its fields changed; those come out of the form, so that they are legal.
Party with_fields(const Party& character, const SharesForm& form, const Shares& shares,
                  const std::string& tactic);

// Which build to bring: every share-out of the points, every pair of two numbers or every step fights, and its wins
// are counted.

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
    /// Asked between chunks: false leaves the rest.
    std::function<bool(std::size_t done, std::size_t all)> go_on;
};
/// So many fights for every cell; the same for any number of workers. Empty where `go_on` ended it.
std::vector<Wins> fight_heat(const Heat& heat, std::uint64_t fights, const HeatWork& work);

} // namespace shiaiba
