// Decides by plans: from the top down, each plan that speaks narrows the options.
#include "core/plan/tactic.hpp"

#include <algorithm>
#include <utility>

#include "core/fight/question.hpp"
#include "core/plan/tree.hpp"

namespace shiaiba::plan {
namespace {

/// The truth values of a condition, in such an order that AND is the least and OR the greatest of
/// its parts.
constexpr int kFalse = 0;
constexpr int kUnknown = 1;
constexpr int kTrue = 2;

/// Does what value_of() does, but over the tree, and collects every comparison that isn't true.
int listen(const Condition& condition, const Question& question,
           std::vector<Account::Comparison>& found) {
    if (condition.kind == Condition::Kind::Term) {
        const Term& term = condition.term;
        const auto left = question.fact(term.fact.fact, term.fact.argument());
        const auto right = term.other ? question.fact(term.other->fact, term.other->argument())
                                      : std::optional<int>(term.value);
        const int value = !left || !right                  ? kUnknown
                          : holds(term.cmp, *left, *right) ? kTrue
                                                           : kFalse;
        if (value != kTrue) found.push_back({term, left, right});
        return value;
    }
    const bool all = condition.kind == Condition::Kind::And;
    int value = all ? kTrue : kFalse;
    for (const Condition& part : condition.parts) {
        const int one = listen(part, question, found);
        value = all ? std::min(value, one) : std::max(value, one);
    }
    return value;
}

} // namespace

Tactic::Tactic(const Vocabulary& vocabulary, std::vector<Plan> plans,
               std::shared_ptr<const Names> names)
    : vocabulary_(&vocabulary), plans_(std::move(plans)), names_(std::move(names)) {
    for (std::size_t decision = 0; decision < vocabulary.decisions.size(); ++decision) {
        starts_.push_back(static_cast<std::uint16_t>(ready_.size()));
        for (std::size_t k = 0; k < plans_.size(); ++k) {
            const Instruction& act = plans_[k].act;
            const auto kind = static_cast<std::size_t>(act.kind);
            const std::uint32_t others = act.verb == Verb::Keep
                                             ? vocabulary.resources[kind].decisions
                                             : vocabulary.decisions[kind].also | 1U << kind;
            const bool here = ((others >> decision) & 1U) != 0;
            if (here) add(k, act);
        }
    }
    starts_.push_back(static_cast<std::uint16_t>(ready_.size()));
}

const Names& Tactic::names() const {
    static const Names none;
    return names_ != nullptr ? *names_ : none;
}

void Tactic::add(std::size_t plan, const Instruction& act) {
    const auto part = [this](const Test& test) {
        const Tagging tagging = vocabulary_->tags[static_cast<std::size_t>(test.tag)].tagging;
        return Part{static_cast<std::int16_t>(test.tag), tagging, test.cmp, test.value};
    };
    Ready ready{};
    ready.plan = static_cast<std::uint16_t>(plan);
    ready.verb = act.verb;
    ready.resource = static_cast<std::uint8_t>(act.kind);
    ready.amount = act.amount;
    ready.source.tag = -1;
    if (act.source) ready.source = part(*act.source);
    ready.nodes_from = static_cast<std::uint16_t>(nodes_.size());
    if (plans_[plan].when) flatten(*plans_[plan].when);
    ready.nodes_to = static_cast<std::uint16_t>(nodes_.size());
    ready.parts_from = static_cast<std::uint16_t>(parts_.size());
    // Ranked tests come last, because they rank the options that the other tests leave.
    for (const bool ranked : {false, true}) {
        for (const Test& test : act.selector) {
            if ((part(test).tagging == Tagging::Ranked) == ranked) parts_.push_back(part(test));
        }
    }
    ready.parts_to = static_cast<std::uint16_t>(parts_.size());
    ready_.push_back(ready);
}

void Tactic::flatten(const Condition& condition) {
    const std::size_t place = nodes_.size();
    const Term& term = condition.term;
    Node node{};
    node.kind = condition.kind;
    node.cmp = term.cmp;
    node.fact = static_cast<std::int16_t>(term.fact.fact);
    node.argument = static_cast<std::int16_t>(term.fact.argument());
    node.to_fact = term.other.has_value();
    node.right = term.other ? term.other->fact : term.value;
    node.right_argument = term.other ? term.other->argument() : 0;
    nodes_.push_back(node);
    for (const Condition& part : condition.parts) flatten(part);
    nodes_[place].size = static_cast<std::uint8_t>(nodes_.size() - place);
}

int Tactic::value_of(const Node* node, const Question& question) const {
    if (node->kind == Condition::Kind::Term) {
        const auto left = question.fact(node->fact, node->argument);
        if (!left) return kUnknown;
        if (!node->to_fact) return holds(node->cmp, *left, node->right) ? kTrue : kFalse;
        const auto right = question.fact(node->right, node->right_argument);
        if (!right) return kUnknown;
        return holds(node->cmp, *left, *right) ? kTrue : kFalse;
    }
    const bool all = node->kind == Condition::Kind::And;
    int value = all ? kTrue : kFalse;
    const Node* const end = node + node->size;
    for (const Node* part = node + 1; part != end; part += part->size) {
        const int one = value_of(part, question);
        value = all ? std::min(value, one) : std::max(value, one);
        if (value == (all ? kFalse : kTrue)) break;
    }
    return value;
}

void Tactic::match(const Ready& ready, const Question& question, OptionSet& left) const {
    std::size_t p = ready.parts_from;
    for (; p < ready.parts_to && parts_[p].tagging != Tagging::Ranked; ++p) {
        const Part& part = parts_[p];
        if (part.tagging == Tagging::Value && part.cmp == Cmp::Equal) {
            question.narrow(part.tag, part.value, left);
            continue;
        }
        left.keep([&](std::size_t k) {
            const int value = question.tag(k, part.tag);
            return value != Question::kNoTag && holds(part.cmp, value, part.value);
        });
    }
    // Not before the tests, so that pass() is asked for few options.
    left.keep([&](std::size_t k) { return !question.pass(k); });
    for (; p < ready.parts_to; ++p) {
        const Part& part = parts_[p];
        int best = Question::kNoTag;
        for (std::size_t k = left.first(); k != kMostPlannedOptions; k = left.next(k + 1)) {
            best = std::max(best, question.rank(k, part.tag, part.value));
        }
        left.keep([&](std::size_t k) {
            return best != Question::kNoTag && question.rank(k, part.tag, part.value) == best;
        });
    }
}

namespace {

/// The option of `left` that comes first in the default order.
std::size_t first_of(const OptionSet& left, const Question& question) {
    return left.single() ? left.first() : question.first(left);
}

} // namespace

std::size_t Tactic::decide(const Question& question, Account* account) const {
    return decide(question, account, kNoPlan);
}

std::size_t Tactic::decide(const Question& question, Account* account, std::size_t without) const {
    if (account != nullptr) {
        account->decided = -1;
        account->plans.assign(plans_.size(), {});
    }
    const int asked = question.kind();
    const auto kind = static_cast<std::size_t>(asked);
    if (asked < 0 || kind + 1 >= starts_.size())
        return first_of(OptionSet(question.size()), question);

    OptionSet candidates(question.size());
    for (std::size_t r = starts_[kind]; r < starts_[kind + 1]; ++r) {
        const Ready& ready = ready_[r];
        if (ready.plan == without) continue;
        Account::Entry* const entry = account != nullptr ? &account->plans[ready.plan] : nullptr;
        const auto note = [entry](PlanOutcome verdict) {
            if (entry != nullptr) entry->verdict = verdict;
        };
        if (ready.source.tag >= 0 && !question.source(ready.source.tag, ready.source.value)) {
            note(PlanOutcome::OtherSource);
            continue;
        }
        if (ready.nodes_from != ready.nodes_to) {
            const int value = value_of(&nodes_[ready.nodes_from], question);
            if (value != kTrue) {
                note(value == kFalse ? PlanOutcome::ConditionFalse : PlanOutcome::ConditionUnknown);
                if (entry != nullptr && !account->verdicts_alone) {
                    listen(*plans_[ready.plan].when, question, entry->found);
                }
                continue;
            }
        }
        OptionSet left = candidates;
        if (ready.verb == Verb::Keep) {
            const bool any = ready.parts_from == ready.parts_to;
            const Part* const part = any ? nullptr : &parts_[ready.parts_from];
            left.keep([&](std::size_t k) {
                if (question.pass(k)) return true;
                const auto rest = question.reserve(k, ready.resource, any ? -1 : part->tag,
                                                   any ? 0 : part->value);
                return !rest || *rest >= ready.amount;
            });
        } else {
            match(ready, question, left);
            if (left.empty() && ready.verb == Verb::Require) {
                // "This or nothing": only passing is left.
                left = candidates;
                left.keep([&](std::size_t k) { return question.pass(k); });
            }
            if (left.empty()) {
                note(PlanOutcome::NoOption);
                continue;
            }
            if (ready.verb == Verb::Avoid) {
                OptionSet others = candidates;
                others.drop(left);
                left = others;
            }
        }
        if (left.empty()) {
            note(PlanOutcome::LeavesNothing);
            continue;
        }
        note(PlanOutcome::Agreed);
        if (account != nullptr &&
            (account->decided < 0 || first_of(left, question) != first_of(candidates, question))) {
            account->decided = ready.plan;
        }
        candidates = left;
        // Plans only take options away, and never the last one: if one is left and no account is
        // asked for, the plans below need not be tried.
        if (account == nullptr && candidates.single()) break;
    }
    if (account != nullptr && account->decided >= 0) {
        account->plans[static_cast<std::size_t>(account->decided)].verdict = PlanOutcome::Decided;
    }
    return first_of(candidates, question);
}

} // namespace shiaiba::plan
