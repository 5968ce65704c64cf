// The vocabulary's phrases: found in a text, and said.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"

namespace shiaiba::plan {

/// What one slot of a phrase was filled with.
struct Binding {
    Fill fill = Fill::Tag;
    Cmp cmp = Cmp::Equal;
    bool source = false;
    bool own = false;
    std::int8_t tag = -1;
    std::int8_t domain = -1;
    int value = 0;
    /// Bytes of the text; nothing where the phrase itself fixes the value.
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// A phrase found in a text.
struct PhraseMatch {
    /// Behind its last byte; kNowhere: it isn't there.
    std::size_t end = kNowhere;
    std::array<Binding, 8> bindings{};
    std::size_t count = 0;
    /// Bytes that no value stands for, where those were allowed.
    std::size_t strange_begin = 0;
    std::size_t strange_end = 0;
    Fill strange_fill = Fill::Tag;
    /// Bytes of the noun phrases in it.
    struct Noun {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    std::array<Noun, 2> nouns{};
    std::size_t noun_count = 0;
};

class Phrases {
public:
    Phrases(const Vocabulary& vocabulary, const Names& names, Lang lang)
        : vocabulary_(&vocabulary), names_(&names), lang_(lang) {}

    const Vocabulary& vocabulary() const { return *vocabulary_; }
    const Names& names() const { return *names_; }
    Lang lang() const { return lang_; }
    template <class Worded>
    std::string_view words(const Worded& worded) const {
        return lang_ == Lang::Ja ? worded.ja : worded.en;
    }

    /// The longest way to read one spelling of a phrase from a place on. `strange`: one slot may hold
    /// what is no value; then the phrase must reach to the end of the text.
    PhraseMatch find(std::string_view text, std::size_t at, std::string_view phrase,
                     bool strange = false) const;
    /// The longest phrase for a fact from a place on.
    PhraseMatch find_fact(std::string_view text, std::size_t at, FactRef& fact) const;
    /// The longest word for a value of a domain.
    PhraseMatch find_value(std::string_view text, std::size_t at, int domain) const;

    /// Empty where no phrase says it.
    std::string say_fact(const FactRef& fact) const;
    std::string say_instruction(const Instruction& act) const;
    std::string say_value(int domain, int value) const;
    /// What was found of a selector, by its first spelling.
    std::string say_noun(const Selector& selector, const PhraseMatch& match) const;
    /// In percent where the fact is a chance.
    std::string say_number(const Fact& fact, int value) const;

    const Slot& slot(char code) const;

private:
    struct Search;
    struct Telling;
    bool fill_in(std::string_view phrase, Telling& telling) const;
    bool fill_slot(const Slot& slot, Telling& telling) const;
    std::string spelt(const Name& name) const;

    const Vocabulary* vocabulary_;
    const Names* names_;
    Lang lang_;
};

/// Digits from a place on, with a sign; kNowhere where there are none. Saturates.
std::size_t match_number(std::string_view text, std::size_t at, int& value);

} // namespace shiaiba::plan
