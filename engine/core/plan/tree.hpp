// A plan as structure, a condition over facts and one instruction; and the account of why a decision fell as it
// did: which plan decided, and why each of the others didn't.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fight/question.hpp"
#include "core/plan/vocabulary.hpp"
#include "core/text/text.hpp"

namespace shiaiba::plan {

/// A fact with its arguments, by places in the vocabulary.
struct FactRef {
    int fact = 0;
    bool opponents = false;
    int which = -1;

    int argument() const { return plan_argument(opponents, which); }
    friend bool operator==(const FactRef&, const FactRef&) = default;
};

/// A comparison. Of a flag: it holds (Equal 1), or it doesn't (Unequal 1).
struct Term {
    FactRef fact;
    Cmp cmp = Cmp::Equal;
    int value = 1;
    /// Compared with this instead of `value`.
    std::optional<FactRef> other;

    friend bool operator==(const Term&, const Term&) = default;
};

struct Condition {
    enum class Kind : std::uint8_t { Term, And, Or };
    Kind kind = Kind::Term;
    Term term;
    /// Of And and Or: two or more.
    std::vector<Condition> parts;

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// One part of a selector.
struct Test {
    int tag = 0;
    Cmp cmp = Cmp::Equal;
    int value = 0;

    friend bool operator==(const Test&, const Test&) = default;
};

struct Instruction {
    Verb verb = Verb::Prefer;
    /// Index of the decision; of Keep, index of the resource.
    int kind = 0;
    /// What must be asking.
    std::optional<Test> source;
    /// All must hold; in the order of the vocabulary's tags. None: every option but passing.
    std::vector<Test> selector;
    /// Keep: how much.
    int amount = 0;

    friend bool operator==(const Instruction&, const Instruction&) = default;
};

struct Plan {
    std::optional<Condition> when;
    Instruction act;
    /// For readers; the engine doesn't look at it.
    std::string note;

    friend bool operator==(const Plan&, const Plan&) = default;
};

int count_terms(const Condition& condition);
/// Levels of brackets that the condition takes in writing.
int bracket_depth(const Condition& condition);
/// The other comparison, so that one holds exactly where the other doesn't.
/// As trees and English texts have them, by Verb and by Cmp.
inline constexpr const char* kVerbWords[] = {"prefer", "avoid", "require", "keep"};
inline constexpr const char* kCmpWords[] = {"=", "!=", "<", "<=", ">", ">="};

Cmp negated(Cmp cmp);
inline bool holds(Cmp cmp, int left, int right) {
    switch (cmp) {
    case Cmp::Equal: return left == right;
    case Cmp::Unequal: return left != right;
    case Cmp::Less: return left < right;
    case Cmp::AtMost: return left <= right;
    case Cmp::More: return left > right;
    case Cmp::AtLeast: break;
    }
    return left >= right;
}

// Why a decision fell as it did: which plan decided, and why each of the others didn't.

class Tactic;

enum class PlanOutcome {
    /// The option that was taken is this plan's.
    Decided,
    /// The plan spoke, but the option would have been the same.
    Agreed,
    OtherDecision,
    /// About something else that asks.
    OtherSource,
    ConditionFalse,
    ConditionUnknown,
    /// Nothing fits its selector.
    NoOption,
    /// The plan would leave nothing of what the plans above it left.
    LeavesNothing,
};

struct Account {
    /// A comparison that stood in the way, and what it found.
    struct Comparison {
        Term term;
        /// Absent: not known here.
        std::optional<int> left;
        std::optional<int> right;
    };
    struct Entry {
        PlanOutcome verdict = PlanOutcome::OtherDecision;
        std::vector<Comparison> found;
    };
    /// One for each plan, from the top.
    std::vector<Entry> plans;
    /// For counts: what was found stays unsaid, so that nothing is allocated.
    bool verdicts_alone = false;
    /// −1: no plan spoke, the default order decided.
    int decided = -1;
};

/// Why this plan didn't decide, or that it did: "条件が偽: 自分のHP 62 < 40".
std::string in_words(const Account::Entry& entry, const Vocabulary& vocabulary, const Names& names,
                     Lang lang);

} // namespace shiaiba::plan
