// FightContext: asks planners at once, and takes all other decisions from the record until it ends.
// The number of recorded decisions taken so far (`i`) is the position that records, links and the
// page count by.
#include "core/fight/context.hpp"

#include <utility>

namespace shiaiba {

std::size_t FightContext::choose(const Question& question) {
    if (pending_ || question.size() < 2) return 0;
    const Planner* const planner = planners_.of(question.actor());
    return planner == nullptr ? from_record(question) : from_planner(*planner, question);
}

std::size_t FightContext::from_planner(const Planner& planner, const Question& question) {
    if (!log_->verbose()) return planner.decide(question, nullptr);
    plan::Account account;
    const std::size_t picked = planner.decide(question, &account);
    LoggedDecision decided = told(question, {Decision::Kind::Pick, picked});
    decided.account = std::move(account);
    decided.planned = true;
    log_->decided(std::move(decided));
    return picked;
}

std::size_t FightContext::from_record(const Question& question) {
    while (true) {
        const Decision decision = decisions_->next(question);
        if (decision.kind == Decision::Kind::Missing || decision.kind == Decision::Kind::Illegal) {
            if (decision.kind == Decision::Kind::Illegal)
                illegal_ = static_cast<int>(taken_.size());
            stop_at(question);
            return 0;
        }
        if (log_->verbose()) log_->decided(told(question, decision));
        taken_.push_back({decision.kind, decision.value, question.size()});
        if (decision.kind == Decision::Kind::Pick) return static_cast<std::size_t>(decision.value);
        if (decision.kind == Decision::Kind::Surrender) {
            given_up_ = static_cast<Side>(decision.value);
            return 0;
        }
        if (decision.kind == Decision::Kind::Reroll) dice_->reroll(decision.value);
    }
}

LoggedDecision FightContext::told(const Question& question, Decision decision) const {
    LoggedDecision decided;
    decided.kind = decision.kind;
    decided.value = decision.value;
    decided.actor = question.actor();
    decided.point = question.point_name();
    if (decision.kind == Decision::Kind::Pick) {
        decided.option = question.option(static_cast<std::size_t>(decision.value));
    }
    decided.i = static_cast<int>(taken_.size());
    decided.rolled = dice_->rolled();
    decided.secret = question.secret();
    decided.of_side = question.of_side();
    return decided;
}

void FightContext::stop_at(const Question& question) {
    pending_ = question.describe();
    pending_->i = static_cast<int>(taken_.size());
    log_->stop();
    dice_->go_private();
}

} // namespace shiaiba
