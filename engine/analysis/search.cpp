// Searches by halving the options until one is left (successive halving). A match is played up to
// its pending question first.
#include "analysis/search.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "analysis/simulate.hpp"
#include "core/report/report.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba {
namespace {

/// Finds the order in which options are tried: the choice of the side's plans first, if it has any,
/// then the options in the default order.
class Looking final : public Replaying {
public:
    Looking(const std::vector<FightContext::TakenDecision>& record, const Planners& players)
        : Replaying(record), players_(players) {}
    const std::vector<std::size_t>& order() const { return order_; }
    std::optional<std::size_t> planned() const { return planned_; }

private:
    Decision beyond(const Question& question) override {
        if (order_.empty()) look(question);
        return {};
    }
    void look(const Question& question) {
        order_.resize(question.size());
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
            return question.place(a) < question.place(b);
        });
        const Planner* const player = players_.of(question.actor());
        if (player == nullptr) return;
        planned_ = player->decide(question, nullptr);
        const auto own = std::find(order_.begin(), order_.end(), *planned_);
        std::rotate(order_.begin(), own, own + 1);
    }

    Planners players_;
    std::vector<std::size_t> order_;
    std::optional<std::size_t> planned_;
};

struct Tried {
    std::size_t option = 0;
    /// Whether it is paid for, while the side's own plans would keep the price.
    bool spends = false;
    /// Points over all fights so far: 2 for a win, 1 for a draw.
    long points = 0;
    /// Sum of what was left of the own side, less what was left of the other side.
    long left = 0;
};

class Search {
public:
    Search(const Match& match, const Played& played)
        : match_(match)
        , played_(played)
        , side_(played.pending->side)
        , seed_(seen_seed(match, played)) {
        players_ = all_planners(match.parties());
    }

    std::size_t best(std::uint64_t fights) {
        Dice dice = dice_of(match_);
        Looking looking(played_.taken, players_);
        play(match_, dice, looking, Log::Listen::Nothing);
        planned_ = looking.planned();
        std::vector<Tried> tried;
        for (const std::size_t option : looking.order()) tried.push_back({option, spends(option)});
        std::size_t halvings = 0;
        while (std::size_t{1} << halvings < tried.size()) ++halvings;
        while (tried.size() > 1) {
            const std::uint64_t each =
                std::max<std::uint64_t>(fights / (halvings * tried.size()), 1);
            for (Tried& one : tried) {
                for (std::uint64_t k = 0; k < each; ++k) fight(one, fought_ + k);
            }
            // Every option met the same chance; equal options stay in the order in which they
            // began.
            fought_ += each;
            std::stable_sort(tried.begin(), tried.end(), [](const Tried& a, const Tried& b) {
                return std::pair(a.points, a.left) > std::pair(b.points, b.left);
            });
            halve(tried);
        }
        return tried.front().option;
    }

private:
    /// Keeps the better half. The plans' choice stays in it to the end, and gives way only to an
    /// option that did clearly better.
    void halve(std::vector<Tried>& tried) const {
        const auto own = std::find_if(tried.begin(), tried.end(),
                                      [&](const Tried& one) { return one.option == planned_; });
        const std::size_t half = (tried.size() + 1) / 2;
        if (own != tried.end()) {
            const auto place = static_cast<std::size_t>(own - tried.begin());
            const bool loses = half == 1 && clearly_better(tried.front(), *own);
            if (place >= half && !loses) std::swap(tried[half - 1], tried[place]);
        }
        tried.resize(half);
    }
    /// Whether `one` is ahead by more than chance alone would often make it: half the root of the
    /// fights, in half wins. An option that spends something has to be better beyond doubt: by two
    /// standard deviations, each at most the root of two for a fight.
    bool clearly_better(const Tried& one, const Tried& own) const {
        const long better = one.points - own.points;
        const auto fights = static_cast<long>(fought_);
        return better > 0 &&
               (one.spends ? better * better >= 8 * fights : 4 * better * better >= fights);
    }
    bool spends(std::size_t option) const {
        const std::vector<Option>& options = played_.pending->options;
        return planned_ && options[*planned_].price.empty() && !options[option].price.empty();
    }
    void fight(Tried& one, std::uint64_t k) const {
        const std::uint64_t seed = SplitMix64::output(seed_, k);
        const Outcome end =
            play_on(match_, played_.taken, {one.option, Dice(seed), seed}, players_).end;
        one.points += end.winner == side_ ? 2 : end.winner == Side::None ? 1 : 0;
        one.left += end.left[index(side_)] - end.left[index(other(side_))];
    }

