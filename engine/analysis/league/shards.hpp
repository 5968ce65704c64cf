// A round robin whose games several machines share.
#pragma once

#include <memory>

#include "analysis/league/league.hpp"
#include "analysis/matchups.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

class LeagueShards final : public Sharded {
public:
    static constexpr std::string_view kKind = "league";
    /// The league as JSON → question. Other formats than round robins have no parts: their games hang on those before.
    static Checked<std::unique_ptr<LeagueShards>> read(const Registry& registry,
                                                       const Json& request);
    static Checked<std::unique_ptr<LeagueShards>> make(LeagueRequest league);

    const LeagueRequest& league() const { return league_; }
    /// The table of what was taken.
    League counted() const;

    std::string_view kind() const override { return kKind; }
    Json request() const override;
    /// Cells of the rows; those of one group count, though there is no game.
    std::uint64_t fights() const override { return games_.cells(); }
    std::optional<Json> fight(const Stretch& stretch, const ShardWork& work) override;
    bool take(const Stretch& stretch, const Json& answer) override;

private:
    explicit LeagueShards(LeagueRequest league);

    LeagueRequest league_;
    GameRows games_;
};

} // namespace shiaiba
