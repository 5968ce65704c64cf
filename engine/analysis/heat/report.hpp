// A heat map as JSON, and as a question whose fights several machines share.
#pragma once

#include <memory>
#include <vector>

#include "analysis/heat/heat.hpp"
#include "analysis/long_question.hpp"
#include "analysis/series/wilson.hpp"
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

class HeatQuestion final : public LongQuestion {
public:
    static constexpr std::string_view kKind = "heat";
    static Checked<std::unique_ptr<HeatQuestion>> read(const Registry& registry,
                                                       const Json& request);
    /// `asked`: the request as check_heat reads it; `each`: number of fights of a cell.
    static Checked<std::unique_ptr<HeatQuestion>> make(const Registry& registry, Json asked,
                                                       std::uint64_t each);

    const Heat& heat() const { return heat_; }
    std::uint64_t each() const { return each_; }
    /// Results of each cell, of the parts that were taken.
    const std::vector<Wins>& wins() const { return wins_; }

    Json request() const override;
    std::uint64_t fights() const override { return heat_.cells().size() * each_; }
    Json fight(const FightRange& range) const override;
    FoughtPart joined() const override;
    Json report() const override { return heat_report(heat_, wins_); }

protected:
    bool count_in(const FightRanges& ranges, const Json& answer) override;
    void clear() override { wins_.assign(wins_.size(), {}); }

private:
    /// Some fights of one cell.
    struct Job {
        std::size_t cell = 0;
        std::uint64_t from = 0;
        std::uint64_t fights = 0;
    };

    HeatQuestion(HeatRequest request, Json asked, std::uint64_t each);
    /// The jobs of a range, one for each cell.
    std::vector<Job> jobs(const FightRange& range) const;
    /// One job for each cell of the ranges, with the number of its fights in them. An answer has a
    /// list of wins for each.
    std::vector<Job> cells_in(const FightRanges& ranges) const;

    Heat heat_;
    Json asked_;
    std::uint64_t each_;
    std::vector<Wins> wins_;
};

} // namespace shiaiba
