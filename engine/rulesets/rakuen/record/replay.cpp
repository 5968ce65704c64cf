// Stops where a die is missing, a decision is illegal, or the battle is over.
#include "rulesets/rakuen/record/replay.hpp"

#include <string>

#include "rulesets/rakuen/words/tales.hpp"

namespace shiaiba::rakuen {
namespace {

/// The record, until its dice run out.
class Recorded final : public Decisions {
public:
    Recorded(const std::vector<std::string>& record, const Dice& dice)
        : record_(record), dice_(&dice) {}
    Decision next(const Question& question) override {
        if (dice_->missed()) return {Decision::Kind::Missing, 0};
        return record_.next(question);
    }
    std::size_t used() const { return record_.used(); }

private:
    RecordedDecisions record_;
    const Dice* dice_;
};

/// Rolls behind an event.
std::size_t rolls_of(const Event& event) {
    switch (tale_of(event)) {
    case Tale::Initiative: return 1;
    case Tale::Pair:
    case Tale::PairChain:
    case Tale::PairForced:
    case Tale::PairPaid: return 2;
    default: return 0;
    }
}

/// Events before the first that has rolls which the record has not.
std::size_t events_within(const Chronicle& chronicle, std::size_t rolls) {
    std::size_t k = 0;
    for (std::size_t used = 0; k < chronicle.events.size(); ++k) {
        used += rolls_of(chronicle.events[k]);
        if (used > rolls) break;
    }
    return k;
}

} // namespace

Replay replay(const Match& match) {
    Dice dice = match.rolls ? Dice::scripted(*match.rolls) : Dice(match.seed);
    Recorded decisions(match.decisions, dice);
    Replay out;
    out.played = play(match, dice, decisions, Log::Listen::Everything);
    out.used = decisions.used();
    out.events = out.played.chronicle.events.size();
    const auto used = static_cast<int>(out.used);
    if (dice.missed()) {
        out.events = events_within(out.played.chronicle, match.rolls->size());
        out.played.outcome.reset();
        out.error = {
            "dice", used - 1, {"ダイスがここで足りなくなります。", "The dice run out here."}};
    } else if (out.played.illegal) {
        out.error = {"illegal",
                     *out.played.illegal,
                     {"ここで選べる手ではありません。", "This is not a legal option here."}};
    } else if (out.used < match.decisions.size()) {
        out.error = {
            "extra", used, {"勝負がついた後に決定があります。", "The battle is over before this."}};
    }
    return out;
}

} // namespace shiaiba::rakuen
