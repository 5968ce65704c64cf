// Finds the decisions by hand in a played fight, cuts the record off at each, and weighs the option
// taken there and the strong opponent's.
#include "analysis/review.hpp"

#include <algorithm>
#include <utility>

#include "analysis/search.hpp"
#include "analysis/series/report.hpp"
#include "analysis/simulate.hpp"
#include "core/report/odds.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba {
namespace {

Match until(const Match& match, int decision) {
    Match cut = match;
    cut.decisions.resize(static_cast<std::size_t>(decision));
    return cut;
}

std::optional<std::size_t> option_of(const PendingQuestion& asked, const std::string& id) {
    for (std::size_t k = 0; k < asked.options.size(); ++k) {
        if (asked.options[k].id == id) return k;
    }
    return std::nullopt;
}

/// Odds of these two options alone; null where there are none.
Json odds_of_both(const Match& waiting, const std::string& taken, const std::string& better) {
    Json odds = *odds_ahead(waiting);
    if (!odds.is_object() || !odds.contains("options")) return nullptr;
    Json both = Json::array();
    for (Json& one : odds["options"]) {
        const auto& id = one.at("option").get_ref<const std::string&>();
        if (id == taken || id == better) both.push_back(std::move(one));
    }
    if (both.empty()) return nullptr;
    odds["options"] = std::move(both);
    return odds;
}

Json in_words(const Option& option) {
    if (option.id.empty()) return nullptr;
    return JsonObject().add("id", option.id).add("ja", option.label.ja).add("en", option.label.en);
}

Json to_json(const Chances& chances) {
    Json json = shiaiba::to_json(chances.share);
    if (chances.exact) json["exact"] = true;
    return json;
}

} // namespace

const char* word(Compared gain) {
    switch (gain) {
    case Compared::Better: return "better";
    case Compared::Worse: return "worse";
    case Compared::Same: return "same";
    case Compared::Untold: break;
    }
    return "untold";
}

Compared compared(const Share& gain) {
    if (gain.low > 0) return Compared::Better;
    if (gain.high < 0) return Compared::Worse;
    return gain.width() == 0 ? Compared::Same : Compared::Untold;
}

int Reviewed::lost() const {
    return advice && compared(advice->gain) == Compared::Better ? advice->gain.rate : 0;
}

Reviewed review(const Match& match, const ReviewPoint& point) {
    const Match waiting = until(match, point.i);
    const Weighing weighing(waiting);
    const auto taken = option_of(weighing.asked(), point.taken.id);
    // Giving up is a certain loss.
    Reviewed reviewed{point,
                      taken ? weighing.chances(*taken) : Chances{exact_share(0, 1), true},
                      std::nullopt,
                      {},
                      weighing.fights()};
    const std::size_t advised = weighing.advised();
    if (advised == taken) return reviewed;
    const Option& option = weighing.asked().options[advised];
    Chances chances = weighing.chances(advised);
    const Share gain = gained(reviewed.taken, chances);
    reviewed.odds = odds_of_both(waiting, point.taken.id, option.id);
    reviewed.advice = Reviewed::Advice{option, std::move(chances), gain};
    return reviewed;
}

std::vector<Reviewed> by_loss(std::vector<Reviewed> all) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Reviewed& a, const Reviewed& b) { return a.lost() > b.lost(); });
    return all;
}

Json to_json(const ReviewPoint& point) {
    Json json = JsonObject()
                    .add("i", point.i)
                    .add("event", point.event)
                    .add("side", letter(point.actor.side))
                    .add("member", point.actor.member)
                    .add("point", point.point)
                    .add("taken", in_words(point.taken));
    return json;
}

Json to_json(const Reviewed& reviewed) {
    Json advice;
    if (reviewed.advice) {
        const Share& gain = reviewed.advice->gain;
        advice = JsonObject()
                     .add("option", in_words(reviewed.advice->option))
                     .add("chance", to_json(reviewed.advice->chances))
                     .add("gain", shiaiba::to_json(gain))
                     .add("compared", word(compared(gain)));
    }
    return JsonObject()
        .add("i", reviewed.point.i)
        .add("fights", static_cast<int>(reviewed.fights))
        .add("chance", to_json(reviewed.taken))
        .add("advice", std::move(advice))
        .add("odds", reviewed.odds);
}

// Decisions by hand.

namespace {

bool by_hand(const Match& match, const LoggedDecision& decided) {
    const Controller controller = match.controllers[index(decided.actor.side)];
    return !decided.planned && search_level(controller) == 0;
}

} // namespace

