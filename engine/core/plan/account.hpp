// Why a decision fell as it did: which plan decided, and why each of the others didn't.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/plan/tree.hpp"
#include "core/text.hpp"

namespace shiaiba::plan {

class Tactic;

enum class Verdict {
    /// The option that was taken is this plan's.
    Decided,
    /// It spoke, but the option would have been the same.
    Agreed,
    OtherDecision,
    /// About something else that asks.
    OtherSource,
    ConditionFalse,
    ConditionUnknown,
    /// Nothing fits its selector.
    NoOption,
    /// It would leave nothing of what the plans above it left.
    LeavesNothing,
};

struct Account {
    /// A comparison that stood in the way, and what it found.
    struct Found {
        Term term;
        /// Absent: not known here.
        std::optional<int> left;
        std::optional<int> right;
    };
    struct Entry {
        Verdict verdict = Verdict::OtherDecision;
        std::vector<Found> found;
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
