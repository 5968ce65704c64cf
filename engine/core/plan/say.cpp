// Says facts and instructions: the first phrase that covers all of it.
#include <algorithm>

#include "core/plan/phrase.hpp"

namespace shiaiba::plan {

/// What is left to say, and what was said.
struct Phrases::Telling {
    std::string out;
    std::vector<Test> tests;
    std::optional<Test> source;
    int amount = -1;
    /// One of something was said.
    bool singular = false;
    bool who = false;
    bool opponents = false;
    int which = -1;

    /// Takes a test that a slot or a fixed value stands for.
    bool take(bool of_source, int tag, Cmp cmp, int& value, bool given) {
        const auto fits = [&](const Test& test) {
            return test.tag == tag && test.cmp == cmp && (!given || test.value == value);
        };
        if (of_source) {
            if (!source || !fits(*source)) return false;
            value = source->value;
            source.reset();
            return true;
        }
        const auto found = std::find_if(tests.begin(), tests.end(), fits);
        if (found == tests.end()) return false;
        value = found->value;
        tests.erase(found);
        return true;
    }
};

std::string Phrases::spelt(const Name& name) const {
    const std::string& own = lang_ == Lang::Ja ? name.ja : name.en;
    return own.empty() ? name.ja : own;
}

std::string Phrases::say_value(int domain, int value) const {
    const Domain& of = vocabulary_->domains[static_cast<std::size_t>(domain)];
    const auto place = static_cast<std::size_t>(value);
    if (!of.symbols.empty()) {
        return place < of.symbols.size() ? std::string(spelling(words(of.symbols[place]), 0))
                                         : std::string();
    }
    const auto names = names_->of(domain);
    return place < names.size() ? spelt(names[place]) : std::string();
}

std::string Phrases::say_number(const Fact& fact, int value) const {
    if (fact.type != Type::Chance) return std::to_string(value);
    std::string out = std::to_string(value / 100);
    const int rest = value % 100;
    if (rest != 0) {
        out += '.';
        out += static_cast<char>('0' + rest / 10);
        if (rest % 10 != 0) out += static_cast<char>('0' + rest % 10);
    }
    return out + "%";
}

bool Phrases::fill_slot(const Slot& slot, Telling& telling) const {
    int value = 0;
    switch (slot.fill) {
    case Fill::Who:
        if (!telling.who) return false;
        telling.who = false;
        value = telling.opponents ? 1 : 0;
        break;
    case Fill::Which:
        if (telling.which < 0) return false;
        value = telling.which;
        telling.which = -1;
        if (vocabulary_->domains[static_cast<std::size_t>(slot.domain)].numbered) {
            if (say_value(slot.domain, value).empty()) return false;
            telling.out += std::to_string(value + 1);
            return true;
        }
        break;
    case Fill::Amount:
        if (telling.amount < 0) return false;
        telling.out += std::to_string(telling.amount);
        telling.singular = telling.amount == 1;
        telling.amount = -1;
        return true;
    case Fill::TagNumber:
        if (!telling.take(slot.source, slot.tag, slot.cmp, value, false)) return false;
        telling.out += std::to_string(value);
        return true;
    case Fill::Tag:
        if (!telling.take(slot.source, slot.tag, Cmp::Equal, value, false)) return false;
        break;
    case Fill::Selector:
        for (const Selector& selector : vocabulary_->selectors) {
            if (((slot.groups >> selector.group) & 1U) == 0) continue;
            Telling inner;
            inner.tests = telling.tests;
            if (slot.source) {
                if (!telling.source) return false;
                inner.tests = {*telling.source};
            }
            int fixed = selector.fixed.value;
            if (selector.fixed.tag >= 0 &&
                !inner.take(false, selector.fixed.tag, Cmp::Equal, fixed, true)) {
                continue;
            }
            std::string_view said = spelling(words(selector), telling.singular ? 1 : 0);
            if (said.data() == nullptr) said = spelling(words(selector), 0);
            if (!fill_in(said, inner) || !inner.tests.empty()) continue;
            telling.out += inner.out;
            if (slot.source) {
                telling.source.reset();
            } else {
                telling.tests.clear();
            }
            return true;
        }
        return false;
    }
    const std::string said = say_value(slot.domain, value);
    telling.out += said;
    return !said.empty();
}

bool Phrases::fill_in(std::string_view phrase, Telling& telling) const {
    while (!phrase.empty()) {
        if (phrase.front() == '[') {
            const std::size_t close = phrase.find(']');
            Telling with = telling;
            if (fill_in(phrase.substr(1, close - 1), with)) telling = with;
            phrase.remove_prefix(close + 1);
        } else if (phrase.front() == '{') {
            if (!fill_slot(slot(phrase[1]), telling)) return false;
            phrase.remove_prefix(3);
        } else {
            const std::string_view words_of = phrase.substr(0, phrase.find_first_of("{["));
            telling.out += words_of;
            phrase.remove_prefix(words_of.size());
        }
    }
    return true;
}

std::string Phrases::say_fact(const FactRef& fact) const {
    const Fact& of = vocabulary_->facts[static_cast<std::size_t>(fact.fact)];
    for (const FactPhrase& phrase : vocabulary_->fact_phrases) {
        if (phrase.fact != fact.fact) continue;
        const std::string_view words_of = spelling(words(phrase), 0);
        Telling telling;
        telling.opponents = fact.opponents;
        telling.who = of.who;
        telling.which = fact.which;
        if (phrase.which >= 0 && phrase.which == fact.which) telling.which = -1;
        if (!fill_in(words_of, telling) || telling.which >= 0) continue;
        // Whose it is may be fixed by the phrase.
        if (telling.who && (phrase.who != 0) != fact.opponents) continue;
        return telling.out;
    }
    return {};
}

std::string Phrases::say_noun(const Selector& selector, const Match& match) const {
    Telling telling;
    for (std::size_t b = 0; b < match.count; ++b) {
        const Binding& binding = match.bindings[b];
        telling.tests.push_back({binding.tag, binding.cmp, binding.value});
    }
    const bool all = fill_in(spelling(words(selector), 0), telling) && telling.tests.empty();
    return all ? telling.out : std::string();
}

std::string Phrases::say_instruction(const Instruction& act) const {
    for (const Form& form : vocabulary_->forms) {
        if (form.verb != act.verb || form.kind != act.kind) continue;
        Telling telling;
        telling.tests = act.selector;
        telling.source = act.source;
        if (act.verb == Verb::Keep) telling.amount = act.amount;
        bool fits = true;
        for (const Fixed& fixed : form.fixed) {
            int value = fixed.value;
            fits =
                fits && (fixed.tag < 0 || telling.take(false, fixed.tag, Cmp::Equal, value, true));
        }
        if (!fits || !fill_in(spelling(words(form), 0), telling)) continue;
        if (telling.tests.empty() && !telling.source && telling.amount < 0) return telling.out;
    }
    return {};
}

} // namespace shiaiba::plan
