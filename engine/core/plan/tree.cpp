// Small questions about trees.
#include "core/plan/tree.hpp"

#include <algorithm>

namespace shiaiba::plan {

int count_terms(const Condition& condition) {
    if (condition.kind == Condition::Kind::Term) return 1;
    int terms = 0;
    for (const Condition& part : condition.parts) terms += count_terms(part);
    return terms;
}

int bracket_depth(const Condition& condition) {
    int deepest = 0;
    for (const Condition& part : condition.parts) {
        if (part.kind != Condition::Kind::Term)
            deepest = std::max(deepest, 1 + bracket_depth(part));
    }
    return deepest;
}

Cmp negated(Cmp cmp) {
    switch (cmp) {
    case Cmp::Equal: return Cmp::Unequal;
    case Cmp::Unequal: return Cmp::Equal;
    case Cmp::Less: return Cmp::AtLeast;
    case Cmp::AtMost: return Cmp::More;
    case Cmp::More: return Cmp::AtMost;
    case Cmp::AtLeast: break;
    }
    return Cmp::Less;
}

} // namespace shiaiba::plan
