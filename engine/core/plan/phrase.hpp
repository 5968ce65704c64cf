// Phrases of a vocabulary in one language: finds them in a text, and says facts, instructions and
// values with them.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"

namespace shiaiba::plan {

/// The content of one slot of a phrase.
struct Binding {
    Fill fill = Fill::Tag;
    Cmp cmp = Cmp::Equal;
    bool source = false;
    bool own = false;
    std::int8_t tag = -1;
    std::int8_t domain = -1;
    int value = 0;
    /// Its bytes in the text; 0 and 0 if the phrase itself fixes the value.
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// A phrase found in a text.
struct PhraseMatch {
    /// The place behind the last byte; kNowhere: the phrase wasn't found.
    std::size_t end = kNowhere;
    std::array<Binding, 8> bindings{};
    std::size_t count = 0;
    /// Bytes of an unknown value, if one was allowed (`strange`).
    std::size_t strange_begin = 0;
    std::size_t strange_end = 0;
    Fill strange_fill = Fill::Tag;
    /// Bytes of the noun phrases in the match.
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

    /// The longest reading of one spelling of a phrase from `at` on. `strange`: one slot may hold
    /// an unknown value; then the phrase must reach to the end of the text, and the reading with
    /// the fewest unknown bytes is taken.
    PhraseMatch find(std::string_view text, std::size_t at, std::string_view phrase,
                     bool strange = false) const;
    /// The longest phrase for any fact from `at` on.
    PhraseMatch find_fact(std::string_view text, std::size_t at, FactRef& fact) const;
    /// The longest word for a value of the domain from `at` on.
    PhraseMatch find_value(std::string_view text, std::size_t at, int domain) const;

    /// In words; empty if no phrase says all of it.
    std::string say_fact(const FactRef& fact) const;
    std::string say_instruction(const Instruction& act) const;
    std::string say_value(int domain, int value) const;
    /// A found noun phrase in this language, by the selector's first spelling.
    std::string say_noun(const Selector& selector, const PhraseMatch& match) const;
    /// The number, in percent if the fact is a chance.
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

/// Reads a number from `at` on, with a minus or without; returns the place behind it, kNowhere if
/// there is none. Of too many digits the first nine count, so nothing overflows.
std::size_t match_number(std::string_view text, std::size_t at, int& value);

} // namespace shiaiba::plan
