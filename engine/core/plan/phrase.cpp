// Finds the vocabulary's phrases by backtracking, where the longest reading wins, and says them.
#include "core/plan/phrase.hpp"

#include <algorithm>

namespace shiaiba::plan {
namespace {

constexpr int kManyDigits = 100'000'000;

/// The literal words of a phrase, up to the next slot or bracket.
std::string_view literal(std::string_view phrase) {
    return phrase.substr(0, phrase.find_first_of("{[]"));
}

} // namespace

std::size_t match_number(std::string_view text, std::size_t at, int& value) {
    while (at < text.size() && text[at] == ' ') ++at;
    const bool negative = at < text.size() && text[at] == '-';
    if (negative) ++at;
    const std::size_t begin = at;
    value = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
        if (value < kManyDigits) value = value * 10 + (text[at] - '0');
        ++at;
    }
    if (negative) value = -value;
    return at == begin ? kNowhere : at;
}

const Slot& Phrases::slot(char code) const {
    for (const Slot& slot : vocabulary_->slots) {
        if (slot.code == code) return slot;
    }
    return vocabulary_->slots.front();
}

/// A search under way.
struct Phrases::Search {
    const Phrases* phrases;
    std::string_view text;
    bool strange;
    /// Slot::source and Slot::own of the slot whose selector is being read.
    bool source = false;
    bool own = false;

    void go(std::string_view phrase, std::size_t at, PhraseMatch& match, PhraseMatch& best) const;
    void value(std::string_view rest, const Slot& slot, std::size_t at, int value, std::size_t end,
               const PhraseMatch& match, PhraseMatch& best) const;
    void slot_at(std::string_view rest, const Slot& slot, std::size_t at, PhraseMatch& match,
                 PhraseMatch& best) const;
    void selector_at(std::string_view rest, const Slot& slot, std::size_t at,
                     const PhraseMatch& match, PhraseMatch& best) const;
    void word(std::string_view rest, const Slot& slot, std::size_t at, int value,
              std::string_view word, const PhraseMatch& match, PhraseMatch& best) const;
    std::size_t blanks(std::size_t at) const {
        while (at < text.size() && text[at] == ' ') ++at;
        return at;
    }
};

void Phrases::Search::go(std::string_view phrase, std::size_t at, PhraseMatch& match,
                         PhraseMatch& best) const {
    while (!phrase.empty() && phrase.front() != '{') {
        if (phrase.front() == '[') {
            PhraseMatch without = match;
            go(phrase.substr(1), at, match, best);
            match = without;
            phrase.remove_prefix(phrase.find(']') + 1);
        } else if (phrase.front() == ']') {
            phrase.remove_prefix(1);
        } else {
            const std::string_view words = literal(phrase);
            at = match_words(text, at, words);
            if (at == kNowhere) return;
            phrase.remove_prefix(words.size());
        }
    }
    if (!phrase.empty()) {
        const char code = phrase[1];
        slot_at(phrase.substr(3), phrases->slot(code), at, match, best);
        return;
    }
    if (strange && blanks(at) != text.size()) return;
    // With an unknown value the reading with its fewest bytes wins, else the longest one.
    const bool better = best.end == kNowhere || (strange ? match.strange_end - match.strange_begin <
                                                               best.strange_end - best.strange_begin
                                                         : at > best.end);
    if (!better) return;
    best = match;
    best.end = at;
}

void Phrases::Search::value(std::string_view rest, const Slot& slot, std::size_t at, int value,
                            std::size_t end, const PhraseMatch& match, PhraseMatch& best) const {
    if (end == kNowhere || match.count == match.bindings.size()) return;
    PhraseMatch next = match;
    Binding& binding = next.bindings[next.count++];
    binding.fill = slot.fill;
    binding.cmp = slot.cmp;
    binding.source = slot.source || source;
    binding.own = slot.own || own;
    binding.tag = slot.tag;
    binding.domain = slot.domain;
    binding.value = value;
    binding.begin = blanks(at);
    binding.end = end;
    go(rest, end, next, best);
}

void Phrases::Search::word(std::string_view rest, const Slot& slot, std::size_t at, int which,
                           std::string_view word, const PhraseMatch& match,
                           PhraseMatch& best) const {
    if (word.empty()) return;
    value(rest, slot, at, which, match_words(text, at, word), match, best);
    // Names may stand in quotes.
    const std::size_t begin = blanks(at);
    const bool corner = text.substr(begin, 3) == "「";
    if (!corner && (begin >= text.size() || text[begin] != '"')) return;
    const std::string_view close = corner ? "」" : "\"";
    const std::size_t inside = begin + close.size();
    const std::size_t end = match_words(text, inside, word);
    if (end != kNowhere && text.substr(end, close.size()) == close) {
        value(rest, slot, at, which, end + close.size(), match, best);
    }
}

