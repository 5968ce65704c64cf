// Writes the report and the parts of a series; reads requests and parts without trust.
#include "analysis/series/report.hpp"

#include <optional>
#include <utility>

#include "analysis/series/wilson.hpp"
#include "core/text/digest.hpp"
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

// Requests and parts.

namespace {

constexpr std::uint64_t kMostRounds = (1U << 29) - 1;
constexpr std::uint64_t kMostLeft = (1U << 29) - 1;
/// Numbers in an ending: rounds, winner (0 A, 1 B, 2 draw), what A and B have left, the lowest
/// fight number, number of fights.
constexpr std::size_t kEnding = 6;
/// Numbers in an entry of what is left: how much, number of fights.
constexpr std::size_t kLeft = 2;

std::optional<std::uint64_t> whole_number(const Json& json, std::uint64_t most) {
    // A number that never was text may be of a signed type.
    if (!json.is_number_integer() || json.get<std::int64_t>() < 0) return std::nullopt;
    const auto number = json.get<std::uint64_t>();
    return number <= most ? std::optional<std::uint64_t>(number) : std::nullopt;
}

/// Reads a flat list of numbers, `width` per entry, with a limit for each place. Hands each entry
/// to `take`; false where the list is malformed or `take` refuses.
template <std::size_t width, class Take>
bool read_entries(const Json& json, const std::array<std::uint64_t, width>& most,
                  const Take& take) {
    if (!json.is_array() || json.size() % width != 0) return false;
    std::array<std::uint64_t, width> entry{};
    for (std::size_t k = 0; k < json.size(); ++k) {
        const auto number = whole_number(json[k], most[k % width]);
        if (!number) return false;
        entry[k % width] = *number;
        if (k % width == width - 1 && !take(entry)) return false;
    }
    return true;
}

/// Appends to a list that must ascend; false where it would not.
template <class Entry>
bool append(std::vector<Entry>& list, const Entry& entry, std::uint64_t& fights) {
    if (entry.fights == 0 || (!list.empty() && entry.key() <= list.back().key())) return false;
    list.push_back(entry);
    fights += entry.fights;
    return true;
}

bool read_endings(const Json& json, SeriesPart& part) {
    constexpr std::uint64_t most = kMostSeriesFights;
    std::uint64_t fights = 0;
    const auto take = [&](const std::array<std::uint64_t, kEnding>& entry) {
        const auto at = [&](std::size_t k) { return static_cast<int>(entry[k]); };
        const Side winner = at(1) == 2 ? Side::None : at(1) == 1 ? Side::B : Side::A;
        const SeriesFight first{entry[4], winner, at(0), {at(2), at(3)}};
        return first.i >= part.from && append(part.tally.endings, {first, entry[5]}, fights);
    };
    const bool read =
        read_entries<kEnding>(json, {kMostRounds, 2, kMostLeft, kMostLeft, most - 1, most}, take);
    part.tally.fights = fights;
    return read && fights > 0 && part.end() <= most;
}

bool read_left(const Json& json, std::size_t list, SeriesPart& part) {
    // A member's entry "out" can only be 0 or 1.
    const bool is_out =
        list >= kSides.size() && (list - kSides.size()) % kMemberLists == kMemberOut;
    std::uint64_t fights = 0;
    const auto take = [&](const std::array<std::uint64_t, kLeft>& entry) {
        return append(part.tally.left[list], {static_cast<int>(entry[0]), entry[1]}, fights);
    };
    return read_entries<kLeft>(json, {is_out ? 1 : kMostLeft, kMostSeriesFights}, take) &&
           fights == part.tally.fights;
}

/// Whether all fight numbers lie before the part's end.
bool fits(const SeriesPart& part) {
    for (const SeriesEnding& ending : part.tally.endings) {
        if (ending.first.i >= part.end()) return false;
    }
    return true;
}

Problem no_part() {
    return problem_at(
        "", "notAPart",
        {"この連戦の部分ではありません。", "This is no part of this series of fights."});
}

} // namespace

Checked<Match> check_series(const Registry& registry, const Json& json) {
    auto match = check_match(registry, json);
    if (!match) return match;
    (*match).decisions.clear();
    Problems problems;
    for (std::size_t k = 0; k < match->controllers.size(); ++k) {
        if (match->controllers[k] != Controller::Hand) continue;
        problems.push_back(
            problem_at("/controllers/" + std::to_string(k), "handInSeries",
                       {"連戦は手で操作できません。戦術かコンピュータに任せてください。",
                        "A series can't be played by hand: leave it to plans or to "
                        "the computer."}));
    }
    if (!problems.empty()) return problems;
    return match;
}

