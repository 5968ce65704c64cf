// Writes what a series says.
#include "analysis/series/report.hpp"

#include <utility>

#include "analysis/series/ranks.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

const char* const kResults[] = {"A", "B", "draw"};

Json number(std::uint64_t value) { return Json(value); }

Json fight_json(const std::optional<SeriesFight>& fight, std::uint64_t base) {
    if (!fight) return {};
    return JsonObject()
        .add("i", number(fight->i))
        .add("seed", std::to_string(SplitMix64::output(base, fight->i)))
        .add("winner", fight->winner == Side::None ? "draw" : letter(fight->winner))
        .add("rounds", fight->rounds)
        .add("left", Json::array({fight->left[0], fight->left[1]}));
}

Json by_side(Json a, Json b) { return JsonObject().add("A", std::move(a)).add("B", std::move(b)); }

Json witnesses_json(const SeriesFigures& told, std::uint64_t base) {
    const auto both = [&](const std::array<std::optional<SeriesFight>, 2>& fights) {
        return by_side(fight_json(fights[0], base), fight_json(fights[1], base));
    };
    return JsonObject()
        .add("median", fight_json(told.median, base))
        .add("shortestWin", both(told.shortest_win))
        .add("closestLoss", both(told.closest_loss));
}

Json spread_json(const Spread& spread, Json counts) {
    return JsonObject()
        .add("least", spread.least)
        .add("median", spread.median)
        .add("mean", number(spread.mean))
        .add("most", spread.most)
        .add("counts", std::move(counts));
}

Json fights_json(std::uint64_t fights, const Share& share) {
    return JsonObject().add("fights", number(fights)).add("share", to_json(share));
}

Json results_json(const SeriesFigures& told) {
    JsonObject results;
    for (std::size_t k = 0; k < told.wins.size(); ++k) {
        results.add(kResults[k], fights_json(told.wins[k], told.shares[k]));
    }
    return results;
}

Json rounds_json(const SeriesFigures& told) {
    Json counts = Json::array();
    for (const SeriesFigures::Length& length : told.lengths) {
        counts.push_back(
            Json::array({length.rounds, length.wins[0], length.wins[1], length.wins[2]}));
    }
    return spread_json(told.rounds, std::move(counts));
}

Json left_json(const SeriesFigures& told, std::size_t list) {
    Json counts = Json::array();
    for (const SeriesLeft& entry : told.left_counts[list]) {
        counts.push_back(Json::array({entry.left, entry.fights}));
    }
    return spread_json(told.left[list], std::move(counts));
}

Json members_json(const Match& match, const SeriesFigures& told) {
    Json sides[]{Json::array(), Json::array()};
    for (std::size_t k = 0; k < told.out.size(); ++k) {
        JsonObject member;
        member.add("out", fights_json(told.out_of(k), told.out[k]))
            .add("left", left_json(told, list_of(k, kMemberLeft)));
        if (told.lasting_of(k).most > 0) {
            member.add("lasting", left_json(told, list_of(k, kMemberLasting)));
        }
        sides[index(counted_member(match, k).side)].push_back(std::move(member));
    }
    return by_side(std::move(sides[0]), std::move(sides[1]));
}

Json gaps_json(const SeriesSum& sum) {
    Json gaps = Json::array();
    for (const auto& [first, last] : sum.gaps()) gaps.push_back(Json::array({first, last}));
    return gaps;
}

} // namespace

std::string_view word(SeriesSum::End end) {
    return end == SeriesSum::End::None ? "" : end == SeriesSum::End::Fights ? "fights" : "width";
}

Json to_json(const Share& share) {
    return JsonObject().add("rate", share.rate).add("low", share.low).add("high", share.high);
}

Json ranked_json(const std::vector<Share>& shares) {
    const std::vector<Rank> places = ranks(shares);
    Json all = Json::array();
    for (std::size_t k = 0; k < shares.size(); ++k) {
        Json one = to_json(shares[k]);
        one["rank"] = places[k].place;
        one["tied"] = places[k].tied;
        all.push_back(std::move(one));
    }
    return all;
}

Json series_report(const Match& match, const SeriesSum& sum) {
    const SeriesFigures told = figures(sum.everything(), is_exact(match));
    const bool complete = sum.end() != SeriesSum::End::None;
    Json report = JsonObject()
                      .add("match", to_json(match))
                      .add("wish", JsonObject()
                                       .add("fights", number(sum.wish().fights))
                                       .add("width", sum.wish().width))
                      .add("exact", is_exact(match))
                      .add("fights", number(told.fights))
                      .add("end", complete ? Json(word(sum.end())) : Json())
                      .add("gaps", gaps_json(sum))
                      .add("results", results_json(told))
                      .add("rounds", rounds_json(told))
                      .add("left", by_side(left_json(told, 0), left_json(told, 1)))
                      .add("witnesses", witnesses_json(told, match.seed));
    if (!told.out.empty()) report["members"] = members_json(match, told);
    return report;
}

} // namespace shiaiba
