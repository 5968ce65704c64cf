// Tree of a plan: a condition over facts and one instruction. Also the account of a decision: which
// plan decided, and why each of the others didn't.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fight/question.hpp"
#include "core/plan/vocabulary.hpp"
#include "core/text/text.hpp"

namespace shiaiba::plan {

/// A fact with its arguments; the numbers are places in the vocabulary's lists.
struct FactRef {
    int fact = 0;
    bool opponents = false;
    int which = -1;

    int argument() const { return plan_argument(opponents, which); }
    friend bool operator==(const FactRef&, const FactRef&) = default;
};

/// A comparison of a fact. A flag has only two: it holds (Equal 1), or it doesn't (Unequal 1).
struct Term {
    FactRef fact;
    Cmp cmp = Cmp::Equal;
    int value = 1;
    /// The fact on the right, if the comparison has one in place of `value`.
    std::optional<FactRef> other;

    friend bool operator==(const Term&, const Term&) = default;
};

struct Condition {
    enum class Kind : std::uint8_t { Term, And, Or };
    Kind kind = Kind::Term;
    Term term;
    /// The parts of And and Or, two or more.
    std::vector<Condition> parts;

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// One part of a selector: a comparison of an option's tag with a value.
struct Test {
    int tag = 0;
    Cmp cmp = Cmp::Equal;
    int value = 0;

    friend bool operator==(const Test&, const Test&) = default;
};

struct Instruction {
    Verb verb = Verb::Prefer;
    /// Index of the decision; for Keep, index of the resource.
    int kind = 0;
    /// If given, the cause of the question must have this tag, else the plan doesn't speak.
    std::optional<Test> source;
    /// Tests that an option must all pass, in the order of the vocabulary's tags. Empty: every
    /// option but passing.
    std::vector<Test> selector;
    /// For Keep: how much must be left.
    int amount = 0;

    friend bool operator==(const Instruction&, const Instruction&) = default;
};

struct Plan {
    std::optional<Condition> when;
    Instruction act;
    /// A note for readers; the engine ignores it.
    std::string note;

    friend bool operator==(const Plan&, const Plan&) = default;
};

int count_terms(const Condition& condition);
/// How deep the brackets of the written condition are nested.
int bracket_depth(const Condition& condition);
/// Verbs and comparisons, by Verb and by Cmp, as JSON has them; English texts may have the signs
/// too. Frozen: stored plans have them.
inline constexpr const char* kVerbWords[] = {"prefer", "avoid", "require", "keep"};
inline constexpr const char* kCmpWords[] = {"=", "!=", "<", "<=", ">", ">="};

/// The opposite comparison, which holds exactly where `cmp` doesn't.
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

// The account of a decision.

class Tactic;

enum class PlanOutcome {
    /// The last plan that changed which option is taken or, if none changed it, the first that
    /// spoke.
    Decided,
    /// The plan spoke, but another one decided.
    Agreed,
    /// The plan is about another decision.
    OtherDecision,
    /// The plan is about another cause of the question.
    OtherSource,
    ConditionFalse,
    ConditionUnknown,
    /// No option fits the plan's selector.
    NoOption,
    /// The plan would drop every option that the plans above it left, so it is passed over.
    LeavesNothing,
};

struct Account {
    /// A comparison that wasn't true, and the values that it found.
    struct Comparison {
        Term term;
        /// Absent: the value isn't known at this decision.
        std::optional<int> left;
        std::optional<int> right;
    };
    struct Entry {
        PlanOutcome verdict = PlanOutcome::OtherDecision;
        std::vector<Comparison> found;
    };
    /// One entry for each plan of the tactic, from the top.
    std::vector<Entry> plans;
    /// Leaves `found` empty, so that callers who only count verdicts allocate nothing for it.
    bool verdicts_alone = false;
    /// Index of the plan that decided; −1: no plan spoke, and the default order decided.
    int decided = -1;
};

/// The verdict on a plan as a sentence: "条件が偽: 自分のHP 62 < 40".
std::string in_words(const Account::Entry& entry, const Vocabulary& vocabulary, const Names& names,
                     Lang lang);

} // namespace shiaiba::plan
