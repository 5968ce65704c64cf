// Counts verdicts, and asks again without each plan that spoke.
#include "analysis/coverage/counts.hpp"

#include <algorithm>

namespace shiaiba {
namespace {

using plan::Verdict;

bool spoke(Verdict verdict) { return verdict == Verdict::Decided || verdict == Verdict::Agreed; }
bool unheard(Verdict verdict) {
    return verdict == Verdict::Agreed || verdict == Verdict::NoOption ||
           verdict == Verdict::LeavesNothing;
}

void add(PlanCount& count, Verdict verdict) {
    if (verdict == Verdict::OtherDecision) return;
    ++count.asked;
    switch (verdict) {
    case Verdict::Decided: ++count.decided; break;
    case Verdict::Agreed: ++count.agreed; break;
    case Verdict::OtherSource: ++count.other_source; break;
    case Verdict::ConditionFalse: ++count.when_false; break;
    case Verdict::ConditionUnknown: ++count.when_unknown; break;
    case Verdict::NoOption: ++count.no_option; break;
    case Verdict::LeavesNothing: ++count.leaves_nothing; break;
    case Verdict::OtherDecision: break;
    }
}

} // namespace

void PlanCounts::join(const PlanCounts& more) {
    decisions += more.decisions;
    by_default += more.by_default;
    for (std::size_t k = 0; k < plans.size(); ++k) {
        PlanCount& mine = plans[k];
        const PlanCount& its = more.plans[k];
        mine.asked += its.asked;
        mine.decided += its.decided;
        mine.agreed += its.agreed;
        mine.other_source += its.other_source;
        mine.when_false += its.when_false;
        mine.when_unknown += its.when_unknown;
        mine.no_option += its.no_option;
        mine.leaves_nothing += its.leaves_nothing;
        mine.mattered += its.mattered;
        mine.fights += its.fights;
    }
    for (std::size_t k = 0; k < silenced.size(); ++k) silenced[k] += more.silenced[k];
}

bool PlanCounts::always_silenced(std::size_t lower, std::size_t upper) const {
    const PlanCount& count = plans[lower];
    return count.decided == 0 && count.unheard() > 0 &&
           silenced_by(lower, upper) == count.unheard();
}

CountingPlanner::CountingPlanner(const plan::Tactic& tactic)
    : tactic_(&tactic), counts_(tactic.plans().size()), mattered_(tactic.plans().size()) {
    account_.verdicts_alone = true;
    without_.verdicts_alone = true;
}

std::size_t CountingPlanner::decide(const Question& question, plan::Account*) const {
    const std::size_t pick = tactic_->decide(question, &account_);
    count(question, pick);
    return pick;
}

void CountingPlanner::count(const Question& question, std::size_t pick) const {
    const std::size_t plans = counts_.plans.size();
    ++counts_.decisions;
    if (account_.decided < 0) ++counts_.by_default;
    for (std::size_t k = 0; k < plans; ++k) add(counts_.plans[k], account_.plans[k].verdict);
    if (account_.decided < 0) return;
    for (std::size_t upper = 0; upper < plans; ++upper) {
        if (!spoke(account_.plans[upper].verdict)) continue;
        if (tactic_->decide(question, &without_, upper) != pick) {
            ++counts_.plans[upper].mattered;
            mattered_[upper] = true;
        }
        for (std::size_t lower = upper + 1; lower < plans; ++lower) {
            if (unheard(account_.plans[lower].verdict) &&
                without_.plans[lower].verdict == Verdict::Decided) {
                ++counts_.silenced[lower * plans + upper];
            }
        }
    }
}

void CountingPlanner::end_fight() {
    for (std::size_t k = 0; k < mattered_.size(); ++k) {
        if (mattered_[k]) ++counts_.plans[k].fights;
    }
    std::fill(mattered_.begin(), mattered_.end(), false);
}

} // namespace shiaiba