std::vector<ReviewPoint> review_points(const Match& match, Viewer viewer) {
    const Played played = play(match, Log::Listen::Everything);
    const Side looking = viewer_of(match, played, viewer);
    std::vector<ReviewPoint> points;
    bool consented = false;
    for (const LoggedDecision& decided : played.fight_log.decisions) {
        const Side side = decided.actor.side;
        // A decision that the rules forbid is no option, so it can't be compared.
        const bool picked = decided.kind == Decision::Kind::Pick && !consented;
        consented = decided.kind == Decision::Kind::Consent;
        // Either side may give up whoever is asked: giving up is a decision at this point only for
        // the side that is asked.
        const bool given_up =
            decided.kind == Decision::Kind::Surrender && decided.value == index(side);
        if (!by_hand(match, decided) || !(picked || given_up)) continue;
        if (looking != Side::None && looking != side) continue;
        points.push_back({decided.i, decided.actor, decided.point, decided.event, decided.option});
    }
    return points;
}

// Chances: plays every case behind an option where there are few, else a fixed number of fights.

namespace {

constexpr int kStrong = 3;
/// Fights per option in a duel, and the minimum for large parties. Opponents look ahead at every
/// decision and take longer than plans, so they get fewer.
constexpr std::uint64_t kFightsByPlans = 1000;
constexpr std::uint64_t kFightsByOpponents = 200;
constexpr std::uint64_t kLeastFights = 100;

/// Both sides go on as the strong opponent of their system would, or by their builds' plans where
/// there is none.
Planners players_of(const Match& match) {
    Planners players = all_planners(match.parties());
    const Planner* const opponent = opponent_of(*match.system, kStrong);
    if (opponent == nullptr) return players;
    for (const Side side : kSides) players.seat(side, opponent);
    return players;
}

/// Another stream of chance than the search's: an option that the search chose for its luck has no
/// such luck here.
std::uint64_t other_stream(std::uint64_t seed) { return SplitMix64::output(~seed, 0); }

std::uint64_t fights_of(const Match& match) {
    const std::size_t members = match.sides[0].members.size() + match.sides[1].members.size();
    const bool by_plans = opponent_of(*match.system, kStrong) == nullptr;
    return std::max((by_plans ? kFightsByPlans : kFightsByOpponents) * 2 / members, kLeastFights);
}

/// The rolls with which a fight goes on; the case's chance is 1 in `one_in`.
struct Case {
    std::vector<std::uint64_t> rolls;
    std::uint64_t one_in = 1;
};

} // namespace

Weighing::Weighing(const Match& match)
    : match_(match)
    , played_(play(match, Log::Listen::Digest))
    , players_(players_of(match))
    , seed_(other_stream(seen_seed(match, played_)))
    , fights_(fights_of(match)) {}

std::size_t Weighing::advised() const {
    const Planner* const opponent = opponent_of(*match_.system, kStrong);
    if (opponent == nullptr) return *searched(match_, kStrong);
    std::size_t option = 0;
    at_pending(match_,
               [&](const Question& question) { option = opponent->decide(question, nullptr); });
    return option;
}

Chances Weighing::chances(std::size_t option) const {
    if (const auto share = exact(option)) return {*share, true};
    const Side side = asked().side;
    Chances chances;
    for (std::uint64_t k = 0; k < fights_; ++k) {
        const std::uint64_t seed = SplitMix64::output(seed_, k);
        const PlayedOn on = play_on(match_, played_.taken, {option, Dice(seed), seed}, players_);
        chances.won.push_back(on.end.winner == side);
    }
    const auto wins = std::count(chances.won.begin(), chances.won.end(), true);
    chances.share = wilson(static_cast<std::uint64_t>(wins), fights_);
    return chances;
}

std::optional<Share> Weighing::exact(std::size_t option) const {
    const Side side = asked().side;
    std::vector<Case> open{Case{}};
    Chance won = 0;
    while (!open.empty()) {
        Case now = std::move(open.back());
        open.pop_back();
        const PlayedOn on =
            play_on(match_, played_.taken, {option, Dice::scripted(now.rolls)}, players_);
        if (on.guessed) return std::nullopt;
        if (!on.lacked) {
            if (on.end.winner == side) won += kCertain / now.one_in;
            continue;
        }
        const std::uint64_t one_in = now.one_in * *on.lacked;
        // No more cases than there would be fights.
        if (one_in > fights_) return std::nullopt;
        for (std::uint64_t roll = 0; roll < *on.lacked; ++roll) {
            open.push_back({now.rolls, one_in});
            open.back().rolls.push_back(roll);
        }
    }
    return exact_share(won / (kCertain / 1'000'000), 1'000'000);
}

Share gained(const Chances& first, const Chances& second) {
    if (first.exact || second.exact) return change(first.share, second.share);
    std::uint64_t gains = 0;
    std::uint64_t losses = 0;
    for (std::size_t k = 0; k < first.won.size(); ++k) {
        if (first.won[k] == second.won[k]) continue;
        ++(second.won[k] ? gains : losses);
    }
    return paired_change(gains, losses, first.won.size());
}

} // namespace shiaiba
