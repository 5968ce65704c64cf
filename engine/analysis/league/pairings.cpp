// Fights the games of all pairs of a league in turn, and adds up their parts.
#include "analysis/league/pairings.hpp"

#include <string>
#include <utility>

#include "analysis/league/matchups.hpp"
#include "analysis/series/report.hpp"
#include "analysis/series/wilson.hpp"
#include "analysis/simulate.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

Checked<std::unique_ptr<PairingsQuestion>> PairingsQuestion::read(const Registry& registry,
                                                                  const Json& request) {
    const Json given = request.is_object() ? request : Json::object();
    auto league = check_league(registry, given.value("league", Json()));
    const auto games = whole_number(given.value("games", Json()));
    Problems problems;
    add_problems(problems, league.problems(), "/league");
    if (!games || *games < 1 || static_cast<std::uint64_t>(*games) > kMostSeriesFights) {
        problems.push_back(
            problem_at("/games", "badGames",
                       {"一組の戦数は1から1000000までです。", "Games of a pair: 1 to 1,000,000."}));
    }
    if (!problems.empty()) return problems;
    return make(std::move(*league), static_cast<std::uint64_t>(*games));
}

Checked<std::unique_ptr<PairingsQuestion>> PairingsQuestion::make(LeagueRequest league,
                                                                  std::uint64_t games) {
    if (league.roster || !is_round_robin(league.format)) {
        return problem_at(
            "/format", "noPairings",
            {"組ごとの連戦は、総当たりのものです。", "Series of all pairs are of a round robin."});
    }
    return std::unique_ptr<PairingsQuestion>(new PairingsQuestion(std::move(league), games));
}

PairingsQuestion::PairingsQuestion(LeagueRequest league, std::uint64_t games)
    : LongQuestion(kKind), league_(std::move(league)), games_(games) {
    for (std::size_t a = 0; a < league_.entrants.size(); ++a) {
        for (std::size_t b = a + 1; b < league_.entrants.size(); ++b) {
            if (are_mates(league_, a, b)) continue;
            pairs_.push_back({a, b, game_seed(league_.seed, a, b, 0)});
        }
    }
    clear();
}

void PairingsQuestion::clear() {
    counts_.wins.assign(pairs_.size(), 0);
    counts_.losses.assign(pairs_.size(), 0);
}

Json PairingsQuestion::request() const {
    return JsonObject().add("league", shiaiba::to_json(league_)).add("games", Json(games_));
}

Json PairingsQuestion::to_json(const Counts& counts) const {
    return JsonObject().add("wins", Json(counts.wins)).add("losses", Json(counts.losses));
}

Json PairingsQuestion::fight(const FightRange& range) const {
    Counts counts{std::vector<std::uint64_t>(pairs_.size()),
                  std::vector<std::uint64_t>(pairs_.size())};
    for (std::uint64_t number = range.from; number < range.to; ++number) {
        const auto pair = static_cast<std::size_t>(number % pairs_.size());
        const Pair& two = pairs_[pair];
        const Sides sides{&league_.entrants[two.a].party, &league_.entrants[two.b].party};
        const std::uint64_t seed = SplitMix64::output(two.seed, number / pairs_.size());
        const Side winner =
            simulate(*league_.system, league_.settings, sides, all_planners(sides), seed).winner;
        if (winner == Side::A) ++counts.wins[pair];
        if (winner == Side::B) ++counts.losses[pair];
    }
    return to_json(counts);
}

std::uint64_t PairingsQuestion::games_of(std::size_t pair, const FightRanges& ranges) const {
    const std::uint64_t pairs = pairs_.size();
    // Games of the pair among the fights before that one.
    const auto before = [&](std::uint64_t fight) {
        return fight / pairs + (pair < fight % pairs ? 1 : 0);
    };
    std::uint64_t games = 0;
    for (const FightRange& range : ranges) games += before(range.to) - before(range.from);
    return games;
}

bool PairingsQuestion::count_in(const FightRanges& ranges, const Json& answer) {
    const auto listed = [&](const char* key) -> const Json* {
        const auto found = answer.is_object() ? answer.find(key) : answer.end();
        const bool fits =
            found != answer.end() && found->is_array() && found->size() == pairs_.size();
        return fits ? &*found : nullptr;
    };
    const Json* const wins = listed("wins");
    const Json* const losses = listed("losses");
    if (wins == nullptr || losses == nullptr) return false;
    for (std::size_t pair = 0; pair < pairs_.size(); ++pair) {
        const auto most = games_of(pair, ranges);
        const Json& won = (*wins)[pair];
        const Json& lost = (*losses)[pair];
        const bool fits = won.is_number_unsigned() && lost.is_number_unsigned() && won <= most &&
                          lost <= most - won.get<std::uint64_t>();
        if (!fits) return false;
        counts_.wins[pair] += won.get<std::uint64_t>();
        counts_.losses[pair] += lost.get<std::uint64_t>();
    }
    return true;
}

FoughtPart PairingsQuestion::joined() const { return {taken(), to_json(counts_)}; }

std::vector<PairedSeries> PairingsQuestion::pairings() const {
    std::vector<PairedSeries> all;
    for (std::size_t k = 0; k < pairs_.size(); ++k) {
        const std::uint64_t games = games_of(k, taken());
        const std::uint64_t won = counts_.wins[k];
        const std::uint64_t lost = counts_.losses[k];
        all.push_back({pairs_[k].a, pairs_[k].b, games, {won, lost, games - won - lost}});
    }
    return all;
}

Json PairingsQuestion::report() const {
    Json list = Json::array();
    for (const PairedSeries& one : pairings()) {
        list.push_back(JsonObject()
                           .add("a", one.a)
                           .add("b", one.b)
                           .add("games", Json(one.games))
                           .add("wins", Json(one.wins[0]))
                           .add("losses", Json(one.wins[1]))
                           .add("share", shiaiba::to_json(wilson(one.wins[0], one.games))));
    }
    return JsonObject().add("pairings", std::move(list));
}

} // namespace shiaiba