void Phrases::Search::selector_at(std::string_view rest, const Slot& slot, std::size_t at,
                                  const PhraseMatch& match, PhraseMatch& best) const {
    for (const Selector& selector : phrases->vocabulary_->selectors) {
        if (((slot.groups >> selector.group) & 1U) == 0) continue;
        for (int k = 0;; ++k) {
            const std::string_view phrase = spelling(phrases->words(selector), k);
            if (phrase.data() == nullptr) break;
            Search inner = *this;
            inner.strange = false;
            inner.source = slot.source;
            inner.own = slot.own;
            PhraseMatch start = match;
            if (selector.fixed.tag >= 0 && start.count < start.bindings.size()) {
                Binding& fixed = start.bindings[start.count++];
                fixed = {};
                fixed.tag = selector.fixed.tag;
                fixed.value = selector.fixed.value;
                fixed.source = slot.source;
            }
            PhraseMatch found;
            inner.go(phrase, at, start, found);
            if (found.end == kNowhere) continue;
            if (found.noun_count < found.nouns.size()) {
                found.nouns[found.noun_count++] = {blanks(at), found.end};
            }
            go(rest, found.end, found, best);
        }
    }
}

void Phrases::Search::slot_at(std::string_view rest, const Slot& slot, std::size_t at,
                              PhraseMatch& match, PhraseMatch& best) const {
    if (slot.fill == Fill::Selector) {
        selector_at(rest, slot, at, match, best);
    } else if (slot.fill == Fill::Amount || slot.fill == Fill::TagNumber) {
        int number = 0;
        const std::size_t end = match_number(text, at, number);
        value(rest, slot, at, number, end, match, best);
    } else {
        const Domain& domain = phrases->vocabulary_->domains[static_cast<std::size_t>(slot.domain)];
        for (std::size_t k = 0; k < domain.symbols.size(); ++k) {
            for (const char* const words : {domain.symbols[k].ja, domain.symbols[k].en}) {
                for (int s = 0;; ++s) {
                    const std::string_view spelt = spelling(words, s);
                    if (spelt.data() == nullptr) break;
                    word(rest, slot, at, static_cast<int>(k), spelt, match, best);
                }
            }
        }
        const auto names = phrases->names_->of(slot.domain);
        for (std::size_t k = 0; k < names.size(); ++k) {
            const int place = static_cast<int>(domain.symbols.size() + k);
            for (const std::string_view name : names[k].spellings()) {
                word(rest, slot, at, place, name, match, best);
            }
        }
        int number = 0;
        const std::size_t end =
            domain.numbered && slot.fill == Fill::Which ? match_number(text, at, number) : kNowhere;
        if (number >= 1 && number <= static_cast<int>(names.size())) {
            value(rest, slot, at, number - 1, end, match, best);
        }
    }
    if (!strange || match.strange_end != 0 || slot.fill == Fill::Who) return;
    const std::size_t begin = blanks(at);
    for (std::size_t end = begin + 1; end <= text.size(); ++end) {
        if (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) continue;
        PhraseMatch next = match;
        next.strange_begin = begin;
        next.strange_end = end;
        next.strange_fill = slot.fill;
        go(rest, end, next, best);
    }
}

PhraseMatch Phrases::find(std::string_view text, std::size_t at, std::string_view phrase,
                          bool strange) const {
    PhraseMatch start;
    PhraseMatch best;
    Search{this, text, strange}.go(phrase, at, start, best);
    return best;
}

PhraseMatch Phrases::find_fact(std::string_view text, std::size_t at, FactRef& fact) const {
    PhraseMatch best;
    for (const FactPhrase& phrase : vocabulary_->fact_phrases) {
        for (int k = 0;; ++k) {
            const std::string_view words_of = spelling(words(phrase), k);
            if (words_of.data() == nullptr) break;
            const PhraseMatch match = find(text, at, words_of);
            if (match.end == kNowhere || (best.end != kNowhere && match.end <= best.end)) continue;
            best = match;
            fact = {phrase.fact, phrase.who != 0, phrase.which};
            for (std::size_t b = 0; b < match.count; ++b) {
                const Binding& binding = match.bindings[b];
                if (binding.fill == Fill::Who) fact.opponents = binding.value != 0;
                if (binding.fill == Fill::Which) fact.which = binding.value;
            }
        }
    }
    return best;
}

PhraseMatch Phrases::find_value(std::string_view text, std::size_t at, int domain) const {
    Slot slot{};
    slot.fill = Fill::Which;
    slot.domain = static_cast<std::int8_t>(domain);
    PhraseMatch start;
    PhraseMatch best;
    Search{this, text, false}.slot_at({}, slot, at, start, best);
    return best;
}

// Saying facts and instructions: the first phrase that covers all of it is taken.

/// The parts that are still to be said, and the words so far.
struct Phrases::Telling {
    std::string out;
    std::vector<Test> tests;
    std::optional<Test> source;
    int amount = -1;
    /// The amount 1 was said, so the noun behind it is singular.
    bool singular = false;
    bool who = false;
    bool opponents = false;
    int which = -1;

    /// Removes the test that a slot or a fixed value says; false if there is none. `value` becomes
    /// the test's value, or must equal it (`given`).
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
    const std::size_t symbols = of.symbols.size();
    if (place < symbols) return std::string(spelling(words(of.symbols[place]), 0));
    const auto names = names_->of(domain);
    return place - symbols < names.size() ? spelt(names[place - symbols]) : std::string();
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
        // A phrase without a slot for the side says only the side that it fixes.
        if (telling.who && (phrase.who != 0) != fact.opponents) continue;
        return telling.out;
    }
    return {};
}

std::string Phrases::say_noun(const Selector& selector, const PhraseMatch& match) const {
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