    const Match& match_;
    const Played& played_;
    Side side_;
    std::uint64_t seed_;
    Planners players_{};
    std::optional<std::size_t> planned_;
    std::uint64_t fought_ = 0;
};

/// Decides while a fight goes on: by search or at random. Keeps the record, because a search plays
/// the match up to it.
class Deciding final : public Decisions {
public:
    explicit Deciding(const Match& match)
        : match_(match), chance_(SplitMix64::output(match.seed, 0)) {}
    Decision next(const Question& question) override {
        const int level = search_level(match_.controllers[index(question.side())]);
        const std::size_t option = level > 0
                                       ? *searched(match_, level)
                                       : static_cast<std::size_t>(chance_.below(question.size()));
        match_.decisions.push_back(question.token(option));
        return {Decision::Kind::Pick, option};
    }

private:
    Match match_;
    Dice chance_;
};

} // namespace

std::uint64_t search_fights(const Match& match, int level) {
    const std::uint64_t duel =
        match.system->identity.search_fights.at(static_cast<std::size_t>(level - 1));
    std::size_t members = 0;
    for (const Party* party : match.parties()) members += party->members.size();
    const std::uint64_t each = std::max<std::size_t>(members / 2, 1);
    return std::max<std::uint64_t>(duel / (each * (each + 1) / 2), 20);
}

std::optional<std::size_t> searched(const Match& match, int level) {
    const Played played = play(match, Log::Listen::Digest);
    if (!played.pending || played.illegal) return std::nullopt;
    return Search(match, played).best(search_fights(match, level));
}

Outcome fight_searched(Match match, std::uint64_t seed) {
    match.seed = seed;
    match.rolls.reset();
    match.decisions.clear();
    Dice dice(seed);
    Deciding decisions(match);
    return *play(match, dice, decisions, Log::Listen::Nothing).outcome;
}

// Plays up to the pending choice and asks the opponent or the odds of the system.

Planners live_planners_of(const Match& match) {
    Planners planners = planners_of(match);
    for (const Side side : kSides) {
        const int level = search_level(match.controllers[index(side)]);
        if (level > 0) planners.seat(side, opponent_of(*match.system, level));
    }
    return planners;
}

Checked<Json> odds_ahead(const Match& match) {
    Json odds;
    const Played played = at_pending(match, [&](const Question& question) {
        odds = capabilities_of(*match.system).odds(question);
    });
    if (played.illegal) return illegal_decision(*played.illegal);
    return odds;
}

Checked<std::string> thought_of(const Match& match) {
    std::string thought;
    int level = 0;
    const Played played = at_pending(match, [&](const Question& question) {
        level = search_level(match.controllers[index(question.side())]);
        const Planner* const opponent = opponent_of(*match.system, level);
        if (opponent == nullptr) return;
        thought = question.token(opponent->decide(question, nullptr));
    });
    if (played.illegal) return illegal_decision(*played.illegal);
    if (thought.empty() && level > 0) thought = played.pending->options[*searched(match, level)].id;
    return thought;
}

Checked<std::string> planned_of(const Match& match) {
    std::string planned;
    const Played played = at_pending(match, [&](const Question& question) {
        const Planners players = all_planners(match.parties());
        const Planner* const player = players.of(question.actor());
        std::size_t option = 0;
        for (std::size_t k = 1; k < question.size(); ++k) {
            if (question.place(k) < question.place(option)) option = k;
        }
        planned = question.token(player != nullptr ? player->decide(question, nullptr) : option);
    });
    if (played.illegal) return illegal_decision(*played.illegal);
    return planned;
}

void think_on(Match& match) {
    while (true) {
        const auto thought = thought_of(match);
        if (!thought || thought->empty()) return;
        match.decisions.push_back(*thought);
    }
}

// Checks a match, lets opponents decide, plays it and writes the result.

Json play_json(const Registry& registry, const Checked<Json>& json) {
    if (!json) return result_json(json.problems());
    auto match = check_match(registry, *json);
    if (!match) return result_json(match.problems());
    think_on(*match);
    return result_json(*match, play(*match, Log::Listen::Digest));
}

} // namespace shiaiba
