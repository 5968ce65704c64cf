// Counts what each plan said while fights run, and asks again without each plan that spoke to see
// whether it mattered.
#include "analysis/coverage/coverage.hpp"

#include <algorithm>
#include <deque>
#include <utility>

#include "analysis/search.hpp"
#include "analysis/simulate.hpp"

namespace shiaiba {
namespace {

using plan::PlanOutcome;

bool spoke(PlanOutcome verdict) {
    return verdict == PlanOutcome::Decided || verdict == PlanOutcome::Agreed;
}
bool unheard(PlanOutcome verdict) {
    return verdict == PlanOutcome::Agreed || verdict == PlanOutcome::NoOption ||
           verdict == PlanOutcome::LeavesNothing;
}

void add(PlanCount& count, PlanOutcome verdict) {
    if (verdict == PlanOutcome::OtherDecision) return;
    ++count.asked;
    switch (verdict) {
    case PlanOutcome::Decided: ++count.decided; break;
    case PlanOutcome::Agreed: ++count.agreed; break;
    case PlanOutcome::OtherSource: ++count.other_source; break;
    case PlanOutcome::ConditionFalse: ++count.when_false; break;
    case PlanOutcome::ConditionUnknown: ++count.when_unknown; break;
    case PlanOutcome::NoOption: ++count.no_option; break;
    case PlanOutcome::LeavesNothing: ++count.leaves_nothing; break;
    case PlanOutcome::OtherDecision: break;
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
                without_.plans[lower].verdict == PlanOutcome::Decided) {
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

// Fights with counting planners, some at a time.

const plan::Tactic* tactic_of(const Match& match, Actor actor) {
    if (match.controllers[index(actor.side)] != Controller::Plans) return nullptr;
    const Planner* const planner = planner_of(match.parties(), actor);
    return planner == nullptr ? nullptr : planner->tactic();
}

bool has_tactics(const Match& match, Side side) {
    bool has = false;
    for (const Actor actor : members_of(match, side)) {
        has = has || tactic_of(match, actor) != nullptr;
    }
    return has;
}

Coverage::Coverage(const Match& match) {
    for (const Side side : kSides) {
        for (const Actor actor : members_of(match, side)) {
            auto& counts = sides[index(side)].emplace_back();
            const plan::Tactic* const tactic = tactic_of(match, actor);
            if (tactic != nullptr) counts.emplace(tactic->plans().size());
        }
    }
}

void Coverage::join(const Coverage& more) {
    fights += more.fights;
    for (std::size_t k = 0; k < wins.size(); ++k) wins[k] += more.wins[k];
    for (std::size_t side = 0; side < sides.size(); ++side) {
        for (std::size_t k = 0; k < sides[side].size(); ++k) {
            if (sides[side][k]) sides[side][k]->join(*more.sides[side][k]);
        }
    }
}

Coverage cover(const Match& match, std::uint64_t from, std::uint64_t count) {
    Planners planners = live_planners_of(match);
    // Planners are pointed at, so they must stay where they are.
    std::deque<std::pair<Actor, CountingPlanner>> counting;
    for (const Side side : kSides) {
        for (const Actor actor : members_of(match, side)) {
            const plan::Tactic* const tactic = tactic_of(match, actor);
            if (tactic == nullptr) continue;
            counting.emplace_back(actor, CountingPlanner(*tactic));
            planners.seat(actor, &counting.back().second);
        }
    }
    Coverage coverage(match);
    coverage.fights = count;
    for (std::uint64_t i = from; i < from + count; ++i) {
        const Outcome outcome = simulate(*match.system, match.settings, match.parties(), planners,
                                         SplitMix64::output(match.seed, i));
        ++coverage.wins[outcome.winner == Side::None ? 2 : index(outcome.winner)];
        for (auto& [actor, planner] : counting) planner.end_fight();
    }
    for (const auto& [actor, planner] : counting) {
        coverage.sides[index(actor.side)][static_cast<std::size_t>(actor.member)] =
            planner.counts();
    }
    return coverage;
}

} // namespace shiaiba
