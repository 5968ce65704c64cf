// Shares the fights of a series out.
#include "analysis/series/fights.hpp"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

#include "analysis/ahead.hpp"
#include "analysis/parallel.hpp"
#include "analysis/search.hpp"
#include "analysis/unattended.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba {
namespace {

/// Does a search control a side although the system has no opponent of its own?
bool lacks_opponent(const Match& match) {
    bool lacks = false;
    for (const Controller controller : match.controllers) {
        const int level = search_level(controller);
        lacks = lacks || (level > 0 && opponent_of(*match.ruleset, level) == nullptr);
    }
    return lacks;
}

} // namespace

FightBySeed fight_of(const Match& match) {
    if (lacks_opponent(match)) {
        return [&match](std::uint64_t seed) { return fight_searched(match, seed); };
    }
    return [&match, planners = live_planners_of(match)](std::uint64_t seed) {
        return fight_unattended(*match.ruleset, match.settings, match.parties(), planners, seed);
    };
}

SeriesPart fight_part(const FightBySeed& fight, std::uint64_t base, std::uint64_t from,
                      std::uint64_t count, const std::function<bool()>& go_on) {
    SeriesPart part{from, {}};
    for (std::uint64_t i = from; i < from + count; ++i) {
        const Outcome outcome = fight(SplitMix64::output(base, i));
        part.tally.add({i, outcome.winner, outcome.rounds, outcome.left}, outcome.members);
        if (go_on && !go_on()) break;
    }
    part.tally.gather();
    return part;
}

SeriesSum fight_series(const FightBySeed& fight, std::uint64_t base, const SeriesWish& wish,
                       const SeriesWork& work) {
    SeriesSum sum(wish);
    std::mutex taking;
    in_parallel(
        static_cast<std::size_t>((wish.fights + kSeriesPortion - 1) / kSeriesPortion),
        [&](std::size_t portion) {
            const std::uint64_t from = portion * kSeriesPortion;
            const std::uint64_t count = std::min(kSeriesPortion, wish.fights - from);
            SeriesPart part = fight_part(fight, base, from, count, work.go_on);
            const std::lock_guard<std::mutex> turn(taking);
            sum.take(std::move(part));
        },
        [&](std::size_t) {
            const std::lock_guard<std::mutex> turn(taking);
            if (work.progress) work.progress(sum.fights());
            return sum.end() == SeriesSum::End::None && (!work.go_on || work.go_on());
        },
        work.workers);
    return sum;
}

} // namespace shiaiba
