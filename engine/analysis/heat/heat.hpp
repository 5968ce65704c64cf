// A heat map: counts how often each share-out of the points, each pair of two numbers or each
// single step wins, so that a player sees which build to bring.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analysis/series/series.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// Most cells, i.e. builds that are tried.
inline constexpr std::size_t kMostHeatCells = 10'000;

/// The form's field that shares points out among parts.
struct SharesForm {
    struct Part {
        std::string key;
        Text name;
        int least = 0;
    };
    std::vector<Part> parts;
    int total = 0;
};
/// The form's field with ready-made tactics.
struct TacticForm {
    std::string key;
    /// Ids of the presets, in the order of the form; none where the system has no such field.
    std::vector<std::string> presets;
};
/// The first field of that type; without parts where the system's builds share no points out.
SharesForm shares_form(const System& system);
TacticForm tactic_form(const System& system);

using Shares = std::vector<int>;
/// All share-outs, ascending by the first part, then the second …; empty where there are more than
/// kMostHeatCells.
std::vector<Shares> share_outs(const SharesForm& form);

// The builds that a heat map tries: all share-outs, a grid over two numbers, or all builds one step
// away.

struct HeatBuilds {
    /// Names of the numbers of a cell.
    std::vector<SharesForm::Part> parts;
    /// The numbers of each cell; empty lists where the cells are steps.
    std::vector<Shares> cells;
    /// Where the cells are steps: the change of each cell.
    std::vector<Text> labels;
    std::vector<Party> characters;
};

/// The side's party with every share-out of the points, all with the same tactic (empty where the
/// system has none).
HeatBuilds share_builds(const Match& match, Side side, const std::string& tactic);
/// The side's party unchanged, and one step away.
HeatBuilds step_builds(const Match& match, Side side);
/// The side's party with each pair of values of two places: `over` has two texts such as
/// `/members/0/skills/shot=0..5`. Illegal cells are left out. `rest`: place of a number that makes
/// up for both, so that the sum stays the same, or empty.
Checked<HeatBuilds> grid_builds(const Match& match, Side side, const Json& over,
                                const std::string& rest);

/// The party with some fields of its build changed; the values come from the form, so they are
/// legal.
Party with_fields(const Party& character, const SharesForm& form, const Shares& shares,
                  const std::string& tactic);

// The request of a heat map, and its fights.

/// Most fights of one cell.
inline constexpr std::uint64_t kMostHeatFights = 100'000;

struct HeatRequest {
    /// System, settings, seed, and both builds.
    Match match;
    /// The side whose build is varied.
    Side side = Side::A;
    /// Id of the preset that all cells' builds play; empty where the system has none.
    std::string tactic;
    /// Whether a cell fights the builds of all other cells rather than the other side's build. The
    /// other side's build plays its own plans, or the tactic where it has none.
    bool field = false;
    HeatBuilds builds;
    /// Whether the cells are pairs of values rather than share-outs.
    bool grid = false;
};
/// Reads `HeatRequest` of bindings/analysis.d.ts; reports all problems at once.
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
    /// Plays fights from, from + 1 … of a cell: wins of its build, of the opponents, draws. Fight i
    /// has output i of SplitMix64(output `cell` of SplitMix64(seed)) as its seed; the opponent is
    /// drawn from output i of SplitMix64 with the complement of that base.
    Wins count(std::size_t cell, std::uint64_t from, std::uint64_t fights) const;

private:
    HeatRequest request_;
    Party opponent_;
};

} // namespace shiaiba
