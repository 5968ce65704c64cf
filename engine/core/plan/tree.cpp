// Counts the terms and brackets of trees, and puts accounts into words.
#include "core/plan/tree.hpp"

#include <algorithm>

#include "core/plan/compile.hpp"
#include "core/plan/phrase.hpp"
#include "core/plan/tactic.hpp"
#include "core/text/json.hpp"

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

// Accounts in words.

namespace {

/// Sentences of the verdicts, by PlanOutcome: English, Japanese.
constexpr const char* kSaid[][2] = {
    {"It decided.", "このプランが決めた"},
    {"It asked for the same.", "同じ選択だった"},
    {"It is about another decision.", "別の場面のプラン"},
    {"It is about something else.", "別のものについてのプラン"},
    {"The condition is false", "条件が偽"},
    {"The condition is unknown here", "条件が不明"},
    {"No option fits.", "当てはまる選択肢がない"},
    {"It would leave nothing of what the plans above leave.", "上のプランが残した選択肢がなくなる"},
};
/// Words of the verdicts, by PlanOutcome, as JSON has them.
constexpr const char* kVerdicts[] = {"decided", "agreed",  "otherDecision", "otherSource",
                                     "false",   "unknown", "noOption",      "leavesNothing"};
constexpr const char* kMathSigns[] = {"=", "≠", "<", "≤", ">", "≥"};

std::string value(const Fact& fact, const std::optional<int>& found, const Phrases& phrases) {
    if (!found) return "?";
    return fact.type == Type::Symbol ? phrases.say_value(fact.values, *found)
                                     : phrases.say_number(fact, *found);
}

/// A comparison with the values that it found: "自分のHP 62 < 40".
std::string said(const Account::Comparison& found, const Phrases& phrases) {
    const Term& term = found.term;
    const Fact& fact = phrases.vocabulary().facts[static_cast<std::size_t>(term.fact.fact)];
    std::string out = phrases.say_fact(term.fact);
    if (fact.type == Type::Flag) {
        const bool no = term.cmp == Cmp::Unequal;
        if (!no) return out;
        return phrases.lang() == Lang::En ? "not " + out : out + "ではない";
    }
    out += " " + value(fact, found.left, phrases) + " ";
    out += kMathSigns[static_cast<std::size_t>(term.cmp)];
    out += " ";
    if (term.other) out += phrases.say_fact(*term.other) + " ";
    return out + value(fact, found.right, phrases);
}

} // namespace

std::string in_words(const Account::Entry& entry, const Vocabulary& vocabulary, const Names& names,
                     Lang lang) {
    const Phrases phrases(vocabulary, names, lang);
    const bool ja = lang == Lang::Ja;
    std::string out = kSaid[static_cast<std::size_t>(entry.verdict)][ja ? 1 : 0];
    for (std::size_t k = 0; k < entry.found.size(); ++k) {
        out += k == 0 ? ": " : ja ? "、" : ", ";
        out += said(entry.found[k], phrases);
    }
    return out;
}

std::string Tactic::plan_text(std::size_t plan, Lang lang) const {
    return print(plans_[plan], *vocabulary_, names(), lang);
}

Json Tactic::why(const Account& account, Lang lang) const {
    Json plans = Json::array();
    for (std::size_t k = 0; k < account.plans.size(); ++k) {
        const Account::Entry& entry = account.plans[k];
        if (entry.verdict == PlanOutcome::OtherDecision) continue;
        plans.push_back(JsonObject()
                            .add("plan", k)
                            .add("text", plan_text(k, lang))
                            .add("verdict", kVerdicts[static_cast<std::size_t>(entry.verdict)])
                            .add("said", in_words(entry, *vocabulary_, names(), lang)));
    }
    return JsonObject()
        .add("plan", account.decided < 0 ? Json() : Json(account.decided))
        .add("plans", std::move(plans));
}

} // namespace shiaiba::plan