bool is_exact(const Match& match) { return !match.system->identity.chance; }

SeriesWish wish_for(const Match& match, SeriesWish wish) {
    return is_exact(match) ? SeriesWish{1, 0} : wish;
}

Checked<SeriesWish> check_wish(const Json& json) {
    SeriesWish wish;
    Problems problems;
    const Json fights = json.is_object() ? json.value("fights", Json(wish.fights)) : Json();
    const Json width = json.is_object() ? json.value("width", Json(0U)) : Json();
    const auto many = whole_number(fights, kMostSeriesFights);
    if (!many || *many == 0) {
        problems.push_back(
            problem_at("/fights", "badFights",
                       {"戦数は1から1,000,000です。", "A series has 1 to 1,000,000 fights."}));
    }
    const auto wide = whole_number(width, 10'000);
    if (!wide) {
        problems.push_back(problem_at("/width", "badWidth",
                                      {"区間の幅は1万分率で0から10000です。",
                                       "The interval's width is 0 to 10000 ten-thousandths."}));
    }
    if (!problems.empty()) return problems;
    return SeriesWish{*many, static_cast<int>(*wide)};
}

Checked<Share> read_share(const Json& json) {
    const auto number = [&](const char* key) {
        return json.is_object() ? whole_number(json.value(key, Json()), 10'000) : std::nullopt;
    };
    const auto rate = number("rate");
    const auto low = number("low");
    const auto high = number("high");
    if (rate && low && high && *low <= *rate && *rate <= *high) {
        return Share{static_cast<int>(*rate), static_cast<int>(*low), static_cast<int>(*high)};
    }
    return problem_at("", "badShare", {"これは割合ではありません。", "This is no share."});
}

std::string series_digest(const Match& match) {
    Digest digest;
    digest.add(write_json(to_json(match)));
    return hex16(digest.value());
}

Json to_json(const SeriesPart& part, const std::string& digest) {
    Json endings = Json::array();
    for (const auto& [first, fights] : part.tally.endings) {
        endings.push_back(first.rounds);
        endings.push_back(first.winner == Side::None ? 2 : static_cast<int>(first.winner));
        for (const int left : first.left) endings.push_back(left);
        endings.push_back(first.i);
        endings.push_back(fights);
    }
    Json lefts = Json::array();
    for (const auto& list : part.tally.left) {
        Json entries = Json::array();
        for (const SeriesLeft& entry : list) {
            entries.push_back(entry.left);
            entries.push_back(entry.fights);
        }
        lefts.push_back(std::move(entries));
    }
    return JsonObject()
        .add("series", digest)
        .add("from", Json(part.from))
        .add("fights", Json(part.tally.fights))
        .add("endings", std::move(endings))
        .add("left", std::move(lefts));
}

std::size_t members_counted(const Match& match) {
    return is_of_many(match.sides[0])
               ? match.sides[0].members.size() + match.sides[1].members.size()
               : 0;
}

Actor counted_member(const Match& match, std::size_t number) {
    const std::size_t of_a = match.sides[0].members.size();
    const bool is_of_a = number < of_a;
    return {is_of_a ? Side::A : Side::B, static_cast<int>(is_of_a ? number : number - of_a)};
}

Checked<SeriesPart> read_part(const Json& json, const std::string& digest, std::size_t members) {
    if (!json.is_object() || json.value("series", Json()) != digest) return no_part();
    const auto from = whole_number(json.value("from", Json()), kMostSeriesFights);
    const Json left = json.value("left", Json());
    if (!from || !left.is_array() || left.size() != list_of(members, kMemberLeft)) {
        return no_part();
    }
    SeriesPart part;
    part.from = *from;
    if (!read_endings(json.value("endings", Json()), part) || !fits(part)) return no_part();
    if (json.value("fights", Json()) != part.tally.fights) return no_part();
    part.tally.left.resize(left.size());
    for (std::size_t k = 0; k < left.size(); ++k) {
        if (!read_left(left[k], k, part)) return no_part();
    }
    return part;
}

} // namespace shiaiba
