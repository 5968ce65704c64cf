// What a use of a skill comes to if nobody reacts: the rules fight it out on a copy of the state.
#include <algorithm>
#include <string>

#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {
namespace {

/// Passes on every reaction, pays with panels that bear nothing as far as there are any, and takes
/// the first option elsewhere.
class Passive final : public Planner {
public:
    Passive(Side user, std::size_t statuses, std::optional<Element> white, bool& answered)
        : user_(user), statuses_(statuses), white_(white), answered_(answered) {}

    std::size_t decide(const Question& question, plan::Account* /*account*/) const override {
        for (std::size_t k = 0; k < question.size(); ++k) {
            if (!question.pass(k)) continue;
            answered_ = answered_ || question.side() != user_;
            return k;
        }
        return question.kind() == static_cast<int>(Point::Pay) ? payment(question) : 0;
    }

private:
    std::size_t payment(const Question& question) const {
        const bool any = question.source(static_cast<int>(Tag::Cost), 0);
        std::size_t best = 0;
        int least = 4;
        for (std::size_t k = 0; k < question.size(); ++k) {
            const bool other =
                any && white_ &&
                !question.has(k, static_cast<int>(Tag::Element), static_cast<int>(*white_));
            const int price = (other ? 2 : 0) + (bears(question, k) ? 1 : 0);
            if (price < least) {
                least = price;
                best = k;
            }
        }
        return best;
    }
    bool bears(const Question& question, std::size_t option) const {
        for (std::size_t k = 0; k < statuses_; ++k) {
            if (question.has(option, static_cast<int>(Tag::Status), static_cast<int>(k))) {
                return true;
            }
        }
        return false;
    }

    Side user_;
    std::size_t statuses_;
    std::optional<Element> white_;
    bool& answered_;
};

} // namespace

std::optional<Outlook> Battle::outlook(const State& state, Side side, std::size_t slot,
                                       std::optional<Element> white) {
    Outlook outlook;
    const Passive passive(side, state.list->statuses.size(), white, outlook.answered);
    Dice dice(0);
    const std::vector<std::string> none;
    RecordedDecisions record(none);
    Log log(Log::Listen::Nothing);
    FightContext context(dice, record, log, Planners(&passive, &passive));
    Battle battle({}, state, context);
    battle.outlook_ = &outlook;
    battle.outlook_against_ = other(side);
    battle.use(side, slot, 0);
    battle.settle();
    if (dice.rolled() > 0) return std::nullopt;
    for (const Side one : kSides) {
        outlook.hp[index(one)] = std::max(0, battle.state_.of(one).hp);
    }
    return outlook;
}

} // namespace shiaiba::panel
