// A heat map as JSON, and as a question whose fights several machines share.
#pragma once

#include <memory>
#include <vector>

#include "analysis/heat/heat.hpp"
#include "analysis/series/wilson.hpp"
#include "analysis/shard.hpp"
#include "core/text/json.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// Each cell's share of wins.
std::vector<Share> heat_shares(const std::vector<Wins>& wins);
/// `HeatReport` of bindings/analysis.d.ts: the request, and each cell with its share of wins.
Json heat_report(const Heat& heat, const std::vector<Wins>& wins);
/// `HeatCells`: the parts, and the numbers of every cell in order.
Json heat_cells(const Heat& heat);

// A heat map as a question whose fights several machines share.

class HeatShards final : public Sharded {
public:
    static constexpr std::string_view kKind = "heat";
    static Checked<std::unique_ptr<HeatShards>> read(const Registry& registry, const Json& request);
    /// `asked`: the request as check_heat reads it; `each`: number of fights of a cell.
    static Checked<std::unique_ptr<HeatShards>> make(const Registry& registry, Json asked,
                                                     std::uint64_t each);

    const Heat& heat() const { return heat_; }
    std::uint64_t each() const { return each_; }
    /// Results of each cell, of the parts that were taken.
    const std::vector<Wins>& wins() const { return wins_; }

    std::string_view kind() const override { return kKind; }
    Json request() const override;
    std::uint64_t fights() const override { return heat_.cells().size() * each_; }
    std::optional<Json> fight(const FightRange& range, const ShardWork& work) override;
    bool take(const FightRange& range, const Json& answer) override;

private:
    /// Some fights of one cell.
    struct Job {
        std::size_t cell = 0;
        std::uint64_t from = 0;
        std::uint64_t fights = 0;
    };

    HeatShards(HeatRequest request, Json asked, std::uint64_t each);
    /// The jobs of a range, each of at most `most` fights.
    std::vector<Job> jobs(const FightRange& range, std::uint64_t most) const;

    Heat heat_;
    Json asked_;
    std::uint64_t each_;
    std::vector<Wins> wins_;
};

} // namespace shiaiba
