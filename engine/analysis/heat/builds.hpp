// The builds that a heat map tries out: every share-out, a map over two numbers, or whatever is one step away.
#pragma once

#include <string>
#include <vector>

#include "analysis/heat/cells.hpp"

namespace shiaiba {

struct HeatBuilds {
    /// What the numbers of a cell are called.
    std::vector<SharesForm::Part> parts;
    /// By cell; empty ones where the builds are no numbers.
    std::vector<Shares> cells;
    /// Of builds that are steps, by cell: what was changed.
    std::vector<Text> labels;
    std::vector<Party> characters;
};

/// That side's party with every share-out of the points, all under one tactic (empty where the system has none).
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

} // namespace shiaiba
