// Fights some of a round robin's games, and counts them all.
#include "analysis/league/shards.hpp"

#include <utility>

#include "core/system/league.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

Checked<std::unique_ptr<LeagueShards>> LeagueShards::read(const Registry& registry,
                                                          const Json& request) {
    auto league = check_league(registry, request);
    if (!league) return league.problems();
    return make(std::move(*league));
}

Checked<std::unique_ptr<LeagueShards>> LeagueShards::make(LeagueRequest league) {
    if (league.roster || !is_round_robin(league.format)) {
        return problem_at("/format", "noParts",
                          {"総当たりのほかは、前の試合の結果で次の試合が決まるので分けられません。",
                           "Only round robins have parts: in other formats a game depends on "
                           "those before it."});
    }
    return std::unique_ptr<LeagueShards>(new LeagueShards(std::move(league)));
}

LeagueShards::LeagueShards(LeagueRequest league) : league_(std::move(league)), games_(league_) {}

League LeagueShards::counted() const {
    return count_league(league_.format, field_of(league_), games_.rows());
}

Json LeagueShards::request() const { return to_json(league_); }

std::optional<Json> LeagueShards::fight(const Stretch& stretch, const ShardWork& work) {
    if (!games_.fight(stretch, work)) return std::nullopt;
    return Json(games_.fought(stretch));
}

bool LeagueShards::take(const Stretch& stretch, const Json& answer) {
    return answer.is_string() && games_.take(stretch, answer.get_ref<const std::string&>());
}

} // namespace shiaiba
