// Says a plan in words that compile to it again.
#include "core/plan/compile.hpp"
#include "core/plan/phrase.hpp"

namespace shiaiba::plan {
namespace {

constexpr const char* kEndings[] = {"", "でない", "未満", "以下", "より大きい", "以上"};

class Printer {
public:
    explicit Printer(const Phrases& phrases) : phrases_(&phrases) {}

    /// Empty where something in it has no words.
    std::string condition(const Condition& condition) {
        if (condition.kind == Condition::Kind::Term) return term(condition.term);
        const bool all = condition.kind == Condition::Kind::And;
        std::string out;
        for (const Condition& part : condition.parts) {
            if (!out.empty())
                out += english() ? (all ? " and " : " or ") : (all ? " かつ " : " または ");
            const std::string said = this->condition(part);
            if (said.empty()) return {};
            out += part.kind == Condition::Kind::Term ? said : "(" + said + ")";
        }
        return out;
    }

private:
    bool english() const { return phrases_->lang() == Lang::En; }

    std::string term(const Term& term) {
        const Fact& fact = phrases_->vocabulary().facts[static_cast<std::size_t>(term.fact.fact)];
        const std::string left = phrases_->say_fact(term.fact);
        if (left.empty()) return {};
        if (fact.type == Type::Flag) {
            const bool no = term.cmp == Cmp::Unequal;
            if (english()) return no ? "not " + left : left;
            return no ? left + (ends_as_verb(left) ? "のではない" : "でない") : left;
        }
        const std::string right = term.other ? phrases_->say_fact(*term.other)
                                  : fact.type == Type::Symbol
                                      ? phrases_->say_value(fact.values, term.value)
                                      : phrases_->say_number(fact, term.value);
        if (right.empty()) return {};
        const auto cmp = static_cast<std::size_t>(term.cmp);
        if (english()) {
            const bool symbol = fact.type == Type::Symbol;
            const char* const sign = !symbol                  ? kCmpWords[cmp]
                                     : term.cmp == Cmp::Equal ? "is"
                                                              : "is not";
            return left + " " + sign + " " + right;
        }
        const bool same = term.other && term.cmp == Cmp::Equal;
        const bool other = term.other && term.cmp == Cmp::Unequal;
        return left + "が" + right + (same ? "と等しい" : other ? "と異なる" : kEndings[cmp]);
    }

    const Phrases* phrases_;
};

} // namespace

bool ends_as_verb(std::string_view said) {
    for (const std::string_view end : {"る", "つ", "う", "く", "す", "む", "い"}) {
        if (said.size() >= end.size() && said.substr(said.size() - end.size()) == end) return true;
    }
    return false;
}

std::string print(const Condition& condition, const Vocabulary& vocabulary, const Names& names,
                  Lang lang) {
    const Phrases phrases(vocabulary, names, lang);
    return Printer(phrases).condition(condition);
}

std::string print(const Plan& plan, const Vocabulary& vocabulary, const Names& names, Lang lang) {
    const Phrases phrases(vocabulary, names, lang);
    std::string act = phrases.say_instruction(plan.act);
    if (!plan.when || act.empty()) return act;
    const std::string when = Printer(phrases).condition(*plan.when);
    if (when.empty()) return {};
    if (lang == Lang::En) return "when " + when + ": " + act;
    return when + (ends_as_verb(when) ? "場合、" : "の場合、") + act;
}

} // namespace shiaiba::plan
