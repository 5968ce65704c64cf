// Makes random plans and instructions from the lists of a vocabulary.
#include "random_plans.hpp"

#include "core/plan/phrase.hpp"

namespace shiaiba::plan {
namespace {

int any(Dice& dice, std::size_t n) { return static_cast<int>(dice.below(n)); }

int values(const Vocabulary& vocabulary, const Names& names, int domain) {
    const Domain& of = vocabulary.domains[static_cast<std::size_t>(domain)];
    return static_cast<int>(of.symbols.empty() ? names.of(domain).size() : of.symbols.size());
}

FactRef random_fact(const Vocabulary& vocabulary, const Names& names, int fact, Dice& dice) {
    const Fact& of = vocabulary.facts[static_cast<std::size_t>(fact)];
    FactRef ref{fact, of.who && dice.below(2) == 1, -1};
    if (of.which >= 0 && (!of.which_may_be_missing || dice.below(2) == 0)) {
        ref.which = any(dice, static_cast<std::size_t>(values(vocabulary, names, of.which)));
    }
    return ref;
}

Term random_term(const Vocabulary& vocabulary, const Names& names, Dice& dice) {
    Term term;
    term.fact = random_fact(vocabulary, names, any(dice, vocabulary.facts.size()), dice);
    const Fact& of = vocabulary.facts[static_cast<std::size_t>(term.fact.fact)];
    const bool equality = of.type == Type::Flag || of.type == Type::Symbol;
    term.cmp = static_cast<Cmp>(dice.below(equality ? 2 : 6));
    if (of.type == Type::Flag) return term;
    const int other = any(dice, vocabulary.facts.size());
    const Fact& with = vocabulary.facts[static_cast<std::size_t>(other)];
    if (with.type == of.type && with.values == of.values) {
        term.other = random_fact(vocabulary, names, other, dice);
        term.value = 0;
    } else if (of.type == Type::Symbol) {
        term.value = any(dice, static_cast<std::size_t>(values(vocabulary, names, of.values)));
    } else {
        term.value = of.least + any(dice, static_cast<std::size_t>(of.most - of.least + 1));
    }
    return term;
}

Condition random_condition(const Vocabulary& vocabulary, const Names& names, Dice& dice, int terms,
                           int depth) {
    Condition condition;
    if (terms == 1) {
        condition.term = random_term(vocabulary, names, dice);
        return condition;
    }
    condition.kind = dice.below(2) == 0 ? Condition::Kind::And : Condition::Kind::Or;
    while (terms > 0) {
        const bool first = condition.parts.empty();
        const int most = depth == 0 ? 1 : first ? terms - 1 : terms;
        const int some = 1 + any(dice, static_cast<std::size_t>(most));
        condition.parts.push_back(random_condition(vocabulary, names, dice, some, depth - 1));
        terms -= some;
    }
    return condition;
}

std::string word_of(const Vocabulary& vocabulary, const Names& names, Lang lang, int domain,
                    Dice& dice) {
    const int value = any(dice, static_cast<std::size_t>(values(vocabulary, names, domain)));
    return Phrases(vocabulary, names, lang).say_value(domain, value);
}

/// One of the spellings that are separated by "|".
std::string any_spelling(std::string_view words, Dice& dice) {
    int count = 0;
    while (spelling(words, count).data() != nullptr) ++count;
    return std::string(spelling(words, any(dice, static_cast<std::size_t>(count))));
}

std::string filled(std::string_view phrase, const Vocabulary& vocabulary, const Names& names,
                   Lang lang, Dice& dice) {
    const Phrases phrases(vocabulary, names, lang);
    std::string out;
    for (std::size_t at = 0; at < phrase.size(); ++at) {
        if (phrase[at] == '[') {
            if (dice.below(2) == 0) at = phrase.find(']', at);
        } else if (phrase[at] == '{') {
            const Slot& slot = phrases.slot(phrase[at + 1]);
            at += 2;
            if (slot.fill == Fill::Amount) {
                out += std::to_string(dice.below(static_cast<std::uint64_t>(names.most[0]) + 1));
            } else if (slot.fill == Fill::TagNumber) {
                out += std::to_string(dice.below(10));
            } else if (slot.fill == Fill::Selector) {
                const Selector* selector = nullptr;
                while (selector == nullptr || ((slot.groups >> selector->group) & 1U) == 0) {
                    selector = &vocabulary.selectors[static_cast<std::size_t>(
                        dice.below(vocabulary.selectors.size()))];
                }
                out += filled(any_spelling(phrases.words(*selector), dice), vocabulary, names, lang,
                              dice);
            } else {
                out += word_of(vocabulary, names, lang, slot.domain, dice);
            }
        } else if (phrase[at] != ']') {
            out += phrase[at];
        }
    }
    return out;
}

} // namespace

Condition random_condition(const Vocabulary& vocabulary, const Names& names, Dice& dice) {
    const int terms = dice.d(vocabulary.most_terms);
    return random_condition(vocabulary, names, dice, terms, vocabulary.most_depth);
}

std::string random_instruction(const Vocabulary& vocabulary, const Names& names, Lang lang,
                               Dice& dice) {
    const Form& form =
        vocabulary.forms[static_cast<std::size_t>(dice.below(vocabulary.forms.size()))];
    const Phrases phrases(vocabulary, names, lang);
    return filled(any_spelling(phrases.words(form), dice), vocabulary, names, lang, dice);
}

} // namespace shiaiba::plan
