// Simulates fights from the start, or replays a record, deals hidden things anew, and lets players
// go on.
#include "analysis/simulate.hpp"

#include <string>
#include <utility>

#include "core/fight/decisions.hpp"
#include "core/system/view.hpp"
#include "core/text/digest.hpp"

namespace shiaiba {

Outcome simulate(const System& system, const Settings& settings, const Sides& sides,
                 const Planners& planners, std::uint64_t seed) {
    Dice dice(seed);
    // Another stream than the dice's, or a roll would tell what is decided.
    RandomDecisions decisions(SplitMix64(~seed).next());
    Log log(Log::Listen::Nothing);
    FightContext context(dice, decisions, log, planners);
    return system.fight(settings, sides, context);
}

// Fights from a decision on.

namespace {

class Trying final : public Replaying {
public:
    Trying(const std::vector<FightContext::TakenDecision>& record, Attempt attempt, Dice& dice,
           const Planners& players)
        : Replaying(record)
        , attempt_(std::move(attempt))
        , dice_(&dice)
        , players_(players)
        , chance_(SplitMix64::output(attempt_.seed, 0)) {}
    bool guessed() const { return guessed_; }

private:
    Decision beyond(const Question& question) override {
        if (!begun_) {
            begun_ = true;
            *dice_ = attempt_.dice;
            question.redeal(question.side(), *dice_);
            return {Decision::Kind::Pick, attempt_.option};
        }
        const Planner* const player = players_.of(question.actor());
        if (player != nullptr) return {Decision::Kind::Pick, player->decide(question, nullptr)};
        guessed_ = true;
        return {Decision::Kind::Pick, chance_.below(question.size())};
    }

    Attempt attempt_;
    Dice* dice_;
    Planners players_;
    Dice chance_;
    bool begun_ = false;
    bool guessed_ = false;
};

} // namespace

Decision Replaying::next(const Question& question) {
    if (used_ == record_->size()) return beyond(question);
    const FightContext::TakenDecision& taken = (*record_)[used_++];
    return {taken.kind, taken.value};
}

std::uint64_t seen_seed(const Match& match, const Played& played) {
    const PendingQuestion& pending = *played.pending;
    Digest seen;
    if (const Secrets* const secrets = match.system->secrets) {
        secrets->add_seen(seen, match, pending.side);
        return seen.value();
    }
    seen.add(std::to_string(played.digest));
    seen.add(pending.point);
    seen.add(letter(pending.side));
    for (const Option& option : pending.options) seen.add(option.id);
    for (const auto& [fact, value] : pending.facts) seen.add(std::to_string(value));
    return seen.value();
}

PlayedOn play_on(const Match& match, const std::vector<FightContext::TakenDecision>& record,
                 Attempt attempt, const Planners& players) {
    Dice dice = dice_of(match);
    Trying decisions(record, std::move(attempt), dice, players);
    const Outcome end = *play(match, dice, decisions, Log::Listen::Nothing).outcome;
    return {end, decisions.guessed(), dice.lacked()};
}

} // namespace shiaiba
